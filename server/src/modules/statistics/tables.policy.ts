import { STATISTIC_DIMENSIONS, STATISTIC_KEYS, type StatisticDimension } from '@himoya/contract/statistics/statistic-lists'

/** How many reports stand in one place of all five dimensions. */
export type Counted = Record<StatisticDimension, string> & { count: number }

/** The keys of every dimension in one half-year: those of `month` are its six months. */
export type Keys = Readonly<Record<StatisticDimension, readonly string[]>>

/** A table: of nothing (the total), of one dimension, or of two in the order of `STATISTIC_DIMENSIONS`. */
type Table = readonly StatisticDimension[]

/** One number that may be printed. `id` is `by:key`, as in `type,region:bullying,UZ-TK`; the total's is `:`. */
export type Cell = { id: string; by: string; key: string; at: Partial<Record<StatisticDimension, string>> }

export const TOTAL = ':'
const TABLES: readonly Table[] = [[], ...STATISTIC_DIMENSIONS.map((one) => [one]), ...pairs()]

function pairs(): Table[] {
  return STATISTIC_DIMENSIONS.flatMap((one, at) => STATISTIC_DIMENSIONS.slice(at + 1).map((other) => [one, other]))
}

const cellId = (dimensions: Table, keys: readonly string[]): string => `${dimensions.join(',')}:${keys.join(',')}`

/** `half`: '2026-1' is January to June. */
export const keysOf = (half: string): Keys => ({ ...STATISTIC_KEYS, month: monthsOf(half) })

export function monthsOf(half: string): string[] {
  const [year, part] = half.split('-')
  return Array.from({ length: 6 }, (_, at) => `${year}-${String(at + (part === '1' ? 1 : 7)).padStart(2, '0')}`)
}

/** Every number of a half-year: the total, five tables of one dimension, ten of two. */
export function cellsOf(keys: Keys): Cell[] {
  return TABLES.flatMap((table) => placesOf(table, keys).map((at) => cellAt(table, at)))
}

function placesOf([first, ...rest]: Table, keys: Keys): Cell['at'][] {
  if (first === undefined) return [{}]
  return keys[first].flatMap((key) => placesOf(rest, keys).map((at) => ({ [first]: key, ...at })))
}

function cellAt(table: Table, at: Cell['at']): Cell {
  const key = table.map((dimension) => at[dimension]).join(',')
  return { id: `${table.join(',')}:${key}`, by: table.join(','), key, at }
}

/** The true number of every cell; those without reports are 0. */
export function countCells(cells: readonly Cell[], counted: readonly Counted[]): Map<string, number> {
  const counts = new Map(cells.map(({ id }) => [id, 0]))
  for (const place of counted) {
    for (const table of TABLES) {
      const id = cellId(
        table,
        table.map((dimension) => place[dimension]),
      )
      const before = counts.get(id)
      if (before !== undefined) counts.set(id, before + place.count)
    }
  }
  return counts
}

/** A cell that is the sum of others: a table's line with its end. */
export type Line = { total: string; parts: string[] }

/** How the tables hang together: what sums to what. */
export function linesOf(keys: Keys): Line[] {
  const of_total = STATISTIC_DIMENSIONS.map((one) => ({ total: TOTAL, parts: keys[one].map((key) => cellId([one], [key])) }))
  const of_pairs = pairs().flatMap(([one, other]): Line[] => {
    const [first, second] = [one!, other!]
    const rows = keys[first].map((key) => ({
      total: cellId([first], [key]),
      parts: keys[second].map((across) => cellId([first, second], [key, across])),
    }))
    const columns = keys[second].map((key) => ({
      total: cellId([second], [key]),
      parts: keys[first].map((across) => cellId([first, second], [across, key])),
    }))
    return [...rows, ...columns]
  })
  return [...of_total, ...of_pairs]
}
