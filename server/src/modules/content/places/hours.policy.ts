import type { WeekHours } from '@himoya/contract/content/content-types'

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** `Mo-Fr 09:00-13:00 14:00-18:00; Sa 09:00-14:00`; a day that is not named is closed. null: it cannot be read. */
export function readHours(written: string): WeekHours | null {
  const week: WeekHours = DAYS.map(() => [])
  for (const part of written.split(';').map((one) => one.trim())) {
    if (part === '') continue
    const [days = '', ...spans] = part.split(/\s+/)
    const [first, last] = daysOf(days)
    const hours = spans.map((span) => SPAN.exec(span))
    if (first < 0 || last < first || hours.length === 0 || hours.length > 4 || hours.some((span) => span === null)) return null
    for (let day = first; day <= last; day++) {
      week[day] = hours.map((span) => ({ opens: `${span![1]}:${span![2]}`, closes: `${span![3]}:${span![4]}` }))
    }
  }
  return week
}

function daysOf(written: string): [first: number, last: number] {
  const [first = '', last = first, ...more] = written.toLowerCase().split('-')
  return more.length > 0 ? [-1, -1] : [DAYS.indexOf(first), DAYS.indexOf(last)]
}

/** As `readHours` reads it; days in a row with the same hours are one part. */
export function writeHours(week: WeekHours): string {
  const parts: { first: number; last: number; spans: string }[] = []
  for (const [day, hours] of week.entries()) {
    const spans = hours.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')
    const before = parts.at(-1)
    if (before?.spans === spans && before.last === day - 1) before.last = day
    else if (spans !== '') parts.push({ first: day, last: day, spans })
  }
  const name = (day: number): string => DAYS[day]!.replace(/^./, (letter) => letter.toUpperCase())
  return parts.map(({ first, last, spans }) => `${name(first)}${first === last ? '' : `-${name(last)}`} ${spans}`).join('; ')
}
