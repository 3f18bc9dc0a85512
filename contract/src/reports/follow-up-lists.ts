/* Lists of what was promised; apart from the schemas so that a browser gets them without zod. */

/** An appointment is a promise to be in the talk at a day and hour. */
export const FOLLOW_UP_KINDS = ['promise', 'appointment'] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]

/** How a promise ends. `released`: the child, or whoever reported, does not want it any more. */
export const FOLLOW_UP_OUTCOMES = ['kept', 'broken', 'released'] as const
export type FollowUpOutcome = (typeof FOLLOW_UP_OUTCOMES)[number]
/** Why it was not kept. */
export const BROKEN_REASONS = ['no_time', 'not_reached', 'not_possible', 'forgotten', 'other'] as const
export type BrokenReason = (typeof BROKEN_REASONS)[number]

/** Code points. */
export const FOLLOW_UP_LENGTHS = { words: 300, reason: 300 } as const
/** So long before its time its owner is reminded, and so long after it is late and supervisors are told. */
export const REMIND_MINUTES = 10
export const LATE_MINUTES = 15
/** The furthest a promise may lie ahead. */
export const PROMISE_DAYS = 60

/**
 * What the console's socket says of promises: read the lists again. `reminder` and `due` reach whoever keeps it, `late` supervisors
 * too; `changed`: made, settled or handed on.
 */
export type FollowUpFrame = { type: 'follow_up'; id: string; change: 'changed' | 'reminder' | 'due' | 'late' }
