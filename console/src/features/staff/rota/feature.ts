import { CalendarDays } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const rota: Feature = {
  name: 'rota',
  pages: { '/rota': page(() => import('./rota-page.tsx'), 'RotaPage') },
  rail: [{ to: '/rota', group: 'team', label: 'rota.title', Icon: CalendarDays, roles: ['counsellor', 'supervisor', 'admin'] }],
}
