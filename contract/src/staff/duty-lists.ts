/* What screens of the duty rota use; apart from the schemas so that a browser gets it without zod. */

/** Code points. */
export const DUTY_LENGTHS = { name: 60 } as const
/** First, second, … : so many may be told one after the other before the partner line. */
export const DUTY_PLACES = 5
/** A partner line that nobody has called for so long does not count any more. */
export const PARTNER_DAYS = 365
