/* Lists of the learning pages; apart from the schemas so that a browser gets them without zod. */

/** How far a person is in a lesson. Nobody goes back from `done`. */
export const LESSON_STATES = ['started', 'done'] as const

/** What a person may say of a lesson, any of them at once. */
export const LESSON_FEEDBACK = ['clear', 'about_me', 'too_long', 'hard'] as const

/** How much of its test of situations has to be right for a certificate, in percent (decision 0093). */
export const CERTIFICATE_PERCENT = 80

/** So many of the questions; in whole ones, and never fewer than the percent say: 7 of 8. */
export const neededForCertificate = (max: number): number => Math.ceil((max * CERTIFICATE_PERCENT) / 100)

/** Of a result of that test. */
export const isEnoughForCertificate = ({ score, max }: { score: number; max: number }): boolean =>
  score >= neededForCertificate(max)
