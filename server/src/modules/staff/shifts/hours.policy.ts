import type { HoursBody, Interval, SpecialDay } from '@himoya/contract/staff/shifts'
import type { Language } from '@himoya/contract/languages'
import { DAY_MS, startOfDay, TASHKENT_MS, tashkentDay } from '@himoya/contract/tashkent'

const MINUTE_MS = 60_000
/** Without summer time a day always has as many. */
const DAY_MINUTES = 24 * 60
/** How far ahead an opening is looked for. */
const HORIZON_DAYS = 190

export type Calendar = Pick<HoursBody, 'weeks' | 'special_days'>
type Span = { from: number; to: number }

/** Whether the hours of a language say open. An interval begun yesterday may run past midnight. */
export function isOpenAt(calendar: Calendar, lang: Language, instant: Date): boolean {
  const at = instant.getTime()
  return spansAround(calendar, lang, instant, 0).some(({ from, to }) => from <= at && at < to)
}

/** The next moment the hours open from closed; null while open, and where nothing opens within half a year. */
export function nextOpening(calendar: Calendar, lang: Language, instant: Date): Date | null {
  return isOpenAt(calendar, lang, instant) ? null : openingAfter(calendar, lang, instant)
}

/** The next moment something opens, also from an open hour; null where nothing does within half a year. */
export function openingAfter(calendar: Calendar, lang: Language, instant: Date): Date | null {
  const next = spansAround(calendar, lang, instant, HORIZON_DAYS).find(({ from }) => from > instant.getTime())
  return next ? new Date(next.from) : null
}

/** Days with hours of their own, one language twice on one day: which of them counts would be chance. */
export function doubledDays(special_days: readonly SpecialDay[]): string[] {
  const seen = new Set<string>()
  const doubled: string[] = []
  for (const { day, langs } of special_days) {
    for (const lang of langs) {
      if (seen.has(`${day} ${lang}`)) doubled.push(day)
      seen.add(`${day} ${lang}`)
    }
  }
  return doubled
}

/** From yesterday until `days` after today, in order; what touches or overlaps is one span. */
function spansAround(calendar: Calendar, lang: Language, instant: Date, days: number): Span[] {
  const today = startOfDay(tashkentDay(instant))
  const spans: Span[] = []
  for (let offset = -1; offset <= days; offset += 1) {
    const midnight = today + offset * DAY_MS
    for (const { opens, closes } of intervalsOf(calendar, lang, midnight)) {
      const from = minutesOf(opens)
      const until = minutesOf(closes)
      const to = until > from ? until : until + DAY_MINUTES
      spans.push({ from: midnight + from * MINUTE_MS, to: midnight + to * MINUTE_MS })
    }
  }
  spans.sort((left, right) => left.from - right.from)
  return joined(spans)
}

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else whole.push({ ...span })
  }
  return whole
}

function intervalsOf({ weeks, special_days }: Calendar, lang: Language, midnight: number): readonly Interval[] {
  const local = new Date(midnight + TASHKENT_MS)
  const day = local.toISOString().slice(0, 10)
  const special = special_days.find((one) => one.day === day && one.langs.includes(lang))
  // getUTCDay begins with Sunday, the week of the calendar with Monday.
  return special ? special.intervals : (weeks[lang][(local.getUTCDay() + 6) % 7] ?? [])
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}
