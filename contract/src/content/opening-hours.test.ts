import { describe, expect, it } from 'vitest'
import { openingAt } from './opening-hours.ts'

const day = (opens: string, closes: string) => [{ opens, closes }]
const OFFICE = [...Array.from({ length: 5 }, () => [...day('09:00', '13:00'), ...day('14:00', '18:00')]), [], []]
/** A moment by the clock of Tashkent; 23 November 2026 is a Monday. */
const at = (instant: string) => Date.parse(`2026-11-${instant}:00+05:00`)
const office = (instant: string) => openingAt({ hours: OFFICE, day_and_night: false }, at(instant))

describe('opening hours', () => {
  it('are those of Tashkent, to the minute', () => {
    expect(office('23T08:59')).toEqual({ state: 'closed', opens: '09:00', days: 0 })
    expect(office('23T09:00')).toEqual({ state: 'open', until: '13:00' })
    expect(office('23T12:59')).toEqual({ state: 'open', until: '13:00' })
    expect(office('23T13:00')).toEqual({ state: 'closed', opens: '14:00', days: 0 })
    expect(office('23T17:59')).toEqual({ state: 'open', until: '18:00' })
    expect(office('23T18:00')).toEqual({ state: 'closed', opens: '09:00', days: 1 })
    expect(office('27T18:00')).toEqual({ state: 'closed', opens: '09:00', days: 3 })
    expect(office('29T23:00')).toEqual({ state: 'closed', opens: '09:00', days: 1 })
  })

  it('reach over midnight, also from Sunday into Monday', () => {
    const nights = { hours: [[], [], [], [], day('20:00', '02:00'), [], day('22:00', '06:00')], day_and_night: false }
    expect(openingAt(nights, at('27T23:30'))).toEqual({ state: 'open', until: '02:00' })
    expect(openingAt(nights, at('28T01:30'))).toEqual({ state: 'open', until: '02:00' })
    expect(openingAt(nights, at('28T02:00'))).toEqual({ state: 'closed', opens: '22:00', days: 1 })
    expect(openingAt(nights, at('23T05:00'))).toEqual({ state: 'open', until: '06:00' })
    expect(openingAt({ hours: [day('00:00', '24:00'), [], [], [], [], [], []], day_and_night: false }, at('23T23:59'))).toEqual({
      state: 'open',
      until: '24:00',
    })
  })

  it('nothing is said where nobody knows', () => {
    expect(openingAt({ hours: null, day_and_night: false }, at('23T12:00'))).toEqual({ state: 'unknown' })
    expect(openingAt({ hours: [[], [], [], [], [], [], []], day_and_night: false }, at('23T12:00'))).toEqual({ state: 'unknown' })
    expect(openingAt({ hours: null, day_and_night: true }, at('23T03:00'))).toEqual({ state: 'always' })
  })
})
