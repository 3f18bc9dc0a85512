import { expect, it } from 'vitest'
import { isLate, isSoon } from './due.ts'

const due = (due_at: string, late = false) => ({ due_at, late })
const NOON = Date.parse('2026-11-21T12:00:00Z')

it('calls a promise late once its time is over, also when the answer is older than that', () => {
  expect(isLate(due('2026-11-21T12:00:00Z'), NOON)).toBe(true)
  expect(isLate(due('2026-11-21T12:00:01Z'), NOON)).toBe(false)
  expect(isLate(due('2026-11-21T13:00:00Z', true), NOON)).toBe(true)
})

it('warns while there is still time', () => {
  expect(isSoon(due('2026-11-21T12:15:00Z'), NOON)).toBe(true)
  expect(isSoon(due('2026-11-21T12:16:00Z'), NOON)).toBe(false)
})
