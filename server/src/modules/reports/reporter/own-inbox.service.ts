import type { Language } from '@himoya/contract/languages'
import type { InboxMessage, InboxMessageBody, OwnReport, OwnReports } from '@himoya/contract/reports/reports'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { plainStates, announceReporter, hearReporter, holdCase } from '../cases/cases.service.ts'
import { evidenceOf, tieEvidence } from '../evidence/evidence.service.ts'
import { onShift } from '../../staff/staff.service.ts'
import { readAbout } from '../../notifications/notifications.service.ts'
import { filesOf, inboxOf, say, unreadForReporter, noteOpened, ownReports, type Report } from '../reports.service.ts'
import { urgentText } from './urgent-words.policy.ts'

type Rows = OwnReports['results']

/** Of one report, whoever holds its receipt. */
const MESSAGE_LIMIT = { points: 30, seconds: 600 }

/** A person's own reports, the newest first; not what lies behind the curtain. */
export async function listOwn(
  platform: Platform,
  actor: UserActor,
  page: { page: number; page_size: number },
  lang: Language,
): Promise<{ count: number; results: Rows }> {
  const { rows, count } = await ownReports(platform.db, actor.id, windowOf(page))
  return { count, results: await presentRows(platform, rows, lang) }
}

/**
 * What its reporter sees of a report: how far it is and the inbox, never the first story. Looking counts as having read it.
 * That the caller is the reporter was decided before.
 */
export async function lookInto(platform: Platform, row: Report, lang: Language): Promise<OwnReport> {
  const { db } = platform
  const [shown] = await presentRows(platform, [row], lang)
  const { closed_for, can_withdraw, can_write } = (await plainStates(db, [row.id])).get(row.id)!
  const messages = await inboxOf(platform, db, row.id)
  const files = filesOf(await evidenceOf(platform, db, row.id), null)
  await noteOpened(platform, row.id)
  if (row.account_id !== null) await readAbout(platform, row.account_id, row.id)
  return { ...shown!, lang: row.lang, closed_for, messages, files, can_withdraw, can_write }
}

/** The reporter writes, and may send files along. The same `cid` again is the same message. Throws `invalid`, `rate_limited`, `too_late`. */
export async function sayToTeam(
  platform: Platform,
  { id }: Pick<Report, 'id'>,
  { cid, message, file_keys = [] }: InboxMessageBody,
): Promise<InboxMessage> {
  const { db, limiter } = platform
  if (message === '' && file_keys.length === 0) throw new AppError('invalid', { fields: { message: ['required'] } })
  if (!(await plainStates(db, [id])).get(id)?.can_write) throw new AppError('too_late')
  const wait = await limiter.take('report_messages', id, MESSAGE_LIMIT)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  const said = await db.transaction().execute(async (transaction) => {
    await holdCase(transaction, id)
    const { message: sent, repeated } = await say(platform, transaction, { report_id: id, author_id: null, cid, message })
    if (repeated) return sent
    await hearReporter(platform, transaction, id)
    const files = await tieEvidence(platform, transaction, { keys: file_keys, report_id: id, message_id: sent.id })
    return { ...sent, files }
  })
  await announceReporter(platform, id)
  return said
}

type States = Awaited<ReturnType<typeof plainStates>>

/** What stands in place of ordinary words and dates while a danger may be going on, by the report's id. */
export async function urgentTexts(platform: Platform, states: States, lang: Language): Promise<Map<string, string | null>> {
  const { db, now } = platform
  const someone_there = (await onShift(platform, db)).length > 0
  return new Map([...states].map(([id, plain]) => [id, urgentText({ ...plain, someone_there, now: now() }, lang)]))
}

async function presentRows(platform: Platform, rows: readonly Report[], lang: Language): Promise<Rows> {
  const { db } = platform
  const ids = rows.map(({ id }) => id)
  const states = await plainStates(db, ids)
  const unread = await unreadForReporter(db, ids)
  const urgent = await urgentTexts(platform, states, lang)
  return rows.map(({ id, ref, created_at }) => {
    const { state, next_at } = states.get(id)!
    const urgent_text = urgent.get(id) ?? null
    return {
      ref,
      state,
      urgent_text,
      // A day, or the week of a review, is no answer to a danger.
      next_at: urgent_text === null ? (next_at?.toISOString() ?? null) : null,
      unread: unread.get(id) ?? 0,
      created_at: created_at.toISOString(),
    }
  })
}
