import type { Language } from '@himoya/contract/languages'
import type { QuestionState } from '@himoya/contract/questions/public-question-lists'
import type {
  QuestionDraft,
  Related,
  RelatedQuery,
  StaffQuestion,
  StaffQuestionQuery,
  StaffQuestionRow,
} from '@himoya/contract/questions/public-questions'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { z } from 'zod'
import type { Sealer } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLive } from '../../content/content.service.ts'
import { readAliases, readAsked, readQueue, type AskedRow } from './asked.store.ts'
import { actsOf } from './moderation.policy.ts'
import { readSlugs, readTitles, readVotes } from './public-questions.store.ts'

const OPEN: readonly QuestionState[] = ['waiting', 'drafting', 'review']
const OFFERED = 20

/** What needs somebody, or what has a state. `lang` is the caller's. */
export async function listForStaff(
  platform: Platform,
  lang: Language,
  { state, ...page }: z.infer<typeof StaffQuestionQuery>,
): Promise<{ count: number; results: StaffQuestionRow[] }> {
  const { db, vault } = platform
  const states = state === 'open' ? OPEN : [state]
  const settled = !states.some((one) => OPEN.includes(one))
  const { rows, count } = await readQueue(db, { states, settled, ...windowOf(page) })
  const categories = await categoryTitles(db, lang)
  const results: StaffQuestionRow[] = []
  for (const row of rows) {
    const opened = openText(row, await vault.useKey(db, row.key_id))
    results.push(presentRow(row, opened, categories, row.drafter))
  }
  return { count, results }
}

/** One question as it was asked, with how far the answer is. Throws `not_found`. */
export async function showQuestion(
  { db, vault }: Platform,
  actor: StaffActor,
  lang: Language,
  id: string,
): Promise<StaffQuestion> {
  const row = await readAsked(db, id)
  if (!row) throw new AppError('not_found')
  const sealer = await vault.useKey(db, row.key_id)
  const opened = openText(row, sealer)
  const aliases = await readAliases(
    db,
    [row.drafted_by, row.reviewed_by, row.escalated_by].filter((one) => one !== null),
  )
  const aliasOf = (account_id: string | null): string | null => (account_id && aliases.get(account_id)) ?? null
  return {
    ...presentRow(row, opened, await categoryTitles(db, lang), aliasOf(row.drafted_by)),
    version: row.version,
    question: opened.question,
    category_id: row.category_id,
    hints: (['title', 'question'] as const).flatMap((field) => findHints(opened[field]).map((hint) => ({ field, ...hint }))),
    draft: row.draft && (JSON.parse(sealer.open(`${id}:draft`, row.draft)) as QuestionDraft),
    note: row.note && sealer.open(`${id}:note`, row.note),
    reviewed_by: aliasOf(row.reviewed_by),
    escalation: escalationOf(row, sealer, aliasOf(row.escalated_by)),
    closed_for: row.closed_for,
    published: await publishedOf(db, row.content_id),
    can: actsOf(actor, row),
  }
}

/** Lessons or places to stand beside an answer. */
export async function listRelated(db: Db, lang: Language, query: z.infer<typeof RelatedQuery>): Promise<Related> {
  return readTitles(db, { ...query, lang, limit: OFFERED })
}

type Opened = { title: string; question: string }

const openText = ({ id, title, question }: AskedRow, sealer: Sealer): Opened => ({
  title: sealer.open(`${id}:title`, title),
  question: sealer.open(`${id}:question`, question),
})

function presentRow(
  row: AskedRow,
  { title, question }: Opened,
  categories: ReadonlyMap<string, string>,
  drafted_by: string | null,
): StaffQuestionRow {
  return {
    id: row.id,
    state: row.state,
    lang: row.lang,
    title,
    category: (row.category_id && categories.get(row.category_id)) ?? null,
    age_band: row.age_band,
    from: row.account_id === null ? 'guest' : 'user',
    topics: row.marked ? findHints(`${title}\n${question}`).map(({ topic }) => topic) : [],
    escalated: row.escalated_at !== null,
    drafted_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function escalationOf(row: AskedRow, sealer: Sealer, by: string | null): StaffQuestion['escalation'] {
  if (row.escalation === null || row.escalated_at === null) return null
  return { by: by ?? '', reason: sealer.open(`${row.id}:escalation`, row.escalation), at: row.escalated_at.toISOString() }
}

async function publishedOf(db: Db, content_id: string | null): Promise<StaffQuestion['published']> {
  const slug = content_id && (await readSlugs(db, [content_id])).get(content_id)
  return slug ? { slug, ...(await readVotes(db, content_id)) } : null
}

async function categoryTitles(db: Db, lang: Language): Promise<Map<string, string>> {
  const { results } = await listLive(db, 'question_category', lang)
  return new Map(results.map(({ id, texts }) => [id, texts.title]))
}
