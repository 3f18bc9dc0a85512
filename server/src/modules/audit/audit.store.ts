import type { AuditQuery } from '@himoya/contract/audit/audit'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

type NewEntry = {
  id: string
  at: Date
  actor_id: string
  action: string
  subject_id: string
  reason: Buffer | null
  reason_key: string | null
  seal: Buffer
}

/** Its place in the chain is given by the database when the transaction ends. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute()
}

type AuditedBy = { actor_id: string; action: string; subject_ids: readonly string[]; since: Date }

/** To which of these somebody has done it since. */
export async function readSubjectsOf(db: Db, { actor_id, action, subject_ids, since }: AuditedBy): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('actor_id', '=', actor_id)
    .where('action', '=', action)
    .where('at', '>=', since)
    .where('subject_id', 'in', subject_ids)
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}

/** The newest first. */
export async function readEntries(db: Db, query: AuditQuery, { limit, offset }: { limit: number; offset: number }) {
  let entries = db
    .selectFrom('audit_entry')
    .leftJoin('staff_member', 'staff_member.account_id', 'audit_entry.actor_id')
    .where('audit_entry.seq', 'is not', null)
  if (query.action) entries = entries.where('action', '=', query.action)
  if (query.actor) entries = entries.where('actor_id', '=', query.actor)
  if (query.subject) entries = entries.where('subject_id', '=', query.subject)
  if (query.from) entries = entries.where('at', '>=', new Date(query.from))
  if (query.to) entries = entries.where('at', '<', new Date(query.to))
  const rows = await entries
    .select(['seq', 'audit_entry.id', 'at', 'actor_id', 'alias', 'action', 'subject_id', 'reason', 'reason_key'])
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await entries.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}
