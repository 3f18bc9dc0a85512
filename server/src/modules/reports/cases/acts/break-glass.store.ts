import type { Db } from '../../../../platform/db/connect.ts'

/** Until when this member may read the case by break-glass; null: not at all. */
export async function breakGlassUntil(db: Db, case_id: string, account_id: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('case_break_glass')
    .select('until')
    .where('case_id', '=', case_id)
    .where('account_id', '=', account_id)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
  return row?.until ?? null
}

type NewBreakGlass = { id: string; case_id: string; account_id: string; reason: Buffer; until: Date; created_at: Date }

export async function insertBreakGlass(db: Db, break_glass: NewBreakGlass): Promise<void> {
  await db.insertInto('case_break_glass').values(break_glass).execute()
}
