import { importCounts } from '../src/modules/statistics/statistics.service.ts'
import type { Db } from '../src/platform/db/connect.ts'
import type { Platform } from '../src/platform/platform.ts'

const REPORTS = 3_000
/** Two whole years, and what is over of the half-year that runs. */
const YEARS = 2
const SEED = 20_261_121

type Weights = Readonly<Record<string, number>>

/* Invented, all of it: shares that look like a country, so that the pages can be looked at. */
const REGIONS: Weights = {
  'UZ-TK': 16,
  'UZ-TO': 10,
  'UZ-SA': 13,
  'UZ-FA': 12,
  'UZ-AN': 10,
  'UZ-NG': 9,
  'UZ-QA': 7,
  'UZ-SU': 6,
  'UZ-QR': 5,
  'UZ-BU': 5,
  'UZ-XO': 4,
  'UZ-JI': 3,
  'UZ-NW': 1,
  'UZ-SI': 1,
  unknown: 2,
}
const TYPES: Weights = {
  bullying: 32,
  psychological: 22,
  physical: 15,
  neglect: 9,
  sexual: 5,
  exploitation: 3,
  several: 9,
  other: 5,
}
const AGES: Weights = { '0-6': 8, '7-10': 22, '11-13': 34, '14-17': 28, unknown: 8 }
const GENDERS: Weights = { girl: 56, boy: 38, unknown: 6 }
/** By the month of the year: more is told while school is on. */
const SEASON = [8, 9, 10, 10, 9, 7, 6, 7, 14, 12, 12, 8]

/** A small generator with a seed, so that every demo counts the same. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const stirred = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick(weights: Weights, random: () => number): string {
  const entries = Object.entries(weights)
  const whole = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * whole
  return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]!)[0]
}

/** From the first month of the half-year two years before to the last month that is over. */
function monthsUntil(now: Date): Weights {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const first = (year - YEARS) * 12 + (month < 6 ? 0 : 6)
  const count = year * 12 + month - first
  const months = Array.from({ length: count }, (_, at) => first + at)
  return Object.fromEntries(
    months.map((one, at) => [
      `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, '0')}`,
      SEASON[one % 12]! * (1 + at / 2 / count),
    ]),
  )
}

/** Counters of 3,000 reports that never were. */
export async function seedStatistics(platform: Platform, db: Db): Promise<void> {
  const random = generator(SEED)
  const months = monthsUntil(platform.now())
  const counted = Array.from({ length: REPORTS }, () => ({
    month: pick(months, random),
    type: pick(TYPES, random),
    region: pick(REGIONS, random),
    age: pick(AGES, random),
    gender: pick(GENDERS, random),
    count: 1,
  }))
  await importCounts(platform, db, counted)
}
