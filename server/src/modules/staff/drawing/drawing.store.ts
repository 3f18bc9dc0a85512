import type { OwnDrawing } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** What everybody who may answer a child has chosen. */
export async function readDrawings(db: Db): Promise<{ id: string; drawing: OwnDrawing['drawing'] }[]> {
  const { rows } = await sql<{ id: string; drawing: OwnDrawing['drawing'] }>`
    select account.id, drawing from staff_member join account on account.id = account_id
    where drawing is not null and role in ('counsellor', 'supervisor') and blocked_at is null and deleted_at is null
    order by account.id`.execute(db)
  return rows
}

export async function writeDrawing(db: Db, account_id: string, drawing: OwnDrawing['drawing']): Promise<void> {
  await db.updateTable('staff_member').set({ drawing }).where('account_id', '=', account_id).execute()
}
