/* What screens need of safety plans; apart from the schemas so that a browser gets them without zod. */

/** Of a safety plan: lines of a part, letters of a line and of the place; all of it fits into one message. */
export const PLAN_LENGTHS = { lines: 6, line: 150, place: 300 } as const
/** As it is dialled. */
export const PLAN_PHONE = /^[+]?[0-9]{2,14}$/
