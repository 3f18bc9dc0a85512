import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Random } from './random.ts'

export type Way = 'up' | 'down'

/** What the line between a client and its server does to what passes. */
export type Weather = {
  /** Each way. */
  latency_ms: number
  /** At most this much more, anew for each piece. */
  jitter_ms: number
  /**
   * Share of lost segments. Below TCP nobody sees a loss, only its delay: a lost segment comes after the sender's
   * retransmission time-out (200 ms, doubled each time), everything behind it waits, and six losses of one segment in
   * a row break the connection.
   */
  loss: number
  /** Each way; 0: unlimited. */
  bytes_per_s: number
}

export type Proxy = {
  /** `http://127.0.0.1:12345` */
  url: string
  weather(changes: Partial<Weather>): void
  /** Nothing passes any more and nobody is told: bytes are held, connections stay as they are. */
  cut(...ways: Way[]): void
  /** What was held flows on, as after a tunnel. */
  mend(): void
  /** Every connection ends with a reset; new ones are taken. */
  reset(): void
  /** Today's connections fall silent for ever, new ones are good: an address that a router forgot. */
  orphan(): void
  /** New connections go to this port from now on; `null`: they are refused. */
  lead(port: number | null): void
  close(): void
}

const SEGMENT = 1_400
const TIMEOUT_MS = 200
const LOSSES_TO_BREAK = 6
/** What waits on the line before the sender is slowed down. */
const HELD_BYTES = 64 * 1024

const FAIR: Weather = { latency_ms: 0, jitter_ms: 0, loss: 0, bytes_per_s: 0 }

type Line = { weather: Weather; cut: Set<Way>; random: Random }
type Pipe = { wake(): void; silence(): void }
type Link = { pipes: Pipe[]; destroy(reset: boolean): void }

/** A TCP line of a client's own to `port` on this machine. Ends of streams pass like bytes. */
export async function openProxy(port: number, random: Random): Promise<Proxy> {
  const line: Line = { weather: { ...FAIR }, cut: new Set(), random }
  const links = new Set<Link>()
  let target: number | null = port

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    if (target === null) return void client.resetAndDestroy()
    const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const link: Link = {
      pipes: [],
      destroy(reset) {
        links.delete(link)
        for (const socket of [client, upstream]) {
          if (reset) socket.resetAndDestroy()
          else socket.destroy()
        }
      },
    }
    const broken = (): void => link.destroy(true)
    link.pipes = [carry(line, 'up', client, upstream, broken), carry(line, 'down', upstream, client, broken)]
    links.add(link)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const wake = (): void => links.forEach((link) => link.pipes.forEach((pipe) => pipe.wake()))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    weather(changes) {
      Object.assign(line.weather, changes)
      wake()
    },
    cut: (...ways) => ways.forEach((way) => line.cut.add(way)),
    mend() {
      line.cut.clear()
      wake()
    },
    reset: () => links.forEach((link) => link.destroy(true)),
    orphan: () => links.forEach((link) => link.pipes.forEach((pipe) => pipe.silence())),
    lead: (next) => void (target = next),
    close() {
      server.close()
      links.forEach((link) => link.destroy(false))
    },
  }
}

type Piece = { bytes: Buffer | null; due: number }

/** One way of one connection. `broken`: the line gave this connection up. */
function carry(line: Line, way: Way, from: Socket, to: Socket, broken: () => void): Pipe {
  const waiting: Piece[] = []
  let held = 0
  let last_due = 0
  let timer: NodeJS.Timeout | undefined
  let silent = false
  let full = false

  const flow = (): void => {
    clearTimeout(timer)
    while (waiting.length > 0 && !line.cut.has(way) && !silent && !full) {
      const wait = waiting[0]!.due - performance.now()
      if (wait > 0.5) {
        timer = setTimeout(flow, wait)
        return
      }
      const { bytes } = waiting.shift()!
      if (bytes === null) return void to.end()
      held -= bytes.length
      if (from.isPaused() && held < HELD_BYTES / 2) from.resume()
      full = !to.write(bytes)
    }
  }
  const take = (bytes: Buffer | null): void => {
    const delay = bytes === null ? 0 : delayOf(line, bytes.length)
    if (delay === null) return broken()
    last_due = Math.max(last_due, performance.now() + line.weather.latency_ms) + delay
    waiting.push({ bytes, due: last_due })
    flow()
  }

  to.on('drain', () => {
    full = false
    flow()
  })
  from.on('data', (bytes: Buffer) => {
    held += bytes.length
    if (held > HELD_BYTES) from.pause()
    for (let at = 0; at < bytes.length; at += SEGMENT) take(bytes.subarray(at, at + SEGMENT))
  })
  from.on('end', () => take(null))
  from.on('error', broken)
  from.on('close', () => {
    if (!from.readableEnded) broken()
  })
  return {
    wake: flow,
    silence: () => void (silent = true),
  }
}

/** Milliseconds this segment adds to the line; null: it was lost so often that the connection is given up. */
function delayOf({ weather, random }: Line, bytes: number): number | null {
  let delay = random.next() * weather.jitter_ms
  if (weather.bytes_per_s > 0) delay += (bytes / weather.bytes_per_s) * 1_000
  for (let losses = 0; weather.loss > 0 && random.chance(weather.loss); losses += 1) {
    if (losses === LOSSES_TO_BREAK) return null
    delay += TIMEOUT_MS * 2 ** losses
  }
  return delay
}
