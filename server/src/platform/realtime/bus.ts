import { createHash } from 'node:crypto'
import { createClient } from '@redis/client'
import { errorFields, type Log } from '../core/log.ts'

/**
 * What the nodes of one installation share through Valkey (or Redis). It may be away or lose anything at any moment,
 * so nothing here throws or waits long: an answer is null, a word is lost, and everybody has a second way.
 */
export type Bus = {
  /** It answers, as far as is known. */
  there(): boolean
  /** Hands bytes to every node, this one included. */
  announce(bytes: Buffer): void
  /** One listener; called with what any node announced. */
  onAnnounced(listener: (bytes: Buffer) => void): void
  /** Called each time the bus is there again after it was away: words may have been lost meanwhile. */
  onReturn(listener: () => void): void
  /** Adds to a counter that ends `seconds` after its first use; null: the bus is away. */
  count(key: string, cost: number, seconds: number): Promise<{ used: number; ends_in_ms: number } | null>
  /** What a counter stands at; null: the bus is away. */
  counted(key: string): Promise<number | null>
  forget(key: string): Promise<void>
  /** True for the first node that asks for this name within `ms`; null: the bus is away. */
  claim(name: string, ms: number): Promise<boolean | null>
  close(): Promise<void>
}

type Options = {
  /** `redis://` or `rediss://`, with user, password and number of the database if need be. */
  url: string
  /** The same on every node of an installation, unknown to others: keeps installations on one Valkey apart. */
  secret: Buffer
  log: Log
}

/** A chat must not wait longer than this for a bus that does not answer. */
const ANSWER_MS = 250
const LATE_MS = 25
const LATE_TIMES = 8
const PROBE_MS = 1_000
/** A connection without a byte this long is dead; the ping makes sure that a living one has some. */
const SILENT_MS = 10_000
const PING_MS = 3_000
const LONGEST_PAUSE_MS = 5_000
/** Commands that may wait for the wire; beyond it the bus is as good as away. */
const QUEUED = 10_000

const COUNT = `local used = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then redis.call('pexpire', KEYS[1], ARGV[2]) left = tonumber(ARGV[2]) end
return {used, left}`

const connection = (url: string) =>
  createClient({
    url,
    // Version 3 of the protocol carries announcements and answers on one connection.
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUED,
    pingInterval: PING_MS,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    socket: { connectTimeout: 2_000, socketTimeout: SILENT_MS, reconnectStrategy: pauseBefore },
  })
type Client = ReturnType<typeof connection>

/** Full jitter, so that the nodes of a restarted bus do not come back in step. */
function pauseBefore(attempt: number): number {
  return Math.round((0.2 + Math.random() * 0.8) * Math.min(LONGEST_PAUSE_MS, 100 * 2 ** Math.min(attempt, 10)))
}

/** Begins to connect and answers at once; until it is connected the bus is away. */
export function openBus({ url, secret, log }: Options): Bus {
  const prefix = `himoya:${createHash('sha256').update(secret).digest('base64url').slice(0, 12)}`
  const channel = `${prefix}:hub`
  const client = connection(url)
  const returned: (() => void)[] = []
  let hear: (bytes: Buffer) => void = () => {}
  const presence = watchPresence(client, log, () => {
    void listen()
    returned.forEach((listener) => listener())
  })

  const ask = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (!presence.there()) return null
    try {
      return await inTime(work())
    } catch (error) {
      presence.doubt(error)
      return null
    }
  }

  let subscribed = false
  const listen = async (): Promise<void> => {
    // Once is enough: the client itself subscribes again after each loss.
    if (subscribed) return
    subscribed = (await ask(() => client.subscribe(channel, (bytes) => hear(bytes), true).then(() => true))) ?? false
  }
  client.on('ready', () => void listen())
  client.connect().catch((error: unknown) => presence.doubt(error))

  return {
    there: () => presence.there(),
    announce: (bytes) => void ask(() => client.publish(channel, bytes)),
    onAnnounced: (listener) => void (hear = listener),
    onReturn: (listener) => void returned.push(listener),
    async count(key, cost, seconds) {
      const keys = [`${prefix}:count:${key}`]
      const reply = await ask(() => client.eval(COUNT, { keys, arguments: [String(cost), String(seconds * 1_000)] }))
      if (reply === null) return null
      const [used, ends_in_ms] = reply as [number, number]
      return { used, ends_in_ms }
    },
    async counted(key) {
      const value = await ask(async () => (await client.get(`${prefix}:count:${key}`)) ?? '0')
      return value === null ? null : Number(value)
    },
    forget: async (key) => void (await ask(() => client.del(`${prefix}:count:${key}`))),
    claim: (name, ms) =>
      ask(async () => {
        const options = { condition: 'NX', expiration: { type: 'PX', value: ms } } as const
        return (await client.set(`${prefix}:claim:${name}`, '1', options)) !== null
      }),
    async close() {
      presence.end()
      client.destroy()
    },
  }
}

/**
 * A command that was written is never given up by the client, so the wait for its answer is bounded here. When the timer itself
 * comes late this process was busy, and the answer may lie unread: that says nothing of the bus.
 */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout
  const wait = (times: number): void => {
    const due = performance.now() + ANSWER_MS
    timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS && times > 1) wait(times - 1)
      else reject(new BusSilent())
    }, ANSWER_MS)
  }
  wait(LATE_TIMES)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer!)
  }
}

class BusSilent extends Error {}

/** Whether the bus answers. Said in the log once when it goes and once when it is back. */
function watchPresence(client: Client, log: Log, onReturn: () => void) {
  let silent = false
  let is_logged = false
  let ended = false
  let probe: NodeJS.Timeout | undefined

  const tellAway = (error: unknown): void => {
    if (is_logged || ended) return
    is_logged = true
    log.warn('the bus is away: each node goes on alone', errorFields(error))
  }
  const back = (): void => {
    silent = false
    if (!is_logged) return
    is_logged = false
    log.warn('the bus is back')
    onReturn()
  }
  const look = async (): Promise<void> => {
    try {
      await inTime(client.ping())
      back()
    } catch (error) {
      tellAway(error)
      if (!ended) probe = setTimeout(() => void look(), PROBE_MS).unref()
    }
  }
  // Its errors come as events too; without a listener they would end the process.
  client.on('error', tellAway)
  client.on('ready', back)
  return {
    there: (): boolean => client.isReady && !silent,
    /** A command failed: nothing more is asked until a probe is answered. */
    doubt(error: unknown): void {
      tellAway(error)
      if (silent || ended || !client.isReady) return
      silent = true
      probe = setTimeout(() => void look(), PROBE_MS).unref()
    },
    end(): void {
      ended = true
      clearTimeout(probe)
    },
  }
}
