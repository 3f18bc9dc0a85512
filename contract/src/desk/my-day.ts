import { z } from 'zod'
import { Timestamp } from '../common.ts'
import { AWAIT_KINDS } from './my-day-lists.ts'

/*
 * `GET /api/v1/staff/my-day/`: what waits for the caller, each module answering for itself. Every role; each gets what its role may do.
 */

/** One that waits: nothing that a child said. */
export const DayLine = z.strictObject({
  id: z.string(),
  /** What it is called: a case’s number, a title of ours, a name of a member; null where its name is a person’s words. */
  about: z.string().nullable(),
  /** Which of its kind: a content’s type, what is owed on a case. */
  of: z.string().nullable(),
  /** Who asked for it, or gave it back. */
  by: z.string().nullable(),
  /** Why it came back, in the words of who gave it back. */
  why: z.string().nullable(),
  /** By when it is owed, or since when it waits. */
  at: Timestamp.nullable(),
  /** Its time is over. */
  late: z.boolean(),
})
export type DayLine = z.infer<typeof DayLine>

/** The most pressing lines of a kind, and how many there are in all. */
export const DayPart = z.strictObject({ kind: z.enum(AWAIT_KINDS), count: z.int(), lines: z.array(DayLine) })
export type DayPart = z.infer<typeof DayPart>
/** Only kinds of which something waits. */
export const MyDay = z.strictObject({ parts: z.array(DayPart) })
export type MyDay = z.infer<typeof MyDay>
