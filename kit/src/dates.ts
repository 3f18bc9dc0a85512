import type { Language } from '@himoya/contract/languages'
import { DAY_MS, TASHKENT_MS } from '@himoya/contract/tashkent'

/*
 * Own month names and a fixed offset instead of Intl: Chromium formats Uzbek as "M11", Node otherwise, and a server
 * and a browser that disagree break the page.
 */

/** The case that stands beside a day: `21 ноября`. */
const MONTHS: Record<Language, readonly string[]> = {
  uz: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}
const TODAY: Record<Language, string> = { uz: 'Bugun', ru: 'Сегодня', en: 'Today' }
const YESTERDAY: Record<Language, string> = { uz: 'Kecha', ru: 'Вчера', en: 'Yesterday' }

type Instant = string | number | Date

/** Wall-clock parts in Asia/Tashkent. */
function parts(instant: Instant) {
  const shifted = new Date(new Date(instant).getTime() + TASHKENT_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    clock: shifted.toISOString().slice(11, 16),
    day_number: Math.floor(shifted.getTime() / DAY_MS),
  }
}

/** `DD MMMM YYYY, HH:MM`, the time of a chat message (seed section 9): `21 noyabr 2026, 15:04`. */
export function formatChatTime(instant: Instant, lang: Language): string {
  const { year, month, day, clock } = parts(instant)
  return `${String(day).padStart(2, '0')} ${MONTHS[lang][month]} ${year}, ${clock}`
}

/** `21 noyabr 2026`: what a page says that is kept for longer than a day. */
export function formatDate(instant: Instant, lang: Language): string {
  const { year, month, day } = parts(instant)
  return `${day} ${MONTHS[lang][month]} ${year}`
}

/** `HH:MM` in Asia/Tashkent. */
export function formatClock(instant: Instant): string {
  return parts(instant).clock
}

/** The relative form of seed section 9: `15:04` today, `Kecha` yesterday, else `21 noyabr`, with a differing year. */
export function formatRelative(instant: Instant, lang: Language, now: Instant = Date.now()): string {
  return isSameDay(instant, now) ? formatClock(instant) : formatDay(instant, lang, now)
}

/** The heading over one day's messages: `Bugun`, `Kecha`, `21 noyabr`, `21 noyabr 2025`. */
export function formatDay(instant: Instant, lang: Language, now: Instant = Date.now()): string {
  const then = parts(instant)
  const today = parts(now)
  if (then.day_number === today.day_number) return TODAY[lang]
  if (then.day_number === today.day_number - 1) return YESTERDAY[lang]
  const day = `${then.day} ${MONTHS[lang][then.month]}`
  return then.year === today.year ? day : `${day} ${then.year}`
}

/** Whether both moments fall on one calendar day in Asia/Tashkent. */
export function isSameDay(one: Instant, other: Instant): boolean {
  return parts(one).day_number === parts(other).day_number
}

/** `0:07`, `2:45`: how long something sounds. */
export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
