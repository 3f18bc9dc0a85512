import type { ComplaintState } from '@himoya/contract/questions/complaint-lists'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

export type NewComplaint = {
  id: string
  key_id: string
  receipt_index: Buffer
  lang: Language
  words: Buffer
  about: Buffer
  marked: boolean
  created_at: Date
}

export async function insertComplaint(db: Db, complaint: NewComplaint): Promise<void> {
  await db.insertInto('complaint').values(complaint).execute()
}

const complaints = (db: Db) =>
  db
    .selectFrom('complaint')
    .leftJoin('staff_member', 'staff_member.account_id', 'complaint.answered_by')
    .select(['complaint.id', 'key_id', 'complaint.lang', 'words', 'about', 'marked', 'state', 'answer'])
    .select(['answered_at', 'complaint.created_at', 'staff_member.alias as answered_by'])

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof readComplaint>>>

export const readComplaint = (db: Db, id: string) => complaints(db).where('complaint.id', '=', id).executeTakeFirst()

export const readByReceipt = (db: Db, receipt_index: Buffer) =>
  complaints(db).where('receipt_index', '=', receipt_index).executeTakeFirst()

type Listed = { states: readonly ComplaintState[]; limit: number; offset: number }

/** Those that touch our lists first, then the oldest; of done ones the newest. */
export async function readList(db: Db, { states, limit, offset }: Listed) {
  const found = complaints(db).where('state', 'in', states)
  const sorted = states.includes('waiting')
    ? found.orderBy('state', 'desc').orderBy('marked', 'desc').orderBy('complaint.created_at')
    : found.orderBy('settled_at', 'desc')
  const rows = await sorted.orderBy('complaint.id').limit(limit).offset(offset).execute()
  const { count } = await db
    .selectFrom('complaint')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return { rows, count }
}

type Answer = { answer: Buffer; answered_by: string; answered_at: Date }

/** false: somebody has answered meanwhile, or it is done. */
export async function writeAnswer(db: Db, id: string, answer: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('complaint')
    .set({ ...answer, state: 'answered', settled_at: answer.answered_at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** false: it is done already. */
export async function writeDone(db: Db, id: string, settled_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('complaint')
    .set({ state: 'done', settled_at })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keys of what was settled before then. */
export async function readSettledKeys(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('complaint').select('key_id').where('settled_at', '<', before).limit(limit).execute()
  return rows.map(({ key_id }) => key_id)
}
