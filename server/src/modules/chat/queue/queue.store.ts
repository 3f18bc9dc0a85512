import type { Risk } from '@himoya/contract/chat/chat'
import { CHAT_STATE, type ChatState } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { HINTS, TURNS, URGENCY } from './order.store.ts'

/** Without such a member nothing is spoken. */
const isSpoken = (viewer_id: string) =>
  sql<boolean>`chat.lang = any(select unnest(langs) from staff_member where account_id = ${viewer_id})`

const saidSeq = sql<number>`coalesce(
  (select seq from message where chat_id = chat.id and not is_admin order by seq desc limit 1), 0)`

const whispersFor = (viewer_id: string) => sql<number>`case when chat.assigned_to is distinct from ${viewer_id} then 0 else (
  select count(*)::int from desk_note note
  where note.chat_id = chat.id and note.kind = 'whisper' and note.author_id <> ${viewer_id} and note.seq > coalesce(
    (select seq from desk_note_reading reading where reading.chat_id = chat.id and account_id = ${viewer_id}), 0)
) end`

const staffChats = (db: Db, viewer_id: string) =>
  db
    .selectFrom('chat')
    .innerJoin('account as person', 'person.id', 'chat.account_id')
    .leftJoin('staff_member as counsellor', 'counsellor.account_id', 'chat.assigned_to')
    .leftJoin('safe_answer', 'safe_answer.chat_id', 'chat.id')
    .leftJoin('message as newest', (on) => on.onRef('newest.chat_id', '=', 'chat.id').onRef('newest.seq', '=', 'chat.last_seq'))
    .select([
      'chat.id',
      'chat.account_id',
      'chat.key_id',
      'state',
      'chat.lang',
      'risk',
      'last_seq',
      'waiting_since',
      'assigned_to',
      'another_than',
    ])
    .select(['chat.created_at', 'ended_at', 'counsellor.alias', 'newest.id as newest_id', 'newest.body as newest_body'])
    .select('newest.kind as newest_kind')
    .select('safe_answer.answer as safe_now')
    .select(sql<boolean>`forgotten_at is not null`.as('forgotten'))
    .select(sql<number>`last_seq - staff_read_seq`.as('unread'))
    .select(sql<boolean>`coalesce(chat.created_at < person.curtain_before, false)`.as('curtained'))
    .select(isSpoken(viewer_id).as('spoken'))
    .select([URGENCY.as('urgency'), HINTS.as('hints'), saidSeq.as('said_seq'), whispersFor(viewer_id).as('whispers')])
    // A chat nobody has written into is nobody's business yet.
    .where('queued_at', 'is not', null)

export type StaffChatRow = Awaited<ReturnType<typeof readQueue>>[number]

/** Whose turn it is; in the languages the viewer speaks, or in every one. Calls for help always. */
export async function readQueue(db: Db, viewer_id: string, every_lang: boolean) {
  const waiting = staffChats(db, viewer_id)
    .innerJoin(TURNS.as('turns'), (on) => on.onRef('turns.id', '=', 'chat.id'))
    .where('state', '=', CHAT_STATE.waiting)
    .where('turns.listed', '=', true)
  const seen = every_lang ? waiting : waiting.where(sql<boolean>`(risk = 'sos' or ${isSpoken(viewer_id)})`)
  return seen.orderBy('turns.turn').execute()
}

type Wanted = { whose: string | null; state: Exclude<ChatState, typeof CHAT_STATE.waiting>; limit: number }

/** Of one member or, with null, of the whole team; the latest first. */
export async function readAssigned(db: Db, viewer_id: string, { whose, state, limit }: Wanted) {
  const chats = staffChats(db, viewer_id).where('state', '=', state).orderBy('last_message_at', 'desc').limit(limit)
  return (whose === null ? chats : chats.where('assigned_to', '=', whose)).execute()
}

export async function readStaffChat(db: Db, viewer_id: string, chat_id: string): Promise<StaffChatRow | undefined> {
  return staffChats(db, viewer_id).where('chat.id', '=', chat_id).executeTakeFirst()
}

/** Back into the queue, at the place its waiting earned. `staff_id` null: whoever has it. */
export async function releaseActive(db: Db, chat_id: string, staff_id: string | null): Promise<boolean> {
  const row = await active(db, chat_id, staff_id)
    .set({ state: CHAT_STATE.waiting, assigned_to: null, lease_until: null })
    .set((is) => ({
      queued_at: is.fn.coalesce('waiting_since', sql<Date>`clock_timestamp()`),
      waiting_since: is.fn.coalesce('waiting_since', sql<Date>`clock_timestamp()`),
    }))
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

export async function endActive(db: Db, chat_id: string, staff_id: string | null): Promise<boolean> {
  const row = await active(db, chat_id, staff_id)
    .set({ state: CHAT_STATE.ended, ended_at: sql`clock_timestamp()`, waiting_since: null })
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

const active = (db: Db, chat_id: string, staff_id: string | null) => {
  const chat = db.updateTable('chat').where('id', '=', chat_id).where('state', '=', CHAT_STATE.active)
  return staff_id === null ? chat : chat.where('assigned_to', '=', staff_id)
}

/** Answers what it was, or undefined where there is no such chat. `db` is a transaction. */
export async function writeRisk(db: Db, chat_id: string, risk: Risk): Promise<Risk | undefined> {
  const before = await db.selectFrom('chat').select('risk').where('id', '=', chat_id).forNoKeyUpdate().executeTakeFirst()
  await db.updateTable('chat').set({ risk }).where('id', '=', chat_id).execute()
  return before?.risk
}

/** Back to what a person last said of it. */
export async function writeAssessedRisk(db: Db, chat_id: string): Promise<void> {
  await sql`
    update chat set risk = coalesce(
      (select risk_to from desk_risk_change where chat_id = chat.id order by created_at desc limit 1), 'unassessed')
    where id = ${chat_id}`.execute(db)
}
