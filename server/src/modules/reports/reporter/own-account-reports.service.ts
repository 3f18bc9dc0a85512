import type { ExportedReport } from '@himoya/contract/reports/reports'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { plainStates } from '../cases/cases.service.ts'
import { evidenceOf, forgetEvidenceSoon } from '../evidence/evidence.service.ts'
import { inboxOf, factsOfReport, leaveNameless, ownReports, reportsToForget } from '../reports.service.ts'

const EXPORTED = 1_000

/** Everything a person reported, for their export (safety.md 29); what lies behind the curtain stays there. */
export async function exportReports(
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  account_id: string,
): Promise<z.infer<typeof ExportedReport>[]> {
  const { rows } = await ownReports(db, account_id, { limit: EXPORTED, offset: 0 })
  const exported: z.infer<typeof ExportedReport>[] = []
  for (const row of rows) {
    const { id, ref, created_at, reporter_role, type_ids, urgency, region_code } = row
    const facts = await factsOfReport({ vault }, db, row)
    const messages = await inboxOf({ vault }, db, id)
    const files = (await evidenceOf({ vault }, db, id)).map(({ message_id: _place, ...file }) => file)
    exported.push({
      ref,
      created_at: created_at.toISOString(),
      reporter_role,
      type_ids,
      urgency,
      region_code,
      description: facts.description,
      child_name: facts.child_name,
      messages: messages.map(({ message, created_at: at, is_admin }) => ({ message, created_at: at, is_admin })),
      files,
    })
  }
  return exported
}

/**
 * What becomes of a person's reports when they delete their account; `db` is that transaction. What could be taken back, or was,
 * is deleted with its key. Where a child may be in danger, the team has done its work, or the law holds it, the report stays
 * sealed until its retention ends, and nothing in it leads to the account: the way to reach the person is taken out.
 */
export async function forgetReports(
  platform: Pick<Platform, 'vault' | 'jobs'>,
  db: Db,
  account_id: string,
  since = new Date(0),
): Promise<void> {
  const { vault } = platform
  const rows = await reportsToForget(db, account_id, since)
  const states = await plainStates(
    db,
    rows.map(({ id }) => id),
  )
  const doomed: string[] = []
  for (const row of rows) {
    const { id, key_id, urgency, legal_hold } = row
    const { can_withdraw, closed_for } = states.get(id)!
    const taken_back = closed_for === 'withdrawn' || (can_withdraw && urgency !== 'now')
    if (taken_back && !legal_hold) {
      doomed.push(key_id)
      continue
    }
    await leaveNameless(platform, db, row)
  }
  if (doomed.length === 0) return
  await vault.destroyKeys(db, doomed)
  await forgetEvidenceSoon(platform, db)
}
