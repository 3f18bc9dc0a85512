/* Lists of the learning pages; apart from the schemas so that a browser gets them without zod. */

/** How far a person is in a lesson. Nobody goes back from `done`. */
export const LESSON_STATES = ['started', 'done'] as const

/** What a person may say of a lesson, any of them at once. */
export const LESSON_FEEDBACK = ['clear', 'about_me', 'too_long', 'hard'] as const

/** Words that stand in an address where a course's slug would: no course may be called so. */
export const RESERVED_COURSE_SLUGS = ['category', 'lesson', 'resource', 'progress', 'certificate', 'for'] as const
