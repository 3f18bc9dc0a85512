import { TASHKENT_MS, wallClock } from '@himoya/contract/tashkent'

/** `2026-11-21T15:04` in Asia/Tashkent (UTC+5 all year), as a field for date and time holds it. */
export const toTashkent = (at: number): string => wallClock(at).slice(0, 16)

/** ISO 8601 in UTC; null for what is no time. */
export function fromTashkent(local: string): string | null {
  // an empty field is no time, and engines read half a time each in their own way
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at - TASHKENT_MS).toISOString()
}
