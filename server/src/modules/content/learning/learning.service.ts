import type { ExportedLearning } from '@himoya/contract/content/learning'
import type { Language } from '@himoya/contract/languages'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listCertificates } from './certificates.service.ts'
import { deleteCertificates } from './certificates.store.ts'
import { shownProgress } from './progress.service.ts'
import { deleteProgress, readProgress } from './progress.store.ts'

/** More than there are lessons. */
const ALL = 10_000

/** For the person's own export. */
export async function exportLearning(
  platform: Platform,
  actor: UserActor,
  lang: Language,
): Promise<z.infer<typeof ExportedLearning>> {
  const { rows } = await readProgress(platform.db, actor.id, { limit: ALL, offset: 0 })
  const certificates = await listCertificates(platform, actor, lang, { page: 1, page_size: ALL })
  return { lessons: rows.map(shownProgress), certificates: certificates.results }
}

/** In the transaction that deletes the account. */
export async function forgetLearning(db: Db, account_id: string, since = new Date(0)): Promise<void> {
  await deleteProgress(db, account_id, since)
  await deleteCertificates(db, account_id, since)
}
