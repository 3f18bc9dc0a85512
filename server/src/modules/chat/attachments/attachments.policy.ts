import type { AttachmentKind } from '@himoya/contract/chat/attachments'
import { SIZES } from '@himoya/contract/limits'
import { AppError } from '../../../platform/core/errors.ts'

type Seen = { sender_id: string; cid: string | null; state: string; expired_at: Date | null }

/** Until it is sent it is its sender's alone; what is not checked, or was found infected, is nobody's. */
export function mayOpen(actor_id: string, { sender_id, cid, state, expired_at }: Seen): boolean {
  return state === 'clean' && expired_at === null && (cid !== null || sender_id === actor_id)
}

/** Throws `too_large`. */
export function assertSize(kind: AttachmentKind, size: number): void {
  if (size > SIZES[kind]) throw new AppError('too_large')
}
