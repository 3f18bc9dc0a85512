import { expect, it } from 'vitest'
import { keptBackups, oldestDaily } from './keep-backups.policy.ts'

const DAY_MS = 86_400_000
/** A backup each night at 02:50 in Tashkent, so many nights long. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const ended_at = new Date(Date.parse('2026-11-22T21:50:00Z') - (count - 1 - at) * DAY_MS).toISOString()
    return { id: ended_at.slice(0, 10), ended_at }
  })
const ids = (backups: { id: string }[]) => backups.map(({ id }) => id)

it('keeps fourteen days, eight weeks and twelve months', () => {
  const kept = keptBackups(nights(500))
  expect(ids(kept).slice(-14)).toEqual(ids(nights(14)))
  // 23 November 2026 is a Monday in Tashkent; before it the Sundays of seven weeks, and the last night of each month.
  expect(ids(kept)).toEqual([
    '2025-12-30',
    '2026-01-30',
    '2026-02-27',
    '2026-03-30',
    '2026-04-29',
    '2026-05-30',
    '2026-06-29',
    '2026-07-30',
    '2026-08-30',
    '2026-09-29',
    '2026-10-10',
    '2026-10-17',
    '2026-10-24',
    '2026-10-30',
    '2026-10-31',
    '2026-11-07',
    ...ids(nights(14)),
  ])
})

it('keeps what there is where nights were missed, and the last of several on one day', () => {
  const one = { id: 'one', ended_at: '2026-01-03T21:50:00Z' }
  expect(keptBackups([one])).toEqual([one])
  expect(keptBackups([])).toEqual([])
  const by_hand = { id: 'by hand', ended_at: '2026-11-23T06:00:00Z' }
  expect(ids(keptBackups([...nights(1), by_hand]))).toEqual(['by hand'])
})

it('goes to any minute since the oldest of the fourteen days', () => {
  expect(oldestDaily(nights(100))).toEqual(nights(14)[0])
  expect(oldestDaily([])).toBe(undefined)
})
