import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { SignedInActor, StaffActor } from '../../../platform/core/actors.ts'

type QueueFacts = {
  state: string
  assigned_to: string | null
  risk: string
  /** The caller speaks the language of the chat. */
  spoken: boolean
}

/**
 * Whom a chat of the queue or a list is there for (safety.md 20): supervisors see the team's; a counsellor what is theirs,
 * and who waits for a language they speak. A call for help is there for everybody: nobody may be the one who did not see it.
 */
export function maySee(actor: StaffActor, chat: QueueFacts): boolean {
  if (actor.role === 'supervisor') return true
  if (actor.role !== 'counsellor') return false
  return chat.assigned_to === actor.id || (chat.state === CHAT_STATE.waiting && (chat.spoken || chat.risk === 'sos'))
}

/** Who reads the newest line in a list: who has the chat, and who could take it. A supervisor looks into others' on purpose. */
export function mayPreview(actor: StaffActor, chat: QueueFacts): boolean {
  return chat.assigned_to === actor.id || (chat.state === CHAT_STATE.waiting && maySee(actor, chat))
}

/** A supervisor in a chat that is not theirs leaves a trace before the first byte (safety.md 20). */
export function isSilentView(actor: SignedInActor, chat: { assigned_to: string | null }): boolean {
  return actor.kind === 'staff' && chat.assigned_to !== actor.id
}

type Free = {
  id: string
  role: string
  langs: readonly string[]
  open_chats: number
  /** When they last got a chat; null: never. */
  last_taken: Date | null
}

/**
 * Who gets a chat by itself: a counsellor of its language with the fewest open chats, of these who got one longest ago.
 * Not whom it has just left, nor whom the person asked not to have. The cap holds for everything but a call for help. Undefined: it goes on waiting.
 */
export function pickCounsellor<T extends Free>(
  free: readonly T[],
  chat: { lang: string; risk: string; last_staff: string | null; another_than: string | null },
  cap: number,
): T | undefined {
  const limit = chat.risk === 'sos' ? Infinity : cap
  const idle = (one: Free): number => one.last_taken?.getTime() ?? 0
  return free
    .filter(({ id, role }) => role === 'counsellor' && id !== chat.last_staff && id !== chat.another_than)
    .filter(({ langs, open_chats }) => langs.includes(chat.lang) && open_chats < limit)
    .toSorted((left, right) => left.open_chats - right.open_chats || idle(left) - idle(right))[0]
}
