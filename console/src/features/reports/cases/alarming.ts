import type { CaseRow } from '@himoya/contract/reports/cases'

/**
 * A child is in danger now and nobody has the case: it calls until somebody takes it, the oldest first. What came by SOS rings as
 * a call of its own (sos/sos-bar.tsx), and samples are to look at.
 */
export const callingCases = (rows: readonly CaseRow[]): CaseRow[] =>
  rows.filter(calls).toSorted((left, right) => left.created_at.localeCompare(right.created_at))

function calls({ urgency, assigned_to, state, source, sample }: CaseRow): boolean {
  if (urgency !== 'now' || assigned_to !== null || source === 'sos' || sample) return false
  return state === 'received' || state === 'triage'
}
