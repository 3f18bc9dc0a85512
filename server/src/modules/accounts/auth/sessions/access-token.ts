import { SignJWT } from 'jose'
import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { MasterKeys } from '../../../../platform/crypto/vault.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { TOKEN_LIFE } from '../auth.limits.ts'

export type TokenAudience = keyof typeof TOKEN_LIFE
/** `proven_for`: what was proven when it was issued was for this act alone. */
type Claims = { session_id: string; issued_at: Date; expires_at: Date; proven_for: string | null }

const ALGORITHM = 'HS256'
// RFC 9068, 2.1: keeps any other kind of JWT from being taken for an access token.
const TYPE = 'at+jwt'

// Derived once per set of master keys: jose prepares a key object only the first time it sees it.
const derived = new WeakMap<MasterKeys, Map<number, KeyObject>>()

function signingKey(masters: MasterKeys, version: number): KeyObject {
  const keys = derived.get(masters) ?? new Map<number, KeyObject>()
  derived.set(masters, keys)
  const known = keys.get(version)
  if (known) return known
  const master = masters.get(version)
  if (!master) throw new AppError('unauthenticated')
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', master, '', 'himoya access token', 32)))
  keys.set(version, key)
  return key
}

/** Signs with the newest master key. The same arguments give the same token: a refresh within its grace repeats it. */
export async function signAccess(
  masters: MasterKeys,
  audience: TokenAudience,
  session: { id: string; account_id: string; issued_at: Date; expires_at: Date; proven_for?: string | undefined },
): Promise<string> {
  const version = Math.max(...masters.keys())
  // To the millisecond (RFC 7519, 2: a NumericDate may have a fraction): a proof ends what was issued before it.
  const issued = session.issued_at.getTime() / 1_000
  const expires = Math.min(Math.floor(issued) + TOKEN_LIFE[audience].access, Math.floor(session.expires_at.getTime() / 1_000))
  return new SignJWT({ sid: session.id, ...(session.proven_for === undefined ? {} : { prf: session.proven_for }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: String(version) })
    .setSubject(session.account_id)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(signingKey(masters, version))
}

/**
 * Checks signature, algorithm, type, audience and time as RFC 7515 and RFC 7519 say; any configured master key will do during
 * a rotation. Not by the library that signs: it sends each check through a thread, which costs as much as all else of a
 * log-in on a socket; a test holds both to the same verdict. Throws `unauthenticated`, `token_expired`.
 */
export async function verifyAccess(masters: MasterKeys, audience: TokenAudience, token: string, now: Date): Promise<Claims> {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const header = decoded(head)
  if (more.length > 0 || header?.alg !== ALGORITHM || header.typ !== TYPE || 'crit' in header)
    throw new AppError('unauthenticated')
  const key = signingKey(masters, Number(header.kid))
  const expected = Buffer.from(createHmac('sha256', key).update(`${head}.${body}`).digest('base64url'))
  // Compared as text: a decoder lets letters pass that carry nothing.
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('unauthenticated')
  const { sub, sid, aud, iat, exp, prf } = decoded(body) ?? {}
  const complete = typeof sub === 'string' && typeof sid === 'string' && typeof iat === 'number' && typeof exp === 'number'
  if (!complete || aud !== audience) throw new AppError('unauthenticated')
  if (exp <= Math.floor(now.getTime() / 1_000)) throw new AppError('token_expired')
  const proven_for = typeof prf === 'string' ? prf : null
  return { session_id: sid, issued_at: new Date(Math.round(iat * 1_000)), expires_at: new Date(exp * 1_000), proven_for }
}

/** null: not the base64url of a JSON object. */
function decoded(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null
  } catch {
    // Not one of our tokens.
    return null
  }
}
