import { BellRing } from 'lucide-react'
import { type Count, type Feature, page, WITH_CHATS } from '../../ui/feature.ts'
import { hearCalls } from './hear-call.ts'
import { useRinging } from './public/use-sos.ts'
import { SosBar } from './sos-bar.tsx'

/** How many calls for help ring. */
const Ringing: Count = ({ children }) => children(useRinging().length)

export const sos: Feature = {
  name: 'sos',
  pages: { '/sos/:id?': page(() => import('./sos-page.tsx'), 'SosPage') },
  rail: [{ to: '/sos', group: 'work', label: 'sos.title', Icon: BellRing, roles: WITH_CHATS, Count: Ringing }],
  store: hearCalls,
  bar: { roles: WITH_CHATS, Part: SosBar },
}
