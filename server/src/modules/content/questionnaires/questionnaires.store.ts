import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** The row all answers of a questionnaire wait for, and the key of its free words; `key_id` is taken when there is none yet. */
export async function lockKey(db: Db, questionnaire_id: string, key_id: string): Promise<string> {
  await db
    .insertInto('questionnaire_key')
    .values({ questionnaire_id, key_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('questionnaire_key')
    .select('key_id')
    .where('questionnaire_id', '=', questionnaire_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.key_id
}

export async function readKey(db: Db, questionnaire_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('questionnaire_key')
    .select('key_id')
    .where('questionnaire_id', '=', questionnaire_id)
    .executeTakeFirst()
  return row?.key_id
}

/** false: it stands there already. */
export async function insertParticipation(db: Db, hash: Buffer, useless_from: string | null): Promise<boolean> {
  const row = await db
    .insertInto('questionnaire_participation')
    .values({ hash, useless_from })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteParticipations(db: Db, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('questionnaire_participation').where('hash', 'in', hashes).execute()
}

/** What stands for an option where a question was left out; no key of an option has such a sign. */
export const SKIPPED = '-'

/** Both empty: whole sheets. Only the option empty: sheets that answered the question. */
export type Place = { question: string; option: string }
export type Version = { questionnaire_id: string; version: number }

/** So many more at each place; `day` is the day of the first. */
export async function addCounts(
  db: Db,
  { questionnaire_id, version }: Version,
  day: string,
  counts: readonly (Place & { answers: number })[],
): Promise<void> {
  await db
    .insertInto('questionnaire_count')
    .values(counts.map((count) => ({ questionnaire_id, version, since: day, ...count })))
    .onConflict((conflict) =>
      conflict.columns(['questionnaire_id', 'version', 'question', 'option']).doUpdateSet({
        answers: sql<number>`questionnaire_count.answers + excluded.answers`,
      }),
    )
    .execute()
}

export type NewWords = Version & { id: string; question: string; body: Buffer; day: string }

export async function insertWords(db: Db, rows: readonly NewWords[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('questionnaire_words').values(rows).execute()
}

/** The team sees what came since it was told last, once that is at least so many sheets. */
export async function tellCounts(db: Db, questionnaire_id: string, at_least: number): Promise<void> {
  const { waiting } = await db
    .selectFrom('questionnaire_count')
    .select(sql<number>`coalesce(sum(answers - published), 0)::int`.as('waiting'))
    .where('questionnaire_id', '=', questionnaire_id)
    .where('question', '=', '')
    .executeTakeFirstOrThrow()
  if (waiting < at_least) return
  await db
    .updateTable('questionnaire_count')
    .set({ published: sql<number>`answers` })
    .where('questionnaire_id', '=', questionnaire_id)
    .execute()
  await db
    .updateTable('questionnaire_words')
    .set({ published: true })
    .where('questionnaire_id', '=', questionnaire_id)
    .where('published', '=', false)
    .execute()
}

export type CountRow = Version & Place & { published: number; since: string }

/** What the team sees, of one or of all. */
export async function readPublished(db: Db, questionnaire_id?: string): Promise<CountRow[]> {
  let found = db
    .selectFrom('questionnaire_count')
    .select(['questionnaire_id', 'version', 'question', 'option', 'published'])
    .select(sql<string>`since::text`.as('since'))
    .where('published', '>', 0)
  if (questionnaire_id !== undefined) found = found.where('questionnaire_id', '=', questionnaire_id)
  return found.execute()
}

type Listed = { questionnaire_id: string; question: string; versions: readonly number[]; limit: number; offset: number }

/** In the order of their ids, which are random. */
export async function readWords(db: Db, { questionnaire_id, question, versions, limit, offset }: Listed) {
  if (versions.length === 0) return { rows: [], count: 0 }
  const found = db
    .selectFrom('questionnaire_words')
    .where('questionnaire_id', '=', questionnaire_id)
    .where('question', '=', question)
    .where('version', 'in', versions)
    .where('published', '=', true)
  const rows = await found.select(['id', 'body']).orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

/**
 * Words and marks stand in a table in the order in which they came. Both are put down anew in an order that chance made, so that who
 * copies the whole database cannot lay one beside the other.
 */
export async function shuffleRows(db: Db): Promise<void> {
  await sql`
    with taken as (delete from questionnaire_words returning id, questionnaire_id, version, question, body, published, day)
    insert into questionnaire_words (id, questionnaire_id, version, question, body, published, day)
    select id, questionnaire_id, version, question, body, published, day from taken order by random()`.execute(db)
  await sql`
    with taken as (delete from questionnaire_participation returning hash, useless_from)
    insert into questionnaire_participation (hash, useless_from) select hash, useless_from from taken order by random()`.execute(
    db,
  )
}

export async function deleteOld(db: Db, { today, words_before }: { today: string; words_before: string }): Promise<void> {
  await db.deleteFrom('questionnaire_participation').where('useless_from', '<=', today).execute()
  await db.deleteFrom('questionnaire_words').where('day', '<', words_before).execute()
}
