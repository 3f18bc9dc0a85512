import type { FieldCode } from '@himoya/contract/errors'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainPassword } from './common-passwords.policy.ts'
import { passwordProblem, type PasswordRules } from './password.policy.ts'

/**
 * Passwords that breaches have published, as a Bloom filter: none of them stands in the repository, and nobody is asked over the
 * network (decision 0058). It comes with the release; where its words are from and how it is made anew: scripts/leaked-passwords.mjs.
 */
const FILE = join(import.meta.dirname, 'leaked-passwords.txt')
/** With 30 bits for each password one of a million others is refused too. */
const BITS_EACH = 30
const PROBES = 21

let filter: Buffer | null = null

/** What is wrong with a new password, or null: by our own rules, and by what is known of breaches. */
export const newPasswordProblem = (password: string, rules: PasswordRules): FieldCode | null =>
  passwordProblem(password, rules) ?? (isLeaked(plainPassword(password)) ? 'too_common' : null)

function isLeaked(plain: string): boolean {
  filter ??= Buffer.from(readFileSync(FILE, 'utf8'), 'base64')
  return probes(plain, filter.length * 8).every((bit) => (filter![bit >>> 3]! & (1 << (bit & 7))) !== 0)
}

export function makeFilter(words: readonly string[]): string {
  const made = Buffer.alloc(Math.ceil((words.length * BITS_EACH) / 8))
  for (const word of words) for (const bit of probes(word, made.length * 8)) made[bit >>> 3]! |= 1 << (bit & 7)
  return made.toString('base64')
}

/** Two halves of a hash stand for as many as are needed (Kirsch and Mitzenmacher, 2006). */
function probes(word: string, bits: number): number[] {
  const digest = createHash('sha256').update(word).digest()
  const [first, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)]
  return Array.from({ length: PROBES }, (_, index) => (first + index * step) % bits)
}
