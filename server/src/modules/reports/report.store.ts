import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import type { REGION_CODES } from '@himoya/contract/people'
import type { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import type { CHILD_AGE_BANDS, REPORT_GENDERS, ReportTypeId, Urgency } from '@himoya/contract/reports/report-lists'
import type { Db } from '../../platform/db/connect.ts'

type OneOf<List extends readonly unknown[]> = List[number]

export type ReportRow = {
  id: string
  ref: string
  source: 'form' | 'sos'
  key_id: string
  account_id: string | null
  lang: Language
  reporter_role: OneOf<typeof CONTACT_ROLES>
  type_ids: ReportTypeId[]
  urgency: Urgency
  region_code: OneOf<typeof REGION_CODES> | null
  child_age_band: OneOf<typeof CHILD_AGE_BANDS> | null
  child_gender: OneOf<typeof REPORT_GENDERS> | null
  facts: Buffer
  notice: string | null
  answer_by: Date
  last_seq: number
  reporter_seq: number
  team_seq: number
  created_at: Date
}

type Numbers = 'last_seq' | 'reporter_seq' | 'team_seq'
export type NewReport = Omit<ReportRow, Numbers> &
  Partial<Pick<ReportRow, Numbers>> & {
    receipt_index: Buffer | null
    opened_at: Date
  }

export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await db.insertInto('report').values(report).execute()
}

export async function isRefTaken(db: Db, ref: string): Promise<boolean> {
  const row = await db.selectFrom('report').select('id').where('ref', '=', ref).executeTakeFirst()
  return row !== undefined
}

const reports = (db: Db) =>
  db
    .selectFrom('report')
    .select(['report.id', 'ref', 'source', 'report.key_id', 'account_id', 'report.lang', 'reporter_role', 'type_ids', 'urgency'])
    .select(['report.region_code', 'child_age_band', 'child_gender', 'facts', 'notice', 'answer_by'])
    .select(['last_seq', 'reporter_seq', 'team_seq', 'report.created_at'])
    .$castTo<ReportRow>()

export async function readReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return reports(db).where('report.id', '=', id).executeTakeFirst()
}

/** One writes at a time: numbers of its inbox are dense, and what is decided on it holds until the end of the transaction. */
export async function lockReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return reports(db).where('report.id', '=', id).forUpdate().executeTakeFirst()
}

export async function readByReceipt(db: Db, receipt_index: Buffer): Promise<ReportRow | undefined> {
  return reports(db).where('receipt_index', '=', receipt_index).executeTakeFirst()
}

/** A person's own reports; what lies behind the curtain of a reset by SMS is left out (safety.md 5). */
const ownReports = (db: Db, account_id: string) =>
  reports(db)
    .innerJoin('account', 'account.id', 'report.account_id')
    .where('report.account_id', '=', account_id)
    .where((is) => is.or([is('curtain_before', 'is', null), is('report.created_at', '>=', is.ref('account.curtain_before'))]))

/** The newest first. */
export async function readOwn(db: Db, account_id: string, { limit, offset }: { limit: number; offset: number }) {
  const own = ownReports(db, account_id)
  const rows = await own.orderBy('report.created_at', 'desc').orderBy('report.id').limit(limit).offset(offset).execute()
  const { count } = await own
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export async function readOwnByRef(db: Db, account_id: string, ref: string): Promise<ReportRow | undefined> {
  return ownReports(db, account_id).where('ref', '=', ref).executeTakeFirst()
}

/** The reporter looked into the inbox: everything up to now is read. */
export async function writeOpened(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('report')
    .set((row) => ({ reporter_seq: row.ref('last_seq'), opened_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Somebody of the team read the inbox. */
export async function writeTeamRead(db: Db, id: string): Promise<void> {
  await db
    .updateTable('report')
    .set((row) => ({ team_seq: row.ref('last_seq') }))
    .where('id', '=', id)
    .where((row) => row('team_seq', '<', row.ref('last_seq')))
    .execute()
}

/** The open chat of a person; null: there is none. */
export async function readOpenChat(db: Db, account_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat')
    .select('id')
    .where('account_id', '=', account_id)
    .where('state', '<>', CHAT_STATE.ended)
    .executeTakeFirst()
  return row?.id ?? null
}
