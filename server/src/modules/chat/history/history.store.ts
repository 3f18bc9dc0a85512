import type { MessageKind } from '@himoya/contract/chat/chat'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** A stored message with its text still sealed. */
export type MessageRow = {
  id: string
  seq: number
  cid: string
  body: Buffer
  is_admin: boolean
  kind: MessageKind
  created_at: Date
  /** A counsellor's alias. */
  author: string | null
}

const messages = (db: Db, chat_id: string) =>
  db
    .selectFrom('message')
    .leftJoin('staff_member', (on) => on.on('message.is_admin', '=', true).onRef('account_id', '=', 'message.sender_id'))
    .select(['message.id', 'seq', 'cid', 'body', 'is_admin', 'kind', 'message.created_at', 'alias as author'])
    .where('chat_id', '=', chat_id)

/** Ascending from `after`. */
export async function readAfter(db: Db, chat_id: string, after: number, limit: number): Promise<MessageRow[]> {
  return messages(db, chat_id)
    .modifyFront(sql`/* history.after */`)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** The last ones, or the last before `before`; ascending. */
export async function readLast(db: Db, chat_id: string, before: number | undefined, limit: number): Promise<MessageRow[]> {
  const all = messages(db, chat_id).orderBy('seq', 'desc').limit(limit)
  const newest_first = await (before === undefined ? all : all.where('seq', '<', before)).execute()
  return newest_first.toReversed()
}

/** The row an earlier try of the same send left. */
export async function findSent(db: Db, sent: { chat_id: string; sender_id: string; cid: string }) {
  const { chat_id, sender_id, cid } = sent
  return messages(db, chat_id).where('sender_id', '=', sender_id).where('cid', '=', cid).executeTakeFirst()
}
