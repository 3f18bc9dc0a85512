import type { Language } from '@himoya/contract/languages'

const WORDS: Record<Language, { today: string; tomorrow: string; at: string; end: string }> = {
  uz: { today: 'Bugun', tomorrow: 'Ertaga', at: ' ', end: ' da' },
  ru: { today: 'Сегодня', tomorrow: 'Завтра', at: ' в ', end: '' },
  en: { today: 'today', tomorrow: 'tomorrow', at: ' at ', end: '' },
}
const DAY_MS = 86_400_000
const TASHKENT_MS = 18_000_000

/** `Ertaga 08:00 da`, `24.11 08:00 da`: when we open, on the clock of Tashkent. A page's script shows it as it is. */
export function openingWords(opens_at: Date, lang: Language, now: Date): string {
  const { today, tomorrow, at, end } = WORDS[lang]
  const wall = (moment: number): string => new Date(moment + TASHKENT_MS).toISOString()
  const opens = wall(opens_at.getTime())
  const day = opens.slice(0, 10)
  const named = wall(now.getTime()).startsWith(day) ? today : wall(now.getTime() + DAY_MS).startsWith(day) ? tomorrow : null
  return `${named ?? `${day.slice(8)}.${day.slice(5, 7)}`}${at}${opens.slice(11, 16)}${end}`
}
