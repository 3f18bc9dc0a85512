import { Siren } from 'lucide-react'
import { type Feature, page, WITH_CHATS } from '../../../ui/feature.ts'

export const duty: Feature = {
  name: 'duty',
  pages: { '/duty': page(() => import('./duty-page.tsx'), 'DutyPage') },
  rail: [{ to: '/duty', group: 'team', label: 'duty.title', Icon: Siren, roles: WITH_CHATS }],
}
