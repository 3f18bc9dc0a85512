import { cellsOf, linesOf, type Keys } from '../src/modules/statistics/tables.policy.ts'

/* What somebody tries who has every table and a computer. It shares no code with what protects the numbers but their names. */

type Printed = ReadonlyMap<string, number | null>
type Bounds = { low: number; high: number }

/**
 * Linear algebra: takes every printed number for exact, writes down which are sums of which, and solves for the hidden ones
 * (Gauss and Jordan). Gives those with one solution.
 */
export function solveFor(keys: Keys, printed: Printed): Map<string, number> {
  const hidden = cellsOf(keys)
    .map(({ id }) => id)
    .filter((id) => (printed.get(id) ?? null) === null)
  const columns = new Map(hidden.map((id, column) => [id, column]))
  const rows = linesOf(keys).map(({ total, parts }) => rowOf(total, parts, columns, printed, hidden.length))
  reduce(rows, hidden.length)
  const solved = new Map<string, number>()
  for (const row of rows) {
    const used = hidden.filter((_, column) => Math.abs(row[column]!) > 1e-9)
    if (used.length === 1) solved.set(used[0]!, Math.round(row[hidden.length]!))
  }
  return solved
}

function rowOf(total: string, parts: string[], columns: Map<string, number>, printed: Printed, width: number): number[] {
  const row = Array.from({ length: width + 1 }, () => 0)
  const put = (id: string, sign: number): void => {
    const column = columns.get(id)
    if (column === undefined) row[width]! -= sign * printed.get(id)!
    else row[column]! += sign
  }
  put(total, -1)
  for (const part of parts) put(part, 1)
  return row
}

function reduce(rows: number[][], width: number): void {
  let top = 0
  for (let column = 0; column < width && top < rows.length; column++) {
    const first = rows.findIndex((row, at) => at >= top && Math.abs(row[column]!) > 1e-9)
    if (first === -1) continue
    ;[rows[top], rows[first]] = [rows[first]!, rows[top]!]
    const by = rows[top]![column]!
    rows[top] = rows[top]!.map((value) => value / by)
    for (const [at, row] of rows.entries()) {
      const times = row[column]!
      if (at === top || Math.abs(times) < 1e-9) continue
      rows[at] = row.map((value, place) => value - times * rows[top]![place]!)
    }
    top++
  }
}

/**
 * Linear programming over every country there can be, place by place of all five dimensions at once: the least and the most a number
 * can be, if at most `bet` reports were held back of each printed one. Exact but for whole numbers; null where the bet cannot be true.
 */
export function bestBounds(keys: Keys, printed: Printed, id: string, bet: number): Bounds | null {
  const places = placesOf(keys)
  const cells = cellsOf(keys)
  const inside = (at: Partial<Record<string, string>>): number[] =>
    places.map((place) => (Object.entries(at).every(([dimension, key]) => place[dimension] === key) ? 1 : 0))
  const limits = cells.flatMap((cell) => {
    const number = printed.get(cell.id) ?? null
    if (number === null) return []
    const row = inside(cell.at)
    return [
      { row, most: number + 4 + bet },
      { row: row.map((value) => -value), most: -number },
    ]
  })
  const goal = inside(cells.find((cell) => cell.id === id)!.at)
  const most = maximise(limits, goal)
  const least = maximise(
    limits,
    goal.map((value) => -value),
  )
  return most === null || least === null ? null : { low: Math.ceil(-least - 1e-6), high: Math.floor(most + 1e-6) }
}

function placesOf(keys: Keys): Record<string, string>[] {
  let places: Record<string, string>[] = [{}]
  for (const [dimension, values] of Object.entries(keys))
    places = places.flatMap((place) => values.map((key) => ({ ...place, [dimension]: key })))
  return places
}

/** The simplex method on a tableau, Bland's rule, two phases. Null: nothing fits; Infinity: no end. */
function maximise(limits: readonly { row: number[]; most: number }[], goal: readonly number[]): number | null {
  const [height, width] = [limits.length, goal.length]
  // Columns: what is looked for, slack of each limit, one artificial variable, the right side.
  const artificial = width + height
  const rows = limits.map(({ row, most }, at) => [...row, ...limits.map((_, slack) => (slack === at ? 1 : 0)), -1, most])
  const basis = limits.map((_, at) => width + at)
  const lowest = limits.reduce((low, { most }, at) => (most < limits[low]!.most ? at : low), 0)
  if (height > 0 && limits[lowest]!.most < 0) {
    pivot(rows, basis, lowest, artificial)
    const first = Array.from({ length: artificial + 2 }, (_, at) => (at === artificial ? -1 : 0))
    if (climb(rows, basis, first) < -1e-6) return null
    const at = basis.indexOf(artificial)
    if (at !== -1) {
      const column = rows[at]!.findIndex((value, place) => place < artificial && Math.abs(value) > 1e-9)
      if (column !== -1) pivot(rows, basis, at, column)
    }
  }
  for (const row of rows) row[artificial] = 0
  return climb(rows, basis, [...goal, ...limits.map(() => 0), 0, 0])
}

function climb(rows: number[][], basis: number[], goal: number[]): number {
  const right = goal.length - 1
  for (;;) {
    const price = goal.map((value, column) => value - rows.reduce((sum, row, at) => sum + goal[basis[at]!]! * row[column]!, 0))
    const column = price.findIndex((value, at) => at < right && value > 1e-9)
    if (column === -1) return rows.reduce((sum, row, at) => sum + goal[basis[at]!]! * row[right]!, 0)
    let [out, step] = [-1, Infinity]
    for (const [at, row] of rows.entries()) {
      if (row[column]! < 1e-9) continue
      const here = row[right]! / row[column]!
      if (here < step - 1e-12 || (here < step + 1e-12 && basis[at]! < basis[out]!)) [out, step] = [at, here]
    }
    if (out === -1) return Infinity
    pivot(rows, basis, out, column)
  }
}

function pivot(rows: number[][], basis: number[], at: number, column: number): void {
  const by = rows[at]![column]!
  rows[at] = rows[at]!.map((value) => value / by)
  for (const [other, row] of rows.entries()) {
    const times = row[column]!
    if (other !== at && times !== 0) rows[other] = row.map((value, place) => value - times * rows[at]![place]!)
  }
  basis[at] = column
}
