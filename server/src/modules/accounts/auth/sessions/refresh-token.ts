import { createHash, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../../../platform/crypto/vault.ts'

/**
 * A refresh token: which session, which generation of it, and 32 bytes that our key alone can make of the two. So the holder of
 * the previous token can be given the same successor again (the grace), an old one is told from an invented one by one keyed
 * hash however old it is, and the database keeps one hash a session.
 */
export type RefreshToken = { session_id: string; generation: number; secret: Buffer }

const ID_BYTES = 16
const SECRET_BYTES = 32
/** What the column of the next one holds. */
const MOST_GENERATIONS = 2 ** 31 - 1
const LENGTH = ID_BYTES + 4 + SECRET_BYTES

export const firstToken = (vault: Vault, session_id: string): RefreshToken => tokenOf(vault, session_id, 0)

export const nextToken = (vault: Vault, { session_id, generation }: Omit<RefreshToken, 'secret'>): RefreshToken =>
  tokenOf(vault, session_id, generation + 1)

/** The one that was given out for this generation of a session. */
export function tokenOf(vault: Vault, session_id: string, generation: number): RefreshToken {
  return { session_id, generation, secret: vault.blindIndex('refresh token', `${session_id}.${generation}`) }
}

export function encodeToken({ session_id, generation, secret }: RefreshToken): string {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(generation)
  return Buffer.concat([Buffer.from(session_id.replaceAll('-', ''), 'hex'), count, secret]).toString('base64url')
}

/** null: not one of ours. */
export function decodeToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== LENGTH || bytes.readUInt32BE(ID_BYTES) >= MOST_GENERATIONS) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  return {
    session_id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    generation: bytes.readUInt32BE(ID_BYTES),
    secret: bytes.subarray(ID_BYTES + 4),
  }
}

/** What the database keeps. The secret has 256 bits nobody can guess, so a plain hash is enough (ASVS 5.0, 11.4). */
export const tokenHash = (token: RefreshToken): Buffer => createHash('sha256').update(token.secret).digest()

/** True when the token was once given out for its session, whatever its generation. */
export const isGenuine = (vault: Vault, token: RefreshToken): boolean =>
  timingSafeEqual(token.secret, tokenOf(vault, token.session_id, token.generation).secret)
