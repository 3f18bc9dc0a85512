import { describe, expect, it } from 'vitest'
import { normalisePhone } from './modules/accounts/auth/phone.ts'
import { readPlace, rowOf } from './modules/content/places/place-table.policy.ts'
import { bodyProblems, factsOf } from './modules/reports/reporter/report-body.policy.ts'
import { dialled } from './modules/sos/sos.policy.ts'

const report = (phone: string) => ({
  type_ids: [],
  description: 'Yordam kerak',
  contact: { channel: 'phone' as const, phone },
})
const inTable = (phones: string, known: string) => {
  const row = rowOf(['slug', 'kind', 'region', 'title_uz', 'phones'], ['a', 'legal', 'UZ-SA', 'A', phones])
  const read = readPlace(row, [{ number: known, verified_at: '2026-10-01T00:00:00.000Z' }])
  return 'place' in read ? read.place.facts.phones : read.problems
}

/** All who take a phone: sign-up, sign-in, reset, duty and invitations; a report; a call for help; the table of places. */
const READERS: Record<string, (typed: string) => unknown> = {
  account: normalisePhone,
  report: (typed) => factsOf(report(typed) as never, new Date('2026-11-26T07:00:00Z')).contact?.phone ?? null,
  sos: dialled,
  table: (typed) => (inTable(typed, '+998901234567')[0] as { number?: string }).number ?? null,
}
const SPELLINGS = [
  '+998901234567',
  '+998‑90‑123‑45‑67',
  'tel:+998901234567',
  '+998.90.123.45.67',
  '90/123/45/67',
  '＋998901234567',
  '90–123–45–67',
  '8 90 123 45 67',
  '00998901234567',
  '+998\u00A090\u00A01234567',
  '(90) 123 45 67',
  '901234567',
  '998901234567',
]

describe.each(Object.entries(READERS))('a phone that %s reads', (_, read) => {
  it.each(SPELLINGS)('is kept in one form: %j', (typed) => expect(read(typed)).toBe('+998901234567'))
})

describe('a phone in a report', () => {
  const problems = (phone: string) => bodyProblems(report(phone) as never, { signed_in: false, now: new Date() })

  it.each(SPELLINGS)('is taken as typed: %j', (typed) => expect(problems(typed)).toEqual({}))
  it('is asked for again when it is none', () => {
    expect(problems('salom')).toEqual({ 'contact.phone': ['wrong_format'] })
  })
})

describe('a number of a place', () => {
  it.each(SPELLINGS)('stays checked, however the table or an older row spells it: %j', (typed) => {
    const verified = { number: '+998901234567', verified_at: '2026-10-01T00:00:00.000Z' }
    expect(inTable(typed, '+998901234567')).toEqual([verified])
    expect(inTable('901234567', typed)).toEqual([verified])
  })
})
