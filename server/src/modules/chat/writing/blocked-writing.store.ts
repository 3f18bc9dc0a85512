import type { Db } from '../../../platform/db/connect.ts'

/** Every chat of the person, ended ones as well: a chat begun meanwhile takes the date over from them. */
export async function writeBlockedUntil(db: Db, account_id: string, until: Date | null): Promise<void> {
  await db.updateTable('chat').set({ blocked_until: until }).where('account_id', '=', account_id).execute()
}
