import type { StaffActor } from '../../../../platform/core/actors.ts'

/**
 * Who may whisper in a chat: a supervisor always, and the counsellor back once one has whispered (product.md, 3).
 * Notes are for everybody who may enter the chat.
 */
export function mayWhisper(actor: StaffActor, whispered_by_supervisor: boolean): boolean {
  return actor.role === 'supervisor' || whispered_by_supervisor
}
