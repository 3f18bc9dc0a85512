import type { DayPart } from '@himoya/contract/desk/my-day'
import type { QuestionState } from '@himoya/contract/questions/public-question-lists'
import { dayPart } from '../../../platform/core/day-part.ts'
import { ifFound } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { readQueue } from './asked.store.ts'

const OPEN: readonly QuestionState[] = ['waiting', 'drafting', 'review']
const ALL = 500

/** Answers that want a second reader, those that came back to the caller and why, and questions nobody has begun. */
export async function awaitsOfQuestions({ db, vault }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'counsellor' && actor.role !== 'supervisor') return []
  const { rows: open } = await readQueue(db, { states: OPEN, settled: false, limit: ALL, offset: 0 })
  const second = open.filter(({ state, drafters }) => state === 'review' && !drafters.includes(actor.id))
  const returned = []
  for (const row of open.filter(
    ({ state, note, drafted_by }) => state === 'drafting' && note !== null && drafted_by === actor.id,
  )) {
    const sealer = await ifFound(vault.useKey(db, row.key_id))
    if (sealer) returned.push({ ...row, why: sealer.open(`${row.id}:note`, row.note!) })
  }
  const fresh = open.filter(({ state, escalated_at }) => state === 'waiting' && escalated_at === null)
  const escalated = open.filter(({ escalated_at }) => escalated_at !== null)
  return [
    ...dayPart('question', second, ({ id, drafter, updated_at }) => ({ id, by: drafter, at: updated_at })),
    ...dayPart('question_back', returned, ({ id, why, updated_at }) => ({ id, why, at: updated_at })),
    ...(actor.role === 'supervisor'
      ? dayPart('escalated_question', escalated, ({ id, escalated_at }) => ({ id, at: escalated_at }))
      : []),
    ...dayPart('new_question', fresh, ({ id, created_at }) => ({ id, at: created_at })),
  ]
}
