import { STATISTICS_DELAY_DAYS } from '@himoya/contract/statistics/statistic-lists'
import { DAY_MS, TASHKENT_MS, wallClock } from '@himoya/contract/tashkent'
import { monthsOf } from './tables.policy.ts'

/** In February the year before is looked at again. */
const REVISED_IN = 2

/** The month a moment lies in, in Asia/Tashkent: '2026-11'. */
export const monthAt = (instant: Date): string => wallClock(instant.getTime()).slice(0, 7)

/** '2026-1' is January to June. */
export const halfOf = (month: string): string => `${month.slice(0, 4)}-${Number(month.slice(5)) <= 6 ? 1 : 2}`

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Both are in it. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month)
  return months
}

/** Whether a month's numbers may come out: it has been over for 30 days. */
export const isDue = (month: string, now: Date): boolean =>
  now.getTime() >= new Date(`${nextMonth(month)}-01T00:00:00.000Z`).getTime() - TASHKENT_MS + STATISTICS_DELAY_DAYS * DAY_MS

/** The half-years that these months fill; null: some of their months are missing. */
export function wholeHalves(months: readonly string[]): string[] | null {
  const halves = [...new Set(months.map(halfOf))]
  return halves.flatMap(monthsOf).length === months.length ? halves : null
}

/** Whether corrections of a half-year have to be looked for: since the last first of February, when its year was over by then. */
export function isRevisionDue({ half, looked_at }: { half: string; looked_at: Date }, now: Date): boolean {
  const month = monthAt(now)
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < REVISED_IN ? 1 : 0)
  return Number(half.slice(0, 4)) < year && monthAt(looked_at) < `${year}-0${REVISED_IN}`
}
