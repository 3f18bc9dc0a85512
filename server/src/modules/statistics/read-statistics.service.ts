import type { Language } from '@himoya/contract/languages'
import {
  METHOD_VERSION,
  STATISTIC_DIMENSIONS,
  STATISTIC_KEYS,
  type StatisticDimension,
} from '@himoya/contract/statistics/statistic-lists'
import type { Statistics, StatisticsCell, StatisticsPeriods, StatisticsQuery } from '@himoya/contract/statistics/statistics'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { listRegions } from '../content/site/site.service.ts'
import { labelOf, type Names } from './labels.policy.ts'
import { halfOf, monthsBetween, wholeHalves } from './months.policy.ts'
import { hasSamples, readLastMonth, readReleases, readTable } from './statistics.store.ts'
import { monthsOf } from './tables.policy.ts'

type Asked = Pick<StatisticsQuery, 'by' | 'from' | 'to'>
type Release = Awaited<ReturnType<typeof readReleases>>[number]

/** Half-years in a year, which is what is answered when no months are named. */
const ASKED_HALVES = 2
const ASKED_MONTHS = 12

/** The half-years that are out, and the last month whose total is. */
export async function listPeriods({ db }: Pick<Platform, 'db'>): Promise<StatisticsPeriods> {
  const [releases, last_month] = await Promise.all([readReleases(db), readLastMonth(db)])
  return { halves: releases.map((release) => periodOf(monthsOf(release.half), [release])), last_month }
}

/**
 * A table of what was printed; nothing else is ever read for it. Throws `invalid` for months that are no whole half-years, and
 * `not_found` for what is not out.
 */
export async function readStatistics({ db }: Pick<Platform, 'db'>, lang: Language, asked: Asked): Promise<Statistics> {
  const [releases, last_month, names] = await Promise.all([readReleases(db), readLastMonth(db), readNames(db, lang)])
  const by = asked.by.join(',')
  const months = askedMonths(asked, releases, last_month)
  if (months === null) return { by, period: null, method_version: METHOD_VERSION, cells: [], total: null, sample: false }
  const halves = [...new Set(months.map(halfOf))]
  const table = STATISTIC_DIMENSIONS.filter((dimension) => asked.by.includes(dimension))
  const [rows, totals, sample] = await Promise.all([
    readTable(db, halves, table.join(',')),
    readTable(db, halves, ''),
    hasSamples(db, months),
  ])
  const counts = sumUp(rows.map(({ key, shown }) => ({ key: inOrder(key, table, asked.by), shown })))
  const cells = placesOf(asked.by, months).map((keys) => cellOf(keys, asked.by, counts, names))
  const total = wholeHalves(months) === null ? sumOf(cells) : sumUp(totals).get('')
  return { by, period: periodOf(months, releases), method_version: METHOD_VERSION, cells, total: total ?? null, sample }
}

export async function readNames(db: Platform['db'], lang: Language): Promise<Names> {
  return { lang, regions: new Map((await listRegions({ db }, lang)).map(({ code, name }) => [code, name])) }
}

/** Null: nothing is out and nothing was asked for. */
function askedMonths({ by, from, to }: Asked, releases: readonly Release[], last_month: string | null): string[] | null {
  const alone = by.length === 1 && by[0] === 'month'
  if (from === undefined && to === undefined) return usualMonths(alone, releases, last_month)
  if (from === undefined || to === undefined) throw new AppError('invalid', { fields: { [from ? 'to' : 'from']: ['required'] } })
  const months = monthsBetween(from, to)
  const halves = wholeHalves(months)
  if (months.length === 0 || (halves === null && !alone)) throw new AppError('invalid', { fields: { to: ['out_of_range'] } })
  const out = new Set(releases.map(({ half }) => half))
  const is_out = alone ? to <= (last_month ?? '') : halves!.every((half) => out.has(half))
  if (!is_out) throw new AppError('not_found')
  return months
}

function usualMonths(alone: boolean, releases: readonly Release[], last_month: string | null): string[] | null {
  if (alone && last_month !== null) return monthsBetween('2020-01', last_month).slice(-ASKED_MONTHS)
  const halves = releases.slice(0, ASKED_HALVES).map(({ half }) => half)
  return halves.length === 0 ? null : halves.toReversed().flatMap(monthsOf)
}

/** Over half-years "at least" adds up to "at least"; hidden in all of them is hidden. */
function sumUp(rows: readonly { key: string; shown: number | null }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { key, shown } of rows) if (shown !== null) sums.set(key, (sums.get(key) ?? 0) + shown)
  return sums
}

const sumOf = (cells: readonly StatisticsCell[]): number | null => cells.reduce((sum, { count }) => sum + (count ?? 0), 0) || null

/** A key as it is stored, in the order of the question. */
function inOrder(key: string, stored: readonly StatisticDimension[], by: readonly StatisticDimension[]): string {
  const parts = key.split(',')
  return by.map((dimension) => parts[stored.indexOf(dimension)]).join(',')
}

/** The rows of a table, in its order: the key of each dimension. */
export function placesOf(by: readonly StatisticDimension[], months: readonly string[]): string[][] {
  const [one, other] = by.map((dimension) => (dimension === 'month' ? months : STATISTIC_KEYS[dimension]))
  if (!one) return []
  return other ? one.flatMap((key) => other.map((across) => [key, across])) : one.map((key) => [key])
}

export const labelOfPlace = (keys: readonly string[], by: readonly StatisticDimension[], names: Names): string =>
  keys.map((one, at) => labelOf(by[at]!, one, names)).join(', ')

function cellOf(
  keys: readonly string[],
  by: readonly StatisticDimension[],
  counts: ReadonlyMap<string, number>,
  names: Names,
): StatisticsCell {
  const key = keys.join(',')
  const count = counts.get(key) ?? null
  return { key, label: labelOfPlace(keys, by, names), count, suppressed: count === null }
}

function periodOf(months: readonly string[], releases: readonly Release[]) {
  const own = releases.filter(({ half }) => months.some((month) => halfOf(month) === half))
  const printed_at = own.length === 0 ? null : new Date(Math.max(...own.map((release) => release.printed_at.getTime())))
  return {
    from: months[0]!,
    to: months.at(-1)!,
    version: Math.max(1, ...own.map(({ version }) => version)),
    printed_at: printed_at?.toISOString() ?? null,
  }
}
