import { SMALLEST_SHOWN } from '@himoya/contract/statistics/statistic-lists'
import { describe, expect, it } from 'vitest'
import { bestBounds, solveFor } from '../../../test/statistics-attacker.ts'
import { canFollow, drawWithheld, protectNumbers, roundDown } from './disclosure.policy.ts'
import { cellsOf, countCells, keysOf, TOTAL, type Cell, type Counted, type Keys } from './tables.policy.ts'

/** Numbers that look random and are the same at each run. */
function generator(seed: number): () => number {
  let state = seed * 7_919 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

type Country = { keys: Keys; cells: readonly Cell[]; counts: ReadonlyMap<string, number>; printed: Map<string, number | null> }

/** Reports that lean towards the first keys of each dimension, the more the higher `lean` is. */
function reportsOf(keys: Keys, count: number, lean: number, random: () => number): Counted[] {
  const pick = (list: readonly string[]): string => list[Math.floor(random() ** lean * list.length)]!
  return Array.from({ length: count }, () => ({
    type: pick(keys.type),
    region: pick(keys.region),
    month: pick(keys.month),
    age: pick(keys.age),
    gender: pick(keys.gender),
    count: 1,
  }))
}

const printOf = (keys: Keys, counts: ReadonlyMap<string, number>, withheldOf: (id: string) => number) => {
  const alone = new Map([...counts].map(([id, count]) => [id, roundDown(count, withheldOf(id))]))
  return protectNumbers(keys, alone, new Set(keys.month.map((month) => `month:${month}`)))
}

function countryOf(keys: Keys, reports: readonly Counted[], random: () => number): Country {
  const cells = cellsOf(keys)
  const counts = countCells(cells, reports)
  return { keys, cells, counts, printed: printOf(keys, counts, () => drawWithheld(random)) }
}

const FULL = keysOf('2026-1')
/** So few places that every country there can be is searched through. */
const SMALL: Keys = {
  type: ['bullying', 'neglect', 'other'],
  region: ['UZ-TK', 'UZ-NW', 'UZ-SI'],
  month: ['2026-01', '2026-02'],
  age: ['0-6', '14-17'],
  gender: ['girl', 'boy'],
}
const countries = (keys: Keys, sizes: readonly number[]): Country[] =>
  sizes.map((size, seed) => {
    const random = generator(seed + 1)
    return countryOf(keys, reportsOf(keys, size, 1 + 3 * random(), random), random)
  })
const hiddenIn = ({ printed }: Country): string[] => [...printed.keys()].filter((id) => printed.get(id) === null && id !== TOTAL)

/** From a handful of reports to more than a half-year ever had. */
const SIZES = Array.from({ length: 24 }, (_, at) => Math.round(12 * 1.27 ** at))

describe('what is printed', () => {
  const all = countries(FULL, SIZES)

  it('says at least so many, in fives, and nothing below ten', () => {
    for (const { counts, printed } of all) {
      for (const [id, number] of printed) {
        if (counts.get(id)! < SMALLEST_SHOWN) expect(number, id).toBeNull()
        if (number === null) continue
        expect(number).toBeLessThanOrEqual(counts.get(id)!)
        expect(number).toBeGreaterThanOrEqual(SMALLEST_SHOWN)
        expect(number % 5).toBe(0)
      }
    }
  })

  it('is near the truth: five reports below it on average, and hides few large numbers', () => {
    const pairs = all.flatMap(({ counts, printed }) => [...counts].map(([id, count]) => ({ count, number: printed.get(id)! })))
    const shown = pairs.filter(({ number }) => number !== null)
    expect(shown.length).toBeGreaterThan(2_000)
    expect(shown.reduce((sum, { count, number }) => sum + count - number, 0) / shown.length).toBeLessThan(6)
    const large = pairs.filter(({ count }) => count >= 30)
    expect(large.filter(({ number }) => number === null).length / large.length).toBeLessThan(0.04)
  })

  it('hides every part of what is hidden', () => {
    for (const { cells, printed } of all) {
      for (const { id, at } of cells) {
        const ends = Object.entries(at).map(([dimension, key]) => printed.get(`${dimension}:${key}`))
        if (ends.length === 2 && ends.includes(null)) expect(printed.get(id), id).toBeNull()
      }
    }
  })

  it('comes word for word from a country in which any one hidden number is another: no program whatever can tell', () => {
    for (const [seed, country] of all.entries()) {
      if (seed % 3 !== 0) continue
      const { keys, cells, printed } = country
      const hidden = hiddenIn(country)
      for (const id of new Set([hidden[seed % hidden.length]!, hidden[(seed * 37) % hidden.length]!])) {
        const place = cells.find((cell) => cell.id === id)!
        for (const value of [0, 9, 1_000]) {
          const counts = countCells(cells, otherCountry(country, place, value))
          expect(counts.get(id)).toBe(value)
          // How much would have to be held back there: always a number that can be drawn.
          const withheldOf = (one: string): number => counts.get(one)! - (printed.get(one) ?? 0)
          expect(Math.min(...cells.map((cell) => withheldOf(cell.id)))).toBeGreaterThanOrEqual(0)
          expect(printOf(keys, counts, withheldOf)).toEqual(printed)
        }
      }
    }
  })
})

/** Reports that bear out everything printed, with exactly `value` of them in one hidden place. */
function otherCountry({ keys, cells, printed }: Country, place: Cell, value: number): Counted[] {
  const fill = (at: Cell['at'], count: number): Counted => ({
    type: at.type ?? keys.type[0]!,
    region: at.region ?? keys.region[0]!,
    month: at.month ?? keys.month[0]!,
    age: at.age ?? keys.age[0]!,
    gender: at.gender ?? keys.gender[0]!,
    count,
  })
  const [free] = Object.keys(place.at) as (keyof Cell['at'])[]
  const elsewhere = (cell: Cell): Cell['at'] => {
    const dimension = (Object.keys(place.at) as (keyof Cell['at'])[]).find((one) => cell.at[one] === undefined)
    const differs = Object.entries(place.at).some(
      ([one, key]) => cell.at[one as keyof Cell['at']] !== undefined && cell.at[one as keyof Cell['at']] !== key,
    )
    if (differs || dimension === undefined || free === undefined) return cell.at
    return { ...cell.at, [dimension]: keys[dimension].find((key) => key !== place.at[dimension])! }
  }
  const borne_out = cells.flatMap((cell) => {
    const number = printed.get(cell.id) ?? null
    return number === null ? [] : [fill(elsewhere(cell), number)]
  })
  return [...borne_out, fill(place.at, value)]
}

describe('somebody with every table and a computer', () => {
  it('finds no hidden number by linear algebra: what comes out is wrong nine times of ten', () => {
    const found = countries(
      FULL,
      SIZES.filter((_, at) => at % 3 === 0),
    ).flatMap(({ keys, counts, printed }) =>
      [...solveFor(keys, printed)].map(([id, value]) => ({ value, truth: counts.get(id)! })),
    )
    expect(found.length).toBeGreaterThan(20)
    const right = found.filter(({ value, truth }) => value === truth).length
    expect(right / found.length).toBeLessThan(0.1)
    const errors = found.map(({ value, truth }) => Math.abs(value - truth))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeGreaterThan(5)
  })

  it('learns none to less than ten by linear programming over all countries, whatever they bet on', () => {
    let searched = 0
    for (const country of countries(SMALL, [30, 60, 110, 200, 400])) {
      for (const id of hiddenIn(country).filter((_, at) => at % 3 === 0)) {
        for (const bet of [2, 6, 24]) {
          const bounds = bestBounds(SMALL, country.printed, id, bet)
          if (bounds === null) continue
          searched++
          // Ten values are what "hidden, so below ten" leaves of any number.
          expect(bounds.high - bounds.low + 1, `${id} ${bet}`).toBeGreaterThanOrEqual(SMALLEST_SHOWN)
        }
      }
    }
    expect(searched).toBeGreaterThan(40)
  })

  it('finds what is not protected: the same search recovers numbers that are printed as they are', () => {
    const random = generator(3)
    const reports = reportsOf(SMALL, 90, 2, random)
    const counts = countCells(cellsOf(SMALL), reports)
    const naive = new Map([...counts].map(([id, count]) => [id, count < SMALLEST_SHOWN ? null : count]))
    const solved = [...solveFor(SMALL, naive)]
    expect(solved.length).toBeGreaterThan(0)
    for (const [id, value] of solved) expect(value).toBe(counts.get(id))
  })

  it('a neighbour is hidden as well where a draw was unlucky: one hidden part of a line that adds up nearly', () => {
    const keys: Keys = { ...SMALL, gender: ['girl', 'boy'] }
    const cells = cellsOf(keys)
    const numbers = new Map(cells.map(({ id }) => [id, null as number | null]))
    for (const [id, number] of [
      [TOTAL, 40],
      ['gender:girl', 40],
      ['age:0-6', 20],
      ['age:14-17', 20],
    ] as const)
      numbers.set(id, number)
    const printed = protectNumbers(keys, numbers)
    expect(printed.get('gender:boy')).toBeNull()
    expect(printed.get('gender:girl')).toBeNull()
    expect(printed.get('age:0-6')).toBe(20)
  })

  it('does not learn more from two versions than from one: a correction that would tell is not printed', () => {
    const cells = cellsOf(SMALL)
    const none = new Map(cells.map(({ id }) => [id, null as number | null]))
    const before = new Map([...none, [TOTAL, 40], ['gender:girl', 40]] as const)
    expect(canFollow(SMALL, [new Map([...none, [TOTAL, 40]])], new Map([...none, [TOTAL, 45]]))).toBe(true)
    expect(canFollow(SMALL, [new Map([...none, [TOTAL, 40]])], new Map([...none, ['gender:girl', 40]]))).toBe(false)
    expect(canFollow(SMALL, [before], none)).toBe(false)
    // One that told nothing between the two does not make whoever kept the first forget it.
    const [hidden, girls] = [new Map(none), new Map([...none, ['gender:girl', 40] as const])]
    expect(canFollow(SMALL, [hidden], girls)).toBe(true)
    expect(canFollow(SMALL, [hidden, new Map([...none, [TOTAL, 40] as const])], girls)).toBe(false)
  })
})
