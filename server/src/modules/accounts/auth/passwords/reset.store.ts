import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'
import type { DB } from '../../../../platform/db/generated-types.ts'

export async function insertReset(db: Db, reset: Insertable<DB['password_reset']>): Promise<void> {
  await db.insertInto('password_reset').values(reset).execute()
}

/** Whose reset an unused, living token is. */
export async function readReset(db: Db, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset')
    .select(['account_id', 'by'])
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up this and every other open token of the account; call it under the account's lock. */
export async function spendResets(db: Db, account_id: string, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteOldResets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', before).execute()
}
