import type { Db } from '../../platform/db/connect.ts'

export type MessageRow = {
  id: string
  seq: number
  cid: string
  author_id: string | null
  author: string | null
  message: Buffer
  created_at: Date
}

const messages = (db: Db, report_id: string) =>
  db
    .selectFrom('report_message')
    .leftJoin('staff_member', 'staff_member.account_id', 'report_message.author_id')
    .select(['report_message.id', 'seq', 'cid', 'author_id', 'staff_member.alias as author', 'message'])
    .select('report_message.created_at')
    .where('report_id', '=', report_id)

/** All of an inbox, the oldest first. */
export async function readMessages(db: Db, report_id: string): Promise<MessageRow[]> {
  return messages(db, report_id).orderBy('seq').execute()
}

export async function readSent(db: Db, report_id: string, cid: string): Promise<MessageRow | undefined> {
  return messages(db, report_id).where('cid', '=', cid).executeTakeFirst()
}

/** The next number of an inbox, for whoever holds the lock of its report. What they write they have read. */
export async function takeSeq(db: Db, report_id: string, by: 'reporter' | 'team'): Promise<number> {
  const read = by === 'reporter' ? 'reporter_seq' : 'team_seq'
  const row = await db
    .updateTable('report')
    .set((report) => ({ last_seq: report('last_seq', '+', 1), [read]: report('last_seq', '+', 1) }))
    .where('id', '=', report_id)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  return row.last_seq
}

type NewMessage = {
  id: string
  report_id: string
  seq: number
  cid: string
  author_id: string | null
  message: Buffer
  created_at: Date
}

export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db.insertInto('report_message').values(message).execute()
}

/** What the other side has written and this one not read. */
export async function countUnread(
  db: Db,
  report_ids: readonly string[],
  reader: 'reporter' | 'team',
): Promise<Map<string, number>> {
  if (report_ids.length === 0) return new Map()
  const read = reader === 'reporter' ? 'report.reporter_seq' : 'report.team_seq'
  const rows = await db
    .selectFrom('report_message')
    .innerJoin('report', 'report.id', 'report_message.report_id')
    .select(['report_id', (all) => all.fn.countAll<number>().as('count')])
    .where('report_id', 'in', report_ids)
    .where('author_id', reader === 'reporter' ? 'is not' : 'is', null)
    .whereRef('seq', '>', read)
    .groupBy('report_id')
    .execute()
  return new Map(rows.map(({ report_id, count }) => [report_id, count]))
}
