const DAY_MS = 86_400_000

/** A published number that stopped working is worse than none: a check holds a year (safety.md 6). */
const CHECK_HOLDS_MS = 365 * DAY_MS

/** May a number be shown that a person last checked at `verified_at`? */
export const isVerified = (verified_at: Date | null, now: Date): boolean =>
  verified_at !== null && now.getTime() - verified_at.getTime() < CHECK_HOLDS_MS
