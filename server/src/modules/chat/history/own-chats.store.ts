import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'

type NewChat = { account_id: string; key_id: string; lang: 'uz' | 'ru' | 'en' }

const visible = (db: Db, account_id: string) =>
  db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .where('account_id', '=', account_id)
    .where('forgotten_at', 'is', null)
    .where((is) => is.or([is('curtain_before', 'is', null), is('chat.created_at', '>=', is.ref('curtain_before'))]))

/** Without the curtained and the deleted ones; the open one first, then the newest. */
export async function readChats(db: Db, account_id: string) {
  return visible(db, account_id)
    .select(['chat.id', 'chat.key_id', 'state', 'chat.lang', 'last_seq', 'chat.created_at'])
    .select([sql<number>`last_seq - user_read_seq`.as('unread'), 'staff_read_seq as peer_read_seq'])
    .orderBy(sql`state = ${sql.lit(CHAT_STATE.ended)}`)
    .orderBy('chat.created_at', 'desc')
    .execute()
}

/** Two first visits at once make one chat: the second waits here. */
export async function lockAccount(db: Db, account_id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function insertChat(db: Db, chat: NewChat): Promise<void> {
  await db
    .insertInto('chat')
    .values((is) => ({
      ...chat,
      id: uuid(),
      // A block is the person's, not the chat's: a new chat takes it over.
      blocked_until: is
        .selectFrom('chat')
        .select((of) => of.fn.max('blocked_until').as('blocked_until'))
        .where('account_id', '=', chat.account_id),
    }))
    .execute()
}

/** Ends what is open, of one chat or of all; answers the ids that were. */
export async function endOpenChats(db: Db, account_id: string, chat_id?: string): Promise<string[]> {
  let open = db
    .updateTable('chat')
    .set({ state: CHAT_STATE.ended, ended_at: sql`clock_timestamp()`, waiting_since: null })
    .where('account_id', '=', account_id)
    .where('state', '<>', CHAT_STATE.ended)
  if (chat_id !== undefined) open = open.where('id', '=', chat_id)
  const rows = await open.returning('id').execute()
  return rows.map((row) => row.id)
}

/** The first wording told is the one that stood above the first message. */
export async function writeConfidentiality(db: Db, chat_id: string, version: string): Promise<void> {
  await db
    .updateTable('chat')
    .set({ confidentiality_version: version })
    .where('id', '=', chat_id)
    .where('confidentiality_version', 'is', null)
    .execute()
}

/** Puts a chat nobody has written into yet into the queue, or takes it out again. */
export async function queueUnwritten(db: Db, chat_id: string, queued: boolean): Promise<void> {
  const queued_now = queued ? sql<Date>`clock_timestamp()` : null
  await db
    .updateTable('chat')
    .set({ queued_at: queued_now, waiting_since: queued_now })
    .where('id', '=', chat_id)
    .where('state', '=', CHAT_STATE.waiting)
    .where('last_seq', '=', 0)
    .where('queued_at', queued ? 'is' : 'is not', null)
    .execute()
}

/** Ends the chat if it is open, takes every message away and gives the row a new key; answers the old one. */
export async function emptyChat(db: Db, chat_id: string, new_key_id: string): Promise<string> {
  const before = await db.selectFrom('chat').select('key_id').where('id', '=', chat_id).forUpdate().executeTakeFirstOrThrow()
  await db
    .updateTable('chat')
    .set({ key_id: new_key_id, state: CHAT_STATE.ended, waiting_since: null, forgotten_at: sql`clock_timestamp()` })
    .set({ ended_at: sql`coalesce(ended_at, clock_timestamp())` })
    .where('id', '=', chat_id)
    .execute()
  await db.deleteFrom('message').where('chat_id', '=', chat_id).execute()
  return before.key_id
}

/** Those begun since then, with their messages; answers the keys that sealed them. */
export async function deleteChats(db: Db, account_id: string, since: Date): Promise<string[]> {
  const own = db.deleteFrom('chat').where('account_id', '=', account_id).where('created_at', '>=', since)
  const rows = await own.returning('key_id').execute()
  return rows.map((row) => row.key_id)
}

/** Chats that one of these keys seals. */
export async function readChatsOfKeys(db: Db, key_ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('chat').select('id').where('key_id', 'in', key_ids).execute()
  return rows.map(({ id }) => id)
}
