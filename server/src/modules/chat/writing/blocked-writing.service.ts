import type { Db } from '../../../platform/db/connect.ts'
import { writeBlockedUntil } from './blocked-writing.store.ts'

/**
 * The person cannot write in any of their chats until then; null: they can again. Reports, SOS and reading stay open.
 * It ends by itself, because every send compares the date.
 */
export async function blockWriting(db: Db, account_id: string, until: Date | null): Promise<void> {
  await writeBlockedUntil(db, account_id, until)
}
