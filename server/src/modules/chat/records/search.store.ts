import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { ChatSearchQuery, FoundChat } from '@himoya/contract/chat/records'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type Wanted = Omit<ChatSearchQuery, 'page' | 'page_size' | 'person' | 'from' | 'to' | 'counsellor'> & {
  /** Whose chats; null: the team's. */
  counsellor_id: string | null
  account_id: string | null
  from: Date | null
  /** Exclusive. */
  until: Date | null
  limit: number
  offset: number
}
/** Counting every hit would make each search as slow as the archive is large. */
const COUNTED_PAGES = 10

type RecordFacts = NonNullable<FoundChat['record']>

/** Chats with something in them, the latest first, with what was written down when they ended. No text of anybody. Counted ten pages on. */
export async function searchChats(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('chat')
    .leftJoin('staff_member', 'staff_member.account_id', 'chat.assigned_to')
    .leftJoin('contact_record as record', 'record.chat_id', 'chat.id')
    .select(['chat.id', 'chat.account_id', 'chat.state', 'chat.lang', 'chat.risk', 'chat.last_seq', 'chat.assigned_to'])
    .select(['chat.created_at', 'chat.ended_at', 'staff_member.alias', 'record.id as record_id'])
    .select([
      sql<RecordFacts['who']>`record.who`.as('who'),
      sql<RecordFacts['forms']>`record.forms`.as('forms'),
      sql<RecordFacts['topics']>`record.topics`.as('topics'),
      sql<RecordFacts['region_code']>`record.region_code`.as('region_code'),
      sql<RecordFacts['outcome']>`record.outcome`.as('outcome'),
    ])
    .where('chat.queued_at', 'is not', null)
  const { counsellor_id, account_id, from, until, lang, risk, state, form, topic, region_code, outcome, record } = wanted
  if (counsellor_id !== null) found = found.where('chat.assigned_to', '=', counsellor_id)
  if (account_id !== null) found = found.where('chat.account_id', '=', account_id)
  if (from) found = found.where('chat.created_at', '>=', from)
  if (until) found = found.where('chat.created_at', '<', until)
  if (lang) found = found.where('chat.lang', '=', lang)
  if (risk) found = found.where('chat.risk', '=', risk)
  if (state) found = found.where('chat.state', '=', state)
  if (form) found = found.where(sql<boolean>`record.forms @> array[${form}]`)
  if (topic) found = found.where(sql<boolean>`record.topics @> array[${topic}]`)
  if (region_code) found = found.where('record.region_code', '=', region_code)
  if (outcome) found = found.where('record.outcome', '=', outcome)
  if (record === 'written') found = found.where('record.id', 'is not', null)
  // Only what a counsellor had in hand is wrapped up.
  if (record === 'missing') {
    found = found
      .where('record.id', 'is', null)
      .where('chat.state', '=', CHAT_STATE.ended)
      .where('chat.assigned_to', 'is not', null)
  }
  const rows = await found
    .orderBy('chat.created_at', 'desc')
    .orderBy('chat.id')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()
  const counted = wanted.offset + wanted.limit * COUNTED_PAGES
  const { count } = await db
    .selectFrom(
      found
        .clearSelect()
        .select('chat.id')
        .orderBy('chat.created_at', 'desc')
        .limit(counted + 1)
        .as('one'),
    )
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Math.min(count, counted), more: count > counted }
}
