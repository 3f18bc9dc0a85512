import { canFollow, drawWithheld, protectNumbers, roundDown } from '../../../server/src/modules/statistics/disclosure.policy.ts'
import { cellsOf, countCells, TOTAL, type Counted, type Keys } from '../../../server/src/modules/statistics/tables.policy.ts'
import { bestBounds } from '../../../server/test/statistics-attacker.ts'
import type { Random } from '../../faults/random.ts'
import type { Attack, Stage } from '../attack.ts'

/** So few places that every country there can be is searched through. */
const SMALL: Keys = {
  type: ['bullying', 'neglect', 'other'],
  region: ['UZ-TK', 'UZ-NW', 'UZ-SI'],
  month: ['2026-01', '2026-02'],
  age: ['0-6', '14-17'],
  gender: ['girl', 'boy'],
}
const COUNTRIES = { short: 2, long: 12 }
const LOOKED_AT = { short: 3, long: 12 }
/** On how much was held back of each number. */
const BETS = [2, 6, 24]
/** What "hidden, so below ten" leaves of any number. */
const PROMISED = 10
/** Below this the attack has tried next to nothing. */
const LEAST_BOUNDS = { short: 20, long: 200 }
type Printed = Map<string, number | null>

/** A half-year is looked at once a year; what comes in between is months, which stand in its first print. */
const YEARS = 3

/**
 * Everything that is ever published of a half-year: its first print, and the corrections that may follow it, one a year. Whoever
 * keeps them all has one set of linear constraints from all tables of all.
 */
export const FIGURES: Attack = {
  name: 'published-figures',
  about: 'linear programming over every country that fits all printed tables, also of all corrected versions',
  house: 'open',
  async run(stage) {
    const { random, form, figure, expect } = stage
    let [asked, corrected] = [0, 0]
    for (let country = 0; country < COUNTRIES[form]; country += 1) {
      const reports = reportsOf(random, random.between(30, 400))
      const draws = new Map<string, number>()
      const withheldOf = (id: string): number => {
        const known = draws.get(id) ?? drawWithheld(random.next)
        draws.set(id, known)
        return known
      }
      const versions = [print(reports, withheldOf)]
      asked += search(stage, versions[0]!)
      for (let year = 0; year < YEARS; year += 1) {
        reports.splice(0, random.between(5, 20), ...reportsOf(random, random.between(5, 20)))
        const next = print(reports, withheldOf)
        if (!canFollow(SMALL, versions, next)) continue
        corrected += 1
        versions.unshift(next)
        for (const together of [versions, versions.toReversed()]) asked += search(stage, merged(together))
      }
    }
    figure('countries', COUNTRIES[form])
    figure('corrected', corrected)
    figure('bounds', asked)
    // Where no number is hidden, or no bet can be true, nothing was tried.
    expect(corrected > 0, 'untried', 'no half-year was corrected')
    expect(asked >= LEAST_BOUNDS[form], 'untried', `${asked} bounds, fewer than ${LEAST_BOUNDS[form]}`)
  },
}

/** Of each number the first that was printed, the newest first or the oldest. */
const merged = (versions: readonly Printed[]): Printed =>
  new Map([...versions[0]!.keys()].map((id) => [id, versions.map((one) => one.get(id)).find((number) => number != null) ?? null]))

function search({ random, form, find }: Stage, printed: Printed): number {
  const hidden = [...printed.keys()].filter((id) => printed.get(id) === null && id !== TOTAL)
  let asked = 0
  for (let look = 0; look < LOOKED_AT[form] && hidden.length > 0; look += 1) {
    const id = hidden[random.between(0, hidden.length - 1)]!
    for (const bet of BETS) {
      const bounds = bestBounds(SMALL, printed, id, bet)
      if (bounds === null) continue
      asked += 1
      const left = bounds.high - bounds.low + 1
      if (left < PROMISED) find('too narrow', `${id}: ${bounds.low} to ${bounds.high}, betting on ${bet}`)
    }
  }
  return asked
}

function print(reports: readonly Counted[], withheldOf: (id: string) => number): Printed {
  const counts = countCells(cellsOf(SMALL), reports)
  const alone = new Map([...counts].map(([id, count]) => [id, roundDown(count, withheldOf(id))]))
  return protectNumbers(SMALL, alone, new Set(SMALL.month.map((month) => `month:${month}`)))
}

/** They lean towards the first of each dimension, as real ones do. */
function reportsOf(random: Random, count: number): Counted[] {
  const pick = (list: readonly string[]): string => list[Math.floor(random.next() ** 2 * list.length)]!
  return Array.from({ length: count }, () => ({
    type: pick(SMALL.type),
    region: pick(SMALL.region),
    month: pick(SMALL.month),
    age: pick(SMALL.age),
    gender: pick(SMALL.gender),
    count: 1,
  }))
}
