import type { OwnEvidence } from '@himoya/contract/reports/evidence'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knownDetails, openDetails, openKey, presentOwn, sealDetails, sealKey } from './evidence-files.ts'
import { assertSpace, mayTie } from './evidence.policy.ts'
import { countOfReport, keyOfReport, lockByKeys, readOfReport, writeTie, type EvidenceRow } from './evidence.store.ts'
import { keyIndex } from './key-index.ts'

type Parts = Pick<Platform, 'vault' | 'now'>
type Tie = { keys: readonly string[]; report_id: string; message_id?: string | undefined }
/** A file beside the message of the inbox it came with; null: with the report itself. */
export type TiedEvidence = OwnEvidence & { message_id: string | null }

/**
 * Ties finished uploads to a report, or to a message of its inbox; from now on they are sealed by the report's key and the
 * upload's own is destroyed. `db` is the transaction that has made the report or message. A key works once; for the same place
 * it may be given again. Throws `invalid` with `file_keys` for a key that is unknown, used elsewhere, infected or whose bytes have
 * not all come; `not_found` for a missing report.
 */
export async function tieEvidence(platform: Parts, db: Db, { keys, report_id, message_id }: Tie): Promise<OwnEvidence[]> {
  if (keys.length === 0) return []
  const key_id = await keyOfReport(db, report_id)
  if (key_id === undefined) throw new AppError('not_found')
  const place = { report_id, message_id: message_id ?? null }
  const indexes = [...new Set(keys)].map((key) => keyIndex(platform, key))
  const rows = await lockByKeys(db, indexes)
  if (rows.length < indexes.length || !rows.every((row) => mayTie(place, row))) {
    throw new AppError('invalid', { fields: { file_keys: ['wrong'] } })
  }
  const untied = rows.filter((row) => row.report_id === null)
  assertSpace(untied.length + (await countOfReport(db, report_id)))
  // Before their keys are: what is known of them is sealed by these.
  const shown = await presentAll({ vault: platform.vault, db }, rows)
  for (const row of untied) await tieOne(platform, db, row, { ...place, key_id })
  return shown.map(({ message_id: _place, ...file }) => file)
}

async function tieOne(
  { vault, now }: Parts,
  db: Db,
  row: EvidenceRow,
  place: { report_id: string; message_id: string | null; key_id: string },
): Promise<void> {
  const secret = { vault, db }
  const moved = { id: row.id, key_id: place.key_id }
  const file_key = await sealKey(secret, moved, await openKey(secret, row))
  const { details } = row
  const sealed = details && (await sealDetails(secret, moved, await openDetails(secret, { ...row, details })))
  await writeTie(db, row.id, { ...place, file_key, details: sealed, tied_at: now() })
  if (row.key_id !== null) await vault.destroyKeys(db, [row.key_id])
}

/** All files of a report and its inbox as its reporter sees them, the oldest first. Whether the caller may is decided before. */
export async function evidenceOf({ vault }: Pick<Parts, 'vault'>, db: Db, report_id: string): Promise<TiedEvidence[]> {
  return presentAll({ vault, db }, await readOfReport(db, report_id))
}

/** One after the other: a transaction has one connection, and each may ask for a key. */
async function presentAll(secret: { vault: Parts['vault']; db: Db }, rows: readonly EvidenceRow[]): Promise<TiedEvidence[]> {
  const shown: TiedEvidence[] = []
  for (const row of rows) shown.push({ ...presentOwn(row, await knownDetails(secret, row)), message_id: row.message_id })
  return shown
}
