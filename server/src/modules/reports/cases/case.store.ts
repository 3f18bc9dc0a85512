import { SETTLED_STATES, type CaseRisk, type CaseState, type ClosingReason } from '@himoya/contract/reports/case-lists'
import type { HintTopic } from '@himoya/contract/chat/desk-lists'
import type { Language } from '@himoya/contract/languages'
import type { REGION_CODES } from '@himoya/contract/people'
import type { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import type { CHILD_AGE_BANDS, ReportTypeId, Urgency } from '@himoya/contract/reports/report-lists'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type OneOf<List extends readonly unknown[]> = List[number]

/** A case with what of its report is in the clear. */
export type CaseRecord = {
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
  answer_by: Date
  state: CaseState
  state_before: CaseState | null
  risk: CaseRisk
  was_high: boolean
  version: number
  assigned_to: string | null
  plan: Buffer | null
  plan_by: string | null
  plan_at: Date | null
  duplicate_of: string | null
  times_reopened: number
  closing_by: string | null
  closing_at: Date | null
  closing_reason: ClosingReason | null
  closing_summary: Buffer | null
  closed_by: string | null
  settled_at: Date | null
  legal_hold: boolean
  hold_lift_by: string | null
  hold_lift_at: Date | null
  topics: HintTopic[]
  sample: boolean
  created_at: Date
  updated_at: Date
  /** Another body has it. */
  referred_out: boolean
}

export const caseRecords = (db: Db) =>
  db
    .selectFrom('report_case')
    .innerJoin('report', 'report.id', 'report_case.id')
    .select(['report_case.id', 'ref', 'source', 'report.key_id', 'report.account_id', 'report.lang', 'reporter_role', 'type_ids'])
    .select(['urgency', 'report.region_code', 'report.child_age_band', 'answer_by', 'report_case.state', 'state_before', 'risk'])
    .select(['was_high', 'version', 'report_case.assigned_to', 'plan', 'plan_by', 'plan_at', 'duplicate_of', 'times_reopened'])
    .select(['closing_by', 'closing_at', 'closing_reason', 'closing_summary', 'closed_by', 'settled_at', 'legal_hold'])
    .select(['hold_lift_by', 'hold_lift_at', 'topics', 'sample', 'report_case.created_at', 'report_case.updated_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('case_referral')
            .select('case_referral.id')
            .whereRef('case_referral.case_id', '=', 'report_case.id')
            .where('case_referral.state', 'in', ['sent', 'accepted']),
        )
        .as('referred_out'),
    )
    .$castTo<CaseRecord>()

export async function readCase(db: Db, id: string): Promise<CaseRecord | undefined> {
  return caseRecords(db).where('report_case.id', '=', id).executeTakeFirst()
}

/** What is decided on it holds until the end of the transaction. First the case, then its report: the reporter's acts do the same. */
export async function lockCase(db: Db, id: string): Promise<CaseRecord | undefined> {
  await db.selectFrom('report_case').select('id').where('id', '=', id).forUpdate().execute()
  // A statement of its own: what was committed while it waited counts, of referrals too.
  return readCase(db, id)
}

export async function readCases(db: Db, ids: readonly string[]): Promise<CaseRecord[]> {
  return ids.length === 0 ? [] : caseRecords(db).where('report_case.id', 'in', ids).execute()
}

export async function idOfRef(db: Db, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('report_case')
    .innerJoin('report', 'report.id', 'report_case.id')
    .select('report_case.id')
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row?.id
}

type NewCase = { id: string; topics: readonly HintTopic[]; fingerprint: readonly string[]; now: Date }

/** Opens the case of a report that the same transaction has written. */
export async function insertCase(db: Db, { id, topics, fingerprint, now }: NewCase): Promise<void> {
  await db
    .insertInto('report_case')
    .values({ id, topics: [...topics], fingerprint: sql`${fingerprint}::bigint[]`, created_at: now, updated_at: now })
    .execute()
}

/** Makes an opened case a sample that stands where it stands; its version stays the first. */
export async function placeSample(db: Db, id: string, place: CaseChange & { updated_at: Date }): Promise<void> {
  await db
    .updateTable('report_case')
    .set({ ...place, sample: true })
    .where('id', '=', id)
    .execute()
}

export async function hasSampleCases(db: Db): Promise<boolean> {
  return (await db.selectFrom('report_case').select('id').where('sample', '=', true).limit(1).executeTakeFirst()) !== undefined
}

type Changeable =
  | 'state' | 'state_before' | 'risk' | 'was_high' | 'assigned_to' | 'plan' | 'plan_by' | 'plan_at' | 'duplicate_of'
  | 'times_reopened' | 'closing_by' | 'closing_at' | 'closing_reason' | 'closing_summary' | 'closed_by' | 'settled_at'
  | 'legal_hold' | 'hold_lift_by' | 'hold_lift_at' // prettier-ignore
export type CaseChange = Partial<Pick<CaseRecord, Changeable>>

/** Counts its version on: who saw an older one has to look again. The caller holds its lock. */
export async function changeCase(db: Db, id: string, change: CaseChange, now: Date): Promise<void> {
  await db
    .updateTable('report_case')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

/** Unsettled ones of a member, locked. */
export async function readOpenOf(db: Db, account_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report_case')
    .select('id')
    .where('assigned_to', '=', account_id)
    .where('state', 'not in', SETTLED_STATES)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Something beside its state changed. */
export async function touchCase(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('report_case').set({ updated_at: now }).where('id', '=', id).execute()
}

export async function refOf(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('report').select('ref').where('id', '=', id).executeTakeFirst())?.ref
}
