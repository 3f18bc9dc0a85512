import type { EvidenceKind } from '@himoya/contract/reports/report-lists'

/** The words for a file that arrived and that the team cannot look at, or not at all of it, or not yet; with what its sender can do. */
export function outcomeKey(kind: EvidenceKind, outcome: 'pending' | 'incomplete' | 'unreadable') {
  if (outcome === 'pending') return 'kept_pending'
  if (outcome === 'unreadable') return `unreadable_${kind}` as const
  return kind === 'document' ? 'incomplete_document' : 'incomplete'
}
