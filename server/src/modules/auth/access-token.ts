import { jwtVerify, SignJWT, errors } from 'jose'
import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { MasterKeys } from '../../platform/crypto/vault.ts'
import { AppError } from '../../platform/http/errors.ts'
import { TOKEN_LIFE } from './auth.limits.ts'

export type TokenAudience = keyof typeof TOKEN_LIFE
type Claims = { session_id: string; expires_at: Date }

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
  session: { id: string; account_id: string; issued_at: Date; expires_at: Date },
): Promise<string> {
  const version = Math.max(...masters.keys())
  const issued = Math.floor(session.issued_at.getTime() / 1_000)
  const expires = Math.min(issued + TOKEN_LIFE[audience].access, Math.floor(session.expires_at.getTime() / 1_000))
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: String(version) })
    .setSubject(session.account_id)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(signingKey(masters, version))
}

/** Checks signature, algorithm, type, audience and time; any configured master key will do during a rotation. */
export async function verifyAccess(masters: MasterKeys, audience: TokenAudience, token: string, now: Date): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, (header) => signingKey(masters, Number(header.kid)), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    })
    return { session_id: String(payload.sid), expires_at: new Date(Number(payload.exp) * 1_000) }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AppError('token_expired')
    if (error instanceof errors.JOSEError || error instanceof AppError) throw new AppError('unauthenticated')
    throw error
  }
}
