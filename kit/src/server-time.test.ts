import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ageOf, hearServerTime, writtenAt } from './server-time.ts'

const DAY = 24 * 3_600_000
const MINUTE = 60_000
const NOW = Date.parse('2026-11-25T10:00:00Z')
/** What the server says, whatever the device thinks. */
const answer = (server: number): void => hearServerTime(new Date(server).toUTCString())
/** The device's clock is turned; the running one is not. */
const turn = (to: number): void => void vi.setSystemTime(to)
const away = (ms: number): number => Math.abs(ms)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOW }))
afterEach(() => {
  turn(NOW)
  answer(NOW)
  vi.useRealTimers()
})

it('what is written while a clock is days behind, or ahead, is as old as it is when the clock is set right', () => {
  for (const off of [-3 * DAY, 3 * DAY]) {
    turn(NOW + off)
    answer(NOW)
    const written_at = writtenAt()
    expect(away(Date.parse(written_at) - NOW)).toBeLessThan(5_000)
    vi.advanceTimersByTime(MINUTE)
    turn(NOW + MINUTE)
    // Never too old; and right with the next answer, as after a reload.
    expect(ageOf(written_at)).toBeLessThan(MINUTE + 5_000)
    answer(NOW + MINUTE)
    expect(away(ageOf(written_at) - MINUTE)).toBeLessThan(5_000)
    turn(NOW)
  }
})

it('what is written after a clock jumped back without an answer is not taken for old', () => {
  answer(NOW)
  turn(NOW - 3 * DAY)
  const written_at = writtenAt()
  turn(NOW)
  answer(NOW)
  expect(ageOf(written_at)).toBeLessThan(5_000)
})

it('what waited for two days is two days old, also on a phone whose running clock slept', () => {
  answer(NOW)
  const written_at = writtenAt()
  turn(NOW + 2 * DAY)
  answer(NOW + 2 * DAY)
  expect(away(ageOf(written_at) - 2 * DAY)).toBeLessThan(5_000)
})

it('a clock that is right is left alone, so that what is written later is later', () => {
  const first = writtenAt()
  vi.advanceTimersByTime(900)
  answer(NOW)
  expect(Date.parse(writtenAt()) - Date.parse(first)).toBe(900)
})
