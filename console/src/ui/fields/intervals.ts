import type { Interval } from '@himoya/contract/staff/shifts'

/** The field of a browser knows no 24:00; midnight as an end is the same moment. */
export const shownClock = (clock: string): string => (clock === '24:00' ? '00:00' : clock)

/** Both fields are filled in. What closes before it opens runs past midnight, which is allowed. */
export const isWhole = ({ opens, closes }: Interval): boolean => opens !== '' && closes !== ''

/** The whole day, however it is written. */
export const isAllDay = ({ opens, closes }: Interval): boolean => opens === '00:00' && shownClock(closes) === '00:00'

/** Runs into the next day. */
export const isOverNight = (interval: Interval): boolean => {
  const closes = shownClock(interval.closes)
  return isWhole(interval) && closes !== '00:00' && closes <= interval.opens
}

/** What to offer when a row is added: a usual day, or after a break what is left of it. */
export function nextInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1)
  if (!last) return { opens: '09:00', closes: '18:00' }
  return { opens: shownClock(last.closes), closes: '' }
}
