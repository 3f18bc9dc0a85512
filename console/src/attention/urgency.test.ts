import { expect, it } from 'vitest'
import { mostUrgent, ringEveryMs } from './urgency.ts'

it('rings for the most urgent of those who wait, and for nobody when nobody does', () => {
  expect(mostUrgent([{ risk: 'low' }, { risk: 'high' }, { risk: 'medium' }])).toBe('high')
  expect(mostUrgent([{ risk: 'low' }, { risk: 'sos' }])).toBe('sos')
  expect(mostUrgent([])).toBeNull()
})

it('rings the more often the more urgent it is', () => {
  const pauses = (['sos', 'high', 'medium', 'low'] as const).map(ringEveryMs)
  expect(pauses).toEqual(pauses.toSorted((left, right) => left - right))
  expect(new Set(pauses).size).toBe(4)
})
