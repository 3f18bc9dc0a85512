import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Bus } from '../realtime/bus.ts'
import { AppError } from '../core/errors.ts'
import type { Limiter } from './limits.ts'

/** The puzzle: find a counter so that SHA-256 of `salt:counter` begins with `bits` zero bits. */
export type Challenge = { salt: string; bits: number }

export type Proof = {
  /**
   * Passes when `header` (the request's `x-proof`, `salt:counter`) solves a puzzle of ours that is younger than two
   * minutes and was not used before; rejects with `proof_required` and a new puzzle otherwise. The more puzzles `client` (as
   * `clientAddress` says it) was given in an hour, the harder the next.
   */
  require(header: string | readonly string[] | undefined, client: string): Promise<void>
}

const LIFE_MS = 2 * 60_000
/** About 65,000 hashes: a second on a good phone, a few on an old one, and real work for a machine of thousands. */
const BITS = 16
/**
 * So many puzzles of an hour cost that: a class that signs up together is behind one address, and its phones are slow. As many
 * again cost twice as much, twice as many as these twice that … up to 16 times.
 */
const CLASS = 32
const MOST_MORE_BITS = 4
const HOUR = { points: 1_000_000_000, seconds: 3_600 }
const COUNTED = 'proof'
const HEADER = /^([\w-]+\.[\w-]+\.[\w-]+):(\d{1,12})$/

type Options = {
  bits?: number
  /** Counts what each client was given; without it every puzzle costs the same. */
  limiter?: Pick<Limiter, 'take' | 'used'> | null
  /** With a bus a puzzle of one node is good on another, and used up on all; the secret is then the same on each. */
  shared?: { bus: Pick<Bus, 'claim'>; secret: Buffer } | null
}

/**
 * A salt carries its own end of life and our signature, so nothing is kept for a puzzle that nobody solves;
 * only used salts are remembered, until they would have expired.
 */
export function createProof(now: () => Date, { bits = BITS, limiter = null, shared = null }: Options = {}): Proof {
  const secret = shared?.secret ?? randomBytes(32)
  const used = new Map<string, number>()
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('base64url')

  /** Harder work is given more time. What it must cost is signed with it, so that whoever is at work is not asked for more. */
  const challenge = async (client: string): Promise<Challenge> => {
    const more = await moreBits(client)
    const ends = now().getTime() + LIFE_MS * 2 ** more
    const body = `${ends.toString(36)}_${bits + more}.${randomBytes(12).toString('base64url')}`
    return { salt: `${body}.${sign(body)}`, bits: bits + more }
  }

  const moreBits = async (client: string): Promise<number> => {
    if (!limiter) return 0
    await limiter.take(COUNTED, client, HOUR)
    const given = Math.max(1, await limiter.used(COUNTED, client))
    return Math.min(MOST_MORE_BITS, Math.max(0, Math.ceil(Math.log2(given / CLASS))))
  }

  const forgetExpired = (): void => {
    for (const [salt, ends] of used) {
      if (ends > now().getTime()) break
      used.delete(salt)
    }
  }

  const solves = async (header: string): Promise<boolean> => {
    const [, salt = '', counter = ''] = HEADER.exec(header) ?? []
    const [end = '', random = '', signature = ''] = salt.split('.')
    const [time = '', asked = ''] = end.split('_')
    const ends = Number.parseInt(time, 36)
    // Compared as text: decoded, one signature would have several spellings, each usable once.
    const given = Buffer.from(signature)
    const expected = Buffer.from(sign(`${end}.${random}`))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    if (ends <= now().getTime() || used.has(salt)) return false
    const least = Number.parseInt(asked, 10)
    if (!(zeroBits(createHash('sha256').update(`${salt}:${counter}`).digest()) >= least)) return false
    forgetExpired()
    used.set(salt, ends)
    // While the bus is away each node knows only what was used there.
    return (await shared?.bus.claim(`proof:${random}`, ends - now().getTime())) ?? true
  }

  return {
    async require(header, client) {
      if (typeof header !== 'string' || !(await solves(header)))
        throw new AppError('proof_required', { challenge: await challenge(client), retry_after: 1 })
    },
  }
}

function zeroBits(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
