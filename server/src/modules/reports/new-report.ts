import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/db/connect.ts'
import { isRefTaken } from './report.store.ts'

/** Without those that are mixed up when read aloud or written down: 0 O, 1 I L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const REF_LENGTH = 8
const HOUR_MS = 3_600_000

/** By when the reporter has the first words (product.md 5). */
export const answerBy = (now: Date): Date => new Date(now.getTime() + 24 * HOUR_MS)

/** A name for a report that nobody else's has: 31^8 of them. */
export async function freeRef(db: Db): Promise<string> {
  for (;;) {
    const ref = Array.from({ length: REF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    if (!(await isRefTaken(db, ref))) return ref
  }
}

/** The purpose of a receipt: one of another room opens nothing here. */
export const RECEIPT_KIND = 'report'
