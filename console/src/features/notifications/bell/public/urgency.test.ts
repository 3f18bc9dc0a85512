import type { StaffChat } from '@himoya/contract/staff/staff'
import { expect, it } from 'vitest'
import { callOf, overdue, ringEveryMs } from './urgency.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const waiter = (urgency: StaffChat['urgency'], seconds: number, hints: StaffChat['hints'] = []) =>
  ({ urgency, hints, waiting_since: new Date(now - seconds * 1_000).toISOString() }) as StaffChat

it('gives a hint a sound of its own, and a level a person set its own', () => {
  expect(callOf({ urgency: 'hinted', hints: ['violence'] })).toBe('hint')
  expect(callOf({ urgency: 'danger', hints: ['self_harm', 'danger'] })).toBe('hint')
  expect(callOf({ urgency: 'danger', hints: [] })).toBe('high')
  expect(callOf({ urgency: 'sos', hints: ['danger'] })).toBe('sos')
  // A person has called it low since: the hint stands in the row and no longer calls.
  expect(callOf({ urgency: 'low', hints: ['violence'] })).toBe('low')
})

it('rings the more often the more pressing it is', () => {
  const pauses = (['sos', 'hint', 'high', 'usual', 'low'] as const).map(ringEveryMs)
  expect(pauses).toEqual(pauses.toSorted((left, right) => left - right))
  expect(new Set(pauses).size).toBe(5)
})

it('brings to a supervisor whom nobody took for two minutes, not a second earlier, and nobody else', () => {
  const early = waiter('hinted', 119, ['violence'])
  const late = [waiter('danger', 120, ['self_harm', 'danger']), waiter('hinted', 500, ['violence'])]
  expect(overdue([early, ...late, waiter('usual', 4_000), waiter('low', 4_000), waiter('sos', 900)], now)).toEqual(late)
})
