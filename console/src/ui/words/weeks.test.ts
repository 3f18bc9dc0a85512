import { expect, it } from 'vitest'
import { tashkentDay } from '@himoya/contract/tashkent'
import { mondayOf, spanOf, weekOf } from './weeks.ts'

it('a week begins on Monday, also over the end of a year', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(weekOf('2026-12-28').at(-1)).toBe('2027-01-03')
})

it('a shift is on the clock of Tashkent, and a night shift ends the next day', () => {
  expect(spanOf('2026-11-21', '09:00', '17:00')).toEqual({
    starts_at: '2026-11-21T04:00:00.000Z',
    ends_at: '2026-11-21T12:00:00.000Z',
  })
  expect(spanOf('2026-11-21', '20:00', '02:00').ends_at).toBe('2026-11-21T21:00:00.000Z')
  expect(tashkentDay('2026-11-21T20:30:00.000Z')).toBe('2026-11-22')
})
