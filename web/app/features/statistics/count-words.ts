import type { Language } from '@himoya/contract/languages'
import type { StatisticsCell } from '@himoya/contract/statistics/statistics'
import { MONTHS } from '../../i18n/with-code/months.ts'
import type { Span } from './statistics-loader.ts'

/** 1,335 in English; 1 335 with a narrow space that does not break in Uzbek and Russian. */
export const countWords = (count: number, lang: Language): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : '\u202f')

const SHORT: Record<Language, readonly string[]> = {
  uz: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avg', 'sen', 'okt', 'noy', 'dek'],
  ru: ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}

const numberOf = (month: string): number => Number(month.slice(5)) - 1

const monthName = (month: string, lang: Language): string => MONTHS[lang][numberOf(month)] ?? ''
const yearOf = (month: string): string => month.slice(0, 4)

function monthWords(month: string, lang: Language): string {
  const [name, year] = [monthName(month, lang), yearOf(month)]
  return lang === 'uz' ? `${year}-yil ${name}` : `${name} ${year}`
}

export const shortMonth = (month: string, lang: Language): string => SHORT[lang][numberOf(month)] ?? ''

/** 2025-yil iyul – 2026-yil iyun; within one year it is said once. */
export function periodWords({ from, to }: Span, lang: Language): string {
  if (yearOf(from) !== yearOf(to)) return `${monthWords(from, lang)} – ${monthWords(to, lang)}`
  const names = `${monthName(from, lang)} – ${monthName(to, lang)}`
  return lang === 'uz' ? `${yearOf(from)}-yil ${names}` : `${names} ${yearOf(from)}`
}

/** The highest of the shown; null: all are hidden. Answers that nobody gave are no answer. */
export function topOf(cells: readonly StatisticsCell[]): { label: string; count: number } | null {
  const known = cells.filter(({ key }) => !['unknown', 'other', 'several'].includes(key))
  return known.reduce<{ label: string; count: number } | null>(
    (top, { label, count }) => (count !== null && count > (top?.count ?? 0) ? { label, count } : top),
    null,
  )
}

/** A share of the highest for the width of a bar. */
export const shareOf = (count: number | null, highest: number): string => `${Math.round(((count ?? 0) / highest) * 100)}%`
export const highestOf = (cells: readonly StatisticsCell[]): number => Math.max(1, ...cells.map(({ count }) => count ?? 0))
