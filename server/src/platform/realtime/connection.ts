import { CLOSE } from '@himoya/contract/close-codes'
import type { ServerFrame } from '@himoya/contract/socket'
import type { StaffFrame } from '@himoya/contract/staff'
import type { WebSocket } from 'ws'

/** Frames that wait behind the running one; then the socket is not read any more. */
const QUEUED = 32
/** Bytes a peer may leave unread. */
const UNSENT = 256 * 1024
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
  /** A message frame, encoded once for everybody who gets it. */
  send(frame: string): void
  /** Any other frame; a plain client never gets one. */
  tell(frame: ServerFrame | StaffFrame): void
  ping(n: number): void
  /** Whether anything came since the last time this was asked. */
  heard(): boolean
  close(code: number): void
  terminate(): void
  /** A frame that makes no sense; the third within a minute ends the connection. */
  refuse(): void
  /** Runs once, when the socket has closed; at once when it has already. */
  onClose(listener: () => void): void
  /** Reads no more and resolves when everything read so far is done. */
  settle(): Promise<void>
}

type Work = {
  /** Runs first; frames that arrive meanwhile wait. */
  open(connection: Connection): Promise<void>
  /** `text` is null when it was not a text frame. */
  serve(connection: Connection, text: string | null): Promise<void>
  /** The work threw: nothing is known about what was done, so the client has to resume. */
  fail(error: unknown): void
}

export function openConnection(socket: WebSocket, plain: boolean, work: Work): Connection {
  const waiting: (string | null)[] = []
  const bad: number[] = []
  let ended = false
  let heard = true

  const connection: Connection = {
    plain,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      socket.send(frame)
      if (socket.bufferedAmount > UNSENT) connection.close(CLOSE.slow_consumer)
    },
    tell(frame) {
      if (!plain) connection.send(JSON.stringify(frame))
    },
    ping(n) {
      if (plain) socket.ping()
      else connection.tell({ type: 'ping', n })
    },
    heard() {
      // A socket that is not read cannot be heard; that is our doing.
      const alive = heard || socket.isPaused
      heard = false
      return alive
    },
    close(code) {
      ended = true
      waiting.length = 0
      socket.close(code)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
      // A socket that is not read would never see the other side's close.
      socket.resume()
    },
    terminate: () => socket.terminate(),
    refuse() {
      connection.tell({ type: 'error', code: 'bad_request', retry: false })
      const now = Date.now()
      bad.push(now)
      if (bad.length > BAD_FRAMES) bad.shift()
      if (bad.length === BAD_FRAMES && now - bad[0]! <= BAD_FRAMES_MS) connection.close(CLOSE.bad_frames)
    },
    onClose(listener) {
      if (socket.readyState === socket.CLOSED) listener()
      else socket.once('close', listener)
    },
    async settle() {
      socket.pause()
      await running
    },
  }

  const attempt = async (task: Promise<void>): Promise<void> => {
    try {
      await task
    } catch (error) {
      work.fail(error)
      connection.close(CLOSE.resync)
    }
  }
  const workOff = async (): Promise<void> => {
    while (waiting.length > 0 && !ended) {
      const text = waiting.shift() as string | null
      if (waiting.length === QUEUED / 2) socket.resume()
      await attempt(work.serve(connection, text))
    }
    running = null
  }

  socket.on('message', (bytes, binary) => {
    heard = true
    if (ended) return
    waiting.push(binary ? null : bytes.toString())
    if (waiting.length >= QUEUED) socket.pause()
    running ??= workOff()
  })
  socket.on('pong', () => (heard = true))
  socket.once('close', () => (ended = true))
  translateTooBig(socket)
  let running: Promise<void> | null = attempt(work.open(connection)).then(workOff)
  return connection
}

/** `ws` closes an oversize frame before it tells anybody, so its code is exchanged on the way out. */
function translateTooBig(socket: WebSocket): void {
  const close = socket.close.bind(socket)
  socket.close = (code, reason) => close(code === MESSAGE_TOO_BIG ? CLOSE.too_big : code, reason)
  // Of a broken peer there is nothing to say that its close does not say.
  socket.on('error', () => {})
}
