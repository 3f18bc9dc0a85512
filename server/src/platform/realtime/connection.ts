import type { Duplex } from 'node:stream'
import { CLOSE } from '@himoya/contract/chat/close-codes'
import type { ServerFrame } from '@himoya/contract/chat/socket'
import type { StaffFrame } from '@himoya/contract/staff/staff'
import { WebSocket } from 'ws'
import { openSendBuffer, type SendBuffer } from './send-buffer.ts'

/** Frames that wait behind the running one; then the socket is not read any more. */
const QUEUED = 32
/** Bytes a peer may leave unread. */
const UNSENT = 256 * 1024
/** Beyond this many it gets messages only, no hints. */
const HURRIED = 64 * 1024
/** How long a peer may read nothing of what waits for it. */
const DRAIN_MS = 10_000
const BAD_FRAMES = 3
const BAD_FRAMES_MS = 60_000
/** How long the other side may take to answer a close. */
const GOODBYE_MS = 5_000
/** What `ws` itself says of a frame over `maxPayload`. */
const MESSAGE_TOO_BIG = 1009

/** One socket whose frames are worked off strictly in the order they came. */
export type Connection = {
  /** A client of the seed: it gets message objects only. */
  readonly plain: boolean
  /** A message frame, encoded once for everybody who gets it. Who leaves too much unread is closed. */
  send(frame: string): void
  /** Stored messages, at the pace the other side reads. */
  sendAll(frames: readonly string[]): Promise<void>
  /** Any other frame; a plain client never gets one. */
  tell(frame: ServerFrame | StaffFrame): void
  /** Why what the client sent was not taken; a plain client is told too, or its words would be gone without one. */
  decline(frame: ServerFrame | StaffFrame): void
  /** Typing, reading, status, encoded: who is behind with reading misses it. */
  hint(frame: string): void
  /** Whether for 10 s nothing was taken of what waits; ask it now and then. */
  stalled(now: number): boolean
  ping(n: number): void
  /** Asks for a sign of life beneath the frames, as often as one likes: every client answers it by itself. */
  probe(): void
  /** Whether anything came since the last time this was asked. */
  heard(): boolean
  /** When anything last came, in milliseconds of this node's clock. */
  heardAt(): number
  close(code: number): void
  /** Without a goodbye. */
  terminate(): void
  /** A frame that makes no sense; the third within a minute ends the connection. */
  refuse(): void
  /** Runs once, when either side has ended the connection; at once when that has happened already. */
  onEnd(listener: () => void): void
  ended(): boolean
  /** Reads no more and resolves when everything read so far is done. */
  settle(): Promise<void>
  /** Resolves when the socket is gone. */
  gone: Promise<void>
}

/** A socket and the connection beneath it. */
export type Wire = { socket: WebSocket; stream: Duplex }

type Work = {
  /** Runs first; frames that arrive meanwhile wait. */
  open(connection: Connection): Promise<void>
  /** `text` is null when it was not a text frame. */
  serve(connection: Connection, text: string | null): Promise<void> | void
  /** The work threw: nothing is known about what was done, so the client has to resume. */
  fail(error: unknown): void
}

export function openConnection({ socket, stream }: Wire, plain: boolean, work: Work): Connection {
  const fail = (error: unknown): void => {
    work.fail(error)
    connection.close(CLOSE.resync)
  }
  const lane = openLane(socket, (text) => work.serve(connection, text), fail)
  const send_buffer = openSendBuffer(stream)
  const end = createEnd()
  const isThirdInAMinute = countBadFrames()
  const { hear, ...life } = listenForLife(socket)

  const connection: Connection = {
    plain,
    send(frame) {
      if (end.reached() || socket.readyState !== WebSocket.OPEN) return
      send_buffer.push(frame)
      if (send_buffer.unsent() > UNSENT) connection.close(CLOSE.slow_consumer)
    },
    async sendAll(frames) {
      for (const frame of frames) {
        send_buffer.flush()
        if (end.reached() || send_buffer.unsent() < UNSENT / 4) connection.send(frame)
        else await sendAndWait(send_buffer, frame, () => connection.close(CLOSE.slow_consumer))
      }
    },
    tell: (frame) => void (plain || connection.send(JSON.stringify(frame))),
    decline: (frame) => connection.send(JSON.stringify(frame)),
    hint(frame) {
      if (!plain && send_buffer.unsent() < HURRIED) connection.send(frame)
    },
    stalled: watchDrain(send_buffer),
    ping: (n) => (plain ? socket.ping() : connection.tell({ type: 'ping', n })),
    ...life,
    close(code) {
      lane.drop()
      send_buffer.flush()
      socket.close(code)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
      end.reach()
    },
    terminate: () => socket.terminate(),
    refuse() {
      connection.decline({ type: 'error', code: 'bad_request', retry: false })
      if (isThirdInAMinute()) connection.close(CLOSE.bad_frames)
    },
    onEnd: end.listen,
    ended: end.reached,
    settle: lane.settle,
    gone: new Promise((resolve) => socket.once('close', resolve)),
  }

  socket.on('message', (bytes, binary) => {
    hear()
    lane.push(binary ? null : bytes.toString())
  })
  socket.once('close', end.reach)
  translateTooBig(socket)
  lane.begin(() => work.open(connection))
  return connection
}

function createEnd() {
  const listeners: (() => void)[] = []
  let ended = false
  return {
    reached: (): boolean => ended,
    reach(): void {
      ended = true
      for (const listener of listeners.splice(0)) listener()
    },
    listen: (listener: () => void): void => void (ended ? listener() : listeners.push(listener)),
  }
}

function countBadFrames(): () => boolean {
  const times: number[] = []
  return () => {
    times.push(performance.now())
    return times.length === BAD_FRAMES && times.at(-1)! - times.shift()! <= BAD_FRAMES_MS
  }
}

/** Whatever comes is a sign of life. A socket that is not read cannot be heard; that is our doing. */
function listenForLife(socket: WebSocket): Pick<Connection, 'heard' | 'heardAt' | 'probe'> & { hear(): void } {
  let heard = true
  let heard_at = performance.now()
  const hear = (): void => {
    heard = true
    heard_at = performance.now()
  }
  socket.on('pong', hear)
  return {
    hear,
    heard() {
      const alive = heard || socket.isPaused
      heard = false
      return alive
    },
    heardAt: () => (socket.isPaused ? performance.now() : heard_at),
    probe() {
      if (socket.readyState === WebSocket.OPEN) socket.ping()
    },
  }
}

type Lane = {
  /** Frames that arrive before this has resolved wait. */
  begin(first: () => Promise<void>): void
  /** `text` is null when it was not a text frame. */
  push(text: string | null): void
  /** Forgets what waits and takes nothing more. */
  drop(): void
  settle(): Promise<void>
}

type Serve = (text: string | null) => Promise<void> | void

/** One frame at a time; when too many wait, the socket is not read. `fail` hears of work that threw. */
function openLane(socket: WebSocket, serve: Serve, fail: (error: unknown) => void): Lane {
  const waiting: (string | null)[] = []
  let running: Promise<void> | null = null
  let dropped = false

  const workOff = async (): Promise<void> => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      if (waiting.length === QUEUED / 2) socket.resume()
      try {
        await serve(text)
      } catch (error) {
        fail(error)
      }
    }
    running = null
  }
  return {
    begin: (first) => void (running = first().catch(fail).then(workOff)),
    push(text) {
      if (dropped) return
      waiting.push(text)
      if (waiting.length >= QUEUED) socket.pause()
      running ??= workOff()
    },
    drop() {
      dropped = true
      waiting.length = 0
      // A socket that is not read would never see the other side's close.
      socket.resume()
    },
    async settle() {
      socket.pause()
      await running
    },
  }
}

/** Resolves when the frame and everything before it has left. `give_up`: the other side does not read. */
async function sendAndWait(send_buffer: SendBuffer, frame: string, give_up: () => void): Promise<void> {
  const timer = setTimeout(give_up, DRAIN_MS)
  await send_buffer.pushAndWait(frame)
  clearTimeout(timer)
}

function watchDrain(send_buffer: SendBuffer): (now: number) => boolean {
  let taken = 0
  let since = 0
  return (now) => {
    if (send_buffer.unsent() === 0 || send_buffer.taken() !== taken || since === 0) {
      taken = send_buffer.taken()
      since = now
    }
    return now - since >= DRAIN_MS
  }
}

/** `ws` closes an oversize frame before it tells anybody, so its code is exchanged on the way out. */
function translateTooBig(socket: WebSocket): void {
  const close = socket.close.bind(socket)
  socket.close = (code, reason) => close(code === MESSAGE_TOO_BIG ? CLOSE.too_big : code, reason)
  // Of a broken peer there is nothing to say that its close does not say.
  socket.on('error', () => {})
}
