/* Lists of the public statistics that pages use; apart from the schemas so that a browser gets them without zod. */

import { REGION_CODES } from '../people.ts'
import { VIOLENCE_FORMS } from '../chat/record-lists.ts'
import { CHILD_AGE_BANDS, REPORT_GENDERS } from '../reports/report-lists.ts'

/** What reports are counted by, in the order in which two of them name a table. */
export const STATISTIC_DIMENSIONS = ['type', 'region', 'month', 'age', 'gender'] as const
export type StatisticDimension = (typeof STATISTIC_DIMENSIONS)[number]

/** The six forms of Law 996. A report on several of them stands under `several`, so that each is counted once. */
const STATISTIC_TYPES = [...VIOLENCE_FORMS, 'several', 'other'] as const
const STATISTIC_REGIONS = [...REGION_CODES, 'unknown'] as const

/** The keys of each dimension; those of `month` are `2026-01` and so on. */
export const STATISTIC_KEYS = {
  type: STATISTIC_TYPES,
  region: STATISTIC_REGIONS,
  age: CHILD_AGE_BANDS,
  gender: REPORT_GENDERS,
} as const

/** No number below it is shown. */
export const SMALLEST_SHOWN = 10
/** Numbers are rounded down to its multiples. */
export const ROUNDED_TO = 5
/** Days from the end of a month, or of a half-year, until its numbers come out. */
export const STATISTICS_DELAY_DAYS = 30
/** Of how numbers are made; another one is a new method note. */
export const METHOD_VERSION = '2026-1'
