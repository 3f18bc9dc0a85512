import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'
import type { DB } from '../../../../platform/db/generated-types.ts'

export async function insertPending(db: Db, pending: Insertable<DB['pending_registration']>): Promise<void> {
  await db.insertInto('pending_registration').values(pending).execute()
}

/** Only for the browser that asked: the secret and the phone both have to be its own. */
export async function findPending(db: Db, { secret_hash, phone_index }: { secret_hash: Buffer; phone_index: Buffer }) {
  return db
    .selectFrom('pending_registration')
    .select(['id', 'key_id', 'details', 'password_hash'])
    .where('secret_hash', '=', secret_hash)
    .where('phone_index', '=', phone_index)
    .executeTakeFirst()
}

export async function readPending(db: Db, id: string) {
  return db.selectFrom('pending_registration').select(['id', 'key_id', 'details']).where('id', '=', id).executeTakeFirst()
}

/** Of all that wait for the phone; a row goes with its key. */
export async function readPendingKeys(db: Db, phone_index: Buffer): Promise<string[]> {
  const rows = await db.selectFrom('pending_registration').select('key_id').where('phone_index', '=', phone_index).execute()
  return rows.map((row) => row.key_id)
}

export async function readOldPendingKeys(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('pending_registration').select('key_id').where('created_at', '<', before).execute()
  return rows.map((row) => row.key_id)
}
