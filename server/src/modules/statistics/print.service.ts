import { randomInt } from 'node:crypto'
import { SMALLEST_SHOWN } from '@himoya/contract/statistic-lists'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from '../content/content-changed.service.ts'
import { drawWithheld, protectNumbers, roundDown } from './disclosure.policy.ts'
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
  await printTables(db, { half, version: 1, printed_at: at }, await readNumbers(db, half, 1))
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
 * people; what was held back of a number stays what it was, so that two versions do not tell it either.
 */
async function revise(db: Db, { half, version }: { half: string; version: number }, at: Date): Promise<boolean> {
  const corrections = await countCorrections(db, monthsOf(half))
  if (corrections < SMALLEST_SHOWN) {
    await markLookedAt(db, half, at)
    return false
  }
  const drawn = await readNumbers(db, half, version)
  const counted = await readCells(db, monthsOf(half))
  const months = drawn
    .filter(({ by }) => by === 'month')
    .map((month) => ({ ...month, shown: roundDown(ofMonth(counted, month.key), month.withheld) }))
  await insertNumbers(db, half, version + 1, months)
  const others = drawn.filter(({ by }) => by !== 'month')
  await printTables(db, { half, version: version + 1, printed_at: at }, [...months, ...others])
  return true
}

type Release = { half: string; version: number; printed_at: Date }

/** All tables but the months, which stand there already. `known`: those, and what was held back of each number before. */
async function printTables(db: Db, { half, version, printed_at }: Release, known: readonly PrintedNumber[]): Promise<void> {
  const keys = keysOf(half)
  const cells = cellsOf(keys)
  const counts = countCells(cells, await readCells(db, monthsOf(half)))
  const before = new Map(known.map((number) => [`${number.by}:${number.key}`, number]))
  const drawn = new Map(cells.map(({ id }) => [id, before.get(id)?.withheld ?? drawWithheld(random)]))
  const isMonth = (by: string): boolean => by === 'month'
  const alone = cells.map(({ id, by }) => {
    const shown = isMonth(by) ? (before.get(id)?.shown ?? null) : roundDown(counts.get(id)!, drawn.get(id)!)
    return [id, shown] as const
  })
  const months = new Set(cells.filter(({ by }) => isMonth(by)).map(({ id }) => id))
  const shown = protectNumbers(keys, new Map(alone), months)
  const numbers = cells
    .filter(({ by }) => !isMonth(by))
    .map(({ id, by, key }) => ({ by, key, withheld: drawn.get(id)!, shown: shown.get(id) ?? null }))
  await insertNumbers(db, half, version, numbers)
  await putRelease(db, { half, version, printed_at })
  await markPrinted(db, monthsOf(half))
}

const ofMonth = (counted: readonly Counted[], month: string): number =>
  counted.filter((place) => place.month === month).reduce((sum, place) => sum + place.count, 0)
