import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { Reported, ReportBody } from '@himoya/contract/reports/reports'
import { makeReceipt, receiptAnswer } from '../../../platform/crypto/receipt.ts'
import type { Actor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import { cleanLine } from '../../../platform/core/text.ts'
import type { KeepAnswer } from '../../../platform/http/idempotency.ts'
import { takeProven } from '../../../platform/limits/proven-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceNewCase, openCase, plainStates } from '../cases/cases.service.ts'
import { tieEvidence } from '../evidence/evidence.service.ts'
import { addReport } from '../reports.service.ts'
import { urgentTexts } from './own-inbox.service.ts'
import { bodyProblems, factsOf, isSpoken, isUnheard } from './report-body.policy.ts'

/** From one address: so many are free, then each costs a proof of work, then there are none. A school has one address. */
const ADDRESS_FREE = { points: 10, seconds: 3_600 }
const ADDRESS_STOP = { points: 60, seconds: 3_600 }
/** Of those that say a child is in danger now, which never cost a proof. */
const URGENT_STOP = { points: 60, seconds: 3_600 }
const PERSON_LIMIT = { points: 20, seconds: 24 * 3_600 }

/**
 * Takes a report, sealed with a key of its own, and opens its case. A guest is known by a receipt alone, answered once; of a
 * signed-in person the account is kept. No address is stored. `keepAnswer`: a receipt is told once, so what is told is kept with the
 * report. Throws `invalid`, `rate_limited`, `proof_required`.
 */
export async function submitReport(
  platform: Platform,
  actor: Actor,
  client: Client,
  body: ReportBody,
  keepAnswer: KeepAnswer<Reported>,
): Promise<Reported> {
  const { now } = platform
  const fields = bodyProblems(body, { signed_in: actor.kind === 'user', now: now() })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  await limitReports(platform, actor, client, body)
  const receipt = actor.kind === 'user' ? null : makeReceipt()
  const lines = { child_name: cleanLine(body.child_name ?? ''), district: cleanLine(body.district ?? '') }
  const facts = factsOf({ ...body, ...lines }, now())
  const { id, reported } = await platform.db.transaction().execute(async (db) => {
    const report = await addReport(platform, db, {
      source: 'form',
      account_id: actor.kind === 'user' ? actor.id : null,
      receipt,
      lang: body.lang ?? client.lang,
      reporter_role: body.reporter_role,
      type_ids: body.type_ids,
      urgency: body.urgency,
      region_code: body.region_code ?? null,
      child_age_band: body.child_age_band ?? null,
      child_gender: body.child_gender ?? null,
      facts,
      notice: body.notice ?? null,
      created_at: now(),
    })
    await openCase(platform, db, { id: report.id, words: facts.description })
    const files = await tieEvidence(platform, db, { keys: body.file_keys ?? [], report_id: report.id })
    if (facts.description === '' && !files.some(isSpoken))
      throw new AppError('invalid', { fields: { description: ['required'] } })
    const help = findHints(facts.description).length > 0
    const texts = await urgentTexts({ ...platform, db }, await plainStates(db, [report.id]), client.lang)
    const urgent_text = texts.get(report.id) ?? null
    const answer_by = report.answer_by.toISOString()
    const unheard = isUnheard(facts.description, files) ? { unheard: true as const } : {}
    const answer = { ref: report.ref, ...receiptAnswer(receipt, client.lang), answer_by, help, urgent_text, ...unheard }
    await keepAnswer(db, answer)
    return { id: report.id, reported: answer }
  })
  // The report is taken, and whoever sent it is told so. Consoles read the board when they look, and a danger rings by its deadline.
  await announceNewCase(platform, id).catch((error: unknown) =>
    platform.log.error('a new case was not announced', errorFields(error)),
  )
  return reported
}

async function limitReports(platform: Platform, actor: Actor, client: Client, body: ReportBody): Promise<void> {
  const key = client.address
  if (body.urgency === 'now') {
    const wait = await platform.limiter.take('reports_urgent', key, URGENT_STOP)
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
    return
  }
  const stops = [{ name: 'reports_stop', key, limit: ADDRESS_STOP }]
  if (actor.kind === 'user') stops.push({ name: 'reports_person', key: actor.id, limit: PERSON_LIMIT })
  await takeProven(platform, client, { free: { name: 'reports', key, limit: ADDRESS_FREE }, stops })
}
