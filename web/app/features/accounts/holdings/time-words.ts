import type { Language } from '@himoya/contract/languages'

const YEAR = 365
const UNITS: Record<Language, { year: readonly [string, string, string]; day: readonly [string, string, string] }> = {
  uz: { year: ['yil', 'yil', 'yil'], day: ['kun', 'kun', 'kun'] },
  ru: { year: ['год', 'года', 'лет'], day: ['день', 'дня', 'дней'] },
  en: { year: ['year', 'years', 'years'], day: ['day', 'days', 'days'] },
}

/** `3 yil`, `60 kun`: whole years where they are whole. */
export function daysInWords(days: number, lang: Language): string {
  const count = days % YEAR === 0 ? days / YEAR : days
  const words = UNITS[lang][days % YEAR === 0 ? 'year' : 'day']
  return `${count} ${words[lang === 'ru' ? russianForm(count) : count === 1 ? 0 : 1]}`
}

/** 1, 21, 31: the first; 2-4, 22-24: the second; else the third, with 11-14. */
function russianForm(count: number): 0 | 1 | 2 {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10]
  if (tens === 1 || ones === 0 || ones > 4) return 2
  return ones === 1 ? 0 : 1
}
