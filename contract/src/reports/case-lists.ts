/* Lists of working on a case that screens use; apart from the schemas so that a browser gets them without zod. */

/** Where a case stands. `reopened` cases stand in `in_progress` again; `times_reopened` counts. */
export const CASE_STATES = [
  'received',
  'triage',
  'assigned',
  'assessment',
  'plan',
  'in_progress',
  'needs_info',
  'referred',
  'closed',
  'duplicate',
  'out_of_scope',
  'withdrawn',
] as const
export type CaseState = (typeof CASE_STATES)[number]
export const SETTLED_STATES = ['closed', 'duplicate', 'out_of_scope', 'withdrawn'] as const
/** Nobody owes it anything any more. */
export const isSettled = (state: CaseState): boolean => (SETTLED_STATES as readonly CaseState[]).includes(state)

/** Low and high are the words of resolution 440; `unknown` until somebody has looked. */
export const CASE_RISKS = ['high', 'low', 'unknown'] as const
export type CaseRisk = (typeof CASE_RISKS)[number]

/** What can be done to a case, each a row of the table of transitions. */
export const CASE_ACTS = [
  'begin_triage',
  'set_risk',
  'assign',
  'begin_assessment',
  'make_plan',
  'begin_work',
  'ask_reporter',
  'answered',
  'refer',
  'referral_back',
  'mark_duplicate',
  'mark_out_of_scope',
  'withdraw',
  'ask_closing',
  'refuse_closing',
  'close',
  'reopen',
] as const
export type CaseAct = (typeof CASE_ACTS)[number]

/** What an act of staff brings with it; one that is not here brings nothing. */
export const ACT_NEEDS = {
  set_risk: ['risk', 'reason'],
  assign: ['assign_to'],
  make_plan: ['plan'],
  ask_reporter: ['message'],
  mark_duplicate: ['duplicate_of'],
  mark_out_of_scope: ['reason'],
  ask_closing: ['closing_reason', 'summary'],
  refuse_closing: ['reason'],
  reopen: ['reason'],
} as const satisfies Partial<Record<CaseAct, readonly string[]>>
export type ActNeed = (typeof ACT_NEEDS)[keyof typeof ACT_NEEDS][number]
/** `alone`: nobody asked for the closing before, so that closing brings what asking for it would. */
export const needsOf = (act: CaseAct, alone: boolean): readonly ActNeed[] =>
  (ACT_NEEDS as Partial<Record<CaseAct, readonly ActNeed[]>>)[act === 'close' && alone ? 'ask_closing' : act] ?? []

/** What is still open holds these back, unless a supervisor says why not. */
export const isClosing = (act: CaseAct): boolean => act === 'ask_closing' || act === 'close'

export const CLOSING_REASONS = ['helped', 'handed_over', 'unfounded', 'unreachable', 'moved'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]

export const PERSON_ROLES = ['child', 'reporter', 'parent', 'relative', 'suspect', 'witness', 'specialist', 'other'] as const
export const TASK_STATES = ['open', 'done', 'dropped'] as const
export const REFERRAL_STATES = ['draft', 'consent', 'sent', 'accepted', 'rejected', 'done', 'revoked'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]
/** Nobody waits for an answer any more. */
export const ENDED_REFERRALS = ['rejected', 'done', 'revoked'] as const satisfies readonly ReferralState[]
export const REFERRAL_ACTS = ['ask_consent', 'send', 'accept', 'reject', 'finish', 'revoke'] as const
export type ReferralAct = (typeof REFERRAL_ACTS)[number]
/** To whom; with an emergency duty nobody's consent is waited for, and the reason is written. */
export const REFERRAL_TARGETS = [
  'inson',
  'police',
  'emergency',
  'medical',
  'school',
  'ombudsman',
  'guardianship',
  'other',
] as const
export const CONSENTS = ['given_by_child', 'given_by_parent', 'duty_to_report'] as const

/** Promises with a time (product.md 5). */
export const DEADLINE_KINDS = ['alarm', 'first_look', 'first_words', 'review', 'task'] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** What stands on the timeline. */
export const TIMELINE_KINDS = [
  'received',
  'state',
  'risk',
  'assigned',
  'message',
  'note',
  'file',
  'person',
  'plan',
  'task',
  'referral',
  'duplicate',
  'closing',
  'opened',
  'printed',
  'break_glass',
  'original',
  'deadline',
  'hold',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Code points. */
export const CASE_LENGTHS = {
  reason_min: 3,
  reason: 500,
  note: 10_000,
  plan: 10_000,
  task: 300,
  person_name: 120,
  person_about: 1_000,
  message: 4_000,
} as const
/** A note can be changed by who wrote it for so long; then it is locked for ever. */
export const NOTE_OPEN_MINUTES = 15
export const BREAK_GLASS_MINUTES = 60

/**
 * What the console's socket says of cases: read the board or the case again. `late`: a promise was not kept, `alarm` says which;
 * `opened` with an alarm: a child is in danger now and nobody has it yet. `break_glass`: somebody reads another's case in need.
 */
export type CaseFrame = { type: 'case'; id: string; change: 'opened' | 'changed' | 'late' | 'break_glass'; alarm?: DeadlineKind }
