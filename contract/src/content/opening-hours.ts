import type { WeekHours } from './content-types.ts'
import { TASHKENT_MS } from '../tashkent.ts'

const DAY_MINUTES = 1_440
const WEEK_MINUTES = 7 * DAY_MINUTES

export type Opening =
  | { state: 'always' }
  /** `until` and `opens` are clocks in Asia/Tashkent; `days` from today until then. */
  | { state: 'open'; until: string }
  | { state: 'closed'; opens: string; days: number }
  /** Nobody said, or it opens on no day of the week. */
  | { state: 'unknown' }

type Hours = { hours: WeekHours | null; day_and_night: boolean }

/** Whether a place is open at `now` (milliseconds since 1970). Hours that end before they begin go over midnight. */
export function openingAt({ hours, day_and_night }: Hours, now: number): Opening {
  if (day_and_night) return { state: 'always' }
  const spans = (hours ?? []).flatMap((day, index) => day.map(({ opens, closes }) => spanOf(index * DAY_MINUTES, opens, closes)))
  if (spans.length === 0) return { state: 'unknown' }
  const wall = new Date(now + TASHKENT_MS)
  const today = (wall.getUTCDay() + 6) % 7
  const minute = today * DAY_MINUTES + wall.getUTCHours() * 60 + wall.getUTCMinutes()
  // Sunday night's hours may reach into Monday.
  const current = spans.find(({ from, to }) => isWithin(minute, from, to) || isWithin(minute + WEEK_MINUTES, from, to))
  if (current) return { state: 'open', until: current.closes }
  const [next] = spans
    .map(({ from, opens }) => ({ opens, in: (from - minute + WEEK_MINUTES) % WEEK_MINUTES }))
    .sort((one, other) => one.in - other.in)
  return { state: 'closed', opens: next!.opens, days: Math.floor((minute + next!.in) / DAY_MINUTES) - today }
}

const isWithin = (minute: number, from: number, to: number): boolean => minute >= from && minute < to

function spanOf(day: number, opens: string, closes: string): { from: number; to: number; opens: string; closes: string } {
  const [from, to] = [day + minutesOf(opens), day + minutesOf(closes)]
  return { from, to: to > from ? to : to + DAY_MINUTES, opens, closes }
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
