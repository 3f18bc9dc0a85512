import { Megaphone } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const broadcasts: Feature = {
  name: 'broadcasts',
  pages: { '/broadcasts': page(() => import('./broadcasts-page.tsx'), 'BroadcastsPage') },
  rail: [{ to: '/broadcasts', group: 'texts', label: 'broadcast.title', Icon: Megaphone, roles: ['supervisor', 'editor'] }],
}
