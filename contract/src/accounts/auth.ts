import { z } from 'zod'
import { Attachment, Card, MessageKind } from '../chat/chat.ts'
import { AgeBand, Audience, Id, RegionCode, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { ExportedLearning } from '../content/learning.ts'
import { LENGTHS } from '../limits.ts'
import { DRAWN_AVATARS } from '../people.ts'
import { ExportedNotification } from '../notifications/notifications.ts'
import { ExportedPromise } from '../reports/follow-ups.ts'
import { ExportedQuestion } from '../questions/public-questions.ts'
import { ExportedReport } from '../reports/reports.ts'
import { ExportedSos } from '../sos/sos.ts'
import { SavedItem } from '../content/saved.ts'
import { ExportedResult } from '../content/tests.ts'
import { OwnAnswers, SafeContact } from '../chat/visitor.ts'
import { RECOVERY_ANSWER, RECOVERY_TYPED } from './receipts.ts'

/** The roles of product.md, "People". A guest has no account and so no row. */
const ROLES = ['user', 'counsellor', 'supervisor', 'editor', 'admin'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

// zod counts UTF-16 units, of which one character may take two; the server then counts characters.
const typed_password = z.string().max(2 * LENGTHS.password)
const password = typed_password.min(LENGTHS.password_min)
const phone = z.string().min(7).max(30)
const nickname = z.string().min(LENGTHS.nickname_min).max(LENGTHS.nickname)
const name = z.string().max(LENGTHS.name)
const code = z.string().regex(/^\d{6}$/)

/** The signed-in person as they see themselves (api.md, "user"). */
export const User = z.strictObject({
  id: Id,
  mode: z.enum(['phone', 'nickname']),
  /** Masked: `+998 90 *** ** 67`. */
  phone: z.string().optional(),
  nickname: z.string().optional(),
  /** Made by a first message, and no password was chosen since: where one is asked for, an empty one is right. */
  nameless: z.literal(true).optional(),
  first_name: z.string(),
  last_name: z.string(),
  /** Absolute URL on the media host (https in production), or null. */
  avatar: z.url().nullable(),
  role: z.literal('user'),
  age_band: AgeBand.nullable(),
  audience: Audience.nullable(),
  region_code: RegionCode.nullable(),
  lang: Language,
  created_at: Timestamp,
})
export type User = z.infer<typeof User>

/** `data.access` and `data.refresh` of seed section 7 are the fields of the body itself. */
export const Tokens = z.strictObject({ access: z.string(), refresh: z.string() })
export type Tokens = z.infer<typeof Tokens>

export const SignedIn = Tokens.extend({ user: User })
export type SignedIn = z.infer<typeof SignedIn>

export const RegisterBody = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('phone'),
    phone,
    password,
    first_name: name.optional(),
    last_name: name.optional(),
    age_band: AgeBand.optional(),
    audience: Audience.optional(),
    accept_terms: z.literal(true),
  }),
  z.strictObject({
    mode: z.literal('nickname'),
    nickname,
    password,
    age_band: AgeBand.optional(),
    audience: Audience.optional(),
    accept_terms: z.literal(true),
  }),
  /** Whoever writes first: we think of a nickname, and there is no password. The recovery code is the way back. */
  z.strictObject({ mode: z.literal('nameless'), audience: Audience.optional(), accept_terms: z.literal(true) }),
])
/**
 * `resend_after` is in seconds. `registration` is a secret of the browser that asked: only with it the code is confirmed or
 * sent again. The answer is the same for a known and an unknown phone.
 */
export const CodeSent = z.strictObject({ phone: z.string(), resend_after: z.int(), registration: z.string() })
export type CodeSent = z.infer<typeof CodeSent>
/** `recovery_code` is shown once; it opens the account when the password is forgotten. */
export const NicknameMade = SignedIn.extend(RECOVERY_ANSWER)
export type NicknameMade = z.infer<typeof NicknameMade>
export const RegisterAnswer = z.union([NicknameMade, CodeSent])

const registration = z.string().max(200)
export const ConfirmBody = z.strictObject({ phone, code, registration })
export const ResendBody = z.discriminatedUnion('purpose', [
  z.strictObject({ phone, purpose: z.literal('register').default('register'), registration }),
  z.strictObject({ phone, purpose: z.literal('reset') }),
])
export const ResendAnswer = z.strictObject({ resend_after: z.int() })
export const SignInBody = z.union([
  z.strictObject({ phone, password: typed_password }),
  z.strictObject({ nickname: z.string().max(LENGTHS.nickname), password: typed_password }),
])
export const RefreshBody = z.strictObject({ refresh: z.string().max(512) })
export const DeleteAccountBody = z.strictObject({ password: typed_password })

export const Session = z.strictObject({
  id: Id,
  /** Browser and system in words, never the whole user agent: `Chrome, Android`. */
  device: z.string(),
  current: z.boolean(),
  created_at: Timestamp,
  last_used_at: Timestamp,
})
export type Session = z.infer<typeof Session>
export const Sessions = z.array(Session)

export const UpdateUserBody = z.strictObject({
  first_name: name.optional(),
  last_name: name.optional(),
  age_band: AgeBand.nullable().optional(),
  audience: Audience.nullable().optional(),
  region_code: RegionCode.nullable().optional(),
  lang: Language.optional(),
})

export const DrawnAvatarBody = z.strictObject({ drawn: z.enum(DRAWN_AVATARS) })

export const ChangePasswordBody = z.strictObject({
  old_password: typed_password,
  new_password: password,
})
export const ResetBody = z.strictObject({ phone })
export const ResetConfirmBody = z.union([
  z.strictObject({ phone, code }),
  z.strictObject({ nickname: z.string().max(LENGTHS.nickname), ...RECOVERY_TYPED }),
])
export const ResetConfirmAnswer = z.strictObject({ reset_token: z.string() })
export const ResetSetBody = z.strictObject({ reset_token: z.string().max(200), password })
/** `recovery_code` is the new one, shown once, when the old one opened the account. */
export const ResetDone = SignedIn.extend({ ...RECOVERY_ANSWER, recovery_code: RECOVERY_ANSWER.recovery_code.optional() })
export type ResetDone = z.infer<typeof ResetDone>

/*
 * The history curtain after a reset by SMS (safety.md 5), both of the signed-in person's own:
 *   GET auth/curtain/ -> Curtain       POST auth/curtain/ OpenCurtainBody -> Curtain; wrong_recovery_code
 *   POST auth/recovery-code/ DeleteAccountBody -> 201 NewRecoveryCode
 */
export const Curtain = z.strictObject({
  /** Was a recovery code made? While a curtain hangs: since it fell. Nothing says whether one does. */
  has_code: z.boolean(),
})
export type Curtain = z.infer<typeof Curtain>
export const OpenCurtainBody = z.strictObject(RECOVERY_TYPED)
/** Shown once; the one before opens nothing any more. */
export const NewRecoveryCode = z.strictObject(RECOVERY_ANSWER)
export type NewRecoveryCode = z.infer<typeof NewRecoveryCode>

/** Everything we hold on the person, for them alone (safety.md 29). */
export const AccountExport = z.strictObject({
  exported_at: Timestamp,
  user: User,
  sessions: Sessions,
  chats: z.array(
    z.strictObject({
      id: Id,
      created_at: Timestamp,
      messages: z.array(
        z.strictObject({
          message: z.string(),
          created_at: Timestamp,
          is_admin: z.boolean(),
          kind: MessageKind,
          /** Of a picture or a voice note: which, and how large. Its bytes are not in here. */
          attachment: Attachment.optional(),
          /** What a counsellor sent from the site, a safety plan too. */
          card: Card.optional(),
        }),
      ),
    }),
  ),
  /** What they answered around these chats. */
  answers: z.array(OwnAnswers),
  /** Null: never said. */
  safe_contact: SafeContact.nullable(),
  /** What counsellors promised and let them see. */
  promises: z.array(ExportedPromise),
  questions: z.array(ExportedQuestion),
  reports: z.array(ExportedReport),
  sos: z.array(ExportedSos),
  learning: ExportedLearning,
  saved: z.array(SavedItem),
  /** Of tests: which, when and what it came to. What was answered stands with each of them, by `GET result/{id}/`. */
  results: z.array(ExportedResult),
  notifications: z.array(ExportedNotification),
  /** Answers to questionnaires are kept without a name, so none of them can be given back. Says so, in the asked language. */
  questionnaires: z.string(),
  /** What is theirs and not in here, how much of it there is, and in the asked language where it is. */
  not_inside: z.strictObject({ pictures: z.int(), voice_notes: z.int(), report_files: z.int(), where: z.string() }),
  /** How long what is kept here, in days (server/src/retention.ts). */
  kept_days: z.record(z.string(), z.int()),
})
export type AccountExport = z.infer<typeof AccountExport>
