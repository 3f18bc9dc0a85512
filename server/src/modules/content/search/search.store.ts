import type { Language } from '@himoya/contract/languages'
import type { Found } from '@himoya/contract/content/search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Spelled } from './terms.policy.ts'

type FoundType = Found['type']
/** A word and the beginning of its other forms. */
export type Term = { word: string; beginning: string | null }

/** Behind every letter in the order of bytes. */
const LAST_SIGN = '\u{10ffff}'

/** Ranking every text that has a common word would take as long as there are texts; those with it in the title come first. */
const MOST_RANKED = { title: 500, all: 1_000 }
/** Of words anywhere, (unused), in the summary, in the title. */
const WEIGHTS = sql.lit('{0.1,0.2,0.5,1}')

const configOf = (lang: Language): RawBuilder<unknown> => sql`search_config(${sql.lit(lang)})`

/** A term as the database compares it: the word by the language's stemmer, or what begins like it. */
function queryOf(lang: Language, { word, beginning }: Term): RawBuilder<unknown> {
  const itself = sql`to_tsquery(${configOf(lang)}, ${word})`
  return beginning === null ? itself : sql`(${itself} || (${`${beginning}:*`})::tsquery)`
}

/** What finds the same texts with less work: in Uzbek a beginning finds the word too, which beside it only ranks higher. */
function wideQueryOf(lang: Language, term: Term): RawBuilder<unknown> {
  return lang === 'uz' && term.beginning !== null ? sql`(${`${term.beginning}:*`})::tsquery` : queryOf(lang, term)
}

/**
 * For all statements of one search: words are looked up in the indexes of words. Where a statement ends at its first rows the
 * planner would rather read the texts one by one, which takes seconds for a word that is in none of them.
 */
export async function byIndex<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return db.transaction().execute((own) => byIndex(own, work))
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(db)
  return work(db)
}

/**
 * Which of the terms stand in any text; `empty` are those the language says nothing with (the, и). The list of words knows most
 * of them; forms that stand in no text are known by their stem.
 */
export async function readTermStatus(db: Db, lang: Language, terms: readonly Term[]) {
  if (terms.length === 0) return []
  const of = ({ word, beginning }: Term, place: number): RawBuilder<unknown> => {
    const listed =
      beginning === null
        ? sql`false`
        : sql`exists (select from search_word where lang = ${lang} and word >= ${beginning} and word < ${beginning + LAST_SIGN})`
    return sql`
      select ${sql.lit(place)} as place, numnode(to_tsquery(${configOf(lang)}, ${word})) = 0 as empty,
        ${listed}
        or exists (select from search_document where lang = ${sql.lit(lang)}
          and all_words @@ ${queryOf(lang, { word, beginning })}) as known`
  }
  const { rows } = await sql<{ empty: boolean; known: boolean }>`
    select empty, known from (${sql.join(terms.map(of), sql` union all `)}) as status order by place
  `.execute(db)
  return rows
}

/** Each of these words as the database spells it, and the words of the texts that are spelled like it. */
export async function readNear(db: Db, lang: Language, words: readonly string[]) {
  const { rows } = await sql<{ typed: Spelled; known: Spelled[] }>`
    select json_build_object('word', typed, 'latin', search_latin(typed), 'stem', search_stem(typed, ${lang})) as typed,
      (select coalesce(json_agg(near), '[]') from search_near(${lang}, typed) as near) as known
    from unnest(${[...new Set(words)]}::text[]) as typed
  `.execute(db)
  return new Map(rows.map((row) => [row.typed.word, row]))
}

/**
 * Texts with all of the terms (`and`) or with any (`or`), the best first. A term has several words where one was mistyped; any
 * of them will do. `title` is the folded query: who asks for a whole title means that one.
 */
export async function readMatches(
  db: Db,
  lang: Language,
  { terms, join, title }: { terms: readonly (readonly Term[])[]; join: 'and' | 'or'; title: string },
): Promise<{ id: string; type: FoundType }[]> {
  const whole = (one: typeof queryOf): RawBuilder<unknown> =>
    sql.join(
      terms.map((words) => sql`(${sql.join(words.map((word) => one(lang, word)), sql` || `)})`), // prettier-ignore
      join === 'and' ? sql` && ` : sql` || `,
    )
  const here = sql`lang = ${sql.lit(lang)}`
  const { rows } = await sql<{ id: string; type: FoundType }>`
    with asked as materialized (select ${whole(queryOf)} as query, ${whole(wideQueryOf)} as wide), candidate as (
      (select item_id, type, title, all_words from search_document
        where ${here} and title_words @@ (select wide from asked) limit ${sql.lit(MOST_RANKED.title)})
      union all
      (select item_id, type, title, all_words from search_document
        where ${here} and all_words @@ (select wide from asked) limit ${sql.lit(MOST_RANKED.all)})
    ), found as (select distinct on (item_id) item_id, type, title, all_words from candidate)
    select item_id as id, type from found, asked
    order by title = ${title} desc, ts_rank(${WEIGHTS}, all_words, query, 1) desc, title, item_id
  `.execute(db)
  return rows
}

/** What a list of results says of each, in one language; `parent` is the slug of what it hangs on. */
export async function readFound(db: Db, lang: Language, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('content_live as live')
    .leftJoin('content_live as parent', (join) =>
      join
        .on(sql<boolean>`parent.item_id = coalesce(live.facts ->> 'course', live.facts ->> 'category')::uuid`)
        .onRef('parent.lang', '=', 'live.lang'),
    )
    .select(['live.item_id as id', 'live.type', 'live.served', 'live.slug', 'live.title', 'parent.slug as parent'])
    .select([
      sql<string>`coalesce(live.texts ->> 'summary', '')`.as('summary'),
      // Where a shelter stands is told by people; of the rest the beginning is enough to find the words in.
      sql<string>`case when live.type = 'place' and live.facts ->> 'kind' = 'shelter' then '' else left(live.words, 20000) end`.as(
        'words',
      ),
    ])
    .where('live.lang', '=', lang)
    .where('live.item_id', 'in', ids)
    .execute()
}

/** Forgets words that stand in no text any more. One that is published in this very moment may go too; it is still found. */
export async function deleteLostWords(db: Db): Promise<void> {
  await sql`
    with present as materialized (
      select distinct lang, word
      from search_document join content_live using (item_id, lang),
        regexp_split_to_table(
          search_fold(concat_ws(' ', content_live.title, content_live.texts ->> 'search_words', content_live.words), lang), ' ') as word
    )
    delete from search_word
    where not exists (select from present where present.lang = search_word.lang and present.word = search_word.word)
  `.execute(db)
}
