import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type LessonPlace = { id: string; course_id: string; number: number }

/**
 * Where each published lesson of a published course stands, the courses one after the other: its number in the course from 1,
 * and how many there are beside the window that was asked for.
 */
export async function readLessonPlaces(
  db: Db,
  lang: Language,
  { course_id, limit, offset }: { course_id?: string; limit: number; offset: number },
): Promise<{ count: number; places: LessonPlace[] }> {
  const { rows } = await sql<LessonPlace>`
    select lesson.item_id as id, course.item_id as course_id,
      row_number() over (
        partition by course.item_id order by lesson.position, lesson.published_at desc, lesson.item_id
      )::int as number
    from content_live lesson
    join content_live course
      on course.type = 'course' and course.lang = lesson.lang and course.item_id = (lesson.facts ->> 'course')::uuid
    where lesson.type = 'lesson' and lesson.lang = ${lang}
      ${course_id === undefined ? sql`` : sql`and lesson.facts @> ${JSON.stringify({ course: course_id })}::jsonb`}
    order by course.position, course.published_at desc, course.item_id, number`.execute(db)
  return { count: rows.length, places: rows.slice(offset, offset + limit) }
}
