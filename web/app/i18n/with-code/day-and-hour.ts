import type { Language } from '@himoya/contract/languages'
import { DAY_MS, TASHKENT_MS } from '@himoya/contract/tashkent'
import { formatClock, formatDay, isSameDay } from '@himoya/kit/dates'

const TOMORROW: Record<Language, string> = { uz: 'Ertaga', ru: 'Завтра', en: 'Tomorrow' }

/** Sunday first, as they stand at the head of a sentence. */
const WEEKDAYS: Record<Language, readonly string[]> = {
  uz: ['Yakshanba', 'Dushanba', 'Seshanba', 'Chorshanba', 'Payshanba', 'Juma', 'Shanba'],
  ru: ['Воскресенье', 'Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

const UZ = ['o‘n ikki', 'bir', 'ikki', 'uch', 'to‘rt', 'besh', 'olti', 'yetti', 'sakkiz', 'to‘qqiz', 'o‘n', 'o‘n bir']
const RU = ['двенадцать', '', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять', 'одиннадцать']
/** Half of which hour: in Russian it is that of the hour to come. */
const RU_HALF =
  'первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого'
const EN = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/** Where an hour begins to be called so; before the first it is still night. */
const PARTS: Record<Language, readonly (readonly [number, string])[]> = {
  uz: [
    [22, 'tunda'],
    [17, 'kechqurun'],
    [11, 'kunduzi'],
    [5, 'ertalab'],
    [0, 'tunda'],
  ],
  ru: [
    [17, 'вечера'],
    [12, 'дня'],
    [4, 'утра'],
    [0, 'ночи'],
  ],
  en: [
    [22, 'at night'],
    [17, 'in the evening'],
    [12, 'in the afternoon'],
    [5, 'in the morning'],
    [0, 'at night'],
  ],
}

const partOf = (lang: Language, hour: number): string => PARTS[lang].find(([from]) => hour >= from)![1]

const SAID: Record<Language, (hour: number, half: boolean) => string> = {
  uz: (hour, half) => `${partOf('uz', hour)} soat ${UZ[hour % 12]}${half ? ' yarimda' : 'da'}`,
  ru: (hour, half) => {
    const name = hour % 12
    if (half) return `в половине ${RU_HALF.split(' ')[name]} ${partOf('ru', hour)}`
    const hours = name === 1 ? 'час' : `${RU[name]} ${name > 1 && name < 5 ? 'часа' : 'часов'}`
    return `в ${hours} ${partOf('ru', hour)}`
  },
  en: (hour, half) => `at ${half ? 'half past ' : ''}${EN[hour % 12]} ${partOf('en', hour)}`,
}

/** `Bugun`, `Ertaga`, `2 dekabr`, as it stands before a clock at the head of a sentence. */
export const dayName = (at: string, lang: Language, now = Date.now()): string =>
  isSameDay(at, now + DAY_MS) ? TOMORROW[lang] : formatDay(at, lang, now)

/**
 * `Yakshanba, kunduzi soat to‘rtda`: for whom `16:00` says little. What is neither a whole hour nor a half one is said by its clock
 * alone, so that here stands the weekday.
 */
export function weekdayAndHour(at: string, lang: Language): string {
  const weekday = WEEKDAYS[lang][new Date(Date.parse(at) + TASHKENT_MS).getUTCDay()]!
  const [hour, minute] = formatClock(at).split(':').map(Number) as [number, number]
  return minute % 30 === 0 ? `${weekday}, ${SAID[lang](hour, minute === 30)}` : weekday
}
