import type { LessonProgress, LessonVoices, ProgressBody, ProgressQuery } from '@himoya/contract/content/learning'
import type { Language } from '@himoya/contract/languages'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filterId, keyOf, oneLive } from '../content.service.ts'
import { shownVoices } from './progress.policy.ts'
import { countVoices, readProgress, type Tag, writeFeedback, writeProgress } from './progress.store.ts'

type Parts = Pick<Platform, 'db' | 'now'>
type Row = Awaited<ReturnType<typeof readProgress>>['rows'][number]

export const shownProgress = ({ feedback, updated_at, ...row }: Row): LessonProgress => ({
  ...row,
  feedback: feedback as Tag[],
  updated_at: updated_at.toISOString(),
})

/** Own progress, the latest first. Throws `invalid` for a course that is not there. */
export async function listProgress({ db }: Parts, actor: UserActor, query: ProgressQuery) {
  const course_id = query.course === undefined ? undefined : await filterId(db, 'course', 'course', query.course)
  const { count, rows } = await readProgress(db, actor.id, { ...(course_id !== undefined && { course_id }), ...windowOf(query) })
  return { count, results: rows.map(shownProgress) }
}

/** Throws `not_found`. */
export async function recordProgress(
  { db, now }: Parts,
  actor: UserActor,
  lesson: string,
  { state, position }: z.infer<typeof ProgressBody>,
): Promise<LessonProgress> {
  const { id } = await oneLive(db, 'lesson', 'uz', keyOf(lesson))
  const whose = { account_id: actor.id, lesson_id: id, updated_at: now() }
  await writeProgress(db, { ...whose, state, ...(position !== undefined && { position }) })
  return oneProgress(db, actor, id)
}

/** Replaces what the person said of the lesson before. Throws `not_found`. */
export async function giveFeedback(
  { db, now }: Parts,
  actor: UserActor,
  lesson: string,
  tags: readonly Tag[],
): Promise<LessonProgress> {
  const { id } = await oneLive(db, 'lesson', 'uz', keyOf(lesson))
  await writeFeedback(db, { account_id: actor.id, lesson_id: id, updated_at: now(), feedback: [...new Set(tags)] })
  return oneProgress(db, actor, id)
}

async function oneProgress(db: Db, actor: UserActor, lesson_id: string): Promise<LessonProgress> {
  const { rows } = await readProgress(db, actor.id, { lesson_id, limit: 1, offset: 0 })
  // It was published a moment ago; an editor may have taken it away since.
  if (!rows[0]) throw new AppError('not_found')
  return shownProgress(rows[0])
}

/** For editors: totals, never a person. */
export async function listVoices(
  { db }: Parts,
  lang: Language,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: z.infer<typeof LessonVoices>[] }> {
  const { count, rows } = await countVoices(db, lang, windowOf(page))
  return { count, results: rows.map(shownVoices) }
}
