import { randomInt } from 'node:crypto'

/** No letter or digit that is taken for another when it is read out or typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const CORRECTED_WITHIN_MS = 24 * 3_600_000

/** `k7mp-3xqt-9wna`: 59 bits, so that nobody meets one by trying. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join(
    '-',
  )

/** A slip of the pen may be put right for a day; afterwards a certificate is whose it is. */
export const isCorrectable = (issued_at: Date, now: Date): boolean => now.getTime() - issued_at.getTime() < CORRECTED_WITHIN_MS
