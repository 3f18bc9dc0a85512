import { expect, it } from 'vitest'
import { createServerTime } from './server-time.ts'

const DAY = 24 * 3_600_000
const MINUTE = 60_000
const NOW = Date.parse('2026-11-25T10:00:00Z')
const away = (ms: number): number => Math.abs(ms)

/** A phone whose clock can be turned, while the running one only runs on, or sleeps. */
function phone() {
  const clocks = { device: NOW, running: 0 }
  const time = createServerTime(
    () => clocks.device,
    () => clocks.running,
  )
  return {
    time,
    clocks,
    pass(ms: number) {
      clocks.device += ms
      clocks.running += ms
    },
    /** What the server says, whatever the device thinks. */
    answer: (server: number) => time.hear(new Date(server).toUTCString()),
  }
}

it('what is written while a clock is days behind, or ahead, is as old as it is when the clock is set right', () => {
  for (const off of [-3 * DAY, 3 * DAY]) {
    const { time, clocks, pass, answer } = phone()
    clocks.device = NOW + off
    answer(NOW)
    const written_at = time.writtenAt()
    expect(away(Date.parse(written_at) - NOW)).toBeLessThan(5_000)
    pass(MINUTE)
    clocks.device = NOW + MINUTE
    // Never too old; and right with the next answer, as after a reload.
    expect(time.ageOf(written_at)).toBeLessThan(MINUTE + 5_000)
    answer(NOW + MINUTE)
    expect(away(time.ageOf(written_at) - MINUTE)).toBeLessThan(5_000)
  }
})

it('what is written after a clock jumped back without an answer is not taken for old', () => {
  const { time, clocks, answer } = phone()
  answer(NOW)
  clocks.device = NOW - 3 * DAY
  const written_at = time.writtenAt()
  clocks.device = NOW
  answer(NOW)
  expect(time.ageOf(written_at)).toBeLessThan(5_000)
})

it('what waited for two days is two days old, also on a phone whose running clock slept', () => {
  const { time, clocks, answer } = phone()
  answer(NOW)
  const written_at = time.writtenAt()
  clocks.device = NOW + 2 * DAY
  answer(NOW + 2 * DAY)
  expect(away(time.ageOf(written_at) - 2 * DAY)).toBeLessThan(5_000)
})

it('a clock that is right is left alone, so that what is written later is later', () => {
  const { time, pass, answer } = phone()
  const first = time.writtenAt()
  pass(900)
  answer(NOW)
  expect(Date.parse(time.writtenAt()) - Date.parse(first)).toBe(900)
})
