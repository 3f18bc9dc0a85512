import { type Feature, WITH_CHATS } from '../../../ui/feature.ts'
import { Attention } from './attention.tsx'
import { DangerAlarm } from './danger-alarm.tsx'

export const attention: Feature = {
  name: 'attention',
  bar: { roles: ['supervisor'], Part: DangerAlarm },
  beside: { roles: WITH_CHATS, Part: Attention },
}
