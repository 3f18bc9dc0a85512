import { expect, it } from 'vitest'
import { overdueJobs, turnOf } from './schedule.policy.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-03-10T09:00:00Z')
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR)
const SCHEDULE = { nightly: '41 20 * * *', hourly: '7 * * * *', often: '*/5 * * * *' }
const WELL = [
  { name: 'nightly', last_turn: ago(12), waits_since: null },
  { name: 'hourly', last_turn: ago(0.5), waits_since: null },
  { name: 'often', last_turn: ago(90), waits_since: ago(90) },
]
const overdue = (change: Partial<(typeof WELL)[0]> & { last_turn?: Date; waits_since?: Date | null }) =>
  overdueJobs(SCHEDULE, [{ ...WELL[0]!, ...change }, ...WELL.slice(1)], NOW)

it('a job whose turn came and which ended well is not overdue, and one of minutes never is', () => {
  expect(overdueJobs(SCHEDULE, WELL, NOW)).toEqual([])
})

it('a job is overdue when its turn did not come, when it did not end well within an hour, and when nobody knows it', () => {
  expect(overdue({ last_turn: ago(24.5) })).toEqual([])
  expect(overdue({ last_turn: ago(25.5) })).toEqual(['nightly'])
  expect(overdue({ waits_since: ago(0.5) })).toEqual([])
  expect(overdue({ waits_since: ago(1.5) })).toEqual(['nightly'])
  expect(overdueJobs(SCHEDULE, [], NOW)).toEqual(['nightly', 'hourly'])
})

it('a line that would be missed without a word is refused', () => {
  expect(() => turnOf('0 3 * * 1')).toThrow('0 3 * * 1')
  expect(() => turnOf('0 3 1 * *')).toThrow('0 3 1 * *')
})
