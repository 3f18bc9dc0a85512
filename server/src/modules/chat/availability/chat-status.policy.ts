import type { ChatStatus } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { waitMinutes } from './availability.policy.ts'
import type { ServiceStatus } from './availability.service.ts'
import type { ChatStatusRow } from './chat-status.store.ts'

/** What a person is told of their own chat. A closed chat has no minutes, only an opening time. */
export function statusOf(
  { state, counsellor, drawing }: ChatStatusRow,
  place: number | undefined,
  service: ServiceStatus,
): ChatStatus {
  const { state: availability, opens_at } = service.availability
  if (state === CHAT_STATE.active && counsellor) return { state, availability, counsellor, ...(drawing ? { drawing } : {}) }
  if (state !== CHAT_STATE.waiting) return { state, availability }
  const opening = availability === 'closed' && opens_at ? { opens_at } : {}
  if (place === undefined) return { state, availability, ...opening }
  const minutes = availability === 'closed' ? undefined : waitMinutes(service.figure, place)
  return { state, availability, queue_position: place, ...opening, ...(minutes === undefined ? {} : { wait_minutes: minutes }) }
}
