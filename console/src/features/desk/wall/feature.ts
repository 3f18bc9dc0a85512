import { LayoutDashboard } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const wall: Feature = {
  name: 'wall',
  pages: { '/wall': page(() => import('./wall-page.tsx'), 'WallPage') },
  rail: [{ to: '/wall', group: 'team', label: 'wall.title', Icon: LayoutDashboard, roles: ['supervisor'] }],
}
