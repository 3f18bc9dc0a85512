import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { SECURITY_ALERTS, SECURITY_EVENTS } from './security-lists.ts'

/* Calls under `/api/v1/staff/security/`: supervisors and admins. */

/**
 * Eight signs of a keyed hash: equal for one account, or one address, as long as the log is kept, and nothing else can be told
 * from it.
 */
const Mark = z.string().regex(/^[\da-f]{8}$/)

const WHO = {
  /** Which audience: the public site or the console. */
  audience: z.enum(['web', 'staff']),
  /** The account it was about; null: of many, or of none. */
  account: Mark.nullable(),
  /** The same for a member of the team, by name. */
  member: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  /** Where it came from; null: from many places, or not said. */
  address: Mark.nullable(),
}

/** Equal events of ten minutes are one row with a count. */
export const SecurityEventRow = z.strictObject({
  id: Id,
  event: z.enum(SECURITY_EVENTS),
  ...WHO,
  /** The call that was refused: the pattern of its address. */
  route: z.string().nullable(),
  count: z.int(),
  first_at: Timestamp,
  last_at: Timestamp,
})
export type SecurityEventRow = z.infer<typeof SecurityEventRow>
export const SecurityEventPage = pageOf(SecurityEventRow)
export type SecurityEventPage = z.infer<typeof SecurityEventPage>
export const SecurityQuery = PageQuery.extend({
  event: z.enum(SECURITY_EVENTS).optional(),
  /** A mark as it stands in a row. */
  account: Mark.optional(),
  address: Mark.optional(),
  member: Id.optional(),
})
export type SecurityQuery = z.infer<typeof SecurityQuery>

export const SecurityAlertRow = z.strictObject({
  id: Id,
  alert: z.enum(SECURITY_ALERTS),
  ...WHO,
  /** How many events stand behind it. */
  count: z.int(),
  opened_at: Timestamp,
  last_at: Timestamp,
  seen_by: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  seen_at: Timestamp.nullable(),
})
export type SecurityAlertRow = z.infer<typeof SecurityAlertRow>
/** Those nobody has seen first. */
export const SecurityAlerts = z.strictObject({ unseen: z.int(), results: z.array(SecurityAlertRow) })
export type SecurityAlerts = z.infer<typeof SecurityAlerts>
