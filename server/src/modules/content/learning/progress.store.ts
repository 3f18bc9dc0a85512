import type { LESSON_FEEDBACK, LESSON_STATES } from '@himoya/contract/content/learning-lists'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type State = (typeof LESSON_STATES)[number]
export type Tag = (typeof LESSON_FEEDBACK)[number]
type Whose = { account_id: string; lesson_id: string; updated_at: Date }

/** Not behind the curtain of a reset by SMS (safety.md 5). */
const shown = sql<boolean>`not exists (
  select from account as learner where learner.id = lesson_progress.account_id and lesson_progress.updated_at < learner.curtain_before)`

/** `done` stays done; without a position the old one stays. Behind the curtain there is nothing: the lesson is begun anew. */
export async function writeProgress(db: Db, { position, ...row }: Whose & { state: State; position?: number }): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values({ ...row, position: position ?? 0 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'lesson_id']).doUpdateSet({
        state: sql<State>`case when lesson_progress.state = 'done' and ${shown} then 'done' else ${row.state} end`,
        position: position ?? sql<number>`case when ${shown} then lesson_progress.position else 0 end`,
        feedback: sql<string[]>`case when ${shown} then lesson_progress.feedback else '{}' end`,
        updated_at: row.updated_at,
      }),
    )
    .execute()
}

/** Whoever says something of a lesson has at least begun it. */
export async function writeFeedback(db: Db, { feedback, ...row }: Whose & { feedback: Tag[] }): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values({ ...row, state: 'started', feedback })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'lesson_id']).doUpdateSet({
        feedback,
        state: sql<State>`case when ${shown} then lesson_progress.state else 'started' end`,
        position: sql<number>`case when ${shown} then lesson_progress.position else 0 end`,
        updated_at: row.updated_at,
      }),
    )
    .execute()
}

const ofPublished = (db: Db, account_id: string) =>
  db
    .selectFrom('lesson_progress')
    .innerJoin('content_live as lesson', (on) =>
      on.onRef('lesson.item_id', '=', 'lesson_progress.lesson_id').on('lesson.type', '=', 'lesson').on('lesson.lang', '=', 'uz'),
    )
    .where('lesson_progress.account_id', '=', account_id)
    .where(shown)

type Filter = { course_id?: string; lesson_id?: string; limit: number; offset: number }

/** Of lessons that are published, the latest first. */
export async function readProgress(db: Db, account_id: string, { course_id, lesson_id, limit, offset }: Filter) {
  let found = ofPublished(db, account_id)
  if (course_id) found = found.where(sql<boolean>`lesson.facts @> ${JSON.stringify({ course: course_id })}::jsonb`)
  if (lesson_id) found = found.where('lesson_progress.lesson_id', '=', lesson_id)
  const rows = await found
    .select(['lesson_progress.lesson_id', 'lesson_progress.state', 'lesson_progress.position', 'lesson_progress.feedback'])
    .select(['lesson_progress.updated_at', sql<string>`lesson.facts ->> 'course'`.as('course_id')])
    .orderBy('lesson_progress.updated_at', 'desc')
    .orderBy('lesson_progress.lesson_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count, rows }
}

/** How many of these lessons the person has done. */
export async function countDone(db: Db, account_id: string, lesson_ids: readonly string[]): Promise<number> {
  if (lesson_ids.length === 0) return 0
  const { count } = await db
    .selectFrom('lesson_progress')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('state', '=', 'done')
    .where('lesson_id', 'in', lesson_ids)
    .where(shown)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteProgress(db: Db, account_id: string, since: Date): Promise<void> {
  await db.deleteFrom('lesson_progress').where('account_id', '=', account_id).where('updated_at', '>=', since).execute()
}

export type VoiceCounts = { lesson_id: string; title: string; people: number } & Record<Tag, number>

/** What people said of each published lesson, in numbers; the most said of first. */
export async function countVoices(db: Db, lang: Language, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<VoiceCounts>`
    select lesson_progress.lesson_id, lesson.title, count(*)::int as people,
      count(*) filter (where 'clear' = any (feedback))::int as clear,
      count(*) filter (where 'about_me' = any (feedback))::int as about_me,
      count(*) filter (where 'too_long' = any (feedback))::int as too_long,
      count(*) filter (where 'hard' = any (feedback))::int as hard
    from lesson_progress
    join content_live lesson on lesson.item_id = lesson_progress.lesson_id and lesson.lang = ${lang}
    where lesson_progress.feedback <> '{}'
    group by lesson_progress.lesson_id, lesson.title
    order by people desc, lesson_progress.lesson_id`.execute(db)
  return { count: rows.length, rows: rows.slice(offset, offset + limit) }
}
