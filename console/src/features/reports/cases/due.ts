import type { CaseDeadline } from '@himoya/contract/reports/cases'

const HOUR_MS = 3_600_000

/** The server's word, and what the clock has said since. */
export const isLate = ({ due_at, late }: Pick<CaseDeadline, 'due_at' | 'late'>, now_ms: number): boolean =>
  late || Date.parse(due_at) <= now_ms

/** Less than a quarter of an hour is left: time to look. */
export const isSoon = ({ due_at }: Pick<CaseDeadline, 'due_at'>, now_ms: number): boolean =>
  Date.parse(due_at) - now_ms <= HOUR_MS / 4
