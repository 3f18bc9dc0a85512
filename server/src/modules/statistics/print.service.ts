import { randomInt } from 'node:crypto'
import { SMALLEST_SHOWN } from '@himoya/contract/statistics/statistic-lists'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from '../../platform/pages/content-changed.ts'
import { canFollow, drawWithheld, protectNumbers, roundDown } from './disclosure.policy.ts'
import { halfOf, isDue, isRevisionDue, monthAt, monthsBetween } from './months.policy.ts'
import {
  countCorrections,
  insertNumbers,
  lockStatistics,
  markLookedAt,
  markPrinted,
  putRelease,
  readCells,
  readFirstMonth,
  readNumbers,
  readReleases,
  type PrintedNumber,
} from './statistics.store.ts'
import { cellsOf, countCells, keysOf, monthsOf, type Counted } from './tables.policy.ts'

const DRAWN_FROM = 2 ** 32
const random = (): number => randomInt(DRAWN_FROM) / DRAWN_FROM

/** Brings out what is due: months that have been over for 30 days, half-years of such months, and once a year corrections. */
export async function printStatistics({ db: pool, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>): Promise<void> {
  const at = now()
  const printed = await pool.transaction().execute(async (db) => {
    await lockStatistics(db)
    const first = await readFirstMonth(db)
    if (first === null) return false
    const due = monthsBetween(first, monthAt(at)).filter((month) => isDue(month, at))
    const halves = [...new Set(due.map(halfOf))]
    const results: boolean[] = []
    for (const half of halves) results.push(await printHalf(db, half, at))
    return results.includes(true)
  })
  if (printed) announceChange(hub, 'statistics')
}

/** Whether anything of it is new. */
async function printHalf(db: Db, half: string, at: Date): Promise<boolean> {
  const release = (await readReleases(db)).find((one) => one.half === half)
  if (release) return isRevisionDue(release, at) && revise(db, release, at)
  const new_months = await printMonths(db, half, at)
  if (!isDue(monthsOf(half).at(-1)!, at)) return new_months
  const numbers = await makeTables(db, half, await readNumbers(db, half, 1), { anew: false })
  await printTables(
    db,
    { half, version: 1, printed_at: at },
    numbers.filter((number) => !isMonth(number)),
  )
  return true
}

/** Totals of months come out before their half-year, and stay as they are. */
async function printMonths(db: Db, half: string, at: Date): Promise<boolean> {
  const out = new Set((await readNumbers(db, half, 1)).map(({ key }) => key))
  const months = monthsOf(half).filter((month) => isDue(month, at) && !out.has(month))
  if (months.length === 0) return false
  const counted = await readCells(db, months)
  const numbers = months.map((month): PrintedNumber => {
    const withheld = drawWithheld(random)
    return { by: 'month', key: month, withheld, shown: roundDown(ofMonth(counted, month), withheld) }
  })
  await insertNumbers(db, half, 1, numbers)
  await markPrinted(db, months)
  return true
}

/**
 * Once a year. Nothing is printed anew for fewer than ten corrections, so that the difference of two versions is never about a few
 * people, nor where all versions together would tell more than each alone. What was held back of a number stays what it was.
 */
async function revise(db: Db, { half, version }: { half: string; version: number }, at: Date): Promise<boolean> {
  const before = await readNumbers(db, half, version)
  const corrections = await countCorrections(db, monthsOf(half))
  const after = corrections < SMALLEST_SHOWN ? null : await makeTables(db, half, before, { anew: true })
  const all = [shownOf(before)]
  for (let older = version - 1; older >= 1; older -= 1) all.push(shownOf(await readNumbers(db, half, older)))
  if (after === null || !canFollow(keysOf(half), all, shownOf(after))) {
    await markLookedAt(db, half, at)
    return false
  }
  await printTables(db, { half, version: version + 1, printed_at: at }, after)
  return true
}

const idOf = ({ by, key }: { by: string; key: string }): string => `${by}:${key}`
const shownOf = (numbers: readonly PrintedNumber[]) => new Map(numbers.map((number) => [idOf(number), number.shown]))
const isMonth = ({ by }: { by: string }): boolean => by === 'month'

/** Every number of a half-year. `known`: what was printed of it, whose draws stay; months among them stand, unless made `anew`. */
async function makeTables(
  db: Db,
  half: string,
  known: readonly PrintedNumber[],
  { anew }: { anew: boolean },
): Promise<PrintedNumber[]> {
  const keys = keysOf(half)
  const cells = cellsOf(keys)
  const counts = countCells(cells, await readCells(db, monthsOf(half)))
  const before = new Map(known.map((number) => [idOf(number), number]))
  const alone = cells.map((cell): PrintedNumber => {
    const withheld = before.get(cell.id)?.withheld ?? drawWithheld(random)
    const stands = isMonth(cell) && !anew
    const shown = stands ? (before.get(cell.id)?.shown ?? null) : roundDown(counts.get(cell.id)!, withheld)
    return { by: cell.by, key: cell.key, withheld, shown }
  })
  const shown = protectNumbers(keys, shownOf(alone), new Set(alone.filter(isMonth).map(idOf)))
  return alone.map((number) => ({ ...number, shown: shown.get(idOf(number)) ?? null }))
}

async function printTables(
  db: Db,
  { half, version, printed_at }: { half: string; version: number; printed_at: Date },
  numbers: readonly PrintedNumber[],
): Promise<void> {
  await insertNumbers(db, half, version, numbers)
  await putRelease(db, { half, version, printed_at })
  await markPrinted(db, monthsOf(half))
}

const ofMonth = (counted: readonly Counted[], month: string): number =>
  counted.filter((place) => place.month === month).reduce((sum, place) => sum + place.count, 0)
