import type { Language } from '@himoya/contract/languages'
import { DAY_MS, wallClock } from '@himoya/contract/tashkent'

const WORDS: Record<Language, { today: string; tomorrow: string; at: string; end: string }> = {
  uz: { today: 'Bugun', tomorrow: 'Ertaga', at: ' ', end: ' da' },
  ru: { today: 'Сегодня', tomorrow: 'Завтра', at: ' в ', end: '' },
  en: { today: 'today', tomorrow: 'tomorrow', at: ' at ', end: '' },
}

/** `Ertaga 08:00 da`, `24.11 08:00 da`: when we open, on the clock of Tashkent. A page's script shows it as it is. */
export function openingWords(opens_at: Date, lang: Language, now: Date): string {
  const { today, tomorrow, at, end } = WORDS[lang]
  const opens = wallClock(opens_at.getTime())
  const day = opens.slice(0, 10)
  const named = wallClock(now.getTime()).startsWith(day)
    ? today
    : wallClock(now.getTime() + DAY_MS).startsWith(day)
      ? tomorrow
      : null
  return `${named ?? `${day.slice(8)}.${day.slice(5, 7)}`}${at}${opens.slice(11, 16)}${end}`
}
