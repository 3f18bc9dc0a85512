/* Lists of the audit log that screens use; apart from the schemas so that a browser gets them without zod. */

/** What leaves a trace (safety.md 20, 29). An action never changes its meaning: the log is kept for years. */
export const AUDIT_ACTIONS = [
  'chat.viewed_silently',
  'chat.taken_over',
  'chat.reassigned',
  'chat.ended_by_supervisor',
  'chat.transferred',
  'chat.searched',
  'person.phone_revealed',
  'person.block_asked',
  'person.block_confirmed',
  'person.block_refused',
  'person.block_lifted',
  'person.curtain_opened',
  'number.changed',
  'broadcast.approved',
  'broadcast.stopped',
  'question.approved',
  'question.closed',
  'question.escalated',
  'case.opened',
  'case.changed',
  'case.assigned',
  'case.risk_set',
  'case.closing_asked',
  'case.closing_refused',
  'case.closed',
  'case.reopened',
  'case.printed',
  'case.phone_revealed',
  'case.glass_broken',
  'case.noted',
  'case.message_sent',
  'case.referred',
  'case.hold_set',
  'case.hold_lift_asked',
  'case.hold_lifted',
  'evidence.opened',
  'evidence.original_asked',
  'evidence.original_decided',
  'evidence.original_taken',
  'sos.opened',
  'sos.accepted',
  'sos.settled',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What somebody may do to the log, as the verifier names it. */
export const AUDIT_FAULTS = ['changed', 'missing', 'out_of_place', 'cut_off', 'head_wrong', 'mark_forged', 'marks_gone'] as const
export type AuditFault = (typeof AUDIT_FAULTS)[number]
