import type { Language } from '@himoya/contract/languages'
import { DAY_MS, noonOf } from '@himoya/contract/tashkent'
import { formatDay } from '@himoya/kit/dates'
import { fromTashkent } from '../fields/local-time.ts'
import type { TextKey } from '../../i18n/text-key.ts'

const WEEKDAYS = ['day.1', 'day.2', 'day.3', 'day.4', 'day.5', 'day.6', 'day.7'] as const satisfies readonly TextKey[]

/** 0 is Monday. */
export const weekdayKey = (day: number): TextKey => WEEKDAYS[day % 7]!

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of that day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const weekOf = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The date itself, never “today”: a heading stands for a day. */
export const dateOf = (day: string, lang: Language): string => formatDay(noonOf(day), lang, noonOf(`${day.slice(0, 4)}-07-07`))

/** From a day and two clocks to two moments; what ends before it begins ends on the next day. */
export function spanOf(day: string, from: string, to: string): { starts_at: string; ends_at: string } {
  const end = to > from ? day : addDays(day, 1)
  return {
    starts_at: fromTashkent(`${day}T${from}`)!,
    ends_at: fromTashkent(`${end}T${to}`)!,
  }
}
