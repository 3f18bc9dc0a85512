import type { CaseRow } from '@himoya/contract/cases'

/**
 * A child is in danger now and nobody has the case: it calls until somebody takes it. The oldest first. What came by SOS rings as
 * a call of its own (sos/sos-bar.tsx).
 */
export const callingCases = (rows: readonly CaseRow[]): CaseRow[] =>
  rows
    .filter(
      ({ urgency, assigned_to, state, source }) =>
        source === 'form' && urgency === 'now' && assigned_to === null && (state === 'received' || state === 'triage'),
    )
    .toSorted((left, right) => left.created_at.localeCompare(right.created_at))
