import type { Language } from '@himoya/contract/languages'
import type { Presence } from '@himoya/contract/staff'
import type { Db } from '../../platform/db/connect.ts'

export type OnShift = { id: string; alias: string; langs: Language[] }

/** No row means: never set, so off. */
export async function readPresence(db: Db, account_id: string) {
  return db.selectFrom('staff_presence').select(['state', 'since']).where('account_id', '=', account_id).executeTakeFirst()
}

/** `since` moves only when the state changes. */
export async function writePresence(db: Db, account_id: string, state: Presence['state'], since: Date): Promise<void> {
  await db
    .insertInto('staff_presence')
    .values({ account_id, state, since })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ state, since }).where('staff_presence.state', '<>', state),
    )
    .execute()
}

/**
 * Who answers chats now: on shift, of an answering role, and signed in. Somebody whose console died and whose session
 * ran out is not there, whatever they last said (product.md: a true status).
 */
export async function readOnShift(db: Db, now: Date): Promise<OnShift[]> {
  const rows = await db
    .selectFrom('staff_presence')
    .innerJoin('staff_member', 'staff_member.account_id', 'staff_presence.account_id')
    .innerJoin('account', 'account.id', 'staff_presence.account_id')
    .select(['account.id', 'staff_member.alias', 'staff_member.langs'])
    .where('staff_presence.state', '=', 'on_shift')
    .where('account.role', 'in', ['counsellor', 'supervisor'])
    .where('account.blocked_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('session')
          .select('session.id')
          .whereRef('session.account_id', '=', 'account.id')
          .where('session.audience', '=', 'staff')
          .where('session.revoked_at', 'is', null)
          .where('session.expires_at', '>', now),
      ),
    )
    .orderBy('staff_presence.since')
    .execute()
  return rows.map((row) => ({ ...row, langs: row.langs as Language[] }))
}
