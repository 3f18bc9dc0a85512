import type { Language } from '@himoya/contract/languages'

type Words = { today: string; tomorrow: string; at: string; end: string }

/** The few words the page's script adds by itself; a page holds none that are not shown to everybody. */
const WORDS: Record<Language, Words> = {
  uz: { today: 'Bugun', tomorrow: 'Ertaga', at: ' ', end: ' da' },
  ru: { today: 'Сегодня', tomorrow: 'Завтра', at: ' в ', end: '' },
  en: { today: 'today', tomorrow: 'tomorrow', at: ' at ', end: '' },
}
const DAY_MS = 86_400_000
const TASHKENT_MS = 18_000_000

/** `Ertaga 08:00 da`, `24.11 08:00 da`: when we open, on the clock of Tashkent. The dates of kit would weigh as much as all the rest here. */
export function openingWords(opens_at: string, lang: Language, now: number): string {
  const { today, tomorrow, at, end } = WORDS[lang]
  const wall = (moment: number): string => new Date(moment + TASHKENT_MS).toISOString()
  const opens = wall(Date.parse(opens_at))
  const day = opens.slice(0, 10)
  const named = wall(now).startsWith(day) ? today : wall(now + DAY_MS).startsWith(day) ? tomorrow : null
  return `${named ?? `${day.slice(8)}.${day.slice(5, 7)}`}${at}${opens.slice(11, 16)}${end}`
}
