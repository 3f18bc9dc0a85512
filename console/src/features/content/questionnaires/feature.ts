import { ListChecks } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const questionnaires: Feature = {
  name: 'questionnaires',
  pages: {
    '/questionnaires': page(() => import('./questionnaires-page.tsx'), 'QuestionnairesPage'),
    '/questionnaires/:id': page(() => import('./totals-page.tsx'), 'TotalsScreen'),
  },
  rail: [{ to: '/questionnaires', group: 'numbers', label: 'questionnaires.title', Icon: ListChecks, roles: ['supervisor'] }],
}
