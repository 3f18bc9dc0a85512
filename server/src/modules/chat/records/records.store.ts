import type { ContactRecord, WrapUp } from '@himoya/contract/chat/records'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type Kind = ContactRecord['kind']
type Facts = Omit<WrapUp, 'note'>

export type RecordRow = Facts & {
  id: string
  kind: Kind
  chat_id: string | null
  lang: ContactRecord['lang']
  counsellor_id: string
  alias: string
  key_id: string | null
  note: Buffer
  started_at: Date
  ended_at: Date
  created_at: Date
}

// The lists are closed by the contract that wrote them; the table knows them as text.
const records = (db: Db) =>
  db
    .selectFrom('contact_record')
    .innerJoin('staff_member', 'staff_member.account_id', 'counsellor_id')
    .select(['contact_record.id', 'kind', 'chat_id', 'lang', 'counsellor_id', 'staff_member.alias', 'key_id', 'note'])
    .select(['gender', 'risk', 'started_at', 'ended_at', 'contact_record.created_at'])
    .select([
      sql<WrapUp['who']>`who`.as('who'),
      sql<WrapUp['age_band']>`age_band`.as('age_band'),
      sql<WrapUp['gender']>`gender`.as('gender'),
      sql<WrapUp['region_code']>`region_code`.as('region_code'),
      sql<WrapUp['forms']>`forms`.as('forms'),
      sql<WrapUp['topics']>`topics`.as('topics'),
      sql<WrapUp['outcome']>`outcome`.as('outcome'),
      sql<WrapUp['referral']>`referral`.as('referral'),
    ])

export async function readOfChat(db: Db, chat_id: string): Promise<RecordRow | undefined> {
  return records(db).where('chat_id', '=', chat_id).executeTakeFirst()
}

export async function readRecord(db: Db, id: string): Promise<RecordRow | undefined> {
  return records(db).where('contact_record.id', '=', id).executeTakeFirst()
}

/** Of one member or, with null, of the whole team; the latest first. */
export async function readRecords(
  db: Db,
  { counsellor_id, kind, limit, offset }: { counsellor_id: string | null; kind: Kind | undefined; limit: number; offset: number },
): Promise<{ rows: RecordRow[]; count: number }> {
  let found = records(db)
  if (counsellor_id !== null) found = found.where('counsellor_id', '=', counsellor_id)
  if (kind) found = found.where('kind', '=', kind)
  const rows = await found.orderBy('ended_at', 'desc').orderBy('contact_record.id').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

type NewRecord = Omit<RecordRow, 'alias'>

export async function insertRecord(db: Db, record: NewRecord): Promise<void> {
  await db.insertInto('contact_record').values(record).execute()
}

export async function updateRecord(db: Db, id: string, change: Facts & { note: Buffer; key_id: string }): Promise<void> {
  await db.updateTable('contact_record').set(change).where('id', '=', id).execute()
}

/** What the form begins with. */
export async function readPrefill(db: Db, chat_id: string) {
  return db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['chat.risk', 'chat.lang', 'chat.created_at', 'chat.ended_at'])
    .select([
      sql<WrapUp['age_band']>`account.age_band`.as('age_band'),
      sql<WrapUp['region_code']>`account.region_code`.as('region_code'),
      sql<'child' | 'teen' | 'parent' | 'teacher' | null>`account.audience`.as('audience'),
    ])
    .where('chat.id', '=', chat_id)
    .executeTakeFirstOrThrow()
}
