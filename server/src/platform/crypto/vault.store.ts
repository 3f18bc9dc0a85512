import type { Db } from '../db/connect.ts'

export type KeyRow = { id: string; wrapped: Buffer; master_version: number }

const COLUMNS = ['id', 'wrapped', 'master_version'] as const

export async function writeKey(db: Db, row: KeyRow): Promise<void> {
  await db.insertInto('data_key').values(row).execute()
}

/** Two nodes that start together agree on the first one's. */
export async function writeKeyOnce(db: Db, row: KeyRow): Promise<void> {
  await db
    .insertInto('data_key')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  return db.selectFrom('data_key').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function deleteKeys(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('data_key').where('id', 'in', ids).execute()
}

/** Some keys that an older master than `version` wraps. */
export async function keysBefore(db: Db, version: number, limit: number): Promise<KeyRow[]> {
  return db.selectFrom('data_key').select(COLUMNS).where('master_version', '<', version).limit(limit).execute()
}

/** Only if nobody has re-wrapped it meanwhile. */
export async function replaceWrapping(db: Db, row: KeyRow, from_version: number): Promise<void> {
  await db
    .updateTable('data_key')
    .set({ wrapped: row.wrapped, master_version: row.master_version })
    .where('id', '=', row.id)
    .where('master_version', '=', from_version)
    .execute()
}
