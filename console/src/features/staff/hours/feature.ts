import { Clock3 } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const hours: Feature = {
  name: 'hours',
  pages: { '/hours': page(() => import('./hours-page.tsx'), 'HoursPage') },
  rail: [{ to: '/hours', group: 'team', label: 'hours.title', Icon: Clock3, roles: ['supervisor', 'admin'] }],
}
