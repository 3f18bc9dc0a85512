import { describe, expect, it } from 'vitest'
import { dutyAt, partnerCounts, weekOf, type SlotTimes } from './duty.policy.ts'

/** `2026-11-23` is a Monday. */
const at = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+05:00`)
const slot = (account_id: string, weekday: number, opens: string, closes: string, place = 1): SlotTimes => ({
  account_id,
  weekday,
  opens,
  closes,
  place,
})

describe('who is on duty', () => {
  it.each([
    ['2026-11-23', '21:59', []],
    ['2026-11-23', '22:00', ['a']],
    ['2026-11-24', '02:30', ['a']],
    ['2026-11-24', '06:00', []],
  ])('of a night over midnight, on %s at %s: %j', (day, clock, members) => {
    expect(dutyAt([slot('a', 1, '22:00', '06:00')], at(day, clock))).toEqual(members)
  })

  it('goes on from Sunday into Monday', () => {
    expect(dutyAt([slot('a', 7, '22:00', '06:00')], at('2026-11-23', '05:59'))).toEqual(['a'])
    expect(dutyAt([slot('a', 7, '22:00', '06:00')], at('2026-11-22', '05:59'))).toEqual([])
  })

  it('is on the clock of Tashkent, whatever the server’s shows', () => {
    expect(dutyAt([slot('a', 2, '02:00', '03:00')], new Date('2026-11-23T21:30:00Z'))).toEqual(['a'])
  })

  it('is told by place, and nobody twice', () => {
    const slots = [slot('b', 1, '20:00', '24:00', 2), slot('a', 1, '22:00', '06:00', 1), slot('b', 1, '22:00', '23:00', 3)]
    expect(dutyAt(slots, at('2026-11-23', '22:30'))).toEqual(['a', 'b'])
  })
})

describe('the week', () => {
  it('without anybody is seven gaps', () => {
    expect(weekOf([])).toEqual([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00', members: [] })))
  })

  it('shows each gap plainly, also one that a night leaves', () => {
    const tuesday = weekOf([slot('a', 1, '22:00', '02:00'), slot('a', 2, '06:00', '24:00')]).filter(
      ({ weekday }) => weekday === 2,
    )
    expect(tuesday).toEqual([
      { weekday: 2, from: '00:00', to: '02:00', members: ['a'] },
      { weekday: 2, from: '02:00', to: '06:00', members: [] },
      { weekday: 2, from: '06:00', to: '24:00', members: ['a'] },
    ])
  })

  it('of somebody all day, every day has no gap', () => {
    const spans = weekOf([1, 2, 3, 4, 5, 6, 7].map((weekday) => slot('a', weekday, '00:00', '24:00')))
    expect(spans).toHaveLength(7)
    expect(spans.every(({ members }) => members.join() === 'a')).toBe(true)
  })
})

it('a partner line counts for a year after somebody called it', () => {
  const called = at('2026-11-23', '10:00')
  expect(partnerCounts(null, called)).toBe(false)
  expect(partnerCounts(called, at('2027-11-22', '10:00'))).toBe(true)
  expect(partnerCounts(called, at('2027-11-24', '10:00'))).toBe(false)
})
