import { z } from 'zod'
import { AUDIT_ACTIONS, AUDIT_FAULTS } from './audit-lists.ts'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'

/* Calls under `/api/v1/staff/audit/`: supervisors and admins. */

/** Who did what to what, and when; written before any personal data left. */
export const AuditEntry = z.strictObject({
  /** Its place in the log, dense from 1. */
  seq: z.int(),
  id: Id,
  at: Timestamp,
  /** null: the account is gone. */
  actor: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subject_id: Id,
  /** In the actor's words. For supervisors alone, and gone with whom it is about. */
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.infer<typeof AuditPage>
export const AuditQuery = PageQuery.extend({
  action: z.enum(AUDIT_ACTIONS).optional(),
  actor: Id.optional(),
  subject: Id.optional(),
  /** From this time on, and before that one. */
  from: Timestamp.optional(),
  to: Timestamp.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** What the verifier says of the whole log. */
export const AuditCheck = z.strictObject({
  whole: z.boolean(),
  entries: z.int(),
  /** Everything before was deleted for its age. */
  first_seq: z.int(),
  last_seq: z.int(),
  /** Up to here the log stands under the key outside the database; the rest is of the last second. */
  anchored_seq: z.int(),
  /** What is not as it was written, the first hundred; `seq` names the place. */
  findings: z.array(z.strictObject({ fault: z.enum(AUDIT_FAULTS), seq: z.int(), id: Id.nullable() })),
  found: z.int(),
  checked_at: Timestamp,
})
export type AuditCheck = z.infer<typeof AuditCheck>
