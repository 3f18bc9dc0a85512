import type { CONSENTS, PERSON_ROLES, REFERRAL_TARGETS, ReferralState, TASK_STATES } from '@himoya/contract/reports/case-lists'
import type { Db } from '../../../../platform/db/connect.ts'

type OneOf<List extends readonly unknown[]> = List[number]

export type PersonRow = { id: string; role: OneOf<typeof PERSON_ROLES>; name: Buffer; about: Buffer; phone: Buffer | null }
export type TaskRow = {
  id: string
  title: Buffer
  state: OneOf<typeof TASK_STATES>
  assigned_to: string | null
  due_at: Date | null
  created_at: Date
}
export type NoteRow = { id: string; author_id: string; text: Buffer; created_at: Date; updated_at: Date | null }
export type ReferralRow = {
  id: string
  target: OneOf<typeof REFERRAL_TARGETS>
  state: ReferralState
  text: Buffer
  consent: OneOf<typeof CONSENTS> | null
  consent_note: Buffer | null
  by_id: string
  created_at: Date
  updated_at: Date
}

/* Each belongs to one case: asked for under another it is not there. */

export async function readPeople(db: Db, case_id: string): Promise<PersonRow[]> {
  return db
    .selectFrom('case_person')
    .select(['id', 'role', 'name', 'about', 'phone'])
    .where('case_id', '=', case_id)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<PersonRow>()
    .execute()
}

export async function insertPerson(db: Db, person: PersonRow & { case_id: string; created_at: Date }): Promise<void> {
  await db.insertInto('case_person').values(person).execute()
}

/** false: this case has no such person. */
export async function updatePerson(db: Db, case_id: string, { id, ...change }: PersonRow): Promise<boolean> {
  const row = await db
    .updateTable('case_person')
    .set(change)
    .where('id', '=', id)
    .where('case_id', '=', case_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePerson(db: Db, case_id: string, id: string): Promise<PersonRow['role'] | undefined> {
  const row = await db
    .deleteFrom('case_person')
    .where('id', '=', id)
    .where('case_id', '=', case_id)
    .returning('role')
    .$castTo<Pick<PersonRow, 'role'>>()
    .executeTakeFirst()
  return row?.role
}

export async function readTasks(db: Db, case_id: string): Promise<TaskRow[]> {
  return db
    .selectFrom('case_task')
    .select(['id', 'title', 'state', 'assigned_to', 'due_at', 'created_at'])
    .where('case_id', '=', case_id)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<TaskRow>()
    .execute()
}

export async function insertTask(db: Db, task: TaskRow & { case_id: string }): Promise<void> {
  await db.insertInto('case_task').values(task).execute()
}

type TaskChange = Partial<Pick<TaskRow, 'title' | 'state' | 'assigned_to' | 'due_at'>>

/** undefined: this case has no such task, otherwise how it is now. */
export async function updateTask(db: Db, case_id: string, id: string, change: TaskChange): Promise<TaskRow | undefined> {
  // An update without a column is none.
  return db
    .updateTable('case_task')
    .set({ case_id, ...change })
    .where('id', '=', id)
    .where('case_id', '=', case_id)
    .returning(['id', 'title', 'state', 'assigned_to', 'due_at', 'created_at'])
    .$castTo<TaskRow>()
    .executeTakeFirst()
}

/** Open ones of a member are nobody's. Answers their cases. */
export async function freeTasksOf(db: Db, account_id: string): Promise<string[]> {
  const rows = await db
    .updateTable('case_task')
    .set({ assigned_to: null })
    .where('assigned_to', '=', account_id)
    .where('state', '=', 'open')
    .returning('case_id')
    .execute()
  return rows.map(({ case_id }) => case_id)
}

export async function readNotes(db: Db, case_id: string): Promise<NoteRow[]> {
  return db
    .selectFrom('case_note')
    .select(['id', 'author_id', 'text', 'created_at', 'updated_at'])
    .where('case_id', '=', case_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertNote(db: Db, note: Omit<NoteRow, 'updated_at'> & { case_id: string }): Promise<void> {
  await db.insertInto('case_note').values(note).execute()
}

export async function updateNote(db: Db, case_id: string, { id, text, updated_at }: Omit<NoteRow, 'author_id' | 'created_at'>) {
  await db.updateTable('case_note').set({ text, updated_at }).where('id', '=', id).where('case_id', '=', case_id).execute()
}

export async function readReferrals(db: Db, case_id: string): Promise<ReferralRow[]> {
  return db
    .selectFrom('case_referral')
    .select(['id', 'target', 'state', 'text', 'consent', 'consent_note', 'by_id', 'created_at', 'updated_at'])
    .where('case_id', '=', case_id)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<ReferralRow>()
    .execute()
}

export async function insertReferral(
  db: Db,
  referral: Omit<ReferralRow, 'state' | 'consent' | 'consent_note'> & { case_id: string },
): Promise<void> {
  await db.insertInto('case_referral').values(referral).execute()
}

type ReferralChange = Partial<Pick<ReferralRow, 'target' | 'state' | 'text' | 'consent' | 'consent_note'>> & { updated_at: Date }

export async function updateReferral(db: Db, case_id: string, id: string, change: ReferralChange): Promise<void> {
  await db.updateTable('case_referral').set(change).where('id', '=', id).where('case_id', '=', case_id).execute()
}
