import { z } from 'zod'
import { Session } from '../accounts/auth.ts'
import { Id, pageOf, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { DESK_LENGTHS } from '../chat/desk-lists.ts'
import { LENGTHS } from '../limits.ts'
import { MEMBER_STATES, REQUEST_KINDS, REQUEST_STATES, STEP_UP_PURPOSES } from './member-lists.ts'
import { PasskeyAnswer } from './passkeys.ts'
import { StaffRole, StaffSignedIn } from './staff.ts'

const email = z.string().trim().pipe(z.email().max(254))
const alias = z.string().min(2).max(LENGTHS.name)
/** A mobile number of Uzbekistan, the member's own: links go there and nowhere else. */
const phone = z.string().min(7).max(30)
const langs = z.array(Language).min(1).max(3)
/** Six digits of the authenticator, or a recovery code. */
const code = z.string().max(60)

/** A staff account as admins see it. */
export const Member = z.strictObject({
  id: Id,
  /** null until the invited person has chosen it (only the first admin). */
  email: z.string().nullable(),
  alias: z.string(),
  role: StaffRole,
  langs: z.array(Language),
  /** Masked; null: none yet, so no link can be sent. */
  phone: z.string().nullable(),
  state: z.enum(MEMBER_STATES),
  second_factor: z.boolean(),
  /** What waits for a supervisor's yes. */
  waits: z.enum(REQUEST_KINDS).nullable(),
  created_at: Timestamp,
})
export type Member = z.infer<typeof Member>
export const MemberPage = pageOf(Member)
export type MemberPage = z.infer<typeof MemberPage>

export const NewMemberBody = z.strictObject({ email, phone, alias, role: StaffRole, langs })
export const ChangeMemberBody = z.strictObject({
  alias: alias.optional(),
  role: StaffRole.optional(),
  langs: langs.optional(),
  phone: phone.optional(),
  blocked: z.boolean().optional(),
})
/**
 * The link goes by SMS to the member's own phone, never to who invites. `sent: false`: it waits for a supervisor's yes,
 * because the role reads what people write, or the member works already (docs/decisions/0041).
 */
export const Invited = z.strictObject({ member: Member, sent: z.boolean() })
export type Invited = z.infer<typeof Invited>

/*
 * Supervisors and admins: GET staff/member-request/ -> MemberRequestPage, what waits first.
 * Supervisors: POST staff/member-request/{id}/decide/ DecideRequestBody -> MemberRequest; second_person, already_done.
 */
const who = z.strictObject({ id: Id, alias: z.string() })
export const MemberRequest = z.strictObject({
  id: Id,
  kind: z.enum(REQUEST_KINDS),
  member: who.extend({ role: StaffRole }),
  /** The wanted one, with kind `role`. */
  role: StaffRole.nullable(),
  /** Masked, where the link goes or is to go. */
  phone: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
  asked_by: who,
  asked_at: Timestamp,
  decided_by: who.nullable(),
  decided_at: Timestamp.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type MemberRequest = z.infer<typeof MemberRequest>
export const MemberRequestPage = pageOf(MemberRequest)
export type MemberRequestPage = z.infer<typeof MemberRequestPage>
export const DecideRequestBody = z.discriminatedUnion('approve', [
  z.strictObject({ approve: z.literal(true) }),
  z.strictObject({ approve: z.literal(false), reason: z.string().trim().min(DESK_LENGTHS.reason_min).max(DESK_LENGTHS.reason) }),
])

/*
 * Before acts that could harm somebody the session proves itself again, for ten minutes; a sign-in counts too.
 * GET staff/auth/step-up/ -> StepUp, POST StepUpBody -> Tokens: the pair before it opens nothing any more. Such calls answer `step_up_required` until then.
 */
export const StepUp = z.strictObject({ ways: z.array(z.enum(['passkey', 'code', 'password'])).min(1) })
export type StepUp = z.infer<typeof StepUp>
export const StepUpBody = z.strictObject({
  passkey: PasskeyAnswer.optional(),
  code: z.string().max(60).optional(),
  password: z
    .string()
    .max(2 * LENGTHS.password)
    .optional(),
  /** For one act alone, within a minute. */
  purpose: z.enum(STEP_UP_PURPOSES).optional(),
})
export type StepUpBody = z.infer<typeof StepUpBody>

/** POST staff/auth/password/ -> 204: a member's own; signed out everywhere else. */
export const StaffPasswordBody = z.strictObject({
  old_password: z.string().max(2 * LENGTHS.password),
  new_password: z.string().max(2 * LENGTHS.password),
})

/** What an authenticator needs: the key in base 32 for typing, the `otpauth:` URL for a QR code. */
export const SecondFactorOffer = z.strictObject({ secret: z.string(), url: z.string() })
export const SecondFactorBody = z.strictObject({ password: z.string().max(2 * LENGTHS.password) })
export const SecondFactorConfirmBody = z.strictObject({ code })
/** Ten codes, shown once; each signs in once. */
export const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

const token = z.string().max(200)
export const InviteCheckBody = z.strictObject({ token })
export const InviteOffer = z.strictObject({
  alias: z.string(),
  role: StaffRole,
  /** null: the person chooses one and sends it with the acceptance. */
  email: z.string().nullable(),
  second_factor: SecondFactorOffer,
  second_factor_required: z.boolean(),
})
export type InviteOffer = z.infer<typeof InviteOffer>
export const InviteAcceptBody = z.strictObject({
  token,
  password: z.string().max(2 * LENGTHS.password),
  email: email.optional(),
  /** The first code of the authenticator; enrols it. */
  code: code.optional(),
})
export const InviteAccepted = StaffSignedIn.extend({ recovery_codes: z.array(z.string()).optional() })
export type InviteAccepted = z.infer<typeof InviteAccepted>

/** Where a member is signed in, as supervisors see it. */
export const MemberSession = Session.extend({ member: z.strictObject({ id: Id, alias: z.string() }) })
export type MemberSession = z.infer<typeof MemberSession>
export const MemberSessions = z.array(MemberSession)
