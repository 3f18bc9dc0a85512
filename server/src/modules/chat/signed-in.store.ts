import type { Db } from '../../platform/db/connect.ts'

/** Those of the given sessions that nobody ended and nothing else ends: time, a block, a deleted account. */
export async function readSignedIn(db: Db, session_ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', 'in', session_ids)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('account.blocked_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.id)
}
