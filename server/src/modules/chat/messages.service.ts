import { CLOSE } from '@himoya/contract/chat/close-codes'
import type { Attachment, Card, Message, MessageKind } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { SignedInActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SocketSession } from '../../platform/realtime/connections.ts'
import { topic, type Hub, type Topic } from '../../platform/realtime/hub.ts'
import { slot } from '../../platform/server-module.ts'
import { mayEnter, messageText } from './chat.policy.ts'
import { findChat, writeMessage, type ChatRow } from './chat.store.ts'
import { readSent } from './history/history.service.ts'
import { bodyOf, present } from './writing/message-body.ts'
import { awaitTurn } from './writing/send-pace.service.ts'
import { hintFound, topicsOf } from './writing/topics.service.ts'
import { noteSilentView } from './queue/silent-view.service.ts'

/** After what a client tries a send again that failed for no fault of its own. */
const RETRY_MS = 1_000

/** Keyed by chat id: a stored message, encoded once for everybody who reads along. */
export type ChatFrame = { seq: number; frame: string }
export const chatFrames: Topic<ChatFrame> = topic('chat.frames')

/** Keyed `all`: the consoles' lists changed. `by` and `chat_id` say what a console shows at once. */
export type QueueChange =
  | { kind: 'message' }
  | { kind: 'claimed'; chat_id: string; by: { id: string; alias: string } }
  | { kind: 'released' | 'ended' | 'forgotten'; chat_id: string }
export const queueChanged: Topic<QueueChange> = topic('chat.queue_changed')

export type Sent = { message: Message; duplicate: boolean }
/** Of a message that brings a file: its words and the file. */
export type Carried = { message: string; kind: MessageKind; attachment: Attachment }
/** What a message with this attachment says and carries. */
export type TakeAttachment = (
  platform: Platform,
  actor: SignedInActor,
  send: { chat_id: string; cid: string; message: string; attachment_id: string },
) => Promise<Carried>
export const ATTACHMENTS = slot<TakeAttachment>('what a message carries')
type Send = { cid: string; message: string; kind?: MessageKind; attachment?: Attachment; card?: Card }

/** The chat, if the caller may read and write there; throws `not_found` otherwise, as for one that does not exist. */
export async function enterChat(platform: Platform, actor: SignedInActor, chat_id: string): Promise<ChatRow> {
  const chat = await findChat(platform.db, chat_id)
  if (!chat || !mayEnter(actor, chat)) throw new AppError('not_found')
  await noteSilentView(platform, actor, chat)
  return chat
}

/**
 * Stores a message and hands it to everybody who reads along. An `attachment` or `card` comes with its `kind`; `message` says
 * it in words all the same. It resolves after the commit, so its answer is the acknowledgement; the same `cid` again answers
 * with the first row. Throws `invalid`, `chat_ended`, `blocked`, `not_found`, `overloaded`.
 */
export async function sendMessage(platform: Platform, actor: SignedInActor, chat: ChatRow, send: Send): Promise<Sent> {
  const { db, vault, hub } = platform
  const { cid, kind = 'text', attachment, card } = send
  const text = messageText(send.message)
  const body = bodyOf({ kind, message: text, attachment, card })
  const sealer = await vault.useKey(db, chat.key_id)
  const id = uuid()
  const is_admin = actor.kind === 'staff'
  const any_chat = is_admin && actor.role === 'supervisor'
  const topics = topicsOf(platform, actor, text)
  const sent = { id, chat_id: chat.id, sender_id: actor.id, cid, is_admin, any_chat, kind, body: sealer.seal(id, body), topics }
  const row = await writeMessage(db, sent)
  if (!row) return repeatAnswer(platform, actor, chat, cid)
  const { seq, created_at, author, waits } = row
  const message = present({ id, seq, cid, is_admin, kind, created_at, author }, body)
  announce(hub, chat, message)
  if (waits || topics.length > 0) hub.publish(queueChanged, 'all', { kind: 'message' })
  if (topics.length > 0) hub.publish(hintFound, chat.id, { chat_id: chat.id })
  return { message, duplicate: false }
}

const announce = (hub: Hub, chat: ChatRow, message: Message): void =>
  hub.publish(chatFrames, chat.id, { seq: message.seq, frame: JSON.stringify(message) })

/** Nothing was written: the send is known already, or the chat is closed to the sender. */
async function repeatAnswer(platform: Platform, actor: SignedInActor, chat: ChatRow, cid: string): Promise<Sent> {
  const message = await readSent(platform, chat, actor.id, cid)
  if (message) {
    // The first try may have died between its commit and this; who has it already does not get it again.
    announce(platform.hub, chat, message)
    return { message, duplicate: true }
  }
  const { state } = await enterChat(platform, actor, chat.id)
  throw new AppError(state === CHAT_STATE.ended ? 'chat_ended' : actor.kind === 'user' ? 'blocked' : 'not_found')
}

/** What a socket is told first. */
export function hello(platform: Platform, { ping_ms, expires_at }: SocketSession) {
  return { type: 'hello', ping_ms, expires_at: expires_at.toISOString(), now: platform.now().toISOString() } as const
}

/** Stores, then acknowledges. `address` is what a console's frames carry beside: which chat is meant. */
export async function serveSend(
  platform: Platform,
  { connection, actor }: SocketSession,
  chat: ChatRow,
  send: { cid: string; message: string },
  address: { chat_id?: string },
): Promise<void> {
  const { cid } = send
  try {
    await awaitTurn(platform, actor)
    const { message, duplicate } = await sendMessage(platform, actor, chat, send)
    const { id, seq, created_at } = message
    connection.tell({ type: 'ack', ...address, cid, id, seq, created_at, duplicate })
  } catch (error) {
    const { code, status } = error instanceof AppError ? error : new AppError('unavailable')
    if (status < 500) return connection.decline({ type: 'error', ...address, cid, code, retry: false })
    platform.log.error('a message was not stored', errorFields(error))
    // Not all of them at the same moment.
    const retry_after_ms = Math.round(RETRY_MS * (1 + Math.random()))
    connection.tell({ type: 'error', ...address, cid, code, retry: true, retry_after_ms })
    // A client of the seed cannot be told; that its socket went away is what it can notice.
    if (connection.plain) connection.close(CLOSE.resync)
  }
}
