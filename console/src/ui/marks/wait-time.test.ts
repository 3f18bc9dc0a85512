import { describe, expect, it } from 'vitest'
import { formatWait, isLongWait } from './wait-time.ts'

const since = '2026-11-21T10:00:00.000Z'
const after = (seconds: number): number => Date.parse(since) + seconds * 1_000

describe('the wait clock', () => {
  it.each([
    [0, '0:00'],
    [41, '0:41'],
    [60, '1:00'],
    [725, '12:05'],
    [3723, '1:02:03'],
    [90_000, '25:00:00'],
  ])('shows %i seconds as %s', (seconds, shown) => {
    expect(formatWait(since, after(seconds))).toBe(shown)
  })

  it('never counts backwards when the computer’s clock is behind the server’s', () => {
    expect(formatWait(since, after(-30))).toBe('0:00')
  })

  it('calls five minutes a long wait, not a second less', () => {
    expect(isLongWait(since, after(299))).toBe(false)
    expect(isLongWait(since, after(300))).toBe(true)
  })
})
