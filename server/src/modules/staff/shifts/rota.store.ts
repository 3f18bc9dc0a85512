import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type ShiftRow = { id: string; account_id: string; starts_at: Date; ends_at: Date }

/** Who answers chats, by alias. `account_id` null: everybody. */
export async function readAnswering(db: Db, account_id: string | null) {
  let members = db
    .selectFrom('staff_member')
    .innerJoin('account', 'account.id', 'staff_member.account_id')
    .select(['account.id', 'staff_member.alias', 'staff_member.langs'])
    .where('account.role', 'in', ['counsellor', 'supervisor'])
    .where('account.blocked_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .orderBy('staff_member.alias')
  if (account_id !== null) members = members.where('account.id', '=', account_id)
  const rows = await members.execute()
  return rows.map((row) => ({ ...row, langs: row.langs as Language[] }))
}

/** What touches the time from `from` to `to`, in order. `account_id` null: everybody's. */
export async function readShifts(db: Db, account_id: string | null, from: Date, to: Date): Promise<ShiftRow[]> {
  let shifts = db
    .selectFrom('rota_shift')
    .select(['id', 'account_id', 'starts_at', 'ends_at'])
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
  if (account_id !== null) shifts = shifts.where('account_id', '=', account_id)
  return shifts.execute()
}

/** Two edits of one person's plan wait for each other here. */
export async function lockMember(db: Db, account_id: string): Promise<void> {
  await db.selectFrom('staff_member').select('account_id').where('account_id', '=', account_id).forNoKeyUpdate().execute()
}

export async function insertShifts(db: Db, shifts: readonly ShiftRow[]): Promise<void> {
  await db.insertInto('rota_shift').values(shifts).execute()
}

/** false: there is none of that id. */
export async function deleteShift(db: Db, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('rota_shift').where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What is planned of them from now on. */
export async function deleteShiftsOf(db: Db, account_id: string, from: Date): Promise<boolean> {
  const gone = await db
    .deleteFrom('rota_shift')
    .where('account_id', '=', account_id)
    .where('ends_at', '>', from)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** What the rota says of one language: somebody should be here now; when the next one comes. */
export type Planned = { now: boolean; next_at: Date | null }

/** By language; one that nobody is planned for until `until` is absent. */
export async function readNextPlanned(db: Db, now: Date, until: Date): Promise<Map<Language, Planned>> {
  const { rows } = await sql<Planned & { lang: Language }>`
    select lang, bool_or(starts_at <= ${now}) as now, min(starts_at) filter (where starts_at > ${now}) as next_at
    from rota_shift join staff_member using (account_id), unnest(staff_member.langs) as lang
    where ends_at > ${now} and starts_at < ${until}
    group by lang`.execute(db)
  return new Map(rows.map(({ lang, ...planned }) => [lang, planned]))
}
