import type { Interval, SpecialDay, Week } from '@himoya/contract/staff/shifts'
import { describe, expect, it } from 'vitest'
import { type Calendar, doubledDays, isOpenAt, nextOpening, openingAfter } from './hours.policy.ts'
import { suggestedHolidays } from './holidays.policy.ts'

const CLOSED: Week = [[], [], [], [], [], [], []]
const week = (interval: Interval[], days = [0, 1, 2, 3, 4]): Week => CLOSED.map((_, day) => (days.includes(day) ? interval : []))
const calendar = (uz: Week, special_days: SpecialDay[] = []): Calendar => ({
  weeks: { uz, ru: CLOSED, en: CLOSED },
  special_days,
})
/** `2026-11-23` is a Monday. */
const at = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+05:00`)
const SPLIT = [
  { opens: '08:00', closes: '13:00' },
  { opens: '14:00', closes: '20:00' },
]

describe('working hours', () => {
  const split = calendar(week(SPLIT))

  it.each([
    ['07:59', false],
    ['08:00', true],
    ['12:59', true],
    ['13:00', false],
    ['14:00', true],
    ['20:00', false],
  ])('of a split shift at %s on a Monday: open %s', (clock, open) => {
    expect(isOpenAt(split, 'uz', at('2026-11-23', clock))).toBe(open)
  })

  it('hold for their language only', () => {
    expect(isOpenAt(split, 'ru', at('2026-11-23', '10:00'))).toBe(false)
    expect(nextOpening(split, 'ru', at('2026-11-23', '10:00'))).toBeNull()
  })

  it('open next after the gap, after the night, after the weekend', () => {
    expect(nextOpening(split, 'uz', at('2026-11-23', '13:30'))).toEqual(at('2026-11-23', '14:00'))
    expect(nextOpening(split, 'uz', at('2026-11-23', '20:00'))).toEqual(at('2026-11-24', '08:00'))
    expect(nextOpening(split, 'uz', at('2026-11-27', '21:00'))).toEqual(at('2026-11-30', '08:00'))
    expect(nextOpening(split, 'uz', at('2026-11-23', '10:00'))).toBeNull()
    expect(openingAfter(split, 'uz', at('2026-11-23', '10:00'))).toEqual(at('2026-11-23', '14:00'))
  })

  it('run past midnight into a day that is closed by itself', () => {
    const night = calendar(week([{ opens: '20:00', closes: '02:00' }], [4]))
    expect(isOpenAt(night, 'uz', at('2026-11-28', '01:59'))).toBe(true)
    expect(isOpenAt(night, 'uz', at('2026-11-28', '02:00'))).toBe(false)
    expect(isOpenAt(night, 'uz', at('2026-11-27', '01:00'))).toBe(false)
  })

  it('of all the day, every day, never close', () => {
    const always = calendar(week([{ opens: '00:00', closes: '24:00' }], [0, 1, 2, 3, 4, 5, 6]))
    expect(isOpenAt(always, 'uz', at('2026-11-28', '23:59'))).toBe(true)
    expect(isOpenAt(always, 'uz', at('2026-11-29', '00:00'))).toBe(true)
    expect(nextOpening(always, 'uz', at('2026-11-29', '00:00'))).toBeNull()
  })

  it('are those of Tashkent, whatever the server’s clock shows', () => {
    expect(isOpenAt(split, 'uz', new Date('2026-11-23T03:00:00Z'))).toBe(true)
    expect(isOpenAt(split, 'uz', new Date('2026-11-22T20:00:00Z'))).toBe(false)
  })
})

describe('a special day', () => {
  const holiday: SpecialDay = { day: '2026-11-24', langs: ['uz'], title: 'Bayram', intervals: [] }

  it('closes a working day, and the next opening skips it', () => {
    const closed = calendar(week(SPLIT), [holiday])
    expect(isOpenAt(closed, 'uz', at('2026-11-24', '10:00'))).toBe(false)
    expect(nextOpening(closed, 'uz', at('2026-11-23', '20:00'))).toEqual(at('2026-11-25', '08:00'))
  })

  it('has hours of its own, also on a closed day', () => {
    const sunday = { ...holiday, day: '2026-11-29', intervals: [{ opens: '10:00', closes: '12:00' }] }
    const open = calendar(week(SPLIT), [sunday])
    expect(isOpenAt(open, 'uz', at('2026-11-29', '11:00'))).toBe(true)
    expect(nextOpening(open, 'uz', at('2026-11-28', '11:00'))).toEqual(at('2026-11-29', '10:00'))
  })

  it('does not cut off the night that runs into it', () => {
    const night = calendar(week([{ opens: '20:00', closes: '02:00' }], [0]), [holiday])
    expect(isOpenAt(night, 'uz', at('2026-11-24', '01:00'))).toBe(true)
  })

  it('touches only its languages, and stands once a language', () => {
    const ru = { ...holiday, langs: ['ru' as const] }
    expect(isOpenAt(calendar(week(SPLIT), [ru]), 'uz', at('2026-11-24', '10:00'))).toBe(true)
    expect(doubledDays([holiday, ru])).toEqual([])
    expect(doubledDays([holiday, { ...ru, langs: ['ru', 'uz'] }])).toEqual(['2026-11-24'])
  })
})

it('suggests the holidays of the coming year that nobody has entered', () => {
  const days = suggestedHolidays('2026-11-21', new Set(['2027-03-21'])).map(({ day }) => day)
  expect(days).toContain('2026-12-08')
  expect(days).toContain('2027-01-01')
  expect(days).not.toContain('2027-03-21')
  expect(days).not.toContain('2026-09-01')
  expect(days).toContain('2027-09-01')
  expect(days).not.toContain('2027-12-08')
})
