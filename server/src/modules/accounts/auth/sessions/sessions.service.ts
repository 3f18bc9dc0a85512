import type { Tokens } from '@himoya/contract/accounts/auth'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { SignedInActor } from '../../../../platform/core/actors.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { errorFields } from '../../../../platform/core/log.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { topic, type Topic } from '../../../../platform/realtime/hub.ts'
import { signAccess, verifyAccess, type TokenAudience } from './access-token.ts'
import { readNames } from '../accounts/account.store.ts'
import { REFRESH_GRACE, PURPOSE_LIFE, STEP_UP_LIFE, TOKEN_LIFE } from '../auth.limits.ts'
import {
  decodeToken,
  encodeToken,
  firstToken,
  isGenuine,
  nextToken,
  tokenHash,
  tokenOf,
  type RefreshToken,
} from './refresh-token.ts'
import {
  insertSession,
  markTaken,
  readSession,
  repeatPair,
  revokeEverySession,
  revokeSession,
  revokeSessions,
  rotateSession,
} from './session.store.ts'

type StoredSession = NonNullable<Awaited<ReturnType<typeof readSession>>>
type Caller = { actor: SignedInActor; expires_at: Date; is_fresh: boolean; proven_for: string | null }

/** Published with key = session_id the moment a session ends; sockets close 4423 on it (safety.md 16). */
export const sessionEnded: Topic<{ session_id: string }> = topic('auth.session_ended')

export function announceEnded(platform: Platform, session_ids: readonly string[]): void {
  for (const session_id of session_ids) platform.hub.publish(sessionEnded, session_id, { session_id })
}

const after = (start: Date, seconds: number): Date => new Date(start.getTime() + seconds * 1_000)

function isUsable(session: StoredSession, now: Date): boolean {
  return session.revoked_at === null && session.blocked_at === null && session.deleted_at === null && session.expires_at > now
}

/**
 * Who holds this access token. The session's row is read each time, so an ended session is ended at once. `is_urgent`: a call for
 * help, which waits for no write but its own. Throws `unauthenticated`, `token_expired` or `token_revoked`.
 */
export async function authenticateOrThrow(
  platform: Platform,
  token: string,
  audience: TokenAudience,
  is_urgent = false,
): Promise<Caller> {
  const now = platform.now()
  const claims = await verifyAccess(platform.config.master_keys, audience, token, now)
  const session = await readSession(platform.db, claims.session_id)
  if (!session) throw new AppError('unauthenticated')
  if (!isUsable(session, now)) throw new AppError('token_revoked')
  // A proof is for the pair that came with it: who holds an older token has not proven anything.
  if (session.proven_at && claims.issued_at < session.proven_at) throw new AppError('token_expired')
  if (session.taken_at === null && claims.issued_at >= session.rotated_at) {
    const noted = noteTaken(platform, session)
    if (!is_urgent) await noted
  }
  const ids = { id: session.account_id, session_id: session.id }
  const is_fresh = now < after(session.proven_at ?? session.created_at, STEP_UP_LIFE)
  const proven_for = now < after(claims.issued_at, PURPOSE_LIFE) ? claims.proven_for : null
  const answer = { expires_at: claims.expires_at, is_fresh, proven_for }
  if (session.role === 'user') return { actor: { kind: 'user', ...ids }, ...answer }
  return { actor: { kind: 'staff', ...ids, role: session.role }, ...answer }
}

/** The newest pair has come to somebody: from now on the token before it is no lost answer any more (decision 0075). */
async function noteTaken({ db, now, log }: Platform, { id, generation }: StoredSession): Promise<void> {
  try {
    await markTaken(db, { id, generation, at: now() })
  } catch (error) {
    // Who may come in is not kept out by it: the next call notes it.
    log.warn('a used pair could not be noted', errorFields(error))
  }
}

/** As `authenticateOrThrow`, for callers that only need to know whether: null when not. */
export async function authenticate(platform: Platform, token: string, audience: TokenAudience): Promise<Caller | null> {
  try {
    return await authenticateOrThrow(platform, token, audience)
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return null
    throw error
  }
}

/** Opens a session; call it in the transaction that decided that the person may have one. */
export async function createSession(
  platform: Platform,
  db: Db,
  session: { account_id: string; audience: TokenAudience; device: string },
): Promise<Tokens> {
  const now = platform.now()
  const life = TOKEN_LIFE[session.audience]
  const id = uuid()
  const refresh = firstToken(platform.vault, id)
  const expires_at = after(now, Math.min(life.idle, life.max))
  const stored = { ...session, id, refresh_hash: tokenHash(refresh), expires_at }
  await insertSession(db, { ...stored, rotated_at: now, created_at: now })
  return tokensOf(platform, session.audience, refresh, { ...stored, issued_at: now })
}

async function tokensOf(
  platform: Platform,
  audience: TokenAudience,
  refresh: RefreshToken,
  session: { id: string; account_id: string; issued_at: Date; expires_at: Date; proven_for?: string | undefined },
): Promise<Tokens> {
  const access = await signAccess(platform.config.master_keys, audience, session)
  return { access, refresh: encodeToken(refresh) }
}

/**
 * A new pair for a refresh token (safety.md 16). The token before the current one gets the very same pair for 20 s, and later as
 * long as nobody has used that pair, for then its answer was lost. Once it was used, or with an older token, somebody else has
 * it: the session ends. Throws 401 codes.
 */
export async function refreshSession(
  platform: Platform,
  client: Pick<Client, 'address'>,
  text: string,
  audience: TokenAudience,
): Promise<Tokens> {
  const token = decodeToken(text)
  const session = token && (await readSession(platform.db, token.session_id))
  if (!token || !session || session.audience !== audience) throw new AppError('unauthenticated')
  const now = platform.now()
  if (!isUsable(session, now)) throw new AppError(session.expires_at > now ? 'token_revoked' : 'token_expired')
  const next = nextToken(platform.vault, token)
  const expires_at = endOf(session, audience, now)
  const change = { id: session.id, from: tokenHash(token), to: tokenHash(next), generation: next.generation, now, expires_at }
  if (await rotateSession(platform.db, change)) {
    return tokensOf(platform, audience, next, { ...session, issued_at: now, expires_at })
  }
  return repeatOrEnd(platform, client, audience, token)
}

/** Used now: until when it may be quiet, and never beyond its whole life. */
function endOf({ created_at }: StoredSession, audience: TokenAudience, now: Date): Date {
  const { idle, max } = TOKEN_LIFE[audience]
  return new Date(Math.min(after(now, idle).getTime(), after(created_at, max).getTime()))
}

/** The presented token is not the current one any more (or never was). */
async function repeatOrEnd(
  platform: Platform,
  { address }: Pick<Client, 'address'>,
  audience: TokenAudience,
  token: RefreshToken,
): Promise<Tokens> {
  // An invented token ends nothing: who knows a session's id must not be able to sign its owner out.
  if (!isGenuine(platform.vault, token)) {
    platform.security.note({ event: 'token_refused', audience, address })
    throw new AppError('unauthenticated')
  }
  const session = await readSession(platform.db, token.session_id)
  if (!session || token.generation > session.generation) throw new AppError('unauthenticated')
  const now = platform.now()
  if (isUsable(session, now) && session.generation === token.generation + 1) {
    const next = nextToken(platform.vault, token)
    const isSoon = now <= after(session.rotated_at, REFRESH_GRACE)
    if (isSoon) return tokensOf(platform, audience, next, { ...session, issued_at: session.rotated_at })
    if (await repeatPair(platform.db, session)) return tokensOf(platform, audience, next, { ...session, issued_at: now })
  }
  const { account_id: account } = session
  const member_id = audience === 'staff' ? account : undefined
  platform.security.note({ event: 'token_reused', audience, account, member_id, address })
  await endSession(platform, session.id)
  throw new AppError('token_revoked')
}

export async function endSession(platform: Platform, session_id: string): Promise<void> {
  announceEnded(platform, await revokeSession(platform.db, session_id, platform.now()))
}

/**
 * The person has given password or second factor again, in this session: it goes on with a new pair, and what was issued before
 * opens nothing (OWASP ASVS 5.0, 7.2.4). `proven_for`: one act, which it opens for a minute. Throws `token_revoked`.
 */
export async function renewProven(platform: Platform, session_id: string, proven_for?: string): Promise<Tokens> {
  const { db, vault } = platform
  for (;;) {
    const now = platform.now()
    const session = await readSession(db, session_id)
    if (!session || !isUsable(session, now)) throw new AppError('token_revoked')
    const { audience } = session
    const from = tokenOf(vault, session_id, session.generation)
    const next = nextToken(vault, from)
    const expires_at = endOf(session, audience, now)
    const hashes = { from: tokenHash(from), to: tokenHash(next) }
    const change = { id: session_id, ...hashes, generation: next.generation, now, expires_at, proven_at: now }
    // Another tab may renew at this moment; then its generation is the one to follow.
    if (await rotateSession(db, change))
      return tokensOf(platform, audience, next, { ...session, issued_at: now, expires_at, proven_for })
  }
}

/** After a changed role, a block or a lost device, in the caller's transaction; announce the ids once it is done. */
export async function endSessionsIn(platform: Platform, db: Db, account_id: string): Promise<string[]> {
  return revokeSessions(db, account_id, platform.now())
}

/** As `endSessionsIn`, but for the one it is asked from. */
export async function endOtherSessionsIn(platform: Platform, db: Db, actor: SignedInActor): Promise<string[]> {
  return revokeSessions(db, actor.id, platform.now(), actor.session_id)
}

/** Everybody signs in anew; answers how many sessions there were. Sockets of other processes notice within half a minute. */
export const endEverySessionIn = async ({ now }: Pick<Platform, 'now'>, db: Db): Promise<number> => revokeEverySession(db, now())

/**
 * What staff may call people: the nickname, or the first name, or a neutral name made from the id; never a phone.
 * An id nobody has is simply absent.
 */
export async function displayNames(platform: Platform, db: Db, account_ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const account of await readNames(db, account_ids)) names.set(account.id, await nameOf(platform, db, account))
  return names
}

async function nameOf(platform: Platform, db: Db, account: Awaited<ReturnType<typeof readNames>>[number]): Promise<string> {
  const neutral = `Mehmon ${account.id.slice(-3).toUpperCase()}`
  if (account.key_id === null) return neutral
  const sealer = await platform.vault.useKey(db, account.key_id)
  if (account.mode === 'nickname') return sealer.open(`${account.id}:login`, account.login)
  const first_name = account.first_name && sealer.open(`${account.id}:first_name`, account.first_name)
  return first_name || neutral
}
