import { Smile } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const surveys: Feature = {
  name: 'surveys',
  pages: { '/surveys': page(() => import('./surveys-page.tsx'), 'SurveysPage') },
  rail: [{ to: '/surveys', group: 'numbers', label: 'surveys.title', Icon: Smile, roles: ['supervisor'] }],
}
