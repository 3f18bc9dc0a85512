import type { Db } from '../../../platform/db/connect.ts'

export async function writeAnotherThan(db: Db, chat_id: string, another_than: string): Promise<void> {
  await db.updateTable('chat').set({ another_than }).where('id', '=', chat_id).execute()
}
