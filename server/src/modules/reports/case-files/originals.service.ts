import type { CaseFile } from '@himoya/contract/reports/evidence'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanText } from '../../../platform/core/text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { workOnCase, addEvent } from '../cases/cases.service.ts'
import { caseFilesOf, fileOfCase, type FilePlace, askToUnseal, decideOnUnsealing } from '../evidence/evidence.service.ts'

/**
 * Asks for the original, which another person decides on (safety.md 20). Throws `not_found`, `forbidden` for a reader through broken
 * break-glass, `already_done` when somebody has asked or it is open.
 */
export async function askForOriginal(platform: Platform, actor: StaffActor, place: FilePlace, reason: string): Promise<CaseFile> {
  const { db } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  // Its bytes were deleted.
  if (row.state === 'infected') throw new AppError('not_found')
  const text = cleanText(reason)
  await db.transaction().execute(async (transaction) => {
    await askToUnseal(platform, transaction, actor, { evidence_id: row.id, key_id: row.key_id, reason: text })
    const said = { text, key_id: row.key_id }
    await recordAuditAction(platform, transaction, actor, { action: 'evidence.original_asked', subject_id: row.id, reason: said })
    await addEvent(platform, transaction, { case_id: place.id, kind: 'original', what: 'asked', by: actor.id, said })
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
  const { db } = platform
  await workOnCase(platform, db, actor, place.id)
  const row = await fileOfCase(db, place)
  await db.transaction().execute(async (transaction) => {
    await decideOnUnsealing(platform, transaction, actor, { evidence_id: row.id, grant })
    await recordAuditAction(platform, transaction, actor, { action: 'evidence.original_decided', subject_id: row.id })
    const what = grant ? 'unsealed' : 'refused'
    await addEvent(platform, transaction, { case_id: place.id, kind: 'original', what, by: actor.id })
  })
  return oneFile(platform, actor, place)
}

async function oneFile(platform: Platform, actor: StaffActor, { id, file }: FilePlace): Promise<CaseFile> {
  const found = (await caseFilesOf(platform, platform.db, actor, id)).find((one) => one.id === file)
  if (!found) throw new AppError('not_found')
  return found
}
