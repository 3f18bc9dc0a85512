import type { Preference } from '@himoya/contract/notifications/notifications'
import type { Db } from '../../platform/db/connect.ts'

/** What is needed to decide how a person is told; undefined for an account that is gone. */
export async function readTaste(db: Db, account_id: string) {
  return db
    .selectFrom('account')
    .leftJoin('notification_preference as chosen', 'chosen.account_id', 'account.id')
    .select(['mode', 'lang', 'blocked_at', 'kinds', 'quiet_from', 'quiet_until'])
    .where('account.id', '=', account_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export type Taste = NonNullable<Awaited<ReturnType<typeof readTaste>>>

export async function writePreference(db: Db, account_id: string, { kinds, quiet }: Preference, updated_at: Date): Promise<void> {
  const chosen = {
    kinds: JSON.stringify(kinds),
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    updated_at,
  }
  await db
    .insertInto('notification_preference')
    .values({ account_id, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute()
}

export async function deletePreference(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('notification_preference').where('account_id', '=', account_id).execute()
}
