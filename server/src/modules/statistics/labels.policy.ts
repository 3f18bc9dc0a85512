import type { Language } from '@himoya/contract/languages'
import type { StatisticDimension } from '@himoya/contract/statistics/statistic-lists'

type Words = Record<Language, string>
type Named = Exclude<StatisticDimension, 'month' | 'region'>

/** What a table's rows are called; regions have their names in the table of regions. */
const LABELS: Record<Named, Record<string, Words>> = {
  type: {
    physical: { uz: 'Jismoniy zo‘ravonlik', ru: 'Физическое насилие', en: 'Physical violence' },
    sexual: { uz: 'Jinsiy zo‘ravonlik', ru: 'Сексуальное насилие', en: 'Sexual violence' },
    psychological: { uz: 'Ruhiy zo‘ravonlik', ru: 'Психологическое насилие', en: 'Psychological violence' },
    neglect: { uz: 'Qarovsizlik', ru: 'Отсутствие заботы', en: 'Neglect' },
    exploitation: { uz: 'Ekspluatatsiya', ru: 'Эксплуатация', en: 'Exploitation' },
    bullying: { uz: 'Tahqirlash (bulling)', ru: 'Травля (буллинг)', en: 'Bullying' },
    several: { uz: 'Bir nechta shakl', ru: 'Несколько форм', en: 'Several forms' },
    other: { uz: 'Boshqa yoki noma’lum', ru: 'Другое или неизвестно', en: 'Other or not known' },
  },
  age: {
    '0-6': { uz: '0–6 yosh', ru: '0–6 лет', en: 'Ages 0–6' },
    '7-10': { uz: '7–10 yosh', ru: '7–10 лет', en: 'Ages 7–10' },
    '11-13': { uz: '11–13 yosh', ru: '11–13 лет', en: 'Ages 11–13' },
    '14-17': { uz: '14–17 yosh', ru: '14–17 лет', en: 'Ages 14–17' },
    unknown: { uz: 'Aytilmagan', ru: 'Не указан', en: 'Not said' },
  },
  gender: {
    girl: { uz: 'Qizlar', ru: 'Девочки', en: 'Girls' },
    boy: { uz: 'O‘g‘il bolalar', ru: 'Мальчики', en: 'Boys' },
    unknown: { uz: 'Aytilmagan', ru: 'Не указан', en: 'Not said' },
  },
}
const NO_REGION: Words = { uz: 'Hudud aytilmagan', ru: 'Регион не указан', en: 'Region not said' }

const MONTHS: Record<Language, readonly string[]> = {
  uz: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
  ru: ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}

function monthLabel(month: string, lang: Language): string {
  const [year = '', number = ''] = month.split('-')
  const name = MONTHS[lang][Number(number) - 1] ?? ''
  return lang === 'uz' ? `${year}-yil ${name}` : `${name} ${year}`
}

/** The head of a table's columns, as a table program shows it. */
export const HEADS: Record<StatisticDimension | 'count', Words> = {
  type: { uz: 'Shakl', ru: 'Форма', en: 'Form' },
  region: { uz: 'Hudud', ru: 'Регион', en: 'Region' },
  month: { uz: 'Oy', ru: 'Месяц', en: 'Month' },
  age: { uz: 'Yosh', ru: 'Возраст', en: 'Age' },
  gender: { uz: 'Jins', ru: 'Пол', en: 'Gender' },
  count: { uz: 'Kamida', ru: 'Не менее', en: 'At least' },
}

/** `regions`: names by code. */
export type Names = { lang: Language; regions: ReadonlyMap<string, string> }

export function labelOf(dimension: StatisticDimension, key: string, { lang, regions }: Names): string {
  if (dimension === 'month') return monthLabel(key, lang)
  if (dimension === 'region') return regions.get(key) ?? NO_REGION[lang]
  return LABELS[dimension][key]?.[lang] ?? key
}
