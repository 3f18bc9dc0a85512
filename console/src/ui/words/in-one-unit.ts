import { DAY_MS } from '@himoya/contract/tashkent'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Span = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** A length of time in the one unit a person would say it in: 10 seconds are 1 minute, 90 minutes 1 hour, 50 hours 2 days. */
export function inOneUnit(ms: number): Span {
  const length = Math.abs(ms)
  if (length < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.floor(length / MINUTE_MS)) }
  if (length < 2 * DAY_MS) return { unit: 'hours', count: Math.floor(length / HOUR_MS) }
  return { unit: 'days', count: Math.floor(length / DAY_MS) }
}
