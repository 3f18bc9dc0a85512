import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Bus } from '../realtime/bus.ts'
import { AppError } from '../core/errors.ts'

/** The puzzle: find a counter so that SHA-256 of `salt:counter` begins with `bits` zero bits. */
export type Challenge = { salt: string; bits: number }

export type Proof = {
  challenge(): Challenge
  /**
   * Passes when `header` (the request's `x-proof`, `salt:counter`) solves a puzzle of ours that is younger than two
   * minutes and was not used before; rejects with `proof_required` and a new puzzle otherwise.
   */
  require(header: string | readonly string[] | undefined): Promise<void>
}

const LIFE_MS = 2 * 60_000
/** About 65,000 hashes: a second on a good phone, a few on an old one, and real work for a machine of thousands. */
const BITS = 16
const HEADER = /^([\w-]+\.[\w-]+\.[\w-]+):(\d{1,12})$/

type Options = {
  bits?: number
  /** With a bus a puzzle of one node is good on another, and used up on all; the secret is then the same on each. */
  shared?: { bus: Pick<Bus, 'claim'>; secret: Buffer } | null
}

/**
 * A salt carries its own end of life and our signature, so nothing is kept for a puzzle that nobody solves;
 * only used salts are remembered, until they would have expired.
 */
export function createProof(now: () => Date, { bits = BITS, shared = null }: Options = {}): Proof {
  const secret = shared?.secret ?? randomBytes(32)
  const used = new Map<string, number>()
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('base64url')

  const challenge = (): Challenge => {
    const body = `${(now().getTime() + LIFE_MS).toString(36)}.${randomBytes(12).toString('base64url')}`
    return { salt: `${body}.${sign(body)}`, bits }
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
    const ends = Number.parseInt(end, 36)
    // Compared as text: decoded, one signature would have several spellings, each usable once.
    const given = Buffer.from(signature)
    const expected = Buffer.from(sign(`${end}.${random}`))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    if (ends <= now().getTime() || used.has(salt)) return false
    if (zeroBits(createHash('sha256').update(`${salt}:${counter}`).digest()) < bits) return false
    forgetExpired()
    used.set(salt, ends)
    // While the bus is away each node knows only what was used there.
    return (await shared?.bus.claim(`proof:${random}`, LIFE_MS)) ?? true
  }

  return {
    challenge,
    async require(header) {
      if (typeof header !== 'string' || !(await solves(header)))
        throw new AppError('proof_required', { challenge: challenge(), retry_after: 1 })
    },
  }
}

function zeroBits(digest: Buffer): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
