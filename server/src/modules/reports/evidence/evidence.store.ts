import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

const COLUMNS = ['id', 'key_id', 'report_id', 'message_id', 'kind', 'state', 'size', 'received', 'folder'] as const
const MORE = ['file_key', 'original_sha256', 'details', 'created_at'] as const

const evidence = (db: Db) => db.selectFrom('evidence').select(COLUMNS).select(MORE)

export type EvidenceRow = NonNullable<Awaited<ReturnType<typeof findEvidence>>>

type NewEvidence = Pick<EvidenceRow, 'id' | 'kind' | 'size' | 'folder' | 'file_key' | 'created_at'> & {
  key_id: string
  key_index: Buffer
}

export async function insertEvidence(db: Db, row: NewEvidence): Promise<void> {
  await db.insertInto('evidence').values(row).execute()
}

export async function findEvidence(db: Db, id: string) {
  return evidence(db).where('id', '=', id).executeTakeFirst()
}

/** Two parts, two endings, two reports that want it come one after the other. */
export async function lockEvidence(db: Db, id: string): Promise<EvidenceRow | undefined> {
  return evidence(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findByKey(db: Db, key_index: Buffer): Promise<EvidenceRow | undefined> {
  return evidence(db).where('key_index', '=', key_index).executeTakeFirst()
}

/** Of these keys those that exist, locked, always in the same order. */
export async function lockByKeys(db: Db, key_indexes: readonly Buffer[]): Promise<EvidenceRow[]> {
  if (key_indexes.length === 0) return []
  return evidence(db).where('key_index', 'in', key_indexes).orderBy('id').forUpdate().execute()
}

/** All files of a report, the oldest first. */
export async function readOfReport(db: Db, report_id: string): Promise<EvidenceRow[]> {
  return evidence(db).where('report_id', '=', report_id).orderBy('created_at').orderBy('id').execute()
}

type Change = Partial<Pick<EvidenceRow, 'size' | 'kind' | 'state' | 'received' | 'file_key' | 'original_sha256' | 'details'>>

export async function updateEvidence(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('evidence').set(change).where('id', '=', id).execute()
}

type Tie = Pick<EvidenceRow, 'file_key' | 'details'> & {
  key_id: string
  report_id: string
  message_id: string | null
  tied_at: Date
}

export async function writeTie(db: Db, id: string, tie: Tie): Promise<void> {
  await db.updateTable('evidence').set(tie).where('id', '=', id).execute()
}

/** The key that seals a report; undefined: there is no such report. */
export async function keyOfReport(db: Db, report_id: string): Promise<string | undefined> {
  const row = await db.selectFrom('report').select('key_id').where('id', '=', report_id).executeTakeFirst()
  return row?.key_id
}

export async function countOfReport(db: Db, report_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('evidence')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('report_id', '=', report_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Bytes that have come of all that nobody has tied yet. */
export async function untiedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('evidence')
    .select(sql<number>`coalesce(sum(received), 0)::float8`.as('bytes'))
    .where('report_id', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** When what was begun, and what was never tied, is past its time. */
type Past = { empty_before: Date; untied_before: Date }
type Doomed = { id: string; folder: string; report_id: string | null }

/** What nobody can see any more: begun and never sent, never tied, or its report or key is gone. */
export async function readDoomed(db: Db, { empty_before, untied_before }: Past, limit: number): Promise<Doomed[]> {
  return db
    .selectFrom('evidence')
    .leftJoin('report', 'report.id', 'evidence.report_id')
    .select(['evidence.id', 'folder', 'report_id'])
    .where((is) =>
      is.or([
        is('evidence.key_id', 'is', null),
        is.and([is('report_id', 'is not', null), is('report.id', 'is', null)]),
        is.and([is('report_id', 'is', null), is('evidence.created_at', '<', untied_before)]),
        is.and([is('evidence.state', '=', 'uploading'), is('received', '=', 0), is('evidence.created_at', '<', empty_before)]),
      ]),
    )
    .limit(limit)
    .execute()
}

export async function deleteEvidence(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('evidence').where('id', 'in', ids).execute()
}

/** Waiting to be checked since before; the oldest first. */
export async function readPending(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
