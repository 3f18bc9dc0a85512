import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../platform/db/connect.ts'

const MEMBER = [
  'account.id',
  'account.role',
  'account.password_hash',
  'account.blocked_at',
  'account.created_at',
  'staff_member.alias',
  'staff_member.langs',
  'staff_member.link_phone',
  'staff_member.totp_secret',
  'staff_member.totp_pending',
] as const

const members = (db: Db) =>
  db
    .selectFrom('staff_member')
    .innerJoin('account', 'account.id', 'staff_member.account_id')
    .where('account.deleted_at', 'is', null)
    .select(MEMBER)

export async function readMember(db: Db, account_id: string) {
  return members(db).where('account.id', '=', account_id).executeTakeFirst()
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof readMember>>>

/** One page, the newest member first, and how many there are in all. */
export async function readMembers(db: Db, { page, page_size }: { page: number; page_size: number }) {
  const rows = await members(db)
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const { count } = await db
    .selectFrom('staff_member')
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** Where members who may work are told things, one, or those who can sign in, of a role or all; without a number they are left out. */
export async function readPhones(db: Db, of: { id: string } | { role?: 'supervisor' }) {
  const rows = db
    .selectFrom('staff_member')
    .innerJoin('account', 'account.id', 'staff_member.account_id')
    .where('account.deleted_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .where('staff_member.link_phone', 'is not', null)
    .select(['account.id', 'staff_member.langs', 'staff_member.link_phone'])
  if ('id' in of) return rows.where('account.id', '=', of.id).execute()
  return rows
    .$if(of.role !== undefined, (some) => some.where('account.role', '=', of.role!))
    .where('account.password_hash', 'is not', null)
    .execute()
}

export type PhoneRow = Awaited<ReturnType<typeof readPhones>>[number]

type NewMember = { account_id: string; alias: string; langs: Language[]; link_phone?: Buffer | null }

export async function insertMember(db: Db, member: NewMember): Promise<void> {
  await db.insertInto('staff_member').values(member).execute()
}

/** Until the transaction ends nobody else changes this member. */
export async function lockMember(db: Db, account_id: string): Promise<void> {
  await db.selectFrom('staff_member').select('account_id').where('account_id', '=', account_id).forUpdate().execute()
}

export async function updateMember(
  db: Db,
  account_id: string,
  change: { alias?: string; langs?: Language[]; link_phone?: Buffer; totp_secret?: Buffer | null; totp_pending?: Buffer | null },
): Promise<void> {
  await db.updateTable('staff_member').set(change).where('account_id', '=', account_id).execute()
}

/** Takes a time step of the authenticator; false when it, or a later one, was used already. */
export async function takeStep(db: Db, account_id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('staff_member')
    .set({ totp_last_step: step })
    .where('account_id', '=', account_id)
    .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function readAliases(db: Db, account_ids: readonly string[]) {
  if (account_ids.length === 0) return []
  return db.selectFrom('staff_member').select(['account_id', 'alias']).where('account_id', 'in', account_ids).execute()
}

export async function replaceRecoveryCodes(db: Db, account_id: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('account_id', '=', account_id).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('staff_recovery_code')
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute()
}

/** Uses a recovery code up; false when it is none, or was used. */
export async function spendRecoveryCode(db: Db, account_id: string, code_hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', account_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}
