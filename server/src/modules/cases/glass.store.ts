import type { Db } from '../../platform/db/connect.ts'

/** Until when this member may read the case by a broken glass; null: not at all. */
export async function glassUntil(db: Db, case_id: string, account_id: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('case_glass')
    .select('until')
    .where('case_id', '=', case_id)
    .where('account_id', '=', account_id)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
  return row?.until ?? null
}

type NewGlass = { id: string; case_id: string; account_id: string; reason: Buffer; until: Date; created_at: Date }

export async function insertGlass(db: Db, glass: NewGlass): Promise<void> {
  await db.insertInto('case_glass').values(glass).execute()
}
