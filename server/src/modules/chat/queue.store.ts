import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

const staffChats = (db: Db) =>
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
    ])
    .select(['chat.created_at', 'ended_at', 'counsellor.alias', 'newest.id as newest_id', 'newest.body as newest_body'])
    .select('newest.kind as newest_kind')
    .select('safe_answer.answer as safe_now')
    .select(sql<boolean>`forgotten_at is not null`.as('forgotten'))
    .select(sql<number>`last_seq - staff_read_seq`.as('unread'))
    .select(sql<boolean>`coalesce(chat.created_at < person.curtain_before, false)`.as('curtained'))
    // A chat nobody has written into is nobody's business yet.
    .where('queued_at', 'is not', null)

export type StaffChatRow = Awaited<ReturnType<typeof readQueue>>[number]

/** Who waits, the longest first. */
export async function readQueue(db: Db, limit: number) {
  return staffChats(db).where('state', '=', 'waiting').orderBy('queued_at').orderBy('chat.id').limit(limit).execute()
}

/** Of one member or, with null, of the whole team; the latest first. */
export async function readAssigned(db: Db, staff_id: string | null, state: 'active' | 'ended', limit: number) {
  const chats = staffChats(db).where('state', '=', state).orderBy('last_message_at', 'desc').limit(limit)
  return (staff_id === null ? chats : chats.where('assigned_to', '=', staff_id)).execute()
}

export async function readStaffChat(db: Db, chat_id: string): Promise<StaffChatRow | undefined> {
  return staffChats(db).where('chat.id', '=', chat_id).executeTakeFirst()
}

/** One conditional update: of any number of callers one gets true. */
export async function claimWaiting(db: Db, chat_id: string, staff_id: string): Promise<boolean> {
  const row = await db
    .updateTable('chat')
    .set({ state: 'active', assigned_to: staff_id })
    .where('id', '=', chat_id)
    .where('state', '=', 'waiting')
    .where('queued_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Back into the queue, at the place its waiting earned. `staff_id` null: whoever has it. */
export async function releaseActive(db: Db, chat_id: string, staff_id: string | null): Promise<boolean> {
  const row = await active(db, chat_id, staff_id)
    .set({ state: 'waiting', assigned_to: null })
    .set((is) => ({
      queued_at: is.fn.coalesce('waiting_since', sql<Date>`clock_timestamp()`),
      waiting_since: is.fn.coalesce('waiting_since', sql<Date>`clock_timestamp()`),
    }))
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

export async function endActive(db: Db, chat_id: string, staff_id: string | null): Promise<boolean> {
  const row = await active(db, chat_id, staff_id)
    .set({ state: 'ended', ended_at: sql`clock_timestamp()`, waiting_since: null })
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

const active = (db: Db, chat_id: string, staff_id: string | null) => {
  const chat = db.updateTable('chat').where('id', '=', chat_id).where('state', '=', 'active')
  return staff_id === null ? chat : chat.where('assigned_to', '=', staff_id)
}
