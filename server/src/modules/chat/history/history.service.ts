import type { Message } from '@himoya/contract/chat/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { Platform } from '../../../platform/platform.ts'
import type { ChatRow } from '../chat.store.ts'
import { present } from '../writing/message-body.ts'
import { findSent, readAfter, readLast, type MessageRow } from './history.store.ts'

type Place = Pick<ChatRow, 'id' | 'key_id'>

/** At most `limit` messages, ascending: after a number, before a number, between both, or the last ones. */
export async function readHistory(
  platform: Platform,
  chat: Place,
  { after_seq, before_seq, limit }: { after_seq?: number | undefined; before_seq?: number | undefined; limit: number },
): Promise<Message[]> {
  const { db } = platform
  if (after_seq === undefined) return presentOpened(platform, chat, await readLast(db, chat.id, before_seq, limit))
  const rows = await readAfter(db, chat.id, after_seq, limit)
  return presentOpened(
    platform,
    chat,
    rows.filter(({ seq }) => before_seq === undefined || seq < before_seq),
  )
}

/** What a socket's `get` asks for, both ends included; at most 200 messages. */
export async function readHole(
  platform: Platform,
  chat: ChatRow,
  { from, to }: { from: number; to: number },
): Promise<Message[]> {
  return readHistory(platform, chat, { after_seq: from - 1, before_seq: to + 1, limit: HISTORY_LIMIT })
}

/** The message an earlier try of the same send left, if any. */
export async function readSent(platform: Platform, chat: ChatRow, sender_id: string, cid: string): Promise<Message | undefined> {
  const row = await findSent(platform.db, { chat_id: chat.id, sender_id, cid })
  return row && (await presentOpened(platform, chat, [row]))[0]
}

/** Rows of a chat as the messages they are, in the order they come. */
export async function presentOpened({ vault, db }: Platform, chat: Place, rows: readonly MessageRow[]): Promise<Message[]> {
  const sealer = await vault.useKey(db, chat.key_id)
  return rows.map((row) => present(row, sealer.open(row.id, row.body)))
}
