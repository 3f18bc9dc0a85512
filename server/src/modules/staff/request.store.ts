import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { DB } from '../../platform/db/generated-types.ts'

export async function insertRequest(db: Db, request: Insertable<DB['staff_request']>): Promise<void> {
  await db.insertInto('staff_request').values(request).execute()
}

/** What was asked for this member before and not yet decided gives way to what is asked now. */
export async function replaceWaiting(db: Db, account_id: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_request')
    .set({ state: 'replaced', decided_at: now })
    .where('account_id', '=', account_id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Decides what still waits; false when somebody else was first. */
export async function decideRequest(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'refused'; decided_by: string; decided_at: Date; reason: Buffer | null },
): Promise<boolean> {
  const row = await db
    .updateTable('staff_request')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const requests = (db: Db) =>
  db
    .selectFrom('staff_request as request')
    .innerJoin('account', 'account.id', 'request.account_id')
    .innerJoin('staff_member as member', 'member.account_id', 'request.account_id')
    .innerJoin('staff_member as asker', 'asker.account_id', 'request.asked_by')
    .leftJoin('staff_member as decider', 'decider.account_id', 'request.decided_by')
    .select([
      'request.id',
      'request.account_id',
      'request.kind',
      'request.role as wanted_role',
      'request.phone as wanted_phone',
      'request.state',
      'request.asked_by',
      'request.asked_at',
      'request.decided_by',
      'request.decided_at',
      'request.reason',
      'account.role',
      'member.link_phone',
      'asker.alias as asker_alias',
      'decider.alias as decider_alias',
    ])
    .select((one) => one.fn.coalesce('request.alias', 'member.alias').as('alias'))

export async function readRequest(db: Db, id: string) {
  return requests(db).where('request.id', '=', id).executeTakeFirst()
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** What waits first, then the newest. */
export async function readRequests(db: Db, { page, page_size }: { page: number; page_size: number }) {
  const rows = await requests(db)
    .orderBy((one) => one.case().when('request.state', '=', 'waiting').then(0).else(1).end())
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const { count } = await db
    .selectFrom('staff_request')
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** What waits for each of these members. */
export async function readWaiting(db: Db, account_ids: readonly string[]) {
  if (account_ids.length === 0) return []
  return db
    .selectFrom('staff_request')
    .select(['account_id', 'kind'])
    .where('account_id', 'in', account_ids)
    .where('state', '=', 'waiting')
    .execute()
}

/** Was this member's invitation allowed, by a supervisor or because it needed none? */
export async function wasInvitationAllowed(db: Db, account_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_request')
    .select('id')
    .where('account_id', '=', account_id)
    .where('kind', '=', 'invite')
    .where('state', 'in', ['approved', 'direct'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
