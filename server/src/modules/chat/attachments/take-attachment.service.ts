import type { Attachment } from '@himoya/contract/chat/chat'
import { NEUTRAL_WORDS } from '@himoya/contract/chat/attachment-words'
import type { AttachmentKind } from '@himoya/contract/chat/attachments'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanText } from '../../../platform/core/text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openDetails, presentAttachment } from './attachment-files.ts'
import { claimAttachment } from './attachments.store.ts'

type Send = { chat_id: string; cid: string; message: string; attachment_id: string }

/**
 * What a message with this attachment says and carries. From now on it belongs to this send alone; the same `cid` may
 * ask again. Throws `not_found` for one of another chat, person or send, and for one that is not clean.
 */
export async function takeAttachment(
  platform: Platform,
  actor: SignedInActor,
  { chat_id, cid, message, attachment_id }: Send,
): Promise<{ message: string; kind: AttachmentKind; attachment: Attachment }> {
  const row = await claimAttachment(platform.db, { id: attachment_id, chat_id, sender_id: actor.id, cid })
  if (!row) throw new AppError('not_found')
  const attachment = presentAttachment(row.id, await openDetails(platform, row))
  return { message: cleanText(message) || NEUTRAL_WORDS[row.kind][row.lang ?? 'uz'], kind: row.kind, attachment }
}
