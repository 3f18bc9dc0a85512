import type { Db } from '../../../platform/db/connect.ts'

type NewSubscription = {
  id: string
  account_id: string
  session_id: string
  endpoint: Buffer
  endpoint_index: Buffer
  expires_at: Date | null
  created_at: Date
}

/** One row for one browser: whoever is signed in there now has it. */
export async function putSubscription(db: Db, row: NewSubscription): Promise<{ id: string; created_at: Date }> {
  const { account_id, session_id, endpoint, endpoint_index, expires_at } = row
  await db
    .deleteFrom('push_subscription')
    .where('endpoint_index', '=', endpoint_index)
    .where('account_id', '<>', account_id)
    .execute()
  return db
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint_index').doUpdateSet({ session_id, endpoint, expires_at }))
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** All but the newest `most`. */
export async function dropOldest(db: Db, account_id: string, most: number): Promise<void> {
  const kept = db
    .selectFrom('push_subscription')
    .select('id')
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await db.deleteFrom('push_subscription').where('account_id', '=', account_id).where('id', 'not in', kept).execute()
}

export async function deleteByEndpoint(db: Db, account_id: string, endpoint_index: Buffer): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', account_id)
    .where('endpoint_index', '=', endpoint_index)
    .execute()
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute()
}

export async function deleteSubscriptionsOf(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('account_id', '=', account_id).execute()
}

/** Of sessions that ended: nobody is signed in there. */
export async function deleteDeadSubscriptions(db: Db, now: Date): Promise<void> {
  const dead = db
    .selectFrom('session')
    .select('id')
    .where((or) => or.or([or('revoked_at', 'is not', null), or('expires_at', '<=', now)]))
  await db.deleteFrom('push_subscription').where('session_id', 'in', dead).execute()
}

const living = (db: Db, now: Date) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .innerJoin('account', 'account.id', 'push_subscription.account_id')
    .where('revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where((or) => or.or([or('push_subscription.expires_at', 'is', null), or('push_subscription.expires_at', '>', now)]))
    .where('account.blocked_at', 'is', null)

/** Devices where the person is signed in and lets us wake them. */
export async function readDevices(db: Db, account_id: string, now: Date): Promise<string[]> {
  const rows = await living(db, now)
    .select('push_subscription.id')
    .where('push_subscription.account_id', '=', account_id)
    .execute()
  return rows.map(({ id }) => id)
}

/** undefined: it ended. */
export async function readDevice(db: Db, id: string, now: Date) {
  return living(db, now)
    .select(['push_subscription.id', 'push_subscription.account_id', 'endpoint', 'endpoint_index', 'key_id'])
    .where('push_subscription.id', '=', id)
    .executeTakeFirst()
}

type StoredKeys = { key_id: string; public_key: string; private_key: Buffer }

export async function readPushKey(db: Db): Promise<StoredKeys | undefined> {
  return db.selectFrom('push_key').select(['key_id', 'public_key', 'private_key']).executeTakeFirst()
}

/** Of two nodes that start together the first one's stays. False: there was one. */
export async function insertPushKey(db: Db, key: StoredKeys): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('push_key')
    .values(key)
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** The key of an account; null once it is deleted. Its row is locked: two devices at once do not pass the limit together. */
export async function keyOfAccount(db: Db, account_id: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('key_id').where('id', '=', account_id).forUpdate().executeTakeFirst()
  return row?.key_id ?? null
}
