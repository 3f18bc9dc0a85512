import type { CaseRow } from '@himoya/contract/reports/cases'
import { expect, it } from 'vitest'
import { caseRowOf, id } from '../../../../test/samples.ts'
import { callingCases } from './alarming.ts'

const row = (ref: string, given: Partial<CaseRow> = {}): CaseRow =>
  caseRowOf({ ref, state: 'received', urgency: 'now', created_at: '2026-11-21T12:00:00.000Z', ...given })

it('calls for a child in danger now, the one who waits longest first', () => {
  const rows = [row('late', { created_at: '2026-11-21T12:05:00.000Z' }), row('early'), row('calm', { urgency: 'ongoing' })]
  expect(callingCases(rows).map(({ ref }) => ref)).toEqual(['early', 'late'])
})

it('stops calling once somebody has it', () => {
  const taken = row('a', { assigned_to: { id: id(90), alias: 'Nilufar' } })
  expect(callingCases([taken, row('c', { state: 'withdrawn' })])).toEqual([])
})

it('leaves a call for help to its own bell, and never rings for a sample', () => {
  expect(callingCases([row('a', { source: 'sos' }), row('b', { sample: true })])).toEqual([])
})
