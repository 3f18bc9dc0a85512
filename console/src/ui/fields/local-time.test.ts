import { expect, it } from 'vitest'
import { fromTashkent, toTashkent } from './local-time.ts'

it('times are typed as clocks in Tashkent show them, wherever the computer thinks it is', () => {
  expect(toTashkent(Date.parse('2026-11-20T20:30:00Z'))).toBe('2026-11-21T01:30')
  expect(fromTashkent('2026-11-21T01:30')).toBe('2026-11-20T20:30:00.000Z')
  expect(fromTashkent('')).toBeNull()
})
