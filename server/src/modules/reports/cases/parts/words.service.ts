import type { Case, CaseMessageBody, CasePhone } from '@himoya/contract/reports/cases'
import type { z } from 'zod'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAuditAction } from '../../../audit/audit.service.ts'
import { say, reportForCase } from '../../reports.service.ts'
import { workOnCase } from '../case-access.service.ts'
import { meetDeadlines } from '../deadlines/deadlines.store.ts'
import { workOn } from '../acts/work.service.ts'

/** Numbers one member asks for; more is no work with one person any more. Setting `reveal`. */
const REVEAL_LIMIT = { points: 20, seconds: 3_600 }

type Message = z.infer<typeof CaseMessageBody>

/**
 * Words to the reporter, into their inbox; the same `cid` again is the same message. Also after the end; not to whoever took
 * it back. Throws `not_found`, `forbidden`, `changed_meanwhile`.
 */
export async function writeToReporter(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { cid, message }: Message,
): Promise<Case> {
  return workOn(
    platform,
    actor,
    id,
    async ({ db, record, now }) => {
      if (record.state === 'withdrawn') throw new AppError('changed_meanwhile')
      const { repeated } = await say(platform, db, { report_id: id, author_id: actor.id, cid, message })
      if (repeated) return null
      await meetDeadlines(db, id, now, ['first_words'])
      return { kind: 'message', what: 'to_reporter', audit_action: 'case.message_sent' }
    },
    { settled: 'open' },
  )
}

/** The reporter's whole number, for a reason that is written down first. Throws `not_found`, `forbidden`, `rate_limited`. */
export async function revealPhone(
  platform: Platform,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<z.infer<typeof CasePhone>> {
  const { db } = platform
  const { key_id } = await workOnCase(platform, db, actor, id)
  const retry_after = await platform.limiter.take('reveal', actor.id, REVEAL_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const { facts } = await reportForCase(platform, db, id)
  const phone = facts.contact?.phone
  if (!phone) throw new AppError('not_found')
  await recordAuditAction(platform, db, actor, {
    action: 'case.phone_revealed',
    subject_id: id,
    reason: { text: reason, key_id },
  })
  return { phone }
}
