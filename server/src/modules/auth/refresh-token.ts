import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../../platform/crypto/vault.ts'

/**
 * A refresh token: which session, which generation of it, and 32 secret bytes. Each token follows from the one
 * before it by a keyed hash. So the holder of the previous token can be given the same successor again (the grace),
 * and an old one is told from an invented one, while the database keeps one hash a session.
 */
export type RefreshToken = { session_id: string; generation: number; secret: Buffer }

const ID_BYTES = 16
const SECRET_BYTES = 32
const LENGTH = ID_BYTES + 4 + SECRET_BYTES

export const firstToken = (session_id: string): RefreshToken => ({
  session_id,
  generation: 0,
  secret: randomBytes(SECRET_BYTES),
})

export function nextToken(vault: Vault, token: RefreshToken): RefreshToken {
  const generation = token.generation + 1
  const secret = vault.blindIndex('refresh token', `${token.session_id}.${generation}.${token.secret.toString('base64url')}`)
  return { session_id: token.session_id, generation, secret }
}

export function encodeToken({ session_id, generation, secret }: RefreshToken): string {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(generation)
  return Buffer.concat([Buffer.from(session_id.replaceAll('-', ''), 'hex'), count, secret]).toString('base64url')
}

/** null: not one of ours. */
export function decodeToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== LENGTH) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  return {
    session_id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    generation: bytes.readUInt32BE(ID_BYTES),
    secret: bytes.subarray(ID_BYTES + 4),
  }
}

/** What the database keeps. The secret is random, so a plain hash is enough (ASVS 5.0, 11.4). */
export const tokenHash = (token: RefreshToken): Buffer => createHash('sha256').update(token.secret).digest()

/** True when the token was once this session's and `current_hash` belongs to the one `generation` names. */
export function isAncestor(vault: Vault, token: RefreshToken, generation: number, current_hash: Buffer): boolean {
  if (token.generation > generation) return false
  let step = token
  while (step.generation < generation) step = nextToken(vault, step)
  return timingSafeEqual(tokenHash(step), current_hash)
}
