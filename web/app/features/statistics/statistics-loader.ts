import { STATISTIC_DIMENSIONS, type StatisticDimension } from '@himoya/contract/statistics/statistic-lists'
import type { Statistics, StatisticsPeriods } from '@himoya/contract/statistics/statistics'
import type { LoaderFunctionArgs } from 'react-router'
import { languageOf, readPublic } from '../../ui/site/read-public.ts'

/** Months, both in it: '2025-07'. */
export type Span = { from: string; to: string }
export type Periods = { halves: Span[]; usual: Span | null }

const PATH = '/api/v1/victim/statistics/'
const SLUG = /^(\d{4}-\d{2})-(\d{4}-\d{2})$/
const HALVES_OF_A_YEAR = 2

export const slugOf = ({ from, to }: Span): string => `${from}-${to}`
export const callOf = (by: string, { from, to }: Span): string => `${PATH}?by=${by}&from=${from}&to=${to}`

async function readPeriods(args: LoaderFunctionArgs): Promise<Periods> {
  const { halves } = await readPublic<StatisticsPeriods>(args, `${PATH}period/`)
  const [latest] = halves
  const first = halves.slice(0, HALVES_OF_A_YEAR).at(-1)
  return { halves, usual: latest && first ? { from: first.from, to: latest.to } : null }
}

/** The period of the address, or the usual one; not found where it is none that is out. */
async function readPeriod(args: LoaderFunctionArgs): Promise<{ periods: Periods; period: Span | null }> {
  const periods = await readPeriods(args)
  const { period: slug } = args.params
  if (slug === undefined) return { periods, period: periods.usual }
  const [, from = '', to = ''] = SLUG.exec(slug) ?? []
  const [first, last] = [periods.halves.find((half) => half.from === from), periods.halves.find((half) => half.to === to)]
  if (!first || !last || from > to) throw new Response(null, { status: 404 })
  return { periods, period: { from, to } }
}

/** Everything of one period: a table for each of what is counted, and the total of the year before. */
export async function readOverview(args: LoaderFunctionArgs) {
  const { periods, period } = await readPeriod(args)
  const lang = languageOf(args)
  if (period === null) return { lang, periods, period, tables: null, before: null }
  const read = (by: StatisticDimension) => readPublic<Statistics>(args, callOf(by, period))
  const [type, region, month, age, gender] = await Promise.all(STATISTIC_DIMENSIONS.map(read))
  const tables = { type: type!, region: region!, month: month!, age: age!, gender: gender! }
  return { lang, periods, period, tables, before: await readBefore(args, periods, period) }
}

/** The total of the same months a year before, where they are out. */
async function readBefore(args: LoaderFunctionArgs, { halves }: Periods, { from, to }: Span): Promise<number | null> {
  const earlier = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
  const span = { from: earlier(from), to: earlier(to) }
  if (!halves.some((half) => half.from === span.from)) return null
  return (await readPublic<Statistics>(args, callOf('gender', span))).total
}

/** The one with more and longer names makes the rows: a narrow screen has room for those. */
const ROWS_FIRST = ['region', 'type', 'month', 'age', 'gender'] as const satisfies readonly StatisticDimension[]
/** Tables of two dimensions by the last step of their address. */
export const TWO = ROWS_FIRST.flatMap((one, at) =>
  ROWS_FIRST.slice(at + 1).map((other) => ({ slug: `${one}-${other}`, one, other })),
)
export type Two = (typeof TWO)[number]

export async function readTwo(args: LoaderFunctionArgs) {
  const two = TWO.find(({ slug }) => slug === args.params['table'])
  const { period } = await readPeriod(args)
  if (!two || !period) throw new Response(null, { status: 404 })
  const table = await readPublic<Statistics>(args, callOf(`${two.one},${two.other}`, period))
  const heads = await Promise.all([two.one, two.other].map((by) => readPublic<Statistics>(args, callOf(by, period))))
  return { lang: languageOf(args), period, two, table, rows: heads[0]!.cells, columns: heads[1]!.cells }
}
