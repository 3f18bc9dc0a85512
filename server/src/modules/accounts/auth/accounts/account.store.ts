import type { DB } from '../../../../platform/db/generated-types.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Insertable, Updateable } from 'kysely'

export type AccountMode = DB['account']['mode']
export type AccountRole = DB['account']['role']

/** `mode` and `login_index` are unique together; a second one throws PostgreSQL's unique violation. */
export async function insertAccount(db: Db, account: Insertable<DB['account']>): Promise<void> {
  await db.insertInto('account').values(account).execute()
}

/** Everything but the password of an account that was not deleted; `has_password`: whether there is one. */
export async function readAccount(db: Db, id: string) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'key_id',
      'mode',
      'role',
      'login',
      'first_name',
      'last_name',
      'age_band',
      'audience',
      'region_code',
      'lang',
      'avatar',
      'curtain_before',
      'blocked_at',
      'created_at',
    ])
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>

/** What a sign-in needs to decide. `earlier`: where it may stand too, and then comes first: it was spelled so when it was made. */
export async function readLogin(db: Db, mode: AccountMode, login_index: Buffer, earlier: Buffer | null = null) {
  return db
    .selectFrom('account')
    .select(['id', 'key_id', 'role', 'password_hash', 'recovery_hash', 'blocked_at'])
    .where('mode', '=', mode)
    .where('login_index', 'in', earlier === null ? [login_index] : [earlier, login_index])
    .where('deleted_at', 'is', null)
    .orderBy((row) => row('login_index', '=', login_index))
    .executeTakeFirst()
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof readLogin>>>

export async function readPasswordHash(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Only over the hash it was made from: a password that was changed meanwhile stays. */
export async function replacePasswordHash(db: Db, id: string, from: string, to: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: to }).where('id', '=', id).where('password_hash', '=', from).execute()
}

/** Whoever gave neither nickname nor password, by the hash of their way back; undefined where it is nobody’s or, beyond all chance, two people’s. */
export async function readNameless(db: Db, recovery_hash: Buffer) {
  const [one, other] = await db
    .selectFrom('account')
    .select(['id', 'blocked_at'])
    .where('recovery_hash', '=', recovery_hash)
    .where('mode', '=', 'nickname')
    .where('role', '=', 'user')
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  return other ? undefined : one
}

/** What hides older things, and the hashes of what shows them again. Throws when there is no such account. */
export async function readRecovery(db: Db, id: string) {
  return db
    .selectFrom('account')
    .select(['curtain_before', 'recovery_hash', 'decoy_hash', 'decoy_before'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Waits for whoever else changes this account, so that two changes of a password follow one another. */
export async function lockAccount(db: Db, id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
}

export async function updateAccount(db: Db, id: string, change: Updateable<DB['account']>): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).where('deleted_at', 'is', null).execute()
}

export async function readNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('account').select(['id', 'key_id', 'mode', 'login', 'first_name']).where('id', 'in', ids).execute()
}

/** Closed before then, and nobody has come back to them since. */
export async function readClosed(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('closing_at', '<', before)
    .where('deleted_at', 'is', null)
    .limit(1_000)
    .execute()
  return rows.map((row) => row.id)
}

/** Is there any account of this role that can sign in? */
export async function hasUsableAccount(db: Db, role: AccountRole): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('password_hash', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Is there an account of this role other than `id`, whatever its state? */
export async function hasAccountBut(db: Db, role: AccountRole, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
