import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { DB } from '../../platform/db/generated-types.ts'

/** The newest registration of a phone waits; answers the key of the one it replaced, now good for nothing. */
export async function replacePending(db: Db, pending: Insertable<DB['pending_registration']>): Promise<string | null> {
  const old = await takePending(db, pending.phone_index)
  await db.insertInto('pending_registration').values(pending).execute()
  return old?.key_id ?? null
}

export async function readPending(db: Db, phone_index: Buffer) {
  return db
    .selectFrom('pending_registration')
    .select(['key_id', 'details', 'password_hash'])
    .where('phone_index', '=', phone_index)
    .executeTakeFirst()
}

/** Removes and answers it. */
export async function takePending(db: Db, phone_index: Buffer) {
  return db
    .deleteFrom('pending_registration')
    .where('phone_index', '=', phone_index)
    .returning(['key_id', 'details', 'password_hash'])
    .executeTakeFirst()
}

export async function readOldPendingKeys(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('pending_registration').select('key_id').where('created_at', '<', before).execute()
  return rows.map((row) => row.key_id)
}
