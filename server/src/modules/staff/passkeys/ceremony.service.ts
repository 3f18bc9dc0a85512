import { randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@himoya/contract/staff/passkeys'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  insertChallenge,
  noteUse,
  readByCredential,
  readPasskeys,
  takeChallenge,
  type PasskeyRow,
  type Purpose,
} from './passkeys.store.ts'

/** How long somebody may look for their key. */
const CHALLENGE_MS = 5 * 60_000
const CHALLENGE_BYTES = 32
/** EdDSA, ES256, RS256 (IANA COSE algorithms). */
const ALGORITHMS = [-8, -7, -257]

type Party = { id: string; origin: string }

/** Who asks, as browsers bind a passkey to it (WebAuthn, 5.1.3): the host of the console. */
function partyOf({ config }: Pick<Platform, 'config'>): Party {
  const { hostname, origin } = new URL(config.staff_url)
  return { id: hostname, origin }
}

async function newChallenge({ now }: Platform, db: Db, purpose: Purpose, account_id: string | null): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES)
  await insertChallenge(db, { challenge, purpose, account_id, expires_at: new Date(now().getTime() + CHALLENGE_MS) }, now())
  return challenge.toString('base64url')
}

const named = ({ credential_id }: PasskeyRow) => ({ type: 'public-key' as const, id: credential_id.toString('base64url') })

export async function creationOptions(platform: Platform, account_id: string, name: string): Promise<PasskeyCreation> {
  const { db } = platform
  const known = await readPasskeys(db, account_id)
  return {
    challenge: await newChallenge(platform, db, 'register', account_id),
    rp: { id: partyOf(platform).id, name: 'Himoya' },
    // The handle lies on the key: an id, never a name (WebAuthn, 14.6.1).
    user: { id: Buffer.from(account_id).toString('base64url'), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** `account_id` null: for a sign-in, which tells nobody whose keys there are. */
export async function requestOptions(
  platform: Platform,
  purpose: 'sign_in' | 'step_up',
  account_id: string | null,
): Promise<PasskeyRequest> {
  const { db } = platform
  return {
    challenge: await newChallenge(platform, db, purpose, account_id),
    rpId: partyOf(platform).id,
    timeout: CHALLENGE_MS,
    allowCredentials: account_id === null ? [] : (await readPasskeys(db, account_id)).map(named),
    userVerification: 'required',
  }
}

/** The challenge that a browser says it signed; null when its words cannot be read. */
function challengeIn(clientDataJSON: string): Buffer | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : null
  } catch {
    return null
  }
}

/** Uses the challenge up first, whatever comes of it: no answer is tried twice. Throws `wrong_passkey`. */
async function spendChallenge(platform: Platform, clientDataJSON: string, purpose: Purpose) {
  const challenge = challengeIn(clientDataJSON)
  const taken = challenge && (await takeChallenge(platform.db, challenge, purpose, platform.now()))
  if (!challenge || !taken) throw new AppError('wrong_passkey')
  return { account_id: taken.account_id, expectedChallenge: challenge.toString('base64url') }
}

/** What the answer of a browser is worth; every failure of reading it is a wrong answer. */
async function judged<T extends { verified: boolean }>(check: () => Promise<T>): Promise<T & { verified: true }> {
  const result = await check().catch(() => null)
  if (!result?.verified) throw new AppError('wrong_passkey')
  return result as T & { verified: true }
}

/** What the check needs of an answer. */
const bare = <Response>({ id, rawId, type }: { id: string; rawId: string; type: 'public-key' }, response: Response) => ({
  id,
  rawId,
  type,
  response,
  clientExtensionResults: {},
})

// Read when somebody first uses a key: it would lengthen every start by a third.
const library = () => import('@simplewebauthn/server')

/** Checks what a new key answered to `creationOptions`. Throws `wrong_passkey`. */
export async function verifyCreation(platform: Platform, account_id: string, answer: NewPasskey['answer']) {
  const { clientDataJSON } = answer.response
  const { expectedChallenge, account_id: asked } = await spendChallenge(platform, clientDataJSON, 'register')
  if (asked !== account_id) throw new AppError('wrong_passkey')
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = partyOf(platform)
  const { registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: bare(answer, { clientDataJSON, attestationObject: answer.response.attestationObject }),
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  const { credential } = registrationInfo
  return {
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
  }
}

/**
 * Whose key has signed what `requestOptions` asked. The key itself has asked for a finger, a face or a PIN, so it is two factors
 * in one. Throws `wrong_passkey`.
 */
export async function verifyRequest(
  platform: Platform,
  purpose: 'sign_in' | 'step_up',
  answer: PasskeyAnswer,
): Promise<PasskeyRow> {
  const { db, now } = platform
  const { clientDataJSON, authenticatorData, signature } = answer.response
  const { expectedChallenge, account_id } = await spendChallenge(platform, clientDataJSON, purpose)
  const row = await readByCredential(db, Buffer.from(answer.id, 'base64url'))
  if (!row || (account_id !== null && row.account_id !== account_id)) throw new AppError('wrong_passkey')
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = partyOf(platform)
  const { authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: bare(answer, { clientDataJSON, authenticatorData, signature }),
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.sign_count,
      },
    }),
  )
  // A copy of the key counts for itself: then one of the two comes too late.
  if (!(await noteUse(db, row, authenticationInfo.newCounter, now()))) throw new AppError('wrong_passkey')
  return row
}
