/* Lists of members that screens use; apart from the schemas so that a browser gets them without zod. */

/** What may be asked for a member. */
export const REQUEST_KINDS = ['invite', 'reinvite', 'role', 'phone'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** `direct`: no second person was needed. `replaced`: asked anew before anybody decided. */
export const REQUEST_STATES = ['waiting', 'approved', 'refused', 'replaced', 'direct'] as const

/** `asked`: a supervisor has not yet said yes to the invitation. */
export const MEMBER_STATES = ['asked', 'invited', 'active', 'blocked'] as const

/** Acts that want a proof of their own: what was proven for something else, or by signing in, opens no new way in. */
export const STEP_UP_PURPOSES = ['new_factor'] as const
export type StepUpPurpose = (typeof STEP_UP_PURPOSES)[number]
