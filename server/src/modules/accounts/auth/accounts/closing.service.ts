import { randomBytes } from 'node:crypto'
import type { UserActor } from '../../../../platform/core/actors.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { readAccount, readClosed, updateAccount, type AccountRow } from './account.store.ts'
import { CLOSING_LIFE } from '../auth.limits.ts'
import { announceEnded } from '../sessions/sessions.service.ts'
import { removeUpload } from './profile.service.ts'
import { revokeSessions } from '../sessions/session.store.ts'
import { confirmPassword } from '../sessions/sign-in.service.ts'

/** Forgets what other modules keep of a person; `db` is the transaction that deletes the account. */
type Forget = {
  /** What they told us, since then or ever. */
  said(platform: Platform, db: Db, account_id: string, since?: Date): Promise<void>
  /** All else. */
  rest(platform: Platform, db: Db, account_id: string): Promise<void>
}

/**
 * Deletes the account at the person's own wish. While a curtain hangs whoever wishes it may not be its owner: then what was said since
 * it fell goes at once, as to everybody, and what lies behind it stays hidden; nobody can sign in, and the rest goes thirty days
 * later unless the owner comes back with the recovery code (docs/decisions/0051).
 */
export async function deleteOwnAccount(
  platform: Platform,
  actor: UserActor,
  client: Client,
  { password, forget }: { password: string; forget: Forget },
): Promise<void> {
  await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password' })
  const account = await readAccount(platform.db, actor.id)
  if (!account) throw new AppError('token_revoked')
  if (account.curtain_before === null) return eraseAccount(platform, account, forget)
  const [now, since] = [platform.now(), account.curtain_before]
  const ended = await platform.db.transaction().execute(async (db) => {
    await forget.said(platform, db, actor.id, since)
    await updateAccount(db, actor.id, { password_hash: null, curtain_before: now, closing_at: now, decoy_hash: null })
    return revokeSessions(db, actor.id, now)
  })
  announceEnded(platform, ended)
}

/** Erases the accounts that were closed behind a curtain, and whose owners did not come back in time. */
export async function eraseClosed(platform: Platform, forget: Forget): Promise<void> {
  const before = new Date(platform.now().getTime() - CLOSING_LIFE * 1_000)
  for (const id of await readClosed(platform.db, before)) {
    const account = await readAccount(platform.db, id)
    if (account) await eraseAccount(platform, account, forget)
  }
}

/** Erases these accounts again, which came back with a backup of before. One that is erased stays so. */
export async function eraseRestored(platform: Platform, ids: readonly string[], forget: Forget): Promise<void> {
  for (const id of ids) {
    const account = await readAccount(platform.db, id)
    if (account) await eraseAccount(platform, account, forget)
  }
}

/**
 * The keys go, so what they sealed is unreadable; the login is free again; the empty row stays so that anonymised counts
 * stay true.
 */
async function eraseAccount(platform: Platform, account: AccountRow, forget: Forget): Promise<void> {
  const { id } = account
  const now = platform.now()
  const ended = await platform.db.transaction().execute(async (db) => {
    const sessions = await revokeSessions(db, id, now)
    await updateAccount(db, id, {
      login_index: randomBytes(32),
      password_hash: null,
      recovery_hash: null,
      decoy_hash: null,
      first_name: null,
      last_name: null,
      age_band: null,
      audience: null,
      region_code: null,
      avatar: null,
      deleted_at: now,
    })
    await forget.said(platform, db, id)
    await forget.rest(platform, db, id)
    if (account.key_id !== null) await platform.vault.destroyKeys(db, [account.key_id])
    return sessions
  })
  announceEnded(platform, ended)
  await removeUpload(platform, account.avatar)
}
