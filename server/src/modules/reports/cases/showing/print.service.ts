import type { CasePrint } from '@himoya/contract/reports/cases'
import { wallClock } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { workOnCase } from '../case-access.service.ts'
import { readAliases } from '../assignees.store.ts'
import { assembleCase } from './show-case.service.ts'
import { leaveTrace } from '../acts/work.service.ts'

/**
 * The case for paper, with what stands across each page: who, when, which case. The reason is on the timeline and in the audit log
 * before anything is sent. Throws `not_found`, `forbidden`.
 */
export async function printCase(platform: Platform, actor: StaffActor, id: string, reason: string): Promise<CasePrint> {
  const { db } = platform
  const record = await db.transaction().execute(async (transaction) => {
    const opened = await workOnCase(platform, transaction, actor, id)
    await leaveTrace(platform, transaction, actor, opened, {
      kind: 'printed',
      what: 'printed',
      said: reason,
      audit_action: 'case.printed',
    })
    return opened
  })
  const alias = (await readAliases(db, [actor.id])).get(actor.id) ?? ''
  const at = wallClock(platform.now().getTime()).slice(0, 16).replace('T', ' ')
  return { watermark: `${alias} · ${at} · ${record.ref}`, case: await assembleCase(platform, actor, record) }
}
