import type { Db } from '../../../platform/db/connect.ts'

/** Holds the list until the transaction ends: one writer at a time. Answers how far it goes. */
export async function lockErasedList(db: Db): Promise<number> {
  const row = await db.selectFrom('erased_list').select('last_seq').forUpdate().executeTakeFirstOrThrow()
  return row.last_seq
}

export async function writeLastSeq(db: Db, last_seq: number): Promise<void> {
  await db.updateTable('erased_list').set({ last_seq }).execute()
}

/** Keys that do not stand on the list yet, the first ones first. */
export async function readErased(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('erased_key').select('id').orderBy('erased_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function deleteErased(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('erased_key').where('id', 'in', ids).execute()
}

/** Of these the keys that are there again. */
export async function findKeys(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('data_key').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Accounts whose own key is one of these. */
export async function findAccounts(db: Db, key_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('key_id', 'in', key_ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
