import type { Limit } from '../../../platform/limits/limits.ts'

/** Everything here is from safety.md 12-16. Times are in seconds. */

/** Access tokens live short; a refresh token dies after `idle` unused and with its session after `max`. */
export const TOKEN_LIFE = {
  web: { access: 10 * 60, idle: 14 * 24 * 3_600, max: 30 * 24 * 3_600 },
  staff: { access: 5 * 60, idle: 30 * 60, max: 12 * 3_600 },
} as const

/** How long the token before the current one still gets the current pair (two tabs, a lost answer). */
export const REFRESH_GRACE = 20

export const CODE_LIFE = 5 * 60
export const CODE_TRIES = 5
/** The wait after the first, the second and every later code. */
export const RESEND_WAITS = [60, 120, 300] as const
/** After an hour of quiet the waits begin anew. */
export const RESEND_MEMORY = 3_600
/** Codes to one phone for one purpose: who keeps asking for a new account with her number takes no password from its owner. */
export const PHONE_LIMITS: readonly Limit[] = [
  { points: 3, seconds: 10 * 60 },
  { points: 5, seconds: 3_600 },
  { points: 8, seconds: 24 * 3_600 },
]
/** Different numbers with the same first seven digits; the next costs a proof of work, for a block is many people's. */
export const PREFIX_LIMIT: Limit = { points: 20, seconds: 10 * 60 }

/** Accounts asked for and codes asked for from one address: free, then with a proof of work, then not at all. */
export const ADDRESS_FREE: Limit = { points: 10, seconds: 3_600 }
export const ADDRESS_STOP: Limit = { points: 200, seconds: 3_600 }

/** SMS in 24 h. Registrations leave the reserve to people who have an account and lost their password. */
export const SMS_PER_DAY = 5_000
export const SMS_RESERVE = 1_000
export const DAY = 24 * 3_600

/** Waits after 1, 2, 3 ... wrong passwords: 1, 2, 4 ... up to this. Forgotten after an hour without another. */
export const LONGEST_DELAY = 60
export const DELAY_MEMORY = 3_600
/** Wrong passwords of one address on many accounts that cost nothing: a school or an operator shares one. */
export const ADDRESS_FREE_FAILURES = 10

/** The time between the second and the third step of a forgotten password. */
export const RESET_LIFE = 10 * 60

/** What lies behind a curtain waits so long for its owner when somebody else has deleted the account (safety.md 5). */
export const CLOSING_LIFE = 30 * DAY

/** How long a sign-in, or the factor given again, is good for acts that ask for it (safety.md 18). */
export const STEP_UP_LIFE = 10 * 60
/** How long a proof given for one act is good for it: a new way in is not opened by what was proven for something else. */
export const PURPOSE_LIFE = 60
