import { LATE_MINUTES, PROMISE_DAYS, REMIND_MINUTES } from '@himoya/contract/reports/follow-up-lists'
import { DAY_MS, startOfDay, tashkentDay } from '@himoya/contract/tashkent'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STEP_MS = 5 * MINUTE_MS
const EVENING_HOUR = 18
const MORNING_HOUR = 10
const AFTERNOON_HOUR = 16

/** Today at 18:00, as long as that is half an hour away. */
function eveningOf(now: number): { name: 'evening'; at: number }[] {
  const at = startOfDay(tashkentDay(now)) + EVENING_HOUR * HOUR_MS
  return at - now >= HOUR_MS / 2 ? [{ name: 'evening', at }] : []
}

export type QuickTime = 'hour' | 'evening' | 'morning'

/** In an hour to the next five minutes; today at 18:00 as long as that is half an hour away; tomorrow at 10:00. */
export function quickTimes(now: number): { name: QuickTime; at: number }[] {
  const today = startOfDay(tashkentDay(now))
  return [
    { name: 'hour', at: Math.ceil((now + HOUR_MS) / STEP_MS) * STEP_MS },
    ...eveningOf(now),
    { name: 'morning', at: today + DAY_MS + MORNING_HOUR * HOUR_MS },
  ]
}

export type AppointmentTime = 'evening' | 'afternoon' | 'three_days'

/** When a child is mostly free: today at 18:00 as long as that is half an hour away, tomorrow and in three days at 16:00. */
export function appointmentTimes(now: number): { name: AppointmentTime; at: number }[] {
  const today = startOfDay(tashkentDay(now))
  const afternoon = (days: number): number => today + days * DAY_MS + AFTERNOON_HOUR * HOUR_MS
  return [...eveningOf(now), { name: 'afternoon', at: afternoon(1) }, { name: 'three_days', at: afternoon(3) }]
}

/** Why nobody can promise it: its time is over, or too far away. */
export function faultOf(due_at: string, now: number): 'past' | 'far' | null {
  const left = Date.parse(due_at) - now
  if (left <= 0) return 'past'
  return left > PROMISE_DAYS * DAY_MS ? 'far' : null
}

export type Stage = 'ahead' | 'hour' | 'soon' | 'due' | 'late'

/** How near its time is: `soon` from the reminder on, `due` from its time on, `late` from when supervisors are told. */
export function stageOf(due_at: string, now: number): Stage {
  const left = Date.parse(due_at) - now
  if (left <= -LATE_MINUTES * MINUTE_MS) return 'late'
  if (left <= 0) return 'due'
  if (left <= REMIND_MINUTES * MINUTE_MS) return 'soon'
  return left <= HOUR_MS ? 'hour' : 'ahead'
}

export type DueDay = 'today' | 'tomorrow' | 'other'

export function dayOf(due_at: string, now: number): DueDay {
  const day = tashkentDay(due_at)
  if (day === tashkentDay(now)) return 'today'
  return day === tashkentDay(now + DAY_MS) ? 'tomorrow' : 'other'
}
