import { createHash } from 'node:crypto'
import type { EvidenceTaken } from '@himoya/contract/evidence'
import type { EvidenceKind } from '@himoya/contract/report-lists'
import { kindOfBytes } from '../../platform/files/clean-copy.ts'
import { AppError } from '../../platform/http/errors.ts'
import { errorFields } from '../../platform/http/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkEvidence } from './check-evidence.service.ts'
import { openKey, readParts, removeParts, writeOriginal } from './evidence-files.ts'
import { evidenceKind } from './evidence.policy.ts'
import { lockEvidence, updateEvidence } from './evidence.store.ts'
import { beginUpload, forgetUntied, ownUpload, presentTaken, type Claim } from './uploads.service.ts'

/** One file in one request. Throws what beginning and finishing throw. */
export async function takeWhole(
  platform: Platform,
  address: string,
  { kind, bytes }: { kind: EvidenceKind; bytes: Buffer },
): Promise<EvidenceTaken> {
  if (bytes.length === 0) throw new AppError('unsupported_media')
  const claim = await beginUpload(platform, address, { kind, size: bytes.length })
  try {
    return await finish(platform, claim, async () => bytes)
  } catch (error) {
    // Nobody knows its key, so nobody could go on with it. What cannot be cleared away now the sweep takes.
    await forgetUntied(platform, claim.id).catch((failure: unknown) =>
      platform.log.warn('an upload was not cleared away', errorFields(failure)),
    )
    throw error
  }
}

/**
 * Every byte is here: the original is sealed as it came, then a clean copy is made. That may have to wait (`pending`); the file can
 * be tied nevertheless. Finishing again answers the same. Throws `not_found`, `wrong_offset` while bytes are missing,
 * `unsupported_media` and `too_large` for what we do not take, after which nothing of it is left, `file_infected`.
 */
export async function finishUpload(platform: Platform, claim: Claim): Promise<EvidenceTaken> {
  return finish(platform, claim)
}

async function finish(platform: Platform, claim: Claim, whole?: () => Promise<Buffer>): Promise<EvidenceTaken> {
  const { id, state } = await ownUpload(platform, claim)
  if (state === 'uploading') await sealOriginal(platform, id, whole)
  await checkEvidence(platform, id)
  const row = await ownUpload(platform, claim)
  if (row.state !== 'infected') return presentTaken(row, claim.key)
  await forgetUntied(platform, id)
  throw new AppError('file_infected')
}

/** Two finishings of one upload come one after the other; the second finds it done. */
async function sealOriginal(platform: Platform, id: string, whole?: () => Promise<Buffer>): Promise<void> {
  const { db, vault } = platform
  try {
    const row = await db.transaction().execute(async (transaction) => {
      const locked = await lockEvidence(transaction, id)
      if (locked?.state !== 'uploading') return locked
      if (!whole && locked.received < locked.size) throw new AppError('wrong_offset')
      const key = await openKey({ vault, db: transaction }, locked)
      const bytes = whole ? await whole() : await readParts(platform, locked, key)
      if (bytes === null) throw new AppError('not_found')
      const kind = evidenceKind(await kindOfBytes(bytes))
      await writeOriginal(platform, locked, key, bytes)
      const original_sha256 = createHash('sha256').update(bytes).digest()
      await updateEvidence(transaction, id, { kind, state: 'pending', received: locked.size, original_sha256 })
      return locked
    })
    if (row) await removeParts(platform, row)
  } catch (error) {
    if (error instanceof AppError && (error.code === 'unsupported_media' || error.code === 'too_large')) {
      if (!whole) await forgetUntied(platform, id)
    }
    throw error
  }
}
