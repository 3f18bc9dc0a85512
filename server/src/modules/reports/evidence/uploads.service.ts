import { randomBytes } from 'node:crypto'
import type { EvidenceAnswer, EvidenceTaken, EvidenceUpload } from '@himoya/contract/reports/evidence'
import { KIND_BYTES } from '@himoya/contract/reports/file-kind'
import { SIZES } from '@himoya/contract/limits'
import type { EvidenceKind } from '@himoya/contract/reports/report-lists'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { megapixelsOf } from '../../../platform/files/images.ts'
import { mediaKindOf } from '../../../platform/files/library-file.ts'
import { newFileKey } from '../../../platform/files/sealed-file.ts'
import { AppError, ifFound } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knownDetails, newFolder, openKey, presentOwn, sealKey, writePart } from './evidence-files.ts'
import { assertSize, MOST_BYTES } from './evidence.policy.ts'
import {
  deleteEvidence,
  findByKey,
  insertEvidence,
  lockEvidence,
  untiedBytes,
  updateEvidence,
  type EvidenceRow,
} from './evidence.store.ts'
import { keyIndex } from './key-index.ts'

/** Files of one address an hour, and their megabytes: a school may stand behind it. Settings `evidence`, `evidence_mb`. */
const HOURLY_FILES = { points: 100, seconds: 3_600 }
const HOURLY_MEGABYTES = { points: 1_000, seconds: 3_600 }
/** What a picture costs are its pixels, whatever it weighs: 24 ms of a processor each million. Setting `evidence_mp`. */
const HOURLY_MEGAPIXELS = { points: 400, seconds: 3_600 }
/** Of everybody together that nobody has tied to a report: the disk is for those who did. */
const MOST_UNTIED_BYTES = 8 * 1024 ** 3
/** Kept back beyond it, for addresses that have sent little: a few can fill the one, but not the other. Setting `evidence_reserve`. */
const RESERVE_BYTES = 2 * 1024 ** 3
const HOURLY_RESERVE = { points: 64, seconds: 3_600 }
const MEGABYTE = 1024 * 1024
const KEY_BYTES = 32
const KEPT_HOURS = 24
const EMPTY_MINUTES = 10

/** What no report has taken over after a day is deleted; what was begun without a byte, after ten minutes. */
export const pastTimes = (now: Date) => ({
  untied_before: new Date(now.getTime() - KEPT_HOURS * 3_600_000),
  empty_before: new Date(now.getTime() - EMPTY_MINUTES * 60_000),
})

export type Claim = { id: string; key: string }

/** Begins an upload; whoever has its key goes on with it. Throws `too_large`, `rate_limited`. */
export async function beginUpload(
  platform: Platform,
  address: string,
  { kind, size }: { kind: EvidenceKind; size: number },
): Promise<EvidenceUpload> {
  assertSize(kind, size)
  await countUpload(platform, address)
  return openUpload(platform, { kind, size })
}

/** One more of an address. Throws `rate_limited`. */
export async function countUpload({ limiter }: Pick<Platform, 'limiter'>, address: string): Promise<void> {
  const retry_after = await limiter.take('evidence', address, HOURLY_FILES)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
}

/** An upload that was counted. */
export async function openUpload(
  platform: Platform,
  { kind, size }: { kind: EvidenceKind; size: number },
): Promise<EvidenceUpload> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const now = platform.now()
  const id = uuid(now.getTime())
  await platform.db.transaction().execute(async (db) => {
    const key_id = await platform.vault.createKey(db)
    const file_key = await sealKey({ vault: platform.vault, db }, { id, key_id }, newFileKey())
    const row = { id, key_id, kind, size, folder: newFolder(), file_key, created_at: now }
    await insertEvidence(db, { ...row, key_index: keyIndex(platform, key) })
  })
  return showUpload(platform, { id, key }) as Promise<EvidenceUpload>
}

/** Room for so many megabytes more, counted as they come. Throws `rate_limited`, and `overloaded` when others have taken all. */
async function assertSpace({ limiter, db }: Platform, address: string, megabytes: number): Promise<void> {
  if (megabytes === 0) return
  const retry_after = await limiter.take('evidence_mb', address, HOURLY_MEGABYTES, megabytes)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const left = MOST_UNTIED_BYTES - (await untiedBytes(db)) - megabytes * MEGABYTE
  if (left >= 0) return
  const reserved = left + RESERVE_BYTES >= 0 && (await limiter.take('evidence_reserve', address, HOURLY_RESERVE, megabytes)) === 0
  if (!reserved) throw new AppError('overloaded')
}

/** Throws `rate_limited`. */
export async function countPixels({ limiter }: Platform, address: string, head: Buffer): Promise<void> {
  const retry_after = await limiter.take('evidence_mp', address, HOURLY_MEGAPIXELS, await megapixelsOf(head))
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
}

const megabytesOf = (bytes: number): number => Math.ceil(bytes / MEGABYTE)

/** The upload whose key the caller has, while no report has taken it over. Throws `not_found`. */
export async function ownUpload(platform: Platform, { id, key }: Claim): Promise<EvidenceRow> {
  const row = await findByKey(platform.db, keyIndex(platform, key))
  if (!row || row.id !== id || row.report_id !== null) throw new AppError('not_found')
  return row
}

/** How far it has come; a finished one is what it became. Throws `not_found`. */
export async function showUpload(platform: Platform, claim: Claim): Promise<EvidenceAnswer> {
  const row = await ownUpload(platform, claim)
  return row.state === 'uploading' ? presentUpload(row, claim.key) : presentTaken(platform, row, claim.key)
}

/**
 * Keeps the next part, at the very place the upload has reached; it counts only once it is on the disk. The first one tells what the
 * file is, so that nobody sends fifty megabytes in vain. Throws `not_found`, `wrong_offset`, `unsupported_media`, `too_large` for more
 * than was said or its kind may have, `rate_limited`, `overloaded`, `read_only` when the disk is full.
 */
export async function keepPart(
  platform: Platform,
  address: string,
  claim: Claim,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<EvidenceUpload> {
  const { id, size, state, received: before } = await ownUpload(platform, claim)
  const is_first = offset === 0 && before === 0 && state === 'uploading'
  const is_telling = is_first && (bytes.length >= KIND_BYTES || bytes.length === size)
  if (is_telling) await assertTaken(platform, id, { head: bytes, size })
  await assertSpace(platform, address, megabytesOf(offset + bytes.length) - megabytesOf(offset))
  const kept = async (db: Db): Promise<EvidenceUpload> => {
    const row = await lockEvidence(db, id)
    if (!row || row.report_id !== null || row.state !== 'uploading') throw new AppError('not_found')
    if (row.received !== offset) throw new AppError('wrong_offset')
    const received = offset + bytes.length
    if (bytes.length === 0 || received > row.size) throw new AppError('too_large')
    await writePart(platform, row, await openKey({ vault: platform.vault, db }, row), offset, bytes)
    await updateEvidence(db, id, { received })
    return presentUpload({ ...row, received }, claim.key)
  }
  return platform.diskTurn(() => platform.db.transaction().execute(kept))
}

/** Whatever its sender called it. What is not taken leaves nothing. */
async function assertTaken(platform: Platform, id: string, { head, size }: { head: Buffer; size: number }): Promise<void> {
  try {
    await mediaKindOf(head, size, MOST_BYTES)
  } catch (error) {
    await ifFound(forgetUntied(platform, id))
    throw error
  }
}

/** Gives an upload up, with all that has come of it. Throws `not_found`, also for one that a report has. */
export async function cancelUpload(platform: Platform, claim: Claim): Promise<void> {
  const { id } = await ownUpload(platform, claim)
  await forgetUntied(platform, id)
}

/** Files, row and key of an upload. Throws `not_found` when a report has taken it over in the meantime. */
export async function forgetUntied({ db, vault, private_files }: Platform, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await lockEvidence(transaction, id)
    if (!row || row.report_id !== null) throw new AppError('not_found')
    // The row goes last: it is how the sweep would find what a cut leaves behind.
    await private_files.remove(row.folder)
    await deleteEvidence(transaction, [id])
    if (row.key_id !== null) await vault.destroyKeys(transaction, [row.key_id])
  })
}

export async function presentTaken(
  secret: Pick<Platform, 'vault' | 'db'>,
  row: EvidenceRow,
  key: string,
): Promise<EvidenceTaken> {
  return { ...presentOwn(row, await knownDetails(secret, row)), key }
}

function presentUpload({ id, kind, size, received, created_at }: EvidenceRow, key: string): EvidenceUpload {
  const expires_at = new Date(created_at.getTime() + KEPT_HOURS * 3_600_000).toISOString()
  return { id, key, kind, size, offset: received, part_size: SIZES.part, expires_at }
}
