import type { Facts } from '@himoya/contract/content/content-types'
import type { CloseReason, QuestionState } from '@himoya/contract/questions/public-question-lists'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type NewQuestion = {
  id: string
  key_id: string
  account_id: string | null
  receipt_index: Buffer | null
  lang: Language
  category_id: string | null
  age_band: Facts<'question'>['age_band']
  title: Buffer
  question: Buffer
  marked: boolean
  notice: string | null
  created_at: Date
  updated_at: Date
}

export async function insertAsked(db: Db, question: NewQuestion): Promise<void> {
  await db.insertInto('asked_question').values(question).execute()
}

const asked = (db: Db) =>
  db
    .selectFrom('asked_question')
    .select([
      'asked_question.id',
      'asked_question.key_id',
      'asked_question.account_id',
      'asked_question.lang',
      'asked_question.title',
    ])
    .select(['question', 'category_id', 'asked_question.age_band', 'marked', 'state', 'asked_question.version', 'draft', 'note'])
    .select(['drafters', 'drafted_by', 'reviewed_by', 'escalated_by', 'escalated_at', 'escalation', 'closed_for', 'content_id'])
    .select(['asked_question.created_at', 'asked_question.updated_at', 'settled_at'])

export type AskedRow = Awaited<ReturnType<typeof readOwn>>['rows'][number]

/** One of the person's own; undefined where it is another's, or lies behind the curtain. */
export async function readOneOwn(db: Db, account_id: string, id: string): Promise<AskedRow | undefined> {
  return asked(db)
    .innerJoin('account', 'account.id', 'asked_question.account_id')
    .where('asked_question.id', '=', id)
    .where('asked_question.account_id', '=', account_id)
    .where((is) =>
      is.or([is('curtain_before', 'is', null), is('asked_question.created_at', '>=', is.ref('account.curtain_before'))]),
    )
    .executeTakeFirst()
}

/** What a person asked, the newest first; what lies behind the curtain of a reset by SMS is left out (safety.md 5). */
export async function readOwn(db: Db, account_id: string, { limit, offset }: { limit: number; offset: number }) {
  const own = asked(db)
    .innerJoin('account', 'account.id', 'asked_question.account_id')
    .where('asked_question.account_id', '=', account_id)
    .where((is) =>
      is.or([is('curtain_before', 'is', null), is('asked_question.created_at', '>=', is.ref('account.curtain_before'))]),
    )
  const rows = await own.orderBy('asked_question.created_at', 'desc').limit(limit).offset(offset).execute()
  const { count } = await own
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export async function readByReceipt(db: Db, receipt_index: Buffer): Promise<AskedRow | undefined> {
  return asked(db).where('receipt_index', '=', receipt_index).executeTakeFirst()
}

export async function readAsked(db: Db, id: string): Promise<AskedRow | undefined> {
  return asked(db).where('asked_question.id', '=', id).executeTakeFirst()
}

type Listed = { states: readonly QuestionState[]; settled: boolean; limit: number; offset: number }

/** Those that touch our lists first, then the oldest; of settled ones the newest. */
export async function readQueue(db: Db, { states, settled, limit, offset }: Listed) {
  const found = asked(db)
    .leftJoin('staff_member as drafter', 'drafter.account_id', 'asked_question.drafted_by')
    .select('drafter.alias as drafter')
    .where('state', 'in', states)
  const sorted = settled
    ? found.orderBy('asked_question.updated_at', 'desc')
    : found.orderBy('marked', 'desc').orderBy('asked_question.created_at')
  const rows = await sorted.orderBy('asked_question.id').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export type Change = {
  state?: QuestionState
  category_id?: string | null
  draft?: Buffer
  note?: Buffer | null
  drafted_by?: string
  reviewed_by?: string
  escalated_by?: string
  escalated_at?: Date
  escalation?: Buffer
  closed_for?: CloseReason
  content_id?: string
  settled_at?: Date
  updated_at: Date
}

/** false: it is not as the caller saw it any more. `drafter` joins those who wrote at the answer. */
export async function changeAsked(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Change,
  drafter?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('asked_question')
    .set(change)
    .set({ version: version + 1 })
    .$if(drafter !== undefined, (update) =>
      update.set({ drafters: sql<string[]>`array(select distinct unnest(drafters || ${drafter}::uuid))` }),
    )
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keys of all a person asked. */
export async function readOwnKeys(db: Db, account_id: string, since: Date): Promise<string[]> {
  const own = db.selectFrom('asked_question').select('key_id').where('account_id', '=', account_id)
  const rows = await own.where('created_at', '>=', since).execute()
  return rows.map(({ key_id }) => key_id)
}

/** Keys of what was settled before then. */
export async function readSettledKeys(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('asked_question').select('key_id').where('settled_at', '<', before).limit(limit).execute()
  return rows.map(({ key_id }) => key_id)
}

/** Names by which staff are known to each other. */
export async function readAliases(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('staff_member').select(['account_id', 'alias']).where('account_id', 'in', ids).execute()
  return new Map(rows.map(({ account_id, alias }) => [account_id, alias]))
}
