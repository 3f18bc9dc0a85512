import type { Db } from '../../../../platform/db/connect.ts'

/** For each key that must wait: until when. */
export async function readDelays(db: Db, keys: readonly Buffer[], now: Date) {
  return db
    .selectFrom('sign_in_delay')
    .select(['key_hash', 'blocked_until'])
    .where('key_hash', 'in', keys)
    .where('blocked_until', '>', now)
    .execute()
}

/** Counts one more failure and answers how many there are; those before `forget` no longer count. */
export async function countFailure(db: Db, key_hash: Buffer, now: Date, forget: Date): Promise<number> {
  const row = await db
    .insertInto('sign_in_delay')
    .values({ key_hash, failures: 1, blocked_until: now, failed_at: now })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet((old) => ({
        failures: old
          .case()
          .when('sign_in_delay.failed_at', '<', forget)
          .then(1)
          .else(old('sign_in_delay.failures', '+', 1))
          .end(),
        failed_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

export async function blockUntil(db: Db, key_hash: Buffer, blocked_until: Date): Promise<void> {
  await db
    .updateTable('sign_in_delay')
    .set({ blocked_until })
    .where('key_hash', '=', key_hash)
    .where('blocked_until', '<', blocked_until)
    .execute()
}

export async function clearDelays(db: Db, keys: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('sign_in_delay').where('key_hash', 'in', keys).execute()
}

export async function deleteOldDelays(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_delay').where('failed_at', '<', before).execute()
}
