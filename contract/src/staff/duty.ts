import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import { DUTY_LENGTHS, DUTY_PLACES } from './duty-lists.ts'
import { Interval } from './shifts.ts'
import { StaffRole } from './staff.ts'

const Weekday = z.int().min(1).max(7)
const Place = z.int().min(1).max(DUTY_PLACES)
/** As typed; a mobile number of Uzbekistan. */
const typedPhone = z.string().min(7).max(30)

/** How the last test message went; `lost`: it is not known any more. */
const Test = z.strictObject({ at: Timestamp, state: z.enum(['sending', 'sent', 'failed', 'lost']) }).nullable()

/** A phone that may be rung at night. The number is masked; whole it is shown for a step-up alone. */
const phone = {
  id: Id,
  phone: z.string(),
  /** null: it does not count yet. */
  confirmed_at: Timestamp.nullable(),
  test: Test,
}
export const DutyMember = z.strictObject({
  ...phone,
  account_id: Id,
  alias: z.string(),
  role: StaffRole,
  /** Confirmed, and of somebody who may work: their times count. */
  counts: z.boolean(),
})
export type DutyMember = z.infer<typeof DutyMember>
/** Told last, when nobody on duty has answered. It counts once somebody has called and said who answered, for a year. */
export const DutyPartner = z.strictObject({
  ...phone,
  name: z.string(),
  answered_by: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  counts: z.boolean(),
})
export type DutyPartner = z.infer<typeof DutyPartner>

/** 1 Monday … 7 Sunday, on the clock of Tashkent; `place`: who is told first, second, … */
export const DutySlot = Interval.extend({ id: Id, account_id: Id, weekday: Weekday, place: Place })
export type DutySlot = z.infer<typeof DutySlot>
/** A part of the week in which the same members would be told, in this order; nobody: a gap. `24:00` is the end of the day. */
export const DutySpan = z.strictObject({ weekday: Weekday, from: z.string(), to: z.string(), members: z.array(Id) })
export type DutySpan = z.infer<typeof DutySpan>

export const DutyRota = z.strictObject({
  members: z.array(DutyMember),
  /** Who may be added: counsellors and supervisors without a duty phone. */
  candidates: z.array(z.strictObject({ account_id: Id, alias: z.string() })),
  slots: z.array(DutySlot),
  /** The whole week in order, gaps too. */
  week: z.array(DutySpan),
  /** Who would be told at this moment, in this order. */
  now: z.array(Id),
  partner: DutyPartner.nullable(),
})
export type DutyRota = z.infer<typeof DutyRota>

/** Puts a number in place of the one there was; it has to be confirmed anew. */
export const DutyPhoneBody = z.union([
  z.strictObject({ account_id: Id, phone: typedPhone }),
  z.strictObject({ partner: z.string().trim().min(2).max(DUTY_LENGTHS.name), phone: typedPhone }),
])
export type DutyPhoneBody = z.infer<typeof DutyPhoneBody>
export const DutySlotBody = Interval.extend({
  account_id: Id,
  weekdays: z.array(Weekday).min(1).max(7),
  place: Place,
})
export type DutySlotBody = z.infer<typeof DutySlotBody>
/** "I called, and this person answered." */
export const DutyCalledBody = z.strictObject({ answered_by: z.string().trim().min(2).max(DUTY_LENGTHS.name) })
export const DutyNumber = z.strictObject({ phone: z.string() })

/** A member's own part. null: nobody has put their phone on the rota. */
export const OwnDuty = z.strictObject({
  phone: z.string().nullable(),
  confirmed_at: Timestamp.nullable(),
  /** A code is on its way or was given: until when it can be used. */
  code_until: Timestamp.nullable(),
  slots: z.array(DutySlot),
})
export type OwnDuty = z.infer<typeof OwnDuty>
export const OwnDutyCodeBody = z.strictObject({ code: z.string().regex(/^\d{6}$/) })
