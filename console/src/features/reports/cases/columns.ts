import type { CaseState } from '@himoya/contract/reports/case-lists'

type Column = { name: 'received' | 'triage' | 'assigned' | 'work' | 'waiting'; states: readonly CaseState[] }

/** The board from left to right: what is new, what somebody has, what is worked on, what waits for others. */
export const COLUMNS: readonly Column[] = [
  { name: 'received', states: ['received'] },
  { name: 'triage', states: ['triage'] },
  { name: 'assigned', states: ['assigned', 'assessment'] },
  { name: 'work', states: ['plan', 'in_progress'] },
  { name: 'waiting', states: ['needs_info', 'referred'] },
]
