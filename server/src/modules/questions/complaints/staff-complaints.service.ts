import { COMPLAINT_STATES } from '@himoya/contract/questions/complaint-lists'
import type { StaffComplaint, StaffComplaintQuery, StaffComplaintRow } from '@himoya/contract/questions/complaints'
import type { z } from 'zod'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import { cleanText } from '../../../platform/core/text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, recordAuditAction } from '../../audit/audit.service.ts'
import { readComplaint, readList, writeAnswer, writeDone, type ComplaintRow } from './complaints.store.ts'

/** Complaints without a word of them. */
export async function listComplaints(
  { db }: Platform,
  query: z.infer<typeof StaffComplaintQuery>,
): Promise<{ count: number; results: StaffComplaintRow[] }> {
  const states = query.state === 'open' ? COMPLAINT_STATES.filter((state) => state !== 'done') : [query.state]
  const { rows, count } = await readList(db, { states, ...windowOf(query) })
  return { count, results: rows.map(presentRow) }
}

/** One as it was written; that it was read stands in the audit before it is answered. Throws `not_found`. */
export async function openComplaint(platform: Platform, actor: StaffActor, id: string): Promise<StaffComplaint> {
  const row = await complaintOf(platform, id)
  await recordAuditAction(platform, platform.db, actor, { action: 'complaint.opened', subject_id: id })
  return presentComplaint(platform, row)
}

/** Answers whoever has its receipt, once. Throws `not_found`, `invalid`, `already_done`. */
export async function answerComplaint(
  platform: Platform,
  actor: StaffActor,
  id: string,
  answer: string,
): Promise<StaffComplaint> {
  const { vault, now } = platform
  const words = cleanText(answer)
  if (words === '') throw new AppError('invalid', { fields: { answer: ['required'] } })
  const { key_id } = await complaintOf(platform, id)
  return change(platform, actor, { id, action: 'complaint.answered' }, async (db) => {
    const sealed = (await vault.useKey(db, key_id)).seal(`${id}:answer`, words)
    return writeAnswer(db, id, { answer: sealed, answered_by: actor.id, answered_at: now() })
  })
}

/** Looked into: nothing is left to do. Throws `not_found`, `already_done`. */
export async function finishComplaint(platform: Platform, actor: StaffActor, id: string): Promise<StaffComplaint> {
  return change(platform, actor, { id, action: 'complaint.done' }, (db) => writeDone(db, id, platform.now()))
}

async function change(
  platform: Platform,
  actor: StaffActor,
  { id, action }: { id: string; action: AuditAction },
  write: (db: Platform['db']) => Promise<boolean>,
): Promise<StaffComplaint> {
  await complaintOf(platform, id)
  await platform.db.transaction().execute(async (db) => {
    if (!(await write(db))) throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, { action, subject_id: id })
  })
  return presentComplaint(platform, await complaintOf(platform, id))
}

async function complaintOf({ db }: Platform, id: string): Promise<ComplaintRow> {
  const row = await readComplaint(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

const presentRow = ({ id, state, lang, marked, created_at, answered_at, answered_by }: ComplaintRow): StaffComplaintRow => ({
  id,
  state,
  lang,
  marked,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
  answered_by,
})

async function presentComplaint({ db, vault }: Platform, row: ComplaintRow): Promise<StaffComplaint> {
  const sealer = await vault.useKey(db, row.key_id)
  return {
    ...presentRow(row),
    text: sealer.open(`${row.id}:words`, row.words),
    about: sealer.open(`${row.id}:about`, row.about),
    answer: row.answer && sealer.open(`${row.id}:answer`, row.answer),
  }
}
