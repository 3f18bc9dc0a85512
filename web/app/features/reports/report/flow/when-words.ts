import type { Language } from '@himoya/contract/languages'
import type { SUSPECT_RELATIONS } from '@himoya/contract/reports/report-lists'
import { DAY_MS, tashkentDay } from '@himoya/contract/tashkent'
import { formatDate } from '@himoya/kit/dates'
import { MONTHS } from '../../../../i18n/with-code/months.ts'
import type { Voice } from './draft.ts'

/** Three years: what is older is told in the story. */
const MONTHS_BACK = 36

function monthWords(month: string, lang: Language): string {
  const [year, number] = month.split('-')
  const name = MONTHS[lang][Number(number) - 1]
  return lang === 'uz' ? `${year}-yil, ${name}` : `${name} ${year}`
}

/** The months up to the day `today` (`YYYY-MM-DD`), the latest first. */
export function lastMonths(today: string, lang: Language): { value: string; label: string }[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7)
    return { value, label: monthWords(value, lang) }
  })
}

/** The day that `today` or `yesterday` is at an instant; empty for anything else. */
export function dayOf(happened: string, instant: string): string {
  if (happened !== 'today' && happened !== 'yesterday') return ''
  return tashkentDay(Date.parse(instant) - (happened === 'today' ? 0 : DAY_MS))
}

/** `2026-11-21` or `2026-11` in words. */
export const dayWords = (day: string, lang: Language): string =>
  day.length > 'YYYY-MM'.length ? formatDate(`${day}T12:00:00Z`, lang) : monthWords(day, lang)

type Relation = (typeof SUSPECT_RELATIONS)[number]
const OWN = ['parent', 'step_parent', 'relative'] as const
type Own = (typeof OWN)[number]

/** Who did it, as the one who tells would say it. */
export const relationKey = (relation: Relation, voice: Voice): `by.${Relation}` | `by_self.${Own}` =>
  voice === 'self' && (OWN as readonly string[]).includes(relation) ? `by_self.${relation as Own}` : `by.${relation}`
