/* What can wait for a member, as screens show it; apart from the schemas so that a browser gets them without zod. */

/** What a member owes. */
export const OWED_KINDS = ['promise', 'task', 'deadline'] as const
/** What somebody else asked for and only a second person can decide. */
export const SECOND_KINDS = [
  'closing',
  'hold_lift',
  'original',
  'block',
  'member_request',
  'question',
  'text',
  'number',
  'broadcast',
  'snippet',
] as const
/** What came back to whoever wrote it. */
export const RETURNED_KINDS = ['question_back', 'member_refused'] as const
/** What waits for somebody of the team, whoever has time. */
const TEAM_KINDS = [
  'team_promise',
  'team_deadline',
  'new_case',
  'new_question',
  'escalated_question',
  'complaint',
  'phone',
  'place',
  'alert',
] as const
export const AWAIT_KINDS = [...OWED_KINDS, ...SECOND_KINDS, ...RETURNED_KINDS, ...TEAM_KINDS] as const
export type AwaitKind = (typeof AWAIT_KINDS)[number]

/** How many lines of a kind are told; the rest stand where they are worked off. */
export const DAY_LINES = 5
