import { connect, type Socket } from 'node:net'
import type { ClientOrder } from './orders.ts'

/** What everybody writes all the time. Free of characters that JSON or XML would have to change. */
export const TEXT = 'Salom, bugun maktabda yana o‘sha gap bo‘ldi, kim bilan gaplashsam bo‘ladi?'
export const TEXT_BYTES = Buffer.from(TEXT)

/** One client's connection. */
export type Line = { send(cid: string): void; end(): void }

/** What a line tells its client. */
export type Hear = {
  /** Signed in, and reading along; behind the chat's last number, 0 where there are none. */
  open(last_seq: number): void
  ack(cid: string): void
  /** `seq` 0: this system has no dense numbers. */
  message(cid: string, seq: number, intact: boolean): void
  /** Not stored now: to be sent again, with the same cid. Throws where the system says that this would be no use. */
  refused(cid: string, retry_ms: number): void
  closed(reason: string): void
}

/** What a client knows when it comes back: the last number without a hole before it, and when it last heard something. */
export type Since = { seq: number; heard_at: Date }

export type Dial = (order: ClientOrder, since: Since | null, hear: Hear) => Line

// All lines read into one piece of memory: a read is worked off before the next one begins.
const INTO = Buffer.allocUnsafe(256 * 1024)

/**
 * A bare TCP connection; the generator shares its machine with what it measures, so it does without a client library.
 * `take` answers how many bytes it has used; the others come again, with more behind them.
 */
export function openSocket(port: number, take: (bytes: Buffer) => number, hear: Hear): Socket {
  let rest: Buffer | null = null
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: INTO,
      callback: (length, buffer) => {
        const fresh = (buffer as Buffer).subarray(0, length)
        const bytes = rest === null ? fresh : Buffer.concat([rest, fresh])
        const used = take(bytes)
        rest = used === bytes.length ? null : Buffer.from(bytes.subarray(used))
        return true
      },
    },
  })
  let reason = 'ended'
  socket.on('error', (error: NodeJS.ErrnoException) => (reason = error.code ?? error.message))
  socket.once('close', () => hear.closed(reason))
  return socket
}
