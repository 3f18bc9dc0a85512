import type { DrawnAvatarBody, Session, UpdateUserBody, User } from '@himoya/contract/accounts/auth'
import type { z } from 'zod'
import type { SignedInActor, UserActor } from '../../../../platform/core/actors.ts'
import { cleanLine } from '../../../../platform/core/text.ts'
import { randomFileKey } from '../../../../platform/files/file-store.ts'
import { cleanAvatar } from '../../../../platform/files/images.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Limit } from '../../../../platform/limits/limits.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { DRAWN_PREFIX } from './account.policy.ts'
import { readUser, sealerOf } from './account.service.ts'
import { readAccount, updateAccount } from './account.store.ts'
import { announceEnded } from '../sessions/sessions.service.ts'
import { readOpenSessions, revokeSession } from '../sessions/session.store.ts'

/** Changes what was given and nothing else; a name given empty is removed. */
export async function updateProfile(platform: Platform, actor: UserActor, body: z.infer<typeof UpdateUserBody>): Promise<User> {
  const { first_name, last_name, ...plain } = body
  const account = await readAccount(platform.db, actor.id)
  if (!account) throw new AppError('token_revoked')
  const sealer = await sealerOf(platform, platform.db, account)
  const sealed = (column: string, text: string): Buffer | null => {
    const line = cleanLine(text)
    return line === '' ? null : sealer.seal(`${actor.id}:${column}`, line)
  }
  const change = {
    ...plain,
    ...(first_name === undefined ? {} : { first_name: sealed('first_name', first_name) }),
    ...(last_name === undefined ? {} : { last_name: sealed('last_name', last_name) }),
  }
  if (Object.keys(change).length > 0) await updateAccount(platform.db, actor.id, change)
  return readUser(platform, platform.db, actor.id)
}

const AVATAR_LIMIT: Limit = { points: 20, seconds: 3_600 }

export async function chooseDrawnAvatar(
  platform: Platform,
  actor: UserActor,
  { drawn }: z.infer<typeof DrawnAvatarBody>,
): Promise<User> {
  return replaceAvatar(platform, actor, `${DRAWN_PREFIX}${drawn}`)
}

/**
 * A picture of the person's own, encoded anew without its metadata. Throws `unsupported_media`, `heic_unsupported`, `file_damaged`,
 * `too_large`, `overloaded`, `rate_limited`: drawing pictures anew is shared with whoever sends one in a chat.
 */
export async function uploadAvatar(platform: Platform, actor: UserActor, picture: Buffer): Promise<User> {
  const retry_after = await platform.limiter.take('avatar', actor.id, AVATAR_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const clean = await cleanAvatar(picture)
  const key = randomFileKey('avatars', '.webp')
  await platform.files.write(key, clean)
  return replaceAvatar(platform, actor, key)
}

/** The old picture goes only after the new one is in place; an address of it that is still open somewhere breaks. */
async function replaceAvatar(platform: Platform, actor: UserActor, avatar: string): Promise<User> {
  const before = await readAccount(platform.db, actor.id)
  await updateAccount(platform.db, actor.id, { avatar })
  await removeUpload(platform, before?.avatar ?? null)
  return readUser(platform, platform.db, actor.id)
}

/** Removes an uploaded picture; a drawing of ours stays for the others. */
export async function removeUpload(platform: Platform, avatar: string | null): Promise<void> {
  if (avatar !== null && !avatar.startsWith(DRAWN_PREFIX)) await platform.files.remove(avatar)
}

export async function listSessions(platform: Platform, actor: SignedInActor): Promise<Session[]> {
  const rows = await readOpenSessions(platform.db, actor.id, platform.now())
  return rows.map(({ id, device, rotated_at, created_at }) => ({
    id,
    device,
    current: id === actor.session_id,
    created_at: created_at.toISOString(),
    last_used_at: rotated_at.toISOString(),
  }))
}

/** Throws `not_found` for a session that is not the caller's own, or is over. */
export async function endOwnSession(platform: Platform, actor: SignedInActor, id: string): Promise<void> {
  const ended = await revokeSession(platform.db, id, platform.now(), actor.id)
  if (ended.length === 0) throw new AppError('not_found')
  announceEnded(platform, ended)
}
