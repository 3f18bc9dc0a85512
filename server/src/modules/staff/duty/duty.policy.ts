import { PARTNER_DAYS } from '@himoya/contract/staff/duty-lists'
import type { DutySpan } from '@himoya/contract/staff/duty'
import { DAY_MS, TASHKENT_MS } from '@himoya/contract/tashkent'

/* Uzbekistan has had UTC+5 without summer time since 1992, so a week always has 10,080 minutes. */
const MINUTE_MS = 60_000
const DAY = 24 * 60
const WEEK = 7 * DAY
/** The first of January 1970 was a Thursday. */
const EPOCH = 3 * DAY

export type SlotTimes = { account_id: string; weekday: number; opens: string; closes: string; place: number }

/** Minutes since Monday, 00:00, in Tashkent. */
const minuteOfWeek = (at: Date): number => (Math.floor((at.getTime() + TASHKENT_MS) / MINUTE_MS) + EPOCH) % WEEK

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** `24:00` only where a day ends. */
const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function stretchOf({ weekday, opens, closes }: SlotTimes): { start: number; length: number } {
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  return { start: (weekday - 1) * DAY + from, length: until > from ? until - from : until + DAY - from }
}

function covers(slot: SlotTimes, minute: number): boolean {
  const { start, length } = stretchOf(slot)
  return (minute - start + WEEK) % WEEK < length
}

/** Whose turn it is, the first first; nobody twice. */
function orderedAt(slots: readonly SlotTimes[], minute: number): string[] {
  const there = slots.filter((slot) => covers(slot, minute)).toSorted((left, right) => left.place - right.place)
  return [...new Set(there.map(({ account_id }) => account_id))]
}

export const dutyAt = (slots: readonly SlotTimes[], at: Date): string[] => orderedAt(slots, minuteOfWeek(at))

/** The whole week in order, each day by itself; where nobody is on duty stands a gap. */
export function weekOf(slots: readonly SlotTimes[]): DutySpan[] {
  const ends = slots.flatMap((slot) => {
    const { start, length } = stretchOf(slot)
    return [start, (start + length) % WEEK]
  })
  const days = Array.from({ length: 8 }, (_, day) => day * DAY)
  const edges = [...new Set([...ends, ...days])].toSorted((left, right) => left - right)
  const spans: DutySpan[] = []
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const members = orderedAt(slots, from)
    const day = Math.floor(from / DAY)
    const span = { weekday: day + 1, from: clockAt(from - day * DAY), to: clockAt(edges[index + 1]! - day * DAY), members }
    const last = spans.at(-1)
    if (last?.weekday === span.weekday && last.members.join() === members.join()) last.to = span.to
    else spans.push(span)
  }
  return spans
}

/** Somebody has called the partner line within a year. */
export const partnerCounts = (confirmed_at: Date | null, now: Date): boolean =>
  confirmed_at !== null && now.getTime() - confirmed_at.getTime() < PARTNER_DAYS * DAY_MS
