import { expect, it } from 'vitest'
import { isLate, isSoon, spanOf } from './due.ts'

const MINUTE = 60_000
const due = (due_at: string, late = false) => ({ due_at, late })
const NOON = Date.parse('2026-11-21T12:00:00Z')

it('says how long in the unit a person would use', () => {
  expect(spanOf(10_000)).toEqual({ unit: 'minutes', count: 1 })
  expect(spanOf(59 * MINUTE)).toEqual({ unit: 'minutes', count: 59 })
  expect(spanOf(90 * MINUTE)).toEqual({ unit: 'hours', count: 1 })
  expect(spanOf(47 * 60 * MINUTE)).toEqual({ unit: 'hours', count: 47 })
  expect(spanOf(-50 * 60 * MINUTE)).toEqual({ unit: 'days', count: 2 })
})

it('calls a promise late once its time is over, also when the answer is older than that', () => {
  expect(isLate(due('2026-11-21T12:00:00Z'), NOON)).toBe(true)
  expect(isLate(due('2026-11-21T12:00:01Z'), NOON)).toBe(false)
  expect(isLate(due('2026-11-21T13:00:00Z', true), NOON)).toBe(true)
})

it('warns while there is still time', () => {
  expect(isSoon(due('2026-11-21T12:15:00Z'), NOON)).toBe(true)
  expect(isSoon(due('2026-11-21T12:16:00Z'), NOON)).toBe(false)
})
