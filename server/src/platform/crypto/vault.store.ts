import type { Db } from '../db/connect.ts'

type KeyRow = { id: string; wrapped: Buffer; master_version: number }

export async function writeKey(db: Db, row: KeyRow): Promise<void> {
  await db.insertInto('data_key').values(row).execute()
}

export async function readKey(db: Db, id: string): Promise<KeyRow> {
  return db.selectFrom('data_key').select(['id', 'wrapped', 'master_version']).where('id', '=', id).executeTakeFirstOrThrow()
}
