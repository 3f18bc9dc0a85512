import { expect, it } from 'vitest'
import { barOf } from './weeks-ahead.ts'

const from = Date.parse('2026-11-20T00:00:00Z')
const until = Date.parse('2026-11-30T00:00:00Z')

it('a banner’s time is drawn within the weeks that are shown, and not at all when it is over', () => {
  expect(barOf(null, null, from, until)).toEqual({ left: 0, width: 100 })
  expect(barOf('2026-11-25T00:00:00Z', '2027-01-01T00:00:00Z', from, until)).toEqual({ left: 50, width: 50 })
  expect(barOf('2026-10-01T00:00:00Z', '2026-11-22T00:00:00Z', from, until)).toEqual({ left: 0, width: 20 })
  expect(barOf(null, '2026-11-19T00:00:00Z', from, until)).toBeNull()
  expect(barOf('2026-12-19T00:00:00Z', null, from, until)).toBeNull()
})
