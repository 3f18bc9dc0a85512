import { type Feature, WITH_CHATS } from '../../../ui/feature.ts'
import { createBell } from './public/bell.ts'
import { SilencedBar } from './silenced-bar.tsx'

export const bell: Feature = {
  name: 'bell',
  store: createBell,
  bar: { roles: WITH_CHATS, Part: SilencedBar },
}
