import { createHash, type Hash } from 'node:crypto'
import type { EvidenceTaken } from '@himoya/contract/reports/evidence'
import { EVIDENCE_SIZES } from '@himoya/contract/reports/report-lists'
import { mediaKindOf } from '../../../platform/files/library-file.ts'
import { AppError, ifFound } from '../../../platform/core/errors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkEvidence } from './check-evidence.service.ts'
import { openKey, readParts, removeParts, writeOriginal } from './evidence-files.ts'
import { evidenceKind, MOST_BYTES } from './evidence.policy.ts'
import { lockEvidence, updateEvidence } from './evidence.store.ts'
import {
  countPixels,
  countUpload,
  forgetUntied,
  keepPart,
  openUpload,
  ownUpload,
  presentTaken,
  type Claim,
} from './uploads.service.ts'

const HEAD_BYTES = 64 * 1024

/**
 * One file in one request, sealed part by part as it comes; `said_bytes`, if it said how many. Its first piece tells what it is. Throws
 * what beginning, each part and finishing throw.
 */
export async function takeWhole(
  platform: Platform,
  address: string,
  { said_bytes, pieces }: { said_bytes: number; pieces: AsyncGenerator<Buffer> },
): Promise<EvidenceTaken> {
  await countUpload(platform, address)
  try {
    const begin = await pieces.next()
    if (begin.done === true) throw new AppError('file_damaged')
    const first = begin.value
    const kind = evidenceKind(await mediaKindOf(first, Math.max(said_bytes, first.length), MOST_BYTES))
    const claim = await openUpload(platform, { kind, size: EVIDENCE_SIZES[kind] })
    return await takePieces(platform, address, claim, joined(first, pieces))
  } finally {
    await pieces.return(undefined)
  }
}

async function takePieces(
  platform: Platform,
  address: string,
  claim: Claim,
  pieces: AsyncIterable<Buffer>,
): Promise<EvidenceTaken> {
  try {
    let size = 0
    for await (const piece of pieces) {
      await keepPart(platform, address, claim, { offset: size, bytes: piece })
      size += piece.length
    }
    await updateEvidence(platform.db, claim.id, { size })
    return await finishUpload(platform, address, claim)
  } catch (error) {
    // Nobody knows its key, so nobody could go on with it. What cannot be cleared away now the sweep takes.
    await forgetUntied(platform, claim.id).catch((failure: unknown) =>
      platform.log.warn('an upload was not cleared away', errorFields(failure)),
    )
    throw error
  }
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

/**
 * Every byte is here: the original is sealed as it came, then a clean copy is made. That may have to wait (`pending`); the file can
 * be tied nevertheless. Finishing again answers the same. Throws `not_found`, `wrong_offset` while bytes are missing,
 * `unsupported_media` and `too_large` for what we do not take, after which nothing of it is left, `file_infected`, `rate_limited` for
 * more pixels than an address may send.
 */
export async function finishUpload(platform: Platform, address: string, claim: Claim): Promise<EvidenceTaken> {
  const { id, state } = await ownUpload(platform, claim)
  if (state === 'uploading') await platform.diskTurn(() => sealOriginal(platform, address, id))
  await checkEvidence(platform, id)
  const row = await ownUpload(platform, claim)
  if (row.state !== 'infected') return presentTaken(platform, row, claim.key)
  await forgetUntied(platform, id)
  throw new AppError('file_infected')
}

/** Two finishings of one upload come one after the other; the second finds it done. */
async function sealOriginal(platform: Platform, address: string, id: string): Promise<void> {
  const { db, vault } = platform
  try {
    const row = await db.transaction().execute(async (transaction) => {
      const locked = await lockEvidence(transaction, id)
      if (locked?.state !== 'uploading') return locked
      if (locked.received < locked.size) throw new AppError('wrong_offset')
      const key = await openKey({ vault, db: transaction }, locked)
      const head = await headOf(readParts(platform, locked, key))
      const kind = evidenceKind(await mediaKindOf(head, locked.size, MOST_BYTES))
      if (kind === 'image') await countPixels(platform, address, head)
      const hash = createHash('sha256')
      await writeOriginal(platform, locked, key, hashed(readParts(platform, locked, key), hash))
      const original_sha256 = hash.digest()
      await updateEvidence(transaction, id, { kind, state: 'pending', received: locked.size, original_sha256 })
      return locked
    })
    if (row) await removeParts(platform, row)
  } catch (error) {
    if (error instanceof AppError && (error.code === 'unsupported_media' || error.code === 'too_large')) {
      await ifFound(forgetUntied(platform, id))
    }
    throw error
  }
}

/** Enough of a file to tell what it is. */
async function headOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  for await (const piece of pieces) {
    head = Buffer.concat([head, piece])
    if (head.length >= HEAD_BYTES) break
  }
  return head
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}
