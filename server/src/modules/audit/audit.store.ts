import type { Db } from '../../platform/db/connect.ts'

type NewEntry = { id: string; actor_id: string; action: string; subject_id: string; reason: Buffer | null }

export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute()
}
