import { z } from 'zod'

/**
 * The closed list of error codes. Each has a status and a sentence in three languages
 * (server/src/platform/core/error-texts.ts); a code that is not here cannot be sent.
 */
export const ERROR_STATUS = {
  malformed_json: 400,
  bad_request: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  token_expired: 401,
  token_revoked: 401,
  mfa_required: 401,
  passkey_required: 401,
  wrong_code: 422,
  wrong_passkey: 422,
  code_expired: 422,
  wrong_recovery_code: 422,
  reset_expired: 422,
  forbidden: 403,
  second_person: 403,
  needs_supervisor: 403,
  step_up_required: 403,
  blocked: 403,
  not_found: 404,
  page_outdated: 404,
  method_not_allowed: 405,
  already_claimed: 409,
  asked_for_another: 409,
  too_many_chats: 409,
  nickname_taken: 409,
  chat_ended: 409,
  already_offered: 409,
  already_done: 409,
  changed_meanwhile: 409,
  in_use: 409,
  too_many_saved: 409,
  lessons_left: 409,
  test_left: 409,
  too_late: 409,
  cannot_withdraw: 409,
  work_left: 409,
  idempotency_conflict: 409,
  wrong_offset: 409,
  too_large: 413,
  unsupported_media: 415,
  misdirected: 421,
  heic_unsupported: 415,
  voice_too_long: 422,
  file_infected: 422,
  file_damaged: 422,
  invalid: 422,
  incomplete: 422,
  rate_limited: 429,
  proof_required: 429,
  internal: 500,
  overloaded: 503,
  unavailable: 503,
  read_only: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** What can be wrong with one field. The screen turns each into a sentence that says what to do. */
export const FIELD_CODES = [
  'required',
  'too_short',
  'too_long',
  'wrong_format',
  'not_allowed',
  'unknown_field',
  'too_common',
  'same_as_login',
  'wrong',
  'taken',
  'must_accept',
  'out_of_range',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** The body of every answer with a status of 400 and above. */
export const ErrorBody = z.strictObject({
  code: z.enum(ERROR_CODES),
  /** One sentence in the asked language. */
  message: z.string(),
  /** Dotted field path to codes; only with `invalid` and its kin. */
  fields: z.record(z.string(), z.array(z.enum(FIELD_CODES))).optional(),
  /** Only with 5xx: what to quote to support. It identifies a log line, never a person. */
  reference: z.string().optional(),
  /** Only with `already_claimed`: the alias of who has the chat. */
  by: z.string().optional(),
  /** Only with `proof_required`: the puzzle to solve (see auth.ts, ProofChallenge). */
  challenge: z.strictObject({ salt: z.string(), bits: z.int() }).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
