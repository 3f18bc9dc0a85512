import { randomUUID } from 'node:crypto'

/** The id of no row. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * A UUID version 4: tells nothing, not even when it was made. For accounts: their owner may be somebody else by now, to whom nothing
 * older is told (decision 0067).
 */
export const v4 = (): string => randomUUID()

/** A UUID version 7 (RFC 9562, 5.7): 48 bits of milliseconds, then random; made here, never by the database. */
export function v7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  // Of version 4 what comes behind its version: 12 random bits, the variant, 62 random bits.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
