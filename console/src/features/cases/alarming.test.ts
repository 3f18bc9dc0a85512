import type { CaseRow } from '@himoya/contract/cases'
import { expect, it } from 'vitest'
import { callingCases } from './alarming.ts'

const row = (id: string, given: Partial<CaseRow> = {}): CaseRow => ({
  id,
  ref: id,
  version: 1,
  sample: false,
  source: 'form',
  state: 'received',
  risk: 'unknown',
  urgency: 'now',
  type_ids: ['beating'],
  region_code: 'UZ-TK',
  child_age_band: '7-10',
  reporter_role: 'neighbour',
  lang: 'uz',
  assigned_to: null,
  topics: [],
  unread: 0,
  files: 0,
  times_reopened: 0,
  next: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
  ...given,
})

it('calls for a child in danger now, the one who waits longest first', () => {
  const rows = [row('late', { created_at: '2026-11-21T12:05:00.000Z' }), row('early'), row('calm', { urgency: 'ongoing' })]
  expect(callingCases(rows).map(({ id }) => id)).toEqual(['early', 'late'])
})

it('stops calling once somebody has it', () => {
  const taken = row('a', { assigned_to: { id: 'b', alias: 'Nilufar' } })
  expect(callingCases([taken, row('c', { state: 'withdrawn' })])).toEqual([])
})

it('leaves a call for help to its own bell, and never rings for a sample', () => {
  expect(callingCases([row('a', { source: 'sos' }), row('b', { sample: true })])).toEqual([])
})
