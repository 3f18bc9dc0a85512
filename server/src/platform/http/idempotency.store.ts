import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type KeyPlace = { scope: string; key_hash: Buffer }

/** True when this caller is the first with the key. */
export async function claimKey(db: Db, place: KeyPlace, request_hash: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_key')
    .values({ ...place, request_hash })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('scope')
    .executeTakeFirst()
  return row !== undefined
}

export async function findAnswer(db: Db, { scope, key_hash }: KeyPlace) {
  return db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'key_id', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()
}

/** Takes over from a server that was killed before it answered. True for one of those who try. */
export async function takeOverKey(db: Db, { scope, key_hash }: KeyPlace, seconds: number): Promise<boolean> {
  const row = await db
    .updateTable('idempotency_key')
    .set({ created_at: sql<Date>`now()` })
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .where('status', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .returning('scope')
    .executeTakeFirst()
  return row !== undefined
}

/** False: somebody who took over has answered meanwhile, or has given the key back. */
export async function saveAnswer(
  db: Db,
  { scope, key_hash }: KeyPlace,
  answer: { key_id: string; status: number; answer: Buffer },
): Promise<boolean> {
  const row = await db
    .updateTable('idempotency_key')
    .set(answer)
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .where('status', 'is', null)
    .returning('scope')
    .executeTakeFirst()
  return row !== undefined
}

/** After a failure nothing was created, so the same key may be tried again. */
export async function releaseKey(db: Db, { scope, key_hash }: KeyPlace): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('scope', '=', scope)
    .where('key_hash', '=', key_hash)
    .where('status', 'is', null)
    .execute()
}

/** Deletes rows older than `hours` and returns the keys their answers were sealed with. */
export async function deleteOldAnswers(db: Db, hours: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .returning('key_id')
    .execute()
  return rows.flatMap((row) => (row.key_id === null ? [] : [row.key_id]))
}
