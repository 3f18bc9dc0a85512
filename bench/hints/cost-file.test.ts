import { expect, it } from 'vitest'
import { shareOf } from './cost-file.ts'

const side = (acked_per_s: number, cpu_per_1000: number) => ({ acked_per_s, cpu_per_1000 })

it('says what hints cost by the middle of the rounds, so that one odd round says nothing', () => {
  const rounds = [
    { with: side(95, 1.05), without: side(100, 1) },
    { with: side(10, 9), without: side(100, 1) },
    { with: side(98, 1.02), without: side(100, 1) },
  ]
  expect(shareOf({ rounds }).acked_per_s).toBeCloseTo(0.05)
  expect(shareOf({ rounds }).cpu_per_1000).toBeCloseTo(0.05)
  expect(shareOf({ rounds: rounds.slice(1) }).acked_per_s).toBeCloseTo(0.46)
})
