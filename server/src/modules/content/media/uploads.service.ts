import { MOST_MEDIA_BYTES } from '@himoya/contract/content/library-lists'
import type { MediaUpload } from '@himoya/contract/content/library'
import { SIZES } from '@himoya/contract/limits'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { mediaKindOf } from '../../../platform/files/library-file.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeFolders, removePrivate, writePart } from './media-files.ts'
import {
  countUploads,
  deleteUpload,
  findUpload,
  insertUpload,
  keepReceived,
  lockUpload,
  readStaleUploads,
  type UploadRow,
} from './upload.store.ts'

const KEPT_MS = 24 * 3_600_000
const MOST_UNFINISHED = 40
const BATCH = 100
/** Enough of a file to tell what it is. */
const HEAD_BYTES = 4_100

/** Begins an upload. Throws `rate_limited` for too many that were never finished, `too_large`. */
export async function beginUpload(
  platform: Platform,
  actor: StaffActor,
  { name, size }: { name: string; size: number },
): Promise<MediaUpload> {
  if (size > MOST_MEDIA_BYTES) throw new AppError('too_large')
  if ((await countUploads(platform.db, actor.id)) >= MOST_UNFINISHED) throw new AppError('rate_limited', { retry_after: 3_600 })
  const row = { id: uuid(), uploader_id: actor.id, name, size, created_at: platform.now() }
  await insertUpload(platform.db, row)
  return presentUpload({ ...row, received: 0 })
}

/** The caller's own, not yet finished. Throws `not_found`. */
export async function ownUpload({ db }: Pick<Platform, 'db'>, actor: StaffActor, id: string): Promise<UploadRow> {
  const row = await findUpload(db, id)
  if (row?.uploader_id !== actor.id) throw new AppError('not_found')
  return row
}

export const showUpload = async (platform: Platform, actor: StaffActor, id: string): Promise<MediaUpload> =>
  presentUpload(await ownUpload(platform, actor, id))

/**
 * Keeps the next part, at the very place the upload has reached; it counts only once it is on the disk. The first one tells
 * what the file is, so nobody sends fifty megabytes in vain. Throws `not_found`, `wrong_offset`, `too_large`,
 * `unsupported_media`.
 */
export async function keepPart(
  platform: Platform,
  actor: StaffActor,
  { id, offset }: { id: string; offset: number },
  bytes: Buffer,
): Promise<MediaUpload> {
  await ownUpload(platform, actor, id)
  return platform.db.transaction().execute(async (db) => {
    const row = await lockUpload(db, id)
    if (!row) throw new AppError('not_found')
    if (row.received !== offset) throw new AppError('wrong_offset')
    const received = offset + bytes.length
    if (bytes.length === 0 || received > row.size) throw new AppError('too_large')
    if (offset === 0 && (bytes.length >= HEAD_BYTES || received === row.size)) await mediaKindOf(bytes, row.size)
    await writePart(platform, id, offset, bytes)
    await keepReceived(db, id, received)
    return presentUpload({ ...row, received })
  })
}

/** Gives an upload up, with all that has come of it. Throws `not_found`. */
export async function cancelUpload(platform: Platform, actor: StaffActor, id: string): Promise<void> {
  await ownUpload(platform, actor, id)
  await forgetUpload(platform, id)
}

/** Its files go first: what is left without a row nobody would find. */
export async function forgetUpload(platform: Platform, id: string): Promise<void> {
  await removePrivate(platform, id)
  await removeFolders(platform, id)
  await deleteUpload(platform.db, id)
}

/** Deletes what was not finished within a day. */
export async function sweepUploads(platform: Platform): Promise<void> {
  for (;;) {
    const stale = await readStaleUploads(platform.db, new Date(platform.now().getTime() - KEPT_MS), BATCH)
    for (const { id } of stale) await forgetUpload(platform, id)
    if (stale.length < BATCH) return
  }
}

function presentUpload({ id, name, size, received, created_at }: UploadRow): MediaUpload {
  const expires_at = new Date(created_at.getTime() + KEPT_MS).toISOString()
  return { id, name, size, offset: received, part_size: SIZES.part, expires_at }
}
