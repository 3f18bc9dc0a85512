import { randomBytes } from 'node:crypto'
import type { AttachmentKind, Upload } from '@himoya/contract/chat/attachments'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { SIZES } from '@himoya/contract/limits'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { newFileKey } from '../../../platform/files/sealed-file.ts'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../chat.service.ts'
import { openKey, sealKey, writePart } from './attachment-files.ts'
import { assertSize } from './attachments.policy.ts'
import {
  countUnsent,
  deleteUnsent,
  findAttachment,
  insertAttachment,
  isWritingBlocked,
  lockAttachment,
  updateAttachment,
  type AttachmentRow,
} from './attachments.store.ts'

/** A person's pictures and voice notes an hour. Setting `attachment`. */
const HOURLY_LIMIT = { points: 60, seconds: 3_600 }
const MOST_UNSENT = 10
const KEPT_HOURS = 24

/** What is not sent after this is deleted. */
export const unsentBefore = (now: Date): Date => new Date(now.getTime() - KEPT_HOURS * 3_600_000)

/**
 * Begins an upload into a chat the caller may write in. Throws `not_found`, `chat_ended`, `blocked`, `too_large`, and `rate_limited`
 * for too many an hour or too many that were never sent.
 */
export async function beginUpload(
  platform: Platform,
  actor: SignedInActor,
  chat_id: string,
  { kind, size }: { kind: AttachmentKind; size: number },
): Promise<Upload> {
  const chat = await enterChat(platform, actor, chat_id)
  if (chat.state === CHAT_STATE.ended) throw new AppError('chat_ended')
  if (actor.kind === 'user' && (await isWritingBlocked(platform.db, chat_id))) throw new AppError('blocked')
  assertSize(kind, size)
  const retry_after = await platform.limiter.take('attachment', actor.id, HOURLY_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const { db } = platform
  if ((await countUnsent(db, actor.id, unsentBefore(platform.now()))) >= MOST_UNSENT) {
    throw new AppError('rate_limited', { retry_after: HOURLY_LIMIT.seconds })
  }
  const id = uuid()
  const { key_id } = chat
  const file_key = await sealKey(platform, { id, key_id }, newFileKey())
  const folder = `attachments/${randomBytes(20).toString('base64url')}`
  await insertAttachment(db, { id, chat_id, key_id, sender_id: actor.id, kind, size, folder, file_key })
  return showUpload(platform, actor, chat_id, id)
}

/** The caller's own upload into this chat, not yet sent. Throws `not_found`. */
export async function ownUpload(platform: Platform, actor: SignedInActor, chat_id: string, id: string): Promise<AttachmentRow> {
  await enterChat(platform, actor, chat_id)
  const row = await findAttachment(platform.db, id)
  if (!row || row.chat_id !== chat_id || row.sender_id !== actor.id) throw new AppError('not_found')
  return row
}

export async function showUpload(platform: Platform, actor: SignedInActor, chat_id: string, id: string): Promise<Upload> {
  return presentUpload(await ownUpload(platform, actor, chat_id, id))
}

/**
 * Keeps the next part, at the very place the upload has reached; it counts only once it is on the disk. Throws
 * `not_found`, `wrong_offset`, `too_large` for more than was said, `read_only` when the disk is full.
 */
export async function keepPart(
  platform: Platform,
  actor: SignedInActor,
  { chat_id, id, offset }: { chat_id: string; id: string; offset: number },
  bytes: Buffer,
): Promise<Upload> {
  await ownUpload(platform, actor, chat_id, id)
  const kept = async (db: Db): Promise<Upload> => {
    const row = await lockAttachment(db, id)
    if (!row || row.state !== 'uploading') throw new AppError('not_found')
    if (row.received !== offset) throw new AppError('wrong_offset')
    const received = offset + bytes.length
    if (bytes.length === 0 || received > row.size) throw new AppError('too_large')
    await writePart(platform, row, await openKey(platform, row), offset, bytes)
    const state = received === row.size ? 'pending' : 'uploading'
    await updateAttachment(db, id, { received, state })
    return presentUpload({ ...row, received, state })
  }
  return platform.diskTurn(() => platform.db.transaction().execute(kept))
}

/** Gives an upload up, with all that has come of it. Throws `not_found`, also for one that was sent. */
export async function cancelUpload(platform: Platform, actor: SignedInActor, chat_id: string, id: string): Promise<void> {
  await ownUpload(platform, actor, chat_id, id)
  const folder = await deleteUnsent(platform.db, id)
  if (folder === undefined) throw new AppError('not_found')
  await platform.private_files.remove(folder)
}

function presentUpload({ id, kind, size, received, created_at }: AttachmentRow): Upload {
  const expires_at = new Date(created_at.getTime() + KEPT_HOURS * 3_600_000).toISOString()
  return { id, kind, size, offset: received, part_size: SIZES.part, expires_at }
}
