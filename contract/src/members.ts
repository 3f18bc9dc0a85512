import { z } from 'zod'
import { Id, pageOf, Timestamp } from './common.ts'
import { Language } from './languages.ts'
import { LENGTHS } from './limits.ts'
import { StaffRole, StaffSignedIn } from './staff.ts'

const email = z.string().trim().pipe(z.email().max(254))
const alias = z.string().min(2).max(LENGTHS.name)
const langs = z.array(Language).min(1).max(3)
/** Six digits of the authenticator, or a recovery code. */
const code = z.string().max(40)

/** A staff account as admins see it. */
export const Member = z.strictObject({
  id: Id,
  /** null until the invited person has chosen it (only the first admin). */
  email: z.string().nullable(),
  alias: z.string(),
  role: StaffRole,
  langs: z.array(Language),
  state: z.enum(['invited', 'active', 'blocked']),
  second_factor: z.boolean(),
  created_at: Timestamp,
})
export type Member = z.infer<typeof Member>
export const MemberPage = pageOf(Member)

export const NewMemberBody = z.strictObject({ email, alias, role: StaffRole, langs })
export const ChangeMemberBody = z.strictObject({
  alias: alias.optional(),
  role: StaffRole.optional(),
  langs: langs.optional(),
  blocked: z.boolean().optional(),
})
/** `invite_url` opens once, for three days; it is shown to the admin and nowhere kept. */
export const Invited = z.strictObject({ member: Member, invite_url: z.url() })
export type Invited = z.infer<typeof Invited>

/** What an authenticator needs: the key in base 32 for typing, the `otpauth:` URL for a QR code. */
export const SecondFactorOffer = z.strictObject({ secret: z.string(), url: z.string() })
export const SecondFactorBody = z.strictObject({ password: z.string().max(2 * LENGTHS.password) })
export const SecondFactorConfirmBody = z.strictObject({ code })
/** Ten codes, shown once; each opens the door once. */
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
