import type { CaseDeadline } from '@himoya/contract/cases'
import { DAY_MS } from '@himoya/contract/tashkent'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export type Span = { unit: 'minutes' | 'hours' | 'days'; count: number }

/** A length of time in the one unit a person would say it in: 10 seconds are 1 minute, 90 minutes 1 hour, 50 hours 2 days. */
export function spanOf(ms: number): Span {
  const length = Math.abs(ms)
  if (length < HOUR_MS) return { unit: 'minutes', count: Math.max(1, Math.floor(length / MINUTE_MS)) }
  if (length < 2 * DAY_MS) return { unit: 'hours', count: Math.floor(length / HOUR_MS) }
  return { unit: 'days', count: Math.floor(length / DAY_MS) }
}

/** The server's word, and what the clock has said since. */
export const isLate = ({ due_at, late }: Pick<CaseDeadline, 'due_at' | 'late'>, now_ms: number): boolean =>
  late || Date.parse(due_at) <= now_ms

/** Less than a quarter of an hour is left: time to look. */
export const isSoon = ({ due_at }: Pick<CaseDeadline, 'due_at'>, now_ms: number): boolean =>
  Date.parse(due_at) - now_ms <= HOUR_MS / 4
