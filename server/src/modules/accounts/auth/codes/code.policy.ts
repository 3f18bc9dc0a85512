import type { Limit } from '../../../../platform/limits/limits.ts'

/** Limits as arguments keep this pure; the house's own are in auth.limits.ts. */
type CodeRules = { waits: readonly number[]; limits: readonly Limit[] }

const SECOND = 1_000

/** The first moment at which another code may be sent. `recent` are the times of the last hour, `all` of the last day; in any order. */
export function nextCodeAt(recent: readonly Date[], all: readonly Date[], { waits, limits }: CodeRules): Date {
  const times = all.map(Number).sort((left, right) => right - left)
  const newest = Math.max(0, ...recent.map(Number))
  const wait = recent.length === 0 ? 0 : (waits[Math.min(recent.length, waits.length) - 1] ?? 0)
  const byLimit = limits.map(({ points, seconds }) => (times.length < points ? 0 : times[points - 1]! + seconds * SECOND))
  return new Date(Math.max(newest + wait * SECOND, ...byLimit))
}

/** Six digits from 32 random bytes; taken from 48 bits, so no code is more likely than another by 1 in 10^8. */
export const sixDigits = (random: Buffer): string => String(random.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

// Crockford's base 32: no I, L, O, U.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** A recovery code from 28 random bytes: 140 bits in seven groups of four (`7K2M-…`). */
export function recoveryCodeOf(random: Buffer): string {
  const letters = [...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
}

/** As a person copies it from paper: any case, any separators, O for 0, I or L for 1. */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** Seconds until the next try after `failures` wrong ones, of which the first `free` cost nothing: 1, 2, 4 ... longest. */
export function delayAfter(failures: number, free: number, longest: number): number {
  const counted = failures - free
  return counted <= 0 ? 0 : Math.min(longest, 2 ** Math.min(counted - 1, 30))
}
