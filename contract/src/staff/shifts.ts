import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'

/** `HH:MM` on the clock of Asia/Tashkent; `24:00` is the end of the day. */
const opens = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const closes = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
/** A day as it stands in a calendar in Uzbekistan: `2026-03-21`. */
const Day = z.iso.date()

/** Closing at or before the opening time means: on the next day. `00:00` to `24:00` is the whole day. */
export const Interval = z.strictObject({ opens, closes })
export type Interval = z.infer<typeof Interval>
const intervals = z.array(Interval).max(6)

/** Seven days, Monday first; several intervals make a split shift, none is a closed day. */
export const Week = z.array(intervals).length(7)
export type Week = z.infer<typeof Week>

/** Stands in for the weekday: a holiday (no intervals), or a day with hours of its own. One a day and language. */
export const SpecialDay = z.strictObject({
  day: Day,
  langs: z.array(Language).min(1).max(3),
  title: z.string().trim().min(1).max(100),
  intervals,
})
export type SpecialDay = z.infer<typeof SpecialDay>

export const HoursBody = z.strictObject({
  weeks: z.strictObject({ uz: Week, ru: Week, en: Week }),
  special_days: z.array(SpecialDay).max(200),
})
export type HoursBody = z.infer<typeof HoursBody>

/** By language: whether the hours say open now, and if not, when next; null: not within half a year. */
const HoursNow = z.strictObject({ open: z.boolean(), opens_at: Timestamp.nullable() })
export const Hours = HoursBody.extend({
  /** Days off with a fixed date that are not in the calendar yet: for a person to check, nothing follows from them. */
  suggested: z.array(z.strictObject({ day: Day, title: z.string() })),
  now: z.strictObject({ uz: HoursNow, ru: HoursNow, en: HoursNow }),
})
export type Hours = z.infer<typeof Hours>

const RotaMember = z.strictObject({ id: Id, alias: z.string(), langs: z.array(Language) })
export const RotaShift = z.strictObject({ id: Id, account_id: Id, starts_at: Timestamp, ends_at: Timestamp })
export type RotaShift = z.infer<typeof RotaShift>
/** A counsellor gets their own shifts, a supervisor and an admin the team's. */
export const Rota = z.strictObject({ members: z.array(RotaMember), shifts: z.array(RotaShift) })
export type Rota = z.infer<typeof Rota>
/** From one day up to and with another, at most 62 days. */
export const RotaQuery = z.strictObject({ from: Day, to: Day })
/** `weeks`: the same shift again in the weeks that follow. */
export const RotaBody = z.strictObject({
  account_id: Id,
  starts_at: Timestamp,
  ends_at: Timestamp,
  weeks: z.int().min(1).max(12).default(1),
})
export const RotaShifts = z.array(RotaShift)

/** How the team works. */
export const TeamSetting = z.strictObject({
  /** Open chats at once for one counsellor; a call for help (SOS) may go over it. */
  chat_cap: z.int().min(1).max(20),
  /** `pull`: counsellors take; `auto`: a chat goes to who has the fewest. */
  assignment: z.enum(['pull', 'auto']),
  /** After a console's last sign of life its chats go back to the queue. Longer than the pause between two pings. */
  lease_seconds: z.int().min(45).max(600),
})
export type TeamSetting = z.infer<typeof TeamSetting>
