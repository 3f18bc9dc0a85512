import { describe, expect, it } from 'vitest'
import { availabilityOf, opensAt, waitMinutes } from '../availability/availability.policy.ts'
import { pickCounsellor } from './queue.policy.ts'

const soon = new Date('2026-11-22T03:00:00.000Z')
const later = new Date('2026-11-23T03:00:00.000Z')
const figure = { seconds_a_place: 90, waits: 5 }
const picture = { counsellors: [{ open_chats: 0 }], chat_cap: 4, waiting: 0, figure: undefined, opens_at: null }

describe('what a visitor is told', () => {
  it('open with a free hand, busy with none, closed with nobody', () => {
    expect(availabilityOf(picture)).toEqual({ state: 'open' })
    expect(availabilityOf({ ...picture, counsellors: [{ open_chats: 4 }, { open_chats: 3 }] })).toEqual({ state: 'open' })
    expect(availabilityOf({ ...picture, counsellors: [{ open_chats: 4 }, { open_chats: 5 }] })).toEqual({ state: 'busy' })
    expect(availabilityOf({ ...picture, counsellors: [], opens_at: soon })).toEqual({
      state: 'closed',
      opens_at: soon.toISOString(),
    })
  })

  it('the wait for the place behind everybody, and no figure where there were too few waits', () => {
    expect(availabilityOf({ ...picture, waiting: 2, figure })).toEqual({ state: 'open', wait_minutes: 5 })
    expect(availabilityOf({ ...picture, waiting: 2, figure: { ...figure, waits: 4 } })).toEqual({ state: 'open' })
    expect(waitMinutes({ seconds_a_place: 0, waits: 9 }, 1)).toBe(1)
    expect(waitMinutes(figure, 1_000)).toBeUndefined()
  })

  it('the opening by the hours', () => {
    expect(opensAt({ open: false, opens_at: later, next_at: later }, { now: false, next_at: soon })).toBe(later)
    expect(opensAt({ open: false, opens_at: null, next_at: null }, { now: false, next_at: soon })).toBe(soon)
    expect(opensAt({ open: false, opens_at: null, next_at: null }, undefined)).toBeNull()
  })

  it('of a chat that should be open what comes first, and nothing while somebody is expected at any moment', () => {
    const missed = { open: true, opens_at: null, next_at: later }
    expect(opensAt(missed, { now: false, next_at: soon })).toBe(soon)
    expect(opensAt({ ...missed, next_at: soon }, { now: false, next_at: later })).toBe(soon)
    expect(opensAt(missed, undefined)).toBe(later)
    expect(opensAt(missed, { now: true, next_at: later })).toBeNull()
  })
})

describe('handing out', () => {
  const member = { id: 'a', role: 'counsellor', langs: ['uz'], open_chats: 1, last_taken: soon }
  const chat = { lang: 'uz', risk: 'low', last_staff: null, another_than: null }
  const pick = (free: (typeof member)[], wanted: Parameters<typeof pickCounsellor>[1] = chat) =>
    pickCounsellor<typeof member>(free, wanted, 4)?.id

  it('gives to the one with the fewest, then to the longest idle', () => {
    expect(pick([member, { ...member, id: 'b', open_chats: 0, last_taken: later }])).toBe('b')
    expect(
      pick([
        { ...member, last_taken: later },
        { ...member, id: 'b' },
      ]),
    ).toBe('b')
  })

  it('gives to nobody of another language, at the cap, who has just left it, or whom the person asked not to have; nor to a supervisor', () => {
    expect(pick([{ ...member, langs: ['ru'] }])).toBeUndefined()
    expect(pick([{ ...member, open_chats: 4 }])).toBeUndefined()
    expect(pick([member], { ...chat, last_staff: 'a' })).toBeUndefined()
    expect(pick([member], { ...chat, another_than: 'a' })).toBeUndefined()
    expect(pick([{ ...member, role: 'supervisor' }])).toBeUndefined()
  })

  it('lets a call for help over the cap', () => {
    expect(pick([{ ...member, open_chats: 4 }], { ...chat, risk: 'sos' })).toBe('a')
  })
})
