import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { notify } from '../../../notifications/notifications.service.ts'
import { readCase, type CaseRecord } from '../case.store.ts'
import { PLAIN } from '../showing/plain-state.policy.ts'

/**
 * A signed-in reporter hears that there are words for them, or that their report is further; never what the team does among
 * itself. `db` is the transaction of the act, `before` how the case was.
 */
export async function tellReporter(platform: Platform, db: Db, before: CaseRecord, audit_action: AuditAction): Promise<void> {
  const { id, account_id, created_at } = before
  if (account_id === null) return
  const after = await readCase(db, id)
  if (!after) return
  const further = PLAIN[after.state] !== PLAIN[before.state]
  if (audit_action !== 'case.message_sent' && !further) return
  const what = audit_action === 'case.message_sent' ? 'report.message' : 'report.state'
  const dedupe_key = `report:${id}:${platform.now().toISOString()}`
  await notify(platform, db, { account_id, what, dedupe_key, subject_id: id, about_since: created_at })
}
