import { CLOSE } from '@himoya/contract/chat/close-codes'
import { STAFF_SUBSCRIPTIONS, StaffClientFrame } from '@himoya/contract/staff/staff'
import type { StaffActor } from '../../platform/core/actors.ts'
import { ifFound } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SocketSession } from '../../platform/realtime/connections.ts'
import { busReturned } from '../../platform/realtime/bus-returned.ts'
import type { SocketPath } from '../../platform/realtime/socket-upgrades.ts'
import { openDeskFeed, type DeskFeed } from './desk-feed.service.ts'
import {
  enterChat,
  hello,
  queueChanged,
  serveSend,
  type QueueChange,
  readHole,
  joinChat,
  type Joined,
  type QueueKeeper,
  sessionsFor,
  type Sweep,
} from '../chat/chat.service.ts'

/** A lively queue is announced this often at most; the console reads the list, so only the last hint counts. */
const QUEUE_HINT_MS = 250

/** `/ws/staff/?token=`: the console's one socket, for its queue and up to 64 chats (contract, StaffFrame). */
export function deskSocket(services: SocketServices): SocketPath {
  const { platform } = services
  const sessions = sessionsFor(platform, 'staff')
  return {
    pattern: /^\/ws\/staff\/?$/,
    open(connections, wire, _part, query) {
      connections.accept<StaffClientFrame>(wire, {
        plain: false,
        token: query.get('token') ?? '',
        sessions,
        frames: StaffClientFrame,
        welcome: async (socket_session) => welcome(services, socket_session),
      })
    },
  }
}

type SocketServices = { platform: Platform; keeper: Pick<QueueKeeper, 'follow'>; sweep: Sweep }
type Desk = SocketServices & { socket_session: SocketSession; actor: StaffActor; joined: Map<string, Joined>; feed: DeskFeed }

function welcome(services: SocketServices, socket_session: SocketSession) {
  const { platform, keeper } = services
  const { connection, actor } = socket_session
  if (actor.kind !== 'staff' || (actor.role !== 'counsellor' && actor.role !== 'supervisor')) return CLOSE.not_yours
  const desk: Desk = { ...services, socket_session, actor, joined: new Map(), feed: openDeskFeed(platform, actor, connection) }
  const quiet = watchQueue(desk)
  connection.onEnd(() => {
    quiet()
    desk.feed.close()
    for (const chat_id of desk.joined.keys()) leave(desk, chat_id)
  })
  keeper.follow(socket_session)
  connection.tell(hello(platform, socket_session))
  return (frame: StaffClientFrame) => serve(desk, frame)
}

async function serve(desk: Desk, frame: StaffClientFrame): Promise<void> {
  if (frame.type === 'sub') await join(desk, frame)
  else if (frame.type === 'unsub') leave(desk, frame.chat_id)
  else if (frame.type === 'send' || frame.type === 'get') await speak(desk, frame)
  else if (frame.type === 'read' || frame.type === 'typing') desk.joined.get(frame.chat_id)?.hear(frame)
}

type Subscribe = Extract<StaffClientFrame, { type: 'sub' }>

async function join(desk: Desk, { chat_id, since, notes_since }: Subscribe): Promise<void> {
  const { socket_session, actor, joined, feed } = desk
  const { connection } = socket_session
  leave(desk, chat_id)
  if (joined.size >= STAFF_SUBSCRIPTIONS) return connection.tell({ type: 'error', chat_id, code: 'rate_limited', retry: false })
  const chat = await ifFound(
    joinChat(desk, actor, chat_id, since, {
      connection,
      deliver: (frame) => connection.send(wrap(chat_id, frame)),
      fail: () => connection.close(CLOSE.resync),
      lost: () => take(desk, chat_id),
    }),
  )
  if (!chat) return connection.tell({ type: 'error', chat_id, code: 'not_found', retry: false })
  joined.set(chat_id, chat)
  const { last_seq, staff_read_seq } = chat.chat
  connection.tell({ type: 'subscribed', chat_id, last_seq, resume: chat.resume, read: { me: staff_read_seq } })
  await connection.sendAll(chat.missed.map((frame) => wrap(chat_id, frame)))
  chat.begin()
  await feed.follow(chat_id, notes_since)
}

/** The message itself stays as it was encoded once for everybody. */
const wrap = (chat_id: string, frame: string): string => `{"type":"message","chat_id":"${chat_id}","message":${frame}}`

function leave({ joined, feed }: Desk, chat_id: string): void {
  feed.leave(chat_id)
  joined.get(chat_id)?.leave()
  joined.delete(chat_id)
}

/** The chat has become somebody else's. */
function take(desk: Desk, chat_id: string): void {
  leave(desk, chat_id)
  desk.socket_session.connection.tell({ type: 'error', chat_id, code: 'not_found', retry: false })
}

async function speak(
  { platform, socket_session, actor, joined }: Desk,
  frame: Extract<StaffClientFrame, { type: 'send' | 'get' }>,
) {
  const { chat_id } = frame
  const { connection } = socket_session
  const chat = joined.get(chat_id)?.chat ?? (await ifFound(enterChat(platform, actor, chat_id)))
  if (frame.type === 'send' && chat) return serveSend(platform, socket_session, chat, frame, { chat_id })
  if (frame.type === 'get' && chat) {
    const messages = await readHole(platform, chat, frame)
    return connection.sendAll(messages.map((message) => wrap(chat_id, JSON.stringify(message))))
  }
  const cid = frame.type === 'send' ? { cid: frame.cid } : {}
  connection.tell({ type: 'error', chat_id, ...cid, code: 'not_found', retry: false })
}

/** Passes on what happens to the queue, and takes chats away that have become somebody else's. */
function watchQueue(desk: Desk): () => void {
  const { platform, socket_session, actor, joined } = desk
  const { connection } = socket_session
  let hint: NodeJS.Timeout | undefined
  const announce = (): void => {
    hint = undefined
    connection.tell({ type: 'queue' })
  }
  const unsubscribe = platform.hub.subscribe(queueChanged, 'all', (change: QueueChange) => {
    hint ??= setTimeout(announce, QUEUE_HINT_MS)
    if (change.kind === 'claimed') connection.tell({ type: 'claimed', chat_id: change.chat_id, by: change.by })
    if (change.kind === 'message' || !joined.has(change.chat_id)) return
    if (change.kind === 'ended' || change.kind === 'forgotten') connection.tell({ type: change.kind, chat_id: change.chat_id })
    else if (actor.role === 'counsellor' && !(change.kind === 'claimed' && change.by.id === actor.id)) {
      take(desk, change.chat_id)
    }
  })
  // Words may have been lost meanwhile, so the lists are read anew.
  const unreturn = platform.hub.subscribe(busReturned, 'all', () => (hint ??= setTimeout(announce, QUEUE_HINT_MS)))
  return () => {
    clearTimeout(hint)
    unsubscribe()
    unreturn()
  }
}
