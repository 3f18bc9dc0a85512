import type { FollowUp } from '@himoya/contract/reports/follow-ups'

/** Where a promise is kept: beside its chat or case, and for an ended chat, whose words may be another's, on my day. */
export function placeOf({ chat_id, case_id, can }: Pick<FollowUp, 'chat_id' | 'case_id' | 'can'>): string {
  if (case_id) return `/cases/${case_id}`
  return can.hand ? '/day' : `/mine/${chat_id}`
}
