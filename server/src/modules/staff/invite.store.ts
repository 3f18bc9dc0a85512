import type { Db } from '../../platform/db/connect.ts'

/** The newest link of a member is the only one that opens. */
export async function replaceInvite(db: Db, invite: { token_hash: Buffer; account_id: string; expires_at: Date }): Promise<void> {
  await db.deleteFrom('staff_invite').where('account_id', '=', invite.account_id).execute()
  await db.insertInto('staff_invite').values(invite).execute()
}

export async function readInvite(db: Db, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('staff_invite')
    .select('account_id')
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses the link up; one of many parallel callers gets true. */
export async function spendInvite(db: Db, token_hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_invite')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The invited admin who never came, if any: a second start renews that link instead of inviting another. */
export async function readInvitedAdmin(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('staff_invite')
    .innerJoin('account', 'account.id', 'staff_invite.account_id')
    .select('staff_invite.account_id')
    .where('account.role', '=', 'admin')
    .where('account.password_hash', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.account_id ?? null
}
