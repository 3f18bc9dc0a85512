import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { wordsOf } from '@himoya/contract/chat/hints/words'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceCase } from './case-changes.service.ts'
import { insertCase, readCase } from './case.store.ts'
import { DEADLINE_JOB } from './deadlines/deadline-job.ts'
import { firstDeadlines } from './deadlines/deadlines.policy.ts'
import { writeDeadline } from './deadlines/deadlines.store.ts'
import { fingerprintOf, fingerprintWords } from './likeness/fingerprint.policy.ts'
import { addEvent } from './parts/timeline.service.ts'

type Parts = Pick<Platform, 'vault' | 'now' | 'jobs'>

/**
 * Opens the case of a report, in the transaction that has written it: promises with their times, the first moment of its
 * timeline, where its words touch our lists. `words`: all that was told, in the clear; only keyed hashes of some are kept.
 * Call `announceNewCase` once it is committed.
 */
export async function openCase(platform: Parts, db: Db, { id, words }: { id: string; words: string }): Promise<void> {
  const now = platform.now()
  const topics = findHints(words).map(({ topic }) => topic)
  const hash = (word: string): bigint => platform.vault.blindIndex('case sketch', word).readBigInt64BE()
  await insertCase(db, {
    id,
    topics,
    fingerprint: fingerprintOf(fingerprintWords(wordsOf(words).map(({ loose }) => loose)), hash),
    now,
  })
  const record = await readCase(db, id)
  if (!record) throw new AppError('not_found')
  const { urgency, answer_by } = record
  for (const { kind, due_at } of firstDeadlines({ urgency, topics: topics.length, created_at: now, answer_by })) {
    await writeDeadline(db, { case_id: id, kind, subject_id: id, due_at })
    // The minute's round finds what is late; five minutes of a child in danger are not rounded up.
    if (kind === 'alarm') await platform.jobs.enqueue(db, DEADLINE_JOB, {}, { run_at: due_at })
  }
  await addEvent(platform, db, { case_id: id, kind: 'received', what: 'received', by: null })
}

/** Tells every console that there is a new case; one with a child in danger now rings. */
export async function announceNewCase(platform: Pick<Platform, 'db' | 'hub'>, id: string): Promise<void> {
  const record = await readCase(platform.db, id)
  if (!record) return
  const urgent = record.urgency === 'now' ? { alarm: 'alarm' as const } : {}
  announceCase(platform, { id, change: 'opened', ...urgent }, record)
}
