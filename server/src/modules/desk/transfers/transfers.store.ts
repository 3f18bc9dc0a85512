import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import pg from 'pg'
import type { Db } from '../../../platform/db/connect.ts'

type NewTransfer = { id: string; chat_id: string; from_id: string; to_id: string; card: Buffer; expires_at: Date }

/** false: another offer of this chat waits for its answer. */
export async function insertTransfer(db: Db, transfer: NewTransfer): Promise<boolean> {
  try {
    await db.insertInto('desk_transfer').values(transfer).execute()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'desk_transfer_open') return false
    throw error
  }
}

const transfers = (db: Db) =>
  db
    .selectFrom('desk_transfer')
    .innerJoin('chat', 'chat.id', 'desk_transfer.chat_id')
    .leftJoin('staff_member as giver', 'giver.account_id', 'from_id')
    .leftJoin('staff_member as taker', 'taker.account_id', 'to_id')
    .select(['desk_transfer.id', 'chat_id', 'chat.account_id', 'chat.key_id', 'chat.lang', 'from_id', 'to_id', 'card', 'word'])
    .select(['giver.alias as from_alias', 'taker.alias as to_alias', 'desk_transfer.created_at', 'expires_at'])
    .select('desk_transfer.state')
    .where('forgotten_at', 'is', null)

export type TransferRow = Awaited<ReturnType<typeof readRecent>>[number]

/** What waits for an answer or got one after `since`; the newest first. */
export async function readRecent(db: Db, since: Date, limit: number) {
  return transfers(db)
    .where((is) => is.or([is('desk_transfer.state', '=', 'offered'), is('settled_at', '>', since)]))
    .orderBy('desk_transfer.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The offer of a chat that waits for an answer. */
export async function readOpen(db: Db, chat_id: string): Promise<TransferRow | undefined> {
  return transfers(db).where('chat_id', '=', chat_id).where('desk_transfer.state', '=', 'offered').executeTakeFirst()
}

type Settled = { state: 'accepted' | 'rejected' | 'cancelled'; settled_at: Date; word?: Buffer }

/** One conditional update: of an answer and a withdrawal at once, one counts. */
export async function settleTransfer(db: Db, id: string, settled: Settled): Promise<boolean> {
  const row = await db
    .updateTable('desk_transfer')
    .set(settled)
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What waits for this member's answer, or was offered by them. Answers whom it concerns. */
export const cancelOffersOf = (db: Db, account_id: string, settled_at: Date) =>
  db
    .updateTable('desk_transfer')
    .set({ state: 'cancelled', settled_at })
    .where('state', '=', 'offered')
    .where((is) => is.or([is('to_id', '=', account_id), is('from_id', '=', account_id)]))
    .returning(['chat_id', 'from_id', 'to_id'])
    .execute()

/** Offers whose time is over, and offers of chats their giver does not have any more. Answers whom they concern. */
export async function closeStale(db: Db, now: Date) {
  return db
    .updateTable('desk_transfer')
    .set((is) => ({
      state: is
        .case()
        .when('expires_at', '<=', now)
        .then('expired' as const)
        .else('cancelled' as const)
        .end(),
      settled_at: now,
    }))
    .where('state', '=', 'offered')
    .where((is) =>
      is.or([
        is('expires_at', '<=', now),
        is.not(
          is.exists(
            is
              .selectFrom('chat')
              .select('chat.id')
              .whereRef('chat.id', '=', 'desk_transfer.chat_id')
              .whereRef('chat.assigned_to', '=', 'desk_transfer.from_id')
              .where('chat.state', '=', CHAT_STATE.active),
          ),
        ),
      ]),
    )
    .returning(['chat_id', 'from_id', 'to_id'])
    .execute()
}

export async function readRoles(db: Db, account_ids: readonly string[]) {
  if (account_ids.length === 0) return []
  return db.selectFrom('account').select(['id', 'role']).where('id', 'in', account_ids).execute()
}
