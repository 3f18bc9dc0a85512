import type { PlaceAnswerBody } from '@himoya/contract/content/place-answers'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type Answer = PlaceAnswerBody['answer']

/** One more; the team sees them all as soon as so many are new. In a transaction that holds the place. */
export async function countAnswer(db: Db, item_id: string, answer: Answer, fewest: number): Promise<void> {
  await db
    .insertInto('place_answer')
    .values({ item_id, answer, answers: 1 })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'answer']).doUpdateSet({ answers: sql<number>`place_answer.answers + 1` }),
    )
    .execute()
  await sql`
    update place_answer set shown = answers where item_id = ${item_id}
      and ${fewest} <= (select sum(answers - shown) from place_answer where item_id = ${item_id})`.execute(db)
}

/** The row all answers of a place wait for, and the key of its words; `key_id` is taken when there is none yet. */
export async function lockWordsKey(db: Db, item_id: string, key_id: string): Promise<string> {
  await db
    .insertInto('place_answer_key')
    .values({ item_id, key_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('place_answer_key')
    .select('key_id')
    .where('item_id', '=', item_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.key_id
}

export async function readWordsKey(db: Db, item_id: string): Promise<string | undefined> {
  const row = await db.selectFrom('place_answer_key').select('key_id').where('item_id', '=', item_id).executeTakeFirst()
  return row?.key_id
}

type NewWords = { id: string; item_id: string; answer: Answer; body: Buffer; day: string }

export async function insertAnswerWords(db: Db, words: NewWords): Promise<void> {
  await db
    .insertInto('place_answer_words')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Listed = { item_id: string; today: string; limit: number; offset: number }

/** Of days that are over, in the order of their ids, which are random. */
export async function readAnswerWords(db: Db, { item_id, today, limit, offset }: Listed) {
  const found = db.selectFrom('place_answer_words').where('item_id', '=', item_id).where('day', '<', today)
  const rows = await found.select(['id', 'answer', 'body']).orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

/** Published places of which something is shown or can be read, in the editors' order. */
export async function readPlaceVoices(db: Db, lang: Language, today: string) {
  const { rows } = await sql<{
    place_id: string
    slug: string
    title: string
    region: string
    yes: number
    little: number
    no: number
    not_gone: number
    words: number
    words_day: string | null
    seen_no: number | null
    words_from: string | null
    looked_at: Date | null
  }>`
    select live.item_id as place_id, live.slug, live.title, live.facts ->> 'region' as region,
      said.yes, said.little, said.no, said.not_gone, wrote.words, wrote.words_day, look.seen_no, look.words_from::text, look.looked_at
    from content_live live
    cross join lateral (
      select coalesce(sum(shown) filter (where answer = 'yes'), 0)::int as yes,
        coalesce(sum(shown) filter (where answer = 'little'), 0)::int as little,
        coalesce(sum(shown) filter (where answer = 'no'), 0)::int as no,
        coalesce(sum(shown) filter (where answer = 'not_gone'), 0)::int as not_gone
      from place_answer where item_id = live.item_id
    ) said
    cross join lateral (
      select count(*)::int as words, max(day)::text as words_day
      from place_answer_words where item_id = live.item_id and day < ${today}
    ) wrote
    left join place_answer_look look on look.item_id = live.item_id
    where live.type = 'place' and live.lang = ${lang} and said.yes + said.little + said.no + said.not_gone + wrote.words > 0
    order by live.position, live.item_id`.execute(db)
  return rows
}

type Look = { item_id: string; looked_by: string; looked_at: Date; seen_no: number; words_from: string | null }

/** Somebody has looked. An older list that comes later takes nothing back, and without `words_from` the words stay as they were. */
export async function writeLook(db: Db, { item_id, looked_by, looked_at, seen_no, words_from }: Look): Promise<void> {
  await sql`
    insert into place_answer_look (item_id, seen_no, looked_by, looked_at, words_from)
    values (${item_id}, ${seen_no}, ${looked_by}, ${looked_at}, ${words_from})
    on conflict (item_id) do update
      set seen_no = greatest(excluded.seen_no, place_answer_look.seen_no), looked_by = excluded.looked_by,
        looked_at = excluded.looked_at, words_from = greatest(excluded.words_from, place_answer_look.words_from)`.execute(db)
}

export async function readShownNo(db: Db, item_id: string): Promise<number> {
  const row = await db
    .selectFrom('place_answer')
    .select('shown')
    .where('item_id', '=', item_id)
    .where('answer', '=', 'no')
    .executeTakeFirst()
  return row?.shown ?? 0
}

export async function deleteOldWords(db: Db, before: string): Promise<void> {
  await db.deleteFrom('place_answer_words').where('day', '<', before).execute()
}
