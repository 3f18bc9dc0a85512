import type { StaffRole } from '@himoya/contract/staff/staff'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** Of members who may work: they have signed up, are not blocked, and answer people. */
const able = sql<boolean>`(account.password_hash is not null and account.blocked_at is null and account.deleted_at is null
  and account.role in ('counsellor', 'supervisor'))`

const phones = (db: Db) =>
  db
    .selectFrom('duty_phone')
    .leftJoin('account', 'account.id', 'duty_phone.account_id')
    .leftJoin('staff_member', 'staff_member.account_id', 'duty_phone.account_id')
    .leftJoin('staff_member as confirmer', 'confirmer.account_id', 'duty_phone.confirmed_by')
    .leftJoin('sms_message', 'sms_message.id', 'duty_phone.test_sms')
    .select(['duty_phone.id', 'duty_phone.key_id', 'duty_phone.account_id', 'duty_phone.name', 'phone', 'confirmed_at'])
    .select(['answered_by', 'code_at', 'tested_at', 'sms_message.state as test_state', 'confirmer.alias as confirmer'])
    .select([sql<string | null>`staff_member.alias`.as('alias'), sql<StaffRole>`account.role`.as('role')])
    .select([sql<Language[] | null>`staff_member.langs`.as('langs'), able.as('able')])

export const readPhones = (db: Db) => phones(db).orderBy('staff_member.alias').execute()
export type PhoneRow = Awaited<ReturnType<typeof readPhones>>[number]

export const readPhone = (db: Db, id: string) => phones(db).where('duty_phone.id', '=', id).executeTakeFirst()

/** null: the partner line. */
export const readPhoneOf = (db: Db, account_id: string | null) =>
  phones(db)
    .where(sql<boolean>`duty_phone.account_id is not distinct from ${account_id}::uuid`)
    .executeTakeFirst()

/** Who answers people and has no duty phone yet. */
export async function readCandidates(db: Db) {
  return db
    .selectFrom('staff_member')
    .innerJoin('account', 'account.id', 'staff_member.account_id')
    .select(['staff_member.account_id', 'staff_member.alias'])
    .where(able)
    .where(sql<boolean>`not exists (select from duty_phone where duty_phone.account_id = account.id)`)
    .orderBy('staff_member.alias')
    .execute()
}

type NewPhone = { id: string; key_id: string; account_id: string | null; name: string | null; phone: Buffer }

/** false: there is one already. */
export async function insertPhone(db: Db, phone: NewPhone): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('duty_phone')
    .values(phone)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Another number: nothing that was known of the one before holds. */
export async function replacePhone(db: Db, id: string, { name, phone }: { name: string | null; phone: Buffer }): Promise<void> {
  const unknown = { confirmed_at: null, confirmed_by: null, answered_by: null, code_id: null, code_at: null, code_tries: 0 }
  await db
    .updateTable('duty_phone')
    .set({ name, phone, ...unknown, test_sms: null, tested_at: null })
    .where('id', '=', id)
    .execute()
}

export async function writeCode(db: Db, id: string, code: { code_id: string; code_at: Date }): Promise<void> {
  await db
    .updateTable('duty_phone')
    .set({ ...code, code_tries: 0 })
    .where('id', '=', id)
    .execute()
}

/** Counts a try at a member's code; answers what the code is made of. undefined: there is nothing left to try. */
export async function takeTry(db: Db, account_id: string, { since, tries }: { since: Date; tries: number }) {
  return db
    .updateTable('duty_phone')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where('account_id', '=', account_id)
    .where('code_id', 'is not', null)
    .where('code_at', '>', since)
    .where('code_tries', '<', tries)
    .returning(['id', 'code_id'])
    .executeTakeFirst()
}

/** By the code, once; false: it was used or replaced meanwhile. */
export async function confirmByCode(db: Db, code_id: string, by: { confirmed_by: string; confirmed_at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('duty_phone')
    .set({ ...by, code_id: null, code_at: null })
    .where('code_id', '=', code_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function confirmAtOnce(db: Db, id: string, by: { confirmed_by: string; confirmed_at: Date }): Promise<void> {
  await db.updateTable('duty_phone').set(by).where('id', '=', id).execute()
}

export async function writeCalled(
  db: Db,
  id: string,
  called: { confirmed_by: string; confirmed_at: Date; answered_by: Buffer },
): Promise<void> {
  await db.updateTable('duty_phone').set(called).where('id', '=', id).execute()
}

export async function writeTested(db: Db, id: string, tested: { test_sms: string; tested_at: Date }): Promise<void> {
  await db.updateTable('duty_phone').set(tested).where('id', '=', id).execute()
}

const slots = (db: Db) =>
  db
    .selectFrom('duty_slot')
    .innerJoin('duty_phone', 'duty_phone.id', 'duty_slot.phone_id')
    .select(['duty_slot.id', sql<string>`duty_phone.account_id`.as('account_id'), 'weekday', 'opens', 'closes', 'place'])
    .orderBy('weekday')
    .orderBy('opens')
    .orderBy('place')

export const readSlots = (db: Db) => slots(db).execute()
export const readSlotsOf = (db: Db, account_id: string) => slots(db).where('duty_phone.account_id', '=', account_id).execute()

type NewSlot = { id: string; phone_id: string; weekday: number; opens: string; closes: string; place: number }

export async function insertSlots(db: Db, rows: readonly NewSlot[]): Promise<void> {
  await db.insertInto('duty_slot').values(rows).execute()
}

export async function deleteSlotsOf(db: Db, account_id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('duty_slot')
    .using('duty_phone')
    .whereRef('duty_phone.id', '=', 'duty_slot.phone_id')
    .where('duty_phone.account_id', '=', account_id)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Answers whose it was; undefined: there is none. */
export async function deleteSlot(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('duty_slot')
    .using('duty_phone')
    .whereRef('duty_phone.id', '=', 'duty_slot.phone_id')
    .where('duty_slot.id', '=', id)
    .returning('duty_phone.account_id')
    .executeTakeFirst()
  return row?.account_id ?? undefined
}
