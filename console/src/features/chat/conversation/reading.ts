import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { StaffChat, StaffUser } from '@himoya/contract/staff/staff'

/** What a member of staff may do with a chat now. The server decides; this only chooses what to show. */
export type Reading =
  /** It waits: its text opens for whoever takes it. */
  | 'claimable'
  /** My own, still open: read and answer. */
  | 'mine'
  /** Ended, or the team's in the eyes of a supervisor. */
  | 'read_only'
  /** Somebody else's. */
  | 'closed'

export function readingOf(chat: Pick<StaffChat, 'state' | 'assigned_to'>, me: Pick<StaffUser, 'id' | 'role'>): Reading {
  if (chat.state === CHAT_STATE.waiting) return 'claimable'
  const mine = chat.assigned_to?.id === me.id
  if (chat.state === CHAT_STATE.active) return mine ? 'mine' : me.role === 'supervisor' ? 'read_only' : 'closed'
  return mine || me.role === 'supervisor' ? 'read_only' : 'closed'
}
