import { randomBytes } from 'node:crypto'
import { makeCleanCopy, type CleanCopy } from '../../../platform/files/clean-copy.ts'
import { newFileKey, writeSealed } from '../../../platform/files/sealed-file.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { copyOf, openKey, readOriginal, sealDetails, type Details } from './evidence-files.ts'
import { evidenceKind } from './evidence.policy.ts'
import { findEvidence, lockEvidence, readPending, updateEvidence, type EvidenceRow } from './evidence.store.ts'

const BATCH = 20
const NAME_BYTES = 9
/** Whoever finished it is still at it. */
const ALONE_MS = 120_000

/**
 * Scans a file that has come and makes its clean copy: it becomes clean, infected or unreadable. While the scan does not answer or too
 * much is being done it stays pending; the job comes back to it. May be called again, by several at once.
 */
export async function checkEvidence(platform: Platform, id: string): Promise<void> {
  const row = await findEvidence(platform.db, id)
  if (row?.state !== 'pending') return
  try {
    await platform.guestFileTurn(() => examine(platform, row))
  } catch (error) {
    if (error instanceof AppError && (error.code === 'overloaded' || error.code === 'unavailable')) return
    throw error
  }
}

async function examine(platform: Platform, row: EvidenceRow): Promise<void> {
  const original = await readOriginal(platform, row, await openKey(platform, row))
  if (original === null) throw new Error('evidence: an original is missing')
  if ((await platform.scanVirus(original)) === 'infected') return refuse(platform, row)
  const copy = await makeCleanCopy(original)
  if (copy === null) await settle(platform, row.id, { state: 'unreadable' })
  else await keepCopy(platform, row, copy)
}

/** Every file that waits; one that fails does not keep the others waiting. */
export async function checkWaiting(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - ALONE_MS)
  for (const id of await readPending(platform.db, before, BATCH)) {
    await checkEvidence(platform, id).catch((error: unknown) => platform.log.error('a file was not checked', errorFields(error)))
  }
}

/** The bytes are deleted, the row says why; its sender is told. */
async function refuse(platform: Platform, { id, folder }: EvidenceRow): Promise<void> {
  if (await settle(platform, id, { state: 'infected' })) await platform.private_files.remove(folder)
}

async function keepCopy(platform: Platform, row: EvidenceRow, copy: CleanCopy): Promise<void> {
  const details = detailsOf(copy)
  const full = copyOf(row, details, 'full')
  const preview = copyOf(row, details, 'preview')
  await writeSealed(platform.private_files, full, copy.full)
  if (copy.preview) await writeSealed(platform.private_files, preview, copy.preview)
  if (await settle(platform, row.id, { state: 'clean', kind: evidenceKind(copy.kind), details })) return
  // Somebody else was quicker, or it is gone.
  await platform.private_files.remove(full.store_key)
  await platform.private_files.remove(preview.store_key)
}

/** A report may take it over meanwhile, so that its key is looked at now. */
async function settle(
  { db, vault }: Platform,
  id: string,
  { details, ...change }: { state: EvidenceRow['state']; kind?: EvidenceRow['kind']; details?: Details },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockEvidence(transaction, id)
    if (row?.state !== 'pending' || row.key_id === null) return false
    const sealed = details ? { details: await sealDetails({ vault, db: transaction }, row, details) } : {}
    await updateEvidence(transaction, id, { ...change, ...sealed })
    return true
  })
}

function detailsOf({ mime, full, preview, width, height, seconds, pages, left_out, is_incomplete }: CleanCopy): Details {
  return {
    key: newFileKey().toString('base64'),
    name: randomBytes(NAME_BYTES).toString('base64url'),
    mime,
    size: full.length,
    ...(preview ? { preview_size: preview.length } : {}),
    ...(width && height ? { width, height } : {}),
    ...(seconds ? { duration: seconds } : {}),
    ...(pages ? { pages, left_out: left_out ?? 0 } : {}),
    ...(is_incomplete ? { is_incomplete } : {}),
  }
}
