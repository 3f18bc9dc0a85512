import type { AttachmentKind } from '@himoya/contract/chat/attachments'
import type { Attachment } from '@himoya/contract/chat/chat'
import { cleanPicture } from '../../../platform/files/images.ts'
import { newFileKey, writeSealed } from '../../../platform/files/sealed-file.ts'
import { cleanVoice } from '../../../platform/files/voice.ts'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  openDetails,
  openKey,
  placeOf,
  presentAttachment,
  readParts,
  removeParts,
  sealDetails,
  sealKey,
  type Details,
} from './attachment-files.ts'
import { findAttachment, updateAttachment, type AttachmentRow } from './attachments.store.ts'
import { beginUpload, cancelUpload, keepPart, ownUpload } from './uploads.service.ts'

/** One file in one request, cut into parts here. Throws what beginning and finishing throw. */
export async function uploadWhole(
  platform: Platform,
  actor: SignedInActor,
  chat_id: string,
  { kind, bytes }: { kind: AttachmentKind; bytes: Buffer },
): Promise<Attachment> {
  if (bytes.length === 0) throw new AppError('unsupported_media')
  const { id, part_size } = await beginUpload(platform, actor, chat_id, { kind, size: bytes.length })
  try {
    for (let offset = 0; offset < bytes.length; offset += part_size) {
      await keepPart(platform, actor, { chat_id, id, offset }, bytes.subarray(offset, offset + part_size))
    }
    return await finishUpload(platform, actor, chat_id, id)
  } catch (error) {
    // Nobody knows its id, so nobody could go on with it. What cannot be cleared away now the sweep takes.
    await cancelUpload(platform, actor, chat_id, id).catch((failure: unknown) =>
      platform.log.warn('an upload was not cleared away', errorFields(failure)),
    )
    throw error
  }
}

/**
 * Every byte is here: it is scanned, decoded or taken apart, made anew without anything that hid in it, and sealed.
 * Finishing again answers the same. Throws `not_found`, `wrong_offset` while bytes are missing, `unsupported_media`,
 * `heic_unsupported`, `too_large`, `voice_too_long`, `file_infected`, `file_damaged`, `overloaded`; `unavailable` while it cannot be
 * scanned, after which it may be finished later.
 */
export async function finishUpload(platform: Platform, actor: SignedInActor, chat_id: string, id: string): Promise<Attachment> {
  const row = await ownUpload(platform, actor, chat_id, id)
  if (row.state === 'clean') return presentAttachment(id, await openDetails(platform, row))
  if (row.state === 'infected') throw new AppError('file_infected')
  if (row.state !== 'pending') throw new AppError('wrong_offset')
  return platform.fileTurn(() => examine(platform, row))
}

async function examine(platform: Platform, row: AttachmentRow): Promise<Attachment> {
  const { id } = row
  const original = await readParts(platform, row, await openKey(platform, row))
  if (original === null) return await elseFinished(platform, id)
  await scan(platform, row, original)

  const { details, full, preview } = await cleanFile(row.kind, original)
  // A key of its own for each try: a chunk's number is its nonce, and two tries make different bytes.
  const key = newFileKey()
  await writeSealed(platform.private_files, placeOf(row, key, 'full'), full)
  if (preview) await writeSealed(platform.private_files, placeOf(row, key, 'preview'), preview)
  await updateAttachment(platform.db, id, {
    state: 'clean',
    file_key: await sealKey(platform, row, key),
    details: await sealDetails(platform, row, details),
  })
  await removeParts(platform, row)
  return presentAttachment(id, details)
}

/** Another call may have finished it in the meantime. */
async function elseFinished(platform: Platform, id: string): Promise<Attachment> {
  const now = await findAttachment(platform.db, id)
  if (now?.state !== 'clean') throw new AppError('not_found')
  return presentAttachment(id, await openDetails(platform, now))
}

async function scan(platform: Platform, row: AttachmentRow, original: Buffer): Promise<void> {
  if ((await platform.scanVirus(original)) === 'clean') return
  await updateAttachment(platform.db, row.id, { state: 'infected' })
  await removeParts(platform, row)
  throw new AppError('file_infected')
}

type Cleaned = { details: Details; full: Uint8Array; preview?: Buffer }

async function cleanFile(kind: AttachmentKind, original: Buffer): Promise<Cleaned> {
  if (kind === 'voice') {
    const { bytes, mime, seconds } = await cleanVoice(original)
    return { details: { mime, size: bytes.length, duration: seconds }, full: bytes }
  }
  const { full, preview, ...shown } = await cleanPicture(original)
  const details = { mime: 'image/webp', size: full.length, ...shown, preview_size: preview.length }
  return { details, full, preview }
}
