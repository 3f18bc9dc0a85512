import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import type { Db } from '../../../platform/db/connect.ts'

type Aim = { audience?: Broadcast['audience'] | undefined; region?: Broadcast['region'] | undefined }

const reached = (db: Db, { audience, region }: Aim) => {
  let people = db.selectFrom('account').where('role', '=', 'user').where('deleted_at', 'is', null).where('blocked_at', 'is', null)
  if (audience) people = people.where('audience', '=', audience)
  if (region) people = people.where('region_code', '=', region)
  return people
}

/** People with an account whom it is for; `until`: who was there then. */
export async function countReached(db: Db, aim: Aim, until?: Date): Promise<number> {
  let people = reached(db, aim)
  if (until) people = people.where('created_at', '<=', until)
  const { count } = await people.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** The next of them behind an id, in the order of ids. */
export async function readReached(
  db: Db,
  { aim, until, after, limit }: { aim: Aim; until: Date; after: string | null; limit: number },
): Promise<string[]> {
  let people = reached(db, aim).where('created_at', '<=', until)
  if (after !== null) people = people.where('id', '>', after)
  return (await people.select('id').orderBy('id').limit(limit).execute()).map(({ id }) => id)
}

/** From approved to being sent, by one call alone. False: it is not due, not approved, or begun already. */
export async function beginSending(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('broadcast')
    .set({ state: 'sending', begun_at: now, stepped_at: now })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where((due) => due.or([due('send_at', 'is', null), due('send_at', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function writeTotal(db: Db, id: string, total: number): Promise<void> {
  await db.updateTable('broadcast').set({ total }).where('id', '=', id).execute()
}

/** One that is being sent, locked: who stops it waits for the step that is on its way. undefined: it is not any more. */
export async function lockSending(db: Db, id: string) {
  return db
    .selectFrom('broadcast')
    .select(['audience', 'region_code', 'path', 'begun_at', 'reached_id'])
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forUpdate()
    .executeTakeFirst()
}

export async function writeStep(
  db: Db,
  id: string,
  step: { reached_id: string; count: number; stepped_at: Date },
): Promise<void> {
  const { reached_id, count, stepped_at } = step
  await db
    .updateTable('broadcast')
    .set((row) => ({ reached_id, stepped_at, done: row('done', '+', count) }))
    .where('id', '=', id)
    .execute()
}

export async function finishSending(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('broadcast').set({ state: 'sent', stepped_at: now }).where('id', '=', id).execute()
}

/** Approved ones that are due since before `before`, and those whose sending took no step since then. */
export async function readStranded(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('broadcast')
    .select('id')
    .where((either) =>
      either.or([
        either.and([either('state', '=', 'sending'), either('stepped_at', '<', before)]),
        either.and([
          either('state', '=', 'approved'),
          either('updated_at', '<', before),
          either.or([either('send_at', 'is', null), either('send_at', '<', before)]),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
