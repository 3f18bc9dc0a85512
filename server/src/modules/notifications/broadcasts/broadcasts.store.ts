import type { Broadcast, BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import type { Db } from '../../../platform/db/connect.ts'

type State = Broadcast['state']

const broadcasts = (db: Db) =>
  db
    .selectFrom('broadcast')
    .innerJoin('staff_member as author', 'author.account_id', 'broadcast.author_id')
    .leftJoin('staff_member as approver', 'approver.account_id', 'broadcast.approved_by')
    .select([
      'id',
      'state',
      'audience',
      'region_code',
      'path',
      'texts',
      'send_at',
      'version',
      'author_id',
      'updated_at',
      'approved_by',
    ])
    .select(['author.alias as author', 'approver.alias as approver', 'total', 'done'])

export type BroadcastRow = NonNullable<Awaited<ReturnType<typeof readBroadcast>>>

type Window = { state: State | undefined; limit: number; offset: number }

/** The newest change first. */
export async function readBroadcasts(db: Db, { state, limit, offset }: Window) {
  let found = broadcasts(db)
  if (state) found = found.where('state', '=', state)
  const rows = await found.orderBy('updated_at', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export async function readBroadcast(db: Db, id: string) {
  return broadcasts(db).where('id', '=', id).executeTakeFirst()
}

const columnsOf = ({ audience, region, path, texts, send_at }: BroadcastBody) => ({
  audience,
  region_code: region,
  path,
  texts: JSON.stringify(texts),
  send_at: send_at === null ? null : new Date(send_at),
})

export async function insertBroadcast(
  db: Db,
  body: BroadcastBody,
  made: { id: string; author_id: string; updated_at: Date },
): Promise<void> {
  await db
    .insertInto('broadcast')
    .values({ ...columnsOf(body), ...made, created_at: made.updated_at })
    .execute()
}

/** Another version, a draft of whoever wrote it. False: there is a newer one than `version` already, or it is on its way. */
export async function updateBroadcast(
  db: Db,
  id: string,
  version: number,
  body: BroadcastBody,
  by: { author_id: string; updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('broadcast')
    .set({ ...columnsOf(body), ...by, state: 'draft', approved_by: null, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', ['draft', 'review', 'approved'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False: its state or version is not `from` any more. */
export async function moveBroadcast(
  db: Db,
  id: string,
  from: { state: State; version: number },
  to: { state: State; approved_by: string | null; updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('broadcast')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', from.state)
    .where('version', '=', from.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteBroadcast(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('broadcast')
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'review'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}
