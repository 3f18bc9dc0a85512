import type { Language } from '@himoya/contract/languages'
import { isEnoughForCertificate } from '@himoya/contract/content/learning-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { ExportedResult } from '@himoya/contract/content/tests'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { resultRow } from './result-form.service.ts'
import { formOf, openRow } from './results.service.ts'
import { deleteOldSelfChecks, deleteResults, readResults } from './tests.store.ts'

const EXPORTED = 1_000
const BATCH = 500
/** Each comes with its whole form. */
const READ_AT_ONCE = 20

/** What came out of tests, for the person's export (safety.md 29); what is curtained stays so. */
export async function exportedResults(
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  account_id: string,
  lang: Language,
): Promise<ExportedResult[]> {
  const { rows } = await readResults(db, account_id, { test: undefined, limit: EXPORTED, offset: 0 })
  return Promise.all(
    rows.map(async (row) => {
      const { test, version, score, max, title, shared_at, created_at } = resultRow(
        formOf(row),
        await openRow({ db, vault }, row),
        lang,
      )
      return { test: test.title, version, score, max, result: title, shared_at, created_at }
    }),
  )
}

/**
 * Has the person once had enough of a knowledge test right for a certificate? In whichever version was put to them: what was
 * passed stays passed. Results they deleted are not known any more, and what is curtained stays so.
 */
export async function hasPassed(
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  account_id: string,
  test_id: string,
): Promise<boolean> {
  for (let offset = 0; ; offset += READ_AT_ONCE) {
    const { rows } = await readResults(db, account_id, { test: test_id, limit: READ_AT_ONCE, offset })
    for (const row of rows) {
      if (formOf(row).facts.kind === 'knowledge' && isEnoughForCertificate(await openRow({ db, vault }, row))) return true
    }
    if (rows.length < READ_AT_ONCE) return false
  }
}

/** In the transaction that deletes the account. */
export const forgetResults = (db: Db, account_id: string, since = new Date(0)): Promise<void> =>
  deleteResults(db, account_id, since)

/** How somebody once was is nobody's business for ever: self-checks go after their days (safety.md 28). */
export async function sweepSelfChecks({ db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - config.self_check_days * DAY_MS)
  while ((await deleteOldSelfChecks(db, before, BATCH)) === BATCH);
}
