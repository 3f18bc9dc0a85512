import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** Other chats of the person that were written in and not deleted by them; the newest first. */
export async function readOtherChats(db: Db, account_id: string, but: string, limit: number) {
  return db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .leftJoin('staff_member', 'staff_member.account_id', 'chat.assigned_to')
    .leftJoin('message as first', (on) => on.onRef('first.chat_id', '=', 'chat.id').on('first.seq', '=', 1))
    .select(['chat.id', 'chat.key_id', 'chat.state', 'chat.created_at', 'ended_at', 'alias', 'risk', 'last_seq', 'assigned_to'])
    .select(sql<boolean>`coalesce(chat.created_at < curtain_before, false)`.as('curtained'))
    .select(sql<number>`greatest(1, round(extract(epoch from (last_message_at - first.created_at)) / 60))::int`.as('minutes'))
    .where('chat.account_id', '=', account_id)
    .where('chat.id', '<>', but)
    .where('last_seq', '>', 0)
    .where('forgotten_at', 'is', null)
    .orderBy('chat.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Whether a reset by SMS hides chats from their own person. */
export async function hasCurtain(db: Db, account_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select('chat.id')
    .where('chat.account_id', '=', account_id)
    .where('last_seq', '>', 0)
    .where('forgotten_at', 'is', null)
    .whereRef('chat.created_at', '<', 'curtain_before')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the member talks with this person now. */
export async function talksWith(db: Db, account_id: string, staff_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .select('id')
    .where('account_id', '=', account_id)
    .where('assigned_to', '=', staff_id)
    .where('state', '=', CHAT_STATE.active)
    .executeTakeFirst()
  return row !== undefined
}
