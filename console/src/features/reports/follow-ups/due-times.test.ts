import { describe, expect, it } from 'vitest'
import { dayOf, quickTimes, stageOf } from './due-times.ts'

// 15:02 in Tashkent
const now = Date.parse('2026-11-21T10:02:00.000Z')
const iso = (at: number): string => new Date(at).toISOString()

describe('quick times', () => {
  it('are an hour ahead to five minutes, this evening and tomorrow morning, on the clock of Tashkent', () => {
    expect(quickTimes(now).map(({ name, at }) => [name, iso(at)])).toEqual([
      ['hour', '2026-11-21T11:05:00.000Z'],
      ['evening', '2026-11-21T13:00:00.000Z'],
      ['morning', '2026-11-22T05:00:00.000Z'],
    ])
  })

  it('offer no evening that is over or nearly so', () => {
    const late = Date.parse('2026-11-21T12:45:00.000Z')
    expect(quickTimes(late).map(({ name }) => name)).toEqual(['hour', 'morning'])
  })

  it('know tomorrow after midnight in Tashkent, not in London', () => {
    const night = Date.parse('2026-11-21T20:00:00.000Z')
    expect(iso(quickTimes(night).at(-1)!.at)).toBe('2026-11-23T05:00:00.000Z')
    expect(dayOf('2026-11-21T20:30:00.000Z', night)).toBe('today')
    expect(dayOf('2026-11-22T20:30:00.000Z', night)).toBe('tomorrow')
    expect(dayOf('2026-11-24T20:30:00.000Z', night)).toBe('other')
  })
})

it('comes nearer step by step, and is late a quarter of an hour after its time', () => {
  const stages = [61, 60, 11, 10, 1, 0, -14, -15].map((minutes) => stageOf(iso(now + minutes * 60_000), now))
  expect(stages).toEqual(['ahead', 'hour', 'hour', 'soon', 'soon', 'due', 'due', 'late'])
})
