import type { Translated } from '@himoya/contract/languages'

/**
 * Days off in Uzbekistan that have a fixed date. Only a suggestion in the editor of hours: a person checks the year's
 * decree before taking one over. The two Hayit feasts follow the moon and are announced, so they are not here.
 */
const FIXED_HOLIDAYS: readonly { date: string; title: Translated }[] = [
  { date: '01-01', title: { uz: 'Yangi yil', ru: 'Новый год', en: 'New Year' } },
  { date: '03-08', title: { uz: 'Xotin-qizlar kuni', ru: 'Международный женский день', en: 'International Women’s Day' } },
  { date: '03-21', title: { uz: 'Navro‘z bayrami', ru: 'Навруз', en: 'Navruz' } },
  { date: '05-09', title: { uz: 'Xotira va qadrlash kuni', ru: 'День памяти и почестей', en: 'Day of Memory and Honour' } },
  { date: '09-01', title: { uz: 'Mustaqillik kuni', ru: 'День независимости', en: 'Independence Day' } },
  { date: '10-01', title: { uz: 'O‘qituvchi va murabbiylar kuni', ru: 'День учителя и наставника', en: 'Teachers’ Day' } },
  { date: '12-08', title: { uz: 'Konstitutsiya kuni', ru: 'День Конституции', en: 'Constitution Day' } },
]

/** Those that are still to come within a year and on which the calendar says nothing yet. */
export function suggestedHolidays(today: string, known: ReadonlySet<string>): { day: string; title: Translated }[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((in_year) => FIXED_HOLIDAYS.map(({ date, title }) => ({ day: `${in_year}-${date}`, title })))
    .filter(({ day }) => day >= today && day < `${year + 1}${today.slice(4)}` && !known.has(day))
}
