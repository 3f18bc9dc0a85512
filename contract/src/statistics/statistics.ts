import { z } from 'zod'
import { Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { STATISTIC_DIMENSIONS } from './statistic-lists.ts'

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const Dimension = z.enum(STATISTIC_DIMENSIONS)

/** One dimension, or two with a comma between. */
const Table = z.string().transform((by, context) => {
  const dimensions = z.array(Dimension).min(1).max(2).safeParse(by.split(','))
  if (dimensions.success && new Set(dimensions.data).size === dimensions.data.length) return dimensions.data
  context.addIssue({ code: 'custom', message: 'not a table' })
  return z.NEVER
})

/**
 * `by`: one dimension, or two with a comma between. `from`, `to`: months, both in it. Only whole half-years that are out can be
 * asked for (January to June, July to December), or any months when it is `by=month` alone. Without them: the last year that is out.
 */
export const StatisticsQuery = z.strictObject({
  by: Table,
  from: Month.optional(),
  to: Month.optional(),
  format: z.enum(['json', 'csv']).default('json'),
  /** For a link, which cannot send a header. */
  lang: Language.optional(),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

/** A number of reports: at least so many. `count` is null, and `suppressed` true, where it is hidden (docs/decisions). */
const StatisticsCell = z.strictObject({
  /** `UZ-TK`; of two dimensions `UZ-TK,bullying`, in the order asked for. */
  key: z.string(),
  label: z.string(),
  count: z.int().min(10).nullable(),
  suppressed: z.boolean(),
})
export type StatisticsCell = z.infer<typeof StatisticsCell>

/** Which months; `version` grows when one of its half-years was corrected. `printed_at`: null for months whose half-year is not out. */
const StatisticsPeriod = z.strictObject({ from: Month, to: Month, version: z.int(), printed_at: Timestamp.nullable() })

export const Statistics = z.strictObject({
  by: z.string(),
  /** null: nothing is out yet. */
  period: StatisticsPeriod.nullable(),
  method_version: z.string(),
  cells: z.array(StatisticsCell),
  /** Of all reports of the period; null: hidden too. Cells are rounded each alone, so they do not add up to it. */
  total: z.int().min(10).nullable(),
  /** Numbers of a demo: invented. */
  sample: z.boolean(),
})
export type Statistics = z.infer<typeof Statistics>

/** The half-years that are out, the latest first, and the last month whose total is out. */
export const StatisticsPeriods = z.strictObject({ halves: z.array(StatisticsPeriod), last_month: Month.nullable() })
export type StatisticsPeriods = z.infer<typeof StatisticsPeriods>

/** Any months, at most three years of them; without them the last twelve, this month with them. */
export const StatisticsPreviewQuery = z.strictObject({ by: Table, from: Month.optional(), to: Month.optional() })
export type StatisticsPreviewQuery = z.infer<typeof StatisticsPreviewQuery>

/** The true numbers, for those alone who see every case anyway. Rows that count nothing are left out. */
export const StatisticsPreview = z.strictObject({
  by: z.string(),
  from: Month,
  to: Month,
  cells: z.array(z.strictObject({ key: z.string(), label: z.string(), count: z.int() })),
  total: z.int(),
  /** Numbers of a demo are among them. */
  sample: z.boolean(),
})
export type StatisticsPreview = z.infer<typeof StatisticsPreview>
