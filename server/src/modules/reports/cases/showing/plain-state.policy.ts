import type { CaseState, ClosingReason } from '@himoya/contract/reports/case-lists'
import type { PlainReason, PlainState } from '@himoya/contract/reports/report-lists'

/** How far a case is, as its reporter is told it. */
export const PLAIN: Readonly<Record<CaseState, PlainState>> = {
  received: 'received',
  triage: 'checking',
  assigned: 'checking',
  assessment: 'checking',
  plan: 'in_work',
  in_progress: 'in_work',
  referred: 'in_work',
  needs_info: 'needs_you',
  closed: 'closed',
  duplicate: 'closed',
  out_of_scope: 'closed',
  withdrawn: 'closed',
}

const SETTLED: Partial<Record<CaseState, PlainReason>> = {
  duplicate: 'known_already',
  out_of_scope: 'not_ours',
  withdrawn: 'withdrawn',
}
/** null: said in words of our own in the inbox, or not at all. A reason from a list would hurt. */
const CLOSED: Readonly<Record<ClosingReason, PlainReason | null>> = {
  helped: 'helped',
  handed_over: 'referred',
  unfounded: null,
  unreachable: null,
  moved: null,
}

export function plainReason(state: CaseState, closing_reason: ClosingReason | null): PlainReason | null {
  if (state === 'closed') return closing_reason && CLOSED[closing_reason]
  return SETTLED[state] ?? null
}
