import type { CaseFile } from '@himoya/contract/evidence'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { cleanText } from '../../platform/core/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { workOnCase } from '../cases/case-access.service.ts'
import { addMoment } from '../cases/timeline.service.ts'
import { caseFilesOf } from './case-files.service.ts'
import { mayDecide } from './evidence.policy.ts'
import { findEvidence, type EvidenceRow } from './evidence.store.ts'
import { insertAsk, lockAsk, readStanding, writeDecision } from './unsealing.store.ts'

/** Long enough to hand it over; then it is asked for again. */
const OPEN_HOURS = 24

export type FilePlace = { id: string; file: string }

/** A file of this very report. Throws `not_found`. */
export async function fileOfCase(db: Db, { id, file }: FilePlace): Promise<EvidenceRow & { key_id: string }> {
  const row = await findEvidence(db, file)
  if (!row || row.report_id !== id || row.key_id === null) throw new AppError('not_found')
  return { ...row, key_id: row.key_id }
}

/**
 * Asks for the original, which another person decides on (safety.md 20). Throws `not_found`, `forbidden` for a reader through broken
 * glass, `already_done` when somebody has asked or it is open.
 */
export async function askForOriginal(platform: Platform, actor: StaffActor, place: FilePlace, reason: string): Promise<CaseFile> {
  const { db, vault, now } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  // Its bytes were deleted.
  if (row.state === 'infected') throw new AppError('not_found')
  const text = cleanText(reason)
  await db.transaction().execute(async (transaction) => {
    if ((await readStanding(transaction, [row.id], now())).length > 0) throw new AppError('already_done')
    const id = uuid(now().getTime())
    const sealed = (await vault.useKey(transaction, row.key_id)).seal(id, text)
    const asked = { id, evidence_id: row.id, asked_by: actor.id, asked_at: now(), reason: sealed }
    if (!(await insertAsk(transaction, asked))) throw new AppError('already_done')
    const said = { text, key_id: row.key_id }
    await recordDeed(platform, transaction, actor, { action: 'evidence.original_asked', subject_id: row.id, reason: said })
    await addMoment(platform, transaction, { case_id: place.id, kind: 'original', what: 'asked', by: actor.id, said })
  })
  return oneFile(platform, actor, place)
}

/** Opens the original for a day, or leaves it sealed. Throws `not_found`, `forbidden`, `second_person` for who asked. */
export async function decideOnOriginal(
  platform: Platform,
  actor: StaffActor,
  place: FilePlace,
  grant: boolean,
): Promise<CaseFile> {
  const { db, now } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  await db.transaction().execute(async (transaction) => {
    const ask = await lockAsk(transaction, row.id)
    if (!ask) throw new AppError('not_found')
    if (ask.asked_by === actor.id) throw new AppError('second_person')
    if (!mayDecide(actor, ask.asked_by)) throw new AppError('forbidden')
    const open_until = grant ? new Date(now().getTime() + OPEN_HOURS * 3_600_000) : null
    await writeDecision(transaction, ask.id, { decided_by: actor.id, decided_at: now(), open_until })
    await recordDeed(platform, transaction, actor, { action: 'evidence.original_decided', subject_id: row.id })
    const what = grant ? 'unsealed' : 'refused'
    await addMoment(platform, transaction, { case_id: place.id, kind: 'original', what, by: actor.id })
  })
  return oneFile(platform, actor, place)
}

/** Throws `not_found` while it is sealed. */
export async function assertUnsealed({ db, now }: Platform, { id }: EvidenceRow): Promise<void> {
  const standing = await readStanding(db, [id], now())
  if (!standing.some(({ open_until }) => open_until !== null)) throw new AppError('not_found')
}

async function oneFile(platform: Platform, actor: StaffActor, { id, file }: FilePlace): Promise<CaseFile> {
  const found = (await caseFilesOf(platform, platform.db, actor, id)).find((one) => one.id === file)
  if (!found) throw new AppError('not_found')
  return found
}
