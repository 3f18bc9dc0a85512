import type { Db } from '../../platform/db/connect.ts'

/** What nobody has rung for yet, told by this call alone. */
export async function writeRung(db: Db, account_id: string, rung_at: Date) {
  return db
    .updateTable('notification')
    .set({ rung_at })
    .where('account_id', '=', account_id)
    .where('rung_at', 'is', null)
    .returning(['id', 'kind', 'read_at'])
    .execute()
}
