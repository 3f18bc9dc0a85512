import { SETTLED_STATES, type CaseState } from '@himoya/contract/reports/case-lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Counted } from './tables.policy.ts'

/** Cases that nobody has looked at yet, and those that turned out to be none of ours. */
const NOT_YET: readonly CaseState[] = ['received', 'triage']
const NOT_OURS: readonly CaseState[] = SETTLED_STATES.filter((state) => state !== 'closed')

/** One node counts or prints at a time; until the transaction ends. */
export async function lockStatistics(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('statistics'))`.execute(db)
}

/** Cases that are ours and stand in no counter yet, with what they are counted by. */
export const readUncounted = (db: Db, limit: number) =>
  db
    .selectFrom('report_case')
    .innerJoin('report', 'report.id', 'report_case.id')
    .leftJoin('statistics_case', 'statistics_case.case_id', 'report_case.id')
    .select(['report_case.id', 'report.type_ids', 'report.region_code', 'report.child_age_band', 'report.child_gender'])
    .where('statistics_case.case_id', 'is', null)
    .where('report_case.state', 'not in', [...NOT_YET, ...NOT_OURS])
    // Samples are nobody's.
    .where('report_case.sample', '=', false)
    .orderBy('report_case.id')
    .limit(limit)
    .execute()

/** Cases whose counter is wrong by now: not ours after all, or ours again. `counted`: as it has to be. */
export async function turnCases(db: Db, counted: boolean): Promise<Counted[]> {
  const rows = await db
    .updateTable('statistics_case')
    .from('report_case')
    .set({ counted })
    .whereRef('report_case.id', '=', 'case_id')
    .where('counted', '=', !counted)
    .where('report_case.state', counted ? 'not in' : 'in', NOT_OURS)
    .returning(['month', 'type', 'region', 'age', 'gender'])
    .execute()
  return rows.map((row) => ({ ...row, count: counted ? 1 : -1 }))
}

type CountedCase = Omit<Counted, 'count'> & { case_id: string }

export async function insertCounted(db: Db, cases: readonly CountedCase[]): Promise<void> {
  await db
    .insertInto('statistics_case')
    .values(cases.map((one) => ({ ...one, counted: true })))
    .execute()
}

/** `count` is added, or taken off below zero. Places that stand twice are added up. */
export async function addToCells(db: Db, changes: readonly Counted[], sample = false): Promise<void> {
  if (changes.length === 0) return
  const all = sql`json_to_recordset(${JSON.stringify(changes)}) as c(month text, type text, region text, age text, gender text, count int)`
  await sql`
    insert into statistics_cell (month, type, region, age, gender, count, sample)
    select distinct c.month, c.type, c.region, c.age, c.gender, 0, ${sample}::boolean from ${all}
    on conflict (month, type, region, age, gender) do nothing
  `.execute(db)
  await sql`
    update statistics_cell s set count = s.count + d.count
    from (select month, type, region, age, gender, sum(count) as count from ${all} group by 1, 2, 3, 4, 5) d
    where (s.month, s.type, s.region, s.age, s.gender) = (d.month, d.type, d.region, d.age, d.gender)
  `.execute(db)
}

export const readCells = (db: Db, months: readonly string[]): Promise<Counted[]> =>
  db
    .selectFrom('statistics_cell')
    .select(['month', 'type', 'region', 'age', 'gender', 'count'])
    .where('month', 'in', months)
    .execute()

export async function hasSamples(db: Db, months: readonly string[]): Promise<boolean> {
  const found = db.selectFrom('statistics_cell').select('month').where('month', 'in', months).where('sample', '=', true).limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

export async function readFirstMonth(db: Db): Promise<string | null> {
  const { month } = await db
    .selectFrom('statistics_cell')
    .select((of) => of.fn.min<string | null>('month').as('month'))
    .executeTakeFirstOrThrow()
  return month
}

/** How many reports were counted or taken back since these months came out. */
export async function countCorrections(db: Db, months: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('statistics_cell')
    .select(sql<number>`coalesce(sum(abs(count - printed_count)), 0)::int`.as('count'))
    .where('month', 'in', months)
    .executeTakeFirstOrThrow()
  return count
}

export async function markPrinted(db: Db, months: readonly string[]): Promise<void> {
  await db
    .updateTable('statistics_cell')
    .set((of) => ({ printed_count: of.ref('count') }))
    .where('month', 'in', months)
    .execute()
}

export const readReleases = (db: Db) =>
  db.selectFrom('statistics_release').select(['half', 'version', 'printed_at', 'looked_at']).orderBy('half', 'desc').execute()

export async function putRelease(db: Db, release: { half: string; version: number; printed_at: Date }): Promise<void> {
  await db
    .insertInto('statistics_release')
    .values({ ...release, looked_at: release.printed_at })
    .onConflict((on) => on.column('half').doUpdateSet({ ...release, looked_at: release.printed_at }))
    .execute()
}

export async function markLookedAt(db: Db, half: string, looked_at: Date): Promise<void> {
  await db.updateTable('statistics_release').set({ looked_at }).where('half', '=', half).execute()
}

export type PrintedNumber = { by: string; key: string; withheld: number; shown: number | null }

/** A version of a half-year; before it is out, its months alone stand there. */
export const readNumbers = (db: Db, half: string, version: number): Promise<PrintedNumber[]> =>
  db
    .selectFrom('statistics_number')
    .select(['by', 'key', 'withheld', 'shown'])
    .where('half', '=', half)
    .where('version', '=', version)
    .execute()

export async function insertNumbers(db: Db, half: string, version: number, numbers: readonly PrintedNumber[]): Promise<void> {
  await db
    .insertInto('statistics_number')
    .values(numbers.map((number) => ({ ...number, half, version })))
    .execute()
}

/** The newest version of one table in each of these half-years. */
export const readTable = (db: Db, halves: readonly string[], by: string) =>
  db
    .selectFrom('statistics_number')
    .distinctOn(['half', 'key'])
    .select(['half', 'key', 'shown'])
    .where('half', 'in', halves)
    .where('by', '=', by)
    .orderBy('half')
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()

/** The last month whose total is out. */
export async function readLastMonth(db: Db): Promise<string | null> {
  const { key } = await db
    .selectFrom('statistics_number')
    .select((of) => of.fn.max<string | null>('key').as('key'))
    .where('by', '=', 'month')
    .executeTakeFirstOrThrow()
  return key
}
