import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import { LENGTHS } from '../limits.ts'

/*
 * Passkeys of members (WebAuthn Level 3). Binary values are base64url, as a browser's own JSON forms have them.
 *
 *   GET staff/auth/passkey/ -> Passkeys                      DELETE staff/auth/passkey/{id}/ -> 204
 *   POST staff/auth/passkey/offer/ -> PasskeyCreation        PATCH staff/auth/passkey/{id}/ PasskeyName -> Passkey
 *   POST staff/auth/passkey/ NewPasskey -> Passkey; wrong_passkey
 *   POST staff/auth/token/passkey/offer/ -> PasskeyRequest   POST staff/auth/token/passkey/ PasskeyProof -> StaffSignedIn
 *   POST staff/auth/step-up/offer/ -> PasskeyRequest         POST staff/auth/step-up/ { passkey } -> Tokens
 * Admins: GET staff/passkey-rule/ -> PasskeyRule             PUT staff/passkey-rule/ PasskeyRuleBody -> PasskeyRule
 */
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192)
const name = z.string().trim().min(1).max(LENGTHS.name)

export const Passkey = z.strictObject({
  id: Id,
  /** The member's own word for it: "work laptop". */
  name: z.string(),
  created_at: Timestamp,
  used_at: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>
/** `required_from`: from then on only a passkey opens the console; null: a password and a code do too. */
export const Passkeys = z.strictObject({ passkeys: z.array(Passkey), required_from: Timestamp.nullable() })
export type Passkeys = z.infer<typeof Passkeys>
export const PasskeyName = z.strictObject({ name })

const Credential = z.strictObject({ type: z.literal('public-key'), id: z.string() })

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** `PublicKeyCredentialRequestOptionsJSON`. No credentials are named to somebody who is not signed in. */
export const PasskeyRequest = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Credential),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const answered = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
  /** What extensions answered: nothing of ours asks them. */
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).optional(),
}

/** `RegistrationResponseJSON`. */
export const NewPasskey = z.strictObject({
  name,
  answer: z.strictObject({
    ...answered,
    response: z.strictObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      authenticatorData: base64url.optional(),
      transports: z.array(z.string().max(40)).max(10).optional(),
      publicKeyAlgorithm: z.int().min(-65_536).max(65_536).optional(),
      publicKey: base64url.optional(),
    }),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** `AuthenticationResponseJSON`. */
export const PasskeyAnswer = z.strictObject({
  ...answered,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
export const PasskeyProof = z.strictObject({ answer: PasskeyAnswer })

/** `waits`: it was asked for, and holds once a supervisor has agreed. */
export const PasskeyRule = z.strictObject({ required_from: Timestamp.nullable(), waits: z.boolean(), without: z.int() })
export type PasskeyRule = z.infer<typeof PasskeyRule>
/** Seven days ahead at least: everybody is told, and has the time to make one. */
export const PasskeyRuleBody = z.strictObject({ required_from: Timestamp.nullable() })
