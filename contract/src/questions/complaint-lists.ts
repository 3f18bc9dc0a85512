/* Lists and lengths of complaints that screens use; apart from the schemas so that a browser gets them without zod. */

/** Code points after NFC and trim. */
export const COMPLAINT_LENGTHS = { text_min: 10, text: 4_000, about: 80, answer: 4_000 } as const

/** `waiting`: nobody has answered; `done`: looked into, with an answer or without. */
export const COMPLAINT_STATES = ['waiting', 'answered', 'done'] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]
