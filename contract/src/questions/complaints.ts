import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { COMPLAINT_LENGTHS, COMPLAINT_STATES } from './complaint-lists.ts'
import { Language } from '../languages.ts'
import { RECEIPT_ANSWER } from '../accounts/receipts.ts'

/* What anybody may say of how they were treated, and what they read of it. No account is asked for or kept. */

const State = z.enum(COMPLAINT_STATES)

export const ComplaintBody = z.strictObject({
  text: z.string().min(COMPLAINT_LENGTHS.text_min).max(COMPLAINT_LENGTHS.text),
  /** The counsellor's name, or when it was; may be left out. */
  about: z.string().max(COMPLAINT_LENGTHS.about).default(''),
})
/** `receipt` is shown once. `help`: words of our lists stand in it, so help is offered at once. */
export const Complained = z.strictObject({ ...RECEIPT_ANSWER, help: z.boolean() })
export type Complained = z.infer<typeof Complained>

/** As whoever has the receipt sees it: not what was written, which somebody else might read. */
export const OwnComplaint = z.strictObject({
  state: State,
  lang: Language,
  created_at: Timestamp,
  answer: z.string().nullable(),
  answered_at: Timestamp.nullable(),
})
export type OwnComplaint = z.infer<typeof OwnComplaint>

/* The supervisors' side. */

export const StaffComplaintRow = z.strictObject({
  id: Id,
  state: State,
  lang: Language,
  /** Words of our lists stand in it: it is looked at first. */
  marked: z.boolean(),
  created_at: Timestamp,
  answered_at: Timestamp.nullable(),
  /** Alias of who answered. */
  answered_by: z.string().nullable(),
})
export type StaffComplaintRow = z.infer<typeof StaffComplaintRow>
export const StaffComplaintPage = pageOf(StaffComplaintRow)
export type StaffComplaintPage = z.infer<typeof StaffComplaintPage>
/** `open`: not done yet; the marked ones first, then the oldest. */
export const StaffComplaintQuery = PageQuery.extend({ state: z.enum(['open', ...COMPLAINT_STATES]).default('open') })

export const StaffComplaint = StaffComplaintRow.extend({
  text: z.string(),
  about: z.string(),
  answer: z.string().nullable(),
})
export type StaffComplaint = z.infer<typeof StaffComplaint>

export const ComplaintAnswerBody = z.strictObject({ answer: z.string().min(1).max(COMPLAINT_LENGTHS.answer) })
