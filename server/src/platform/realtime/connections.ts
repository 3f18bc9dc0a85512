import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@himoya/contract/chat/close-codes'
import type { ZodType } from 'zod'
import type { SignedInActor } from '../core/actors.ts'
import { errorFields } from '../core/log.ts'
import type { Platform } from '../platform.ts'
import { openConnection, type Connection, type Wire } from './connection.ts'
import { createSemaphore } from './semaphore.ts'
import type { Topic } from './hub.ts'
import { createPace } from './pace.ts'

type Caller = { actor: SignedInActor; expires_at: Date }

/** How connections learn who is there and who is gone; the modules that own sessions know. */
export type Sessions = {
  /** null: not a token of this audience, or not any more. */
  authenticate(token: string): Promise<Caller | null>
  /** Keyed by session id. */
  ended: Topic<{ session_id: string }>
  /** Those of the given sessions that are still good. */
  alive(session_ids: readonly string[]): Promise<ReadonlySet<string>>
}

export type SocketSession = Caller & {
  readonly connection: Connection
  /** Milliseconds between two pings, different for each connection. */
  readonly ping_ms: number
}

export type SocketKind<F> = {
  /** A client of the seed, which knows no frame but messages. */
  plain: boolean
  token: string
  sessions: Sessions
  /** What a client may send. `ping`, `pong` and `auth` are answered here, everything else by the kind. */
  frames: ZodType<F>
  /** The caller is known: answers what serves their frames, or the code to close with. */
  welcome(socket_session: SocketSession): Promise<((frame: F) => Promise<void> | void) | number>
}

export type Connections = {
  accept<F>(wire: Wire, kind: SocketKind<F>): void
  /** Ends what is running, tells everybody to come back later, and closes. Takes 4 s at most. */
  drain(): Promise<void>
}

type Parts = Pick<Platform, 'config' | 'hub' | 'log' | 'now'>
type Watched = SocketSession & { sessions: Sessions; warned: boolean; misses: number; ping_at: number; pings: number }

const PING_MS = 25_000
const WARNING_MS = 60_000
const BEAT_MS = 1_000
const CHECK_MS = 30_000
const DEAD_AFTER_MISSES = 2
const SESSIONS_PER_ACCOUNT = 10
/**
 * How many are being signed in at once. A crowd that comes back together after a restart waits for its turn here, where it
 * costs nothing; refused by a full database it would have to come again.
 */
const OPENING = 400
/**
 * Frames of one connection beside messages, which have a pace of their own: a console that comes back follows 64 chats at once, a
 * screen sends a few a second at most. Setting `frames`.
 */
const FRAMES = { points: 200, seconds: 10 }
/** Rows are read for it. */
const GET_COST = 5
const DRAIN_WINDOW_MS = 5_000
const DRAIN_PATIENCE_MS = 3_000
const GOODBYE_MS = 1_000

/** All sockets of this node: who sits there, whether they live, whether they still may. */
export function createConnections(platform: Parts): Connections {
  const socket_sessions = createSocketSessions(platform)
  const fail = (error: unknown): void => platform.log.error('socket work failed', errorFields(error))
  const semaphore = createSemaphore(OPENING)
  let draining = false
  let check_at = platform.now().getTime() + CHECK_MS

  const timer = setInterval(() => {
    const now = platform.now().getTime()
    for (const socket_session of socket_sessions.all()) beat(socket_session, now)
    if (isAhead(check_at, now, CHECK_MS)) return
    check_at = now + CHECK_MS
    recheck([...socket_sessions.all()]).catch(fail)
  }, BEAT_MS)
  timer.unref()

  return {
    accept(wire, kind) {
      let socket_session: Watched
      let serve: Awaited<ReturnType<typeof kind.welcome>>
      /** The code to close with, or null. */
      const signIn = async (connection: Connection): Promise<number | null> => {
        const caller = await kind.sessions.authenticate(kind.token)
        if (draining) return CLOSE.draining
        if (!caller) return CLOSE.unauthenticated
        if (socket_sessions.isFull(caller.actor.id)) return CLOSE.too_many
        socket_session = socket_sessions.take(connection, kind.sessions, caller)
        serve = await kind.welcome(socket_session)
        return typeof serve === 'number' ? serve : null
      }
      const pace = createPace(platform.config.limits.frames ?? FRAMES)
      openConnection(wire, kind.plain, {
        fail,
        async open(connection) {
          const leave = await semaphore.enter(connection.ended)
          const code = leave && (await signIn(connection).finally(leave))
          if (code !== null) connection.close(code)
        },
        async serve(connection, text) {
          const frame = kind.frames.safeParse(parsed(text))
          if (!frame.success) return connection.refuse()
          const wait_ms = pace.take(costOf(frame.data))
          if (wait_ms === null) return connection.close(CLOSE.rate)
          // Meanwhile frames wait behind this one, and soon the socket is not read.
          if (wait_ms > 0) await sleep(wait_ms)
          if (isCommon(frame.data)) return serveCommon(socket_session, frame.data)
          if (typeof serve !== 'number') return serve(frame.data)
        },
      })
    },
    async drain() {
      draining = true
      clearInterval(timer)
      await letGo([...socket_sessions.all()].map(({ connection }) => connection))
    },
  }
}

/** Tells them to come back elsewhere, lets what is being worked on settle, and closes them; who does not go is cut off. */
async function letGo(open: readonly Connection[]): Promise<void> {
  for (const connection of open) connection.tell({ type: 'drain', after_ms: DRAIN_WINDOW_MS })
  const settled = open.map((connection) => connection.settle())
  await within(DRAIN_PATIENCE_MS, settled)
  for (const connection of open) connection.close(CLOSE.draining)
  const gone = open.map((connection) => connection.gone)
  await within(GOODBYE_MS, gone)
  for (const connection of open) connection.terminate()
}

/** A place is free again when its connection ends; its connection ends when its session does. */
function createSocketSessions({ hub, now }: Parts) {
  const socket_sessions = new Set<Watched>()
  const counts = new Map<string, number>()
  const count = (account_id: string, change: 1 | -1): void => {
    const left = (counts.get(account_id) ?? 0) + change
    if (left > 0) counts.set(account_id, left)
    else counts.delete(account_id)
  }
  return {
    all: (): Iterable<Watched> => socket_sessions,
    isFull: (account_id: string): boolean => (counts.get(account_id) ?? 0) >= SESSIONS_PER_ACCOUNT,
    take(connection: Connection, sessions: Sessions, caller: Caller): Watched {
      const { id, session_id } = caller.actor
      const socket_session = watch(connection, sessions, caller, now().getTime())
      const unsubscribe = hub.subscribe(sessions.ended, session_id, () => connection.close(CLOSE.revoked))
      socket_sessions.add(socket_session)
      count(id, 1)
      connection.onEnd(() => {
        socket_sessions.delete(socket_session)
        count(id, -1)
        unsubscribe()
      })
      return socket_session
    },
  }
}

async function within(ms: number, work: readonly Promise<void>[]): Promise<void> {
  await Promise.race([Promise.all(work), sleep(ms, undefined, { ref: false })])
}

function watch(connection: Connection, sessions: Sessions, caller: Caller, now: number): Watched {
  // Plus or minus 20 %, so that a restart's crowd does not stay in step.
  const ping_ms = Math.round(PING_MS * (0.8 + Math.random() * 0.4))
  return { ...caller, connection, sessions, ping_ms, ping_at: now + ping_ms, misses: 0, pings: 0, warned: false }
}

/** Whether it is still to come. Further ahead than its own interval it was put off by a clock that was set back. */
export const isAhead = (due: number, now: number, every_ms: number): boolean => due > now && due - now <= every_ms

/** Once a second: is the token running out, is anybody there? */
function beat(socket_session: Watched, now: number): void {
  const { connection } = socket_session
  const left = socket_session.expires_at.getTime() - now
  // A plain client cannot renew its token here; it lives as long as its session.
  if (!connection.plain && left <= 0) return connection.close(CLOSE.unauthenticated)
  if (connection.stalled(now)) return connection.close(CLOSE.slow_consumer)
  if (!socket_session.warned && left <= WARNING_MS) {
    socket_session.warned = true
    connection.tell({ type: 'expiring', in: Math.max(0, Math.round(left / 1_000)) })
  }
  if (isAhead(socket_session.ping_at, now, socket_session.ping_ms)) return
  socket_session.misses = connection.heard() ? 0 : socket_session.misses + 1
  if (socket_session.misses >= DEAD_AFTER_MISSES) {
    connection.close(CLOSE.no_pong)
    return
  }
  socket_session.ping_at = now + socket_session.ping_ms
  connection.ping((socket_session.pings += 1))
}

/** A session may end without a word reaching this node; this finds it. */
async function recheck(socket_sessions: readonly Watched[]): Promise<void> {
  for (const [sessions, group] of Map.groupBy(socket_sessions, (socket_session) => socket_session.sessions)) {
    const alive = await sessions.alive(group.map((socket_session) => socket_session.actor.session_id))
    for (const socket_session of group)
      if (!alive.has(socket_session.actor.session_id)) socket_session.connection.close(CLOSE.revoked)
  }
}

function costOf(frame: unknown): number {
  const { type } = frame as { type?: string }
  if (type === undefined || type === 'send') return 0
  return type === 'get' ? GET_COST : 1
}

type CommonFrame = { type: 'ping' | 'pong'; n: number } | { type: 'auth'; token: string }

/** Whether it is a frame every kind of socket knows. */
function isCommon(frame: unknown): frame is CommonFrame {
  const { type } = frame as Partial<CommonFrame>
  return type === 'ping' || type === 'pong' || type === 'auth'
}

function serveCommon(socket_session: Watched, frame: CommonFrame): Promise<void> | void {
  if (frame.type === 'auth') return renew(socket_session, frame.token)
  if (frame.type === 'ping') socket_session.connection.tell({ type: 'pong', n: frame.n })
}

async function renew(socket_session: Watched, token: string): Promise<void> {
  const caller = await socket_session.sessions.authenticate(token)
  if (caller?.actor.session_id !== socket_session.actor.session_id) return socket_session.connection.close(CLOSE.unauthenticated)
  socket_session.expires_at = caller.expires_at
  socket_session.warned = false
  socket_session.connection.tell({ type: 'auth_ok', expires_at: caller.expires_at.toISOString() })
}

/** The schemas know no nesting, so a deep frame is refused like any other they do not fit. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
