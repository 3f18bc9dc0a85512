import { ChartColumn } from 'lucide-react'
import { type Feature, page } from '../../ui/feature.ts'

export const statistics: Feature = {
  name: 'statistics',
  pages: { '/statistics': page(() => import('./statistics-page.tsx'), 'StatisticsPage') },
  rail: [{ to: '/statistics', group: 'numbers', label: 'statistics.title', Icon: ChartColumn, roles: ['supervisor'] }],
}
