import type { Message } from '@himoya/contract/chat'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { SignedInActor } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { chatFrames, queueChanged, type ChatFrame } from './chat.events.ts'
import { mayEnter, messageText } from './chat.policy.ts'
import { findChat, findSent, readAfter, readLast, writeMessage, type ChatRow, type MessageRow } from './chat.store.ts'

/** 20 sends in 10 s, 10 of them at once; one count for all of a person's sockets and calls. Setting `chat_send`. */
const SEND_LIMIT = { points: 10, seconds: 5 }

export type Sent = { message: Message; duplicate: boolean }
type Send = { cid: string; message: string }

/** The chat, if the caller may read and write there; throws `not_found` otherwise, as for one that does not exist. */
export async function enterChat(platform: Platform, actor: SignedInActor, chat_id: string): Promise<ChatRow> {
  const chat = await findChat(platform.db, chat_id)
  if (!chat || !mayEnter(actor, chat)) throw new AppError('not_found')
  return chat
}

/** Seconds until the caller may send the next message; 0: now. */
export async function sendDelay(platform: Platform, actor: SignedInActor): Promise<number> {
  return platform.limiter.take('chat_send', actor.id, SEND_LIMIT)
}

/**
 * Stores a message and hands it to everybody who reads along. It resolves after the commit, so its answer is the
 * acknowledgement; the same `cid` again answers with the first row. Throws `invalid`, `chat_ended`, `not_found`.
 */
export async function sendMessage(platform: Platform, actor: SignedInActor, chat: ChatRow, send: Send): Promise<Sent> {
  const { db, vault, hub } = platform
  const text = messageText(send.message)
  const sealer = await vault.useKey(db, chat.key_id)
  const id = uuid()
  const is_admin = actor.kind === 'staff'
  const any_chat = is_admin && actor.role === 'supervisor'
  const sent = { id, chat_id: chat.id, sender_id: actor.id, cid: send.cid, is_admin, any_chat, body: sealer.seal(id, text) }
  const row = await writeMessage(db, sent)
  if (!row) return repeatAnswer(platform, actor, chat, send.cid)
  const message = present({ ...sent, ...row, kind: 'text' }, text)
  hub.publish(chatFrames, chat.id, encode(message))
  if (row.waits) hub.publish(queueChanged, 'all', { kind: 'message' })
  return { message, duplicate: false }
}

/** Nothing was written: the send is known already, or the chat is closed to the sender. */
async function repeatAnswer(platform: Platform, actor: SignedInActor, chat: ChatRow, cid: string): Promise<Sent> {
  const row = await findSent(platform.db, { chat_id: chat.id, sender_id: actor.id, cid })
  if (row) return { message: (await open(platform, chat, [row]))[0]!, duplicate: true }
  const { state } = await enterChat(platform, actor, chat.id)
  throw new AppError(state === 'ended' ? 'chat_ended' : 'not_found')
}

/** At most `limit` messages, ascending: after a number, before a number, between both, or the last ones. */
export async function readHistory(
  platform: Platform,
  chat: ChatRow,
  { after_seq, before_seq, limit }: { after_seq?: number | undefined; before_seq?: number | undefined; limit: number },
): Promise<Message[]> {
  const { db } = platform
  if (after_seq === undefined) return open(platform, chat, await readLast(db, chat.id, before_seq, limit))
  const rows = await readAfter(db, chat.id, after_seq, limit)
  return open(
    platform,
    chat,
    rows.filter(({ seq }) => before_seq === undefined || seq < before_seq),
  )
}

/** The message as every reader gets it. */
export const encode = (message: Message): ChatFrame => ({ seq: message.seq, frame: JSON.stringify(message) })

async function open({ vault, db }: Platform, chat: ChatRow, rows: readonly MessageRow[]): Promise<Message[]> {
  const sealer = await vault.useKey(db, chat.key_id)
  return rows.map((row) => present(row, sealer.open(row.id, row.body)))
}

function present(row: Omit<MessageRow, 'body'>, message: string): Message {
  const { id, created_at, is_admin, seq, cid, kind, author } = row
  return { id, message, created_at: created_at.toISOString(), is_admin, seq, cid, kind, ...(author === null ? {} : { author }) }
}
