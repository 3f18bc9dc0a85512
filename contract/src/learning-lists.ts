/* Lists of the learning pages; apart from the schemas so that a browser gets them without zod. */

/** How far a person is in a lesson. Nobody goes back from `done`. */
export const LESSON_STATES = ['started', 'done'] as const

/** What a person may say of a lesson, any of them at once. */
export const LESSON_FEEDBACK = ['clear', 'about_me', 'too_long', 'hard'] as const
