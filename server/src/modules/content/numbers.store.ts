import type { Db } from '../../platform/db/connect.ts'

/** All numbers with their labels, shown or not. */
export async function readNumbers(db: Db) {
  return db
    .selectFrom('emergency_number')
    .select(['number', 'label_uz', 'label_ru', 'label_en', 'position', 'verified_at'])
    .select((from) =>
      from
        .selectFrom('emergency_number_change as change')
        .select('answered')
        .whereRef('change.number', '=', 'emergency_number.number')
        .where('confirmed', '=', true)
        .orderBy('decided_at', 'desc')
        .limit(1)
        .as('answered'),
    )
    .orderBy('position')
    .orderBy('number')
    .execute()
}

/** In a transaction: nobody else changes the numbers until its end. */
export async function lockNumbers(db: Db): Promise<{ number: string; verified_at: Date | null }[]> {
  return db.selectFrom('emergency_number').select(['number', 'verified_at']).orderBy('number').forUpdate().execute()
}

type NewChange = {
  id: string
  kind: 'verify' | 'set' | 'remove'
  number: string
  label_uz: string | null
  label_ru: string | null
  label_en: string | null
  position: number | null
  proposed_by: string
  created_at: Date
}

export async function insertChange(db: Db, change: NewChange): Promise<void> {
  await db.insertInto('emergency_number_change').values(change).execute()
}

const CHANGE = ['id', 'kind', 'number', 'label_uz', 'label_ru', 'label_en', 'position', 'proposed_by'] as const

/** Those that nobody has decided, the oldest first. */
export async function readOpenChanges(db: Db) {
  return db
    .selectFrom('emergency_number_change')
    .innerJoin('staff_member', 'staff_member.account_id', 'proposed_by')
    .select(CHANGE)
    .select(['emergency_number_change.created_at', 'staff_member.alias as author'])
    .where('decided_at', 'is', null)
    .orderBy('emergency_number_change.created_at')
    .execute()
}

/** An open one, held until the end of the transaction. */
export async function lockOpenChange(db: Db, id: string) {
  return db
    .selectFrom('emergency_number_change')
    .select(CHANGE)
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function decideChange(
  db: Db,
  id: string,
  decision: { decided_by: string; decided_at: Date; confirmed: boolean; answered: string | null },
): Promise<void> {
  await db.updateTable('emergency_number_change').set(decision).where('id', '=', id).execute()
}

export async function verifyNumber(db: Db, number: string, verified_at: Date): Promise<void> {
  await db.updateTable('emergency_number').set({ verified_at }).where('number', '=', number).execute()
}

type NumberRow = { number: string; label_uz: string; label_ru: string; label_en: string; position: number; verified_at: Date }

export async function putNumber(db: Db, row: NumberRow): Promise<void> {
  const { number: _number, ...change } = row
  await db
    .insertInto('emergency_number')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doUpdateSet(change))
    .execute()
}

export async function deleteNumber(db: Db, number: string): Promise<void> {
  await db.deleteFrom('emergency_number').where('number', '=', number).execute()
}
