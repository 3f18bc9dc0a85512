import { expect, it } from 'vitest'
import { reconnectDelay } from './backoff.ts'

it('waits anywhere between nothing and a ceiling that doubles from 0.5 to 20 s', () => {
  const ceilings = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => reconnectDelay(attempt, () => 1))
  expect(ceilings).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000])
  expect(reconnectDelay(6, () => 0)).toBe(0)
  expect(reconnectDelay(6, () => 0.5)).toBe(10_000)
})
