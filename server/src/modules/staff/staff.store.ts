import type { Db } from '../../platform/db/connect.ts'

export async function readAliases(db: Db, account_ids: readonly string[]) {
  if (account_ids.length === 0) return []
  return db.selectFrom('staff_member').select(['account_id', 'alias']).where('account_id', 'in', account_ids).execute()
}
