import type { Db } from '../../../../platform/db/connect.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { announceCase } from '../case-changes.service.ts'
import { assertAct, stateAfter } from '../case.policy.ts'
import { changeCase, lockCase, readCase, type CaseRecord } from '../case.store.ts'
import { wordsDue } from '../deadlines/deadlines.policy.ts'
import { meetDeadlines, writeDeadline } from '../deadlines/deadlines.store.ts'
import { addEvent } from '../parts/timeline.service.ts'

type Parts = Pick<Platform, 'vault' | 'now'>

/**
 * The reporter wrote into the inbox: it stands on the timeline, a case that waited for them goes on, and words to a closed one
 * are answered within a day. `db` is the transaction of the message; call `announceReporter` after it. Throws `not_found`.
 */
export async function hearReporter(platform: Parts, db: Db, report_id: string): Promise<void> {
  const record = await lockOrThrow(db, report_id)
  const now = platform.now()
  await addEvent(platform, db, { case_id: report_id, kind: 'message', what: 'from_reporter', by: null })
  if (record.state === 'needs_info') {
    const state = stateAfter('answered', record)
    await changeCase(db, report_id, { state, state_before: null }, now)
    await addEvent(platform, db, { case_id: report_id, kind: 'state', what: state, by: null })
  }
  if (record.settled_at !== null) {
    await writeDeadline(db, { case_id: report_id, kind: 'first_words', subject_id: report_id, due_at: wordsDue(now) })
  }
}

/**
 * The reporter takes it back. `db` is the transaction of the withdrawal; call `announceReporter` after it. Throws `not_found`,
 * `cannot_withdraw` when a danger to life is in work, `changed_meanwhile` when it is settled.
 */
export async function withdrawCase(platform: Parts, db: Db, report_id: string, reason?: string): Promise<void> {
  const record = await lockOrThrow(db, report_id)
  assertAct('reporter', 'withdraw', record)
  const now = platform.now()
  await changeCase(db, report_id, { state: 'withdrawn', state_before: null, settled_at: now }, now)
  await meetDeadlines(db, report_id, now)
  const said = reason ? { said: { text: reason, key_id: record.key_id } } : {}
  await addEvent(platform, db, { case_id: report_id, kind: 'state', what: 'withdrawn', by: null, ...said })
}

/** Before the report's own lock, as the team's acts take them: the other way round two could wait for each other for ever. */
export async function holdCase(db: Db, report_id: string): Promise<void> {
  await lockCase(db, report_id)
}

/** Tells the consoles what the reporter did, once it is committed. */
export async function announceReporter(platform: Pick<Platform, 'db' | 'hub'>, report_id: string): Promise<void> {
  const record = await readCase(platform.db, report_id)
  if (record) announceCase(platform, { id: report_id, change: 'changed' }, record)
}

async function lockOrThrow(db: Db, id: string): Promise<CaseRecord> {
  const record = await lockCase(db, id)
  if (!record) throw new AppError('not_found')
  return record
}
