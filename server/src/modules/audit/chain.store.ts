import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Link, Mark, Point } from './chain.ts'

const MARK = ['kind', 'seq', 'hash', 'at', 'mac'] as const

/** One view of the log, however much is written meanwhile. */
export function inOneView<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

export async function readHead(db: Db): Promise<Point> {
  return db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
}

const LINK = sql`id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_id, action, subject_id, reason,
  reason_key, coalesce(seq, 0) as seq, seal, hash`

/** In the order of the chain, those after a place. */
export async function readLinks(db: Db, after: number, limit: number): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${LINK} from audit_entry where seq > ${after} order by seq limit ${limit}`.execute(db)
  return rows
}

/** What has no place in the chain, or one before its first. Nothing of ours is so. */
export async function readUnplaced(db: Db, limit: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select ${LINK} from audit_entry where seq is null or seq <= 0 order by seq, id limit ${limit}`.execute(db)
  return rows
}

export async function readCheckpoints(db: Db): Promise<Mark[]> {
  return db.selectFrom('audit_mark').select(MARK).orderBy('seq').orderBy('at').execute()
}

/** Two nodes may mark the same place: the first one's stays. */
export async function insertMark(db: Db, mark: Mark): Promise<void> {
  await db
    .insertInto('audit_mark')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['kind', 'seq']).doNothing())
    .execute()
}

/** The first start puts the chain's beginning under the key; never twice. */
export async function signOrigin(db: Db, { seq, at, mac }: Mark): Promise<void> {
  await db
    .updateTable('audit_mark')
    .set({ at, mac })
    .where('kind', '=', 'origin')
    .where('seq', '=', seq)
    .where('mac', 'is', null)
    .execute()
}

export async function deleteCheckpoints(db: Db, checkpoints: readonly Mark[]): Promise<void> {
  if (checkpoints.length === 0) return
  const places = checkpoints.map(({ seq }) => seq)
  await db.deleteFrom('audit_mark').where('kind', '=', 'anchor').where('seq', 'in', places).execute()
}

/**
 * The last entry before which all may go: older than `before`, and nothing of a case on legal hold among them. null: none.
 */
export async function readPrunable(db: Db, before: Date): Promise<Point | null> {
  const { rows } = await sql<Point>`
    select seq, hash from audit_entry
    where seq < coalesce(
      (select min(entry.seq) from audit_entry entry
       where entry.at >= ${before}
         or entry.subject_id in (select id from report_case where legal_hold)),
      (select seq + 1 from audit_head))
    order by seq desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function deleteUpTo(db: Db, seq: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit_entry').where('seq', '<=', seq).executeTakeFirst()
  return Number(numDeletedRows)
}
