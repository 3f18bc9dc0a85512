import type { Case, CaseTaskBody, CaseTaskChange } from '@himoya/contract/reports/cases'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { meetTask, writeDeadline } from '../deadlines/deadlines.store.ts'
import { readAssignee } from '../assignees.store.ts'
import { insertTask, updateTask, type TaskRow } from './parts.store.ts'
import { workOn } from '../acts/work.service.ts'

/** What is to be done, by whom, until when. Throws `not_found`, `forbidden`, `changed_meanwhile`, `invalid`. */
export async function addTask(platform: Platform, actor: StaffActor, case_id: string, body: CaseTaskBody): Promise<Case> {
  const { title, assigned_to, due_at } = body
  return workOn(platform, actor, case_id, async ({ db, sealer, now }) => {
    await assertAssignee(db, assigned_to)
    const id = uuid(now.getTime())
    const task: TaskRow = {
      id,
      title: sealer.seal(`${id}:title`, title),
      state: 'open',
      assigned_to,
      due_at: due_at === null ? null : new Date(due_at),
      created_at: now,
    }
    await insertTask(db, { ...task, case_id })
    await oweTask(db, case_id, task, now)
    return { kind: 'task', what: 'open', audit_action: 'case.changed' }
  })
}

/** Throws `not_found`, `forbidden`, `changed_meanwhile`, `invalid`. */
export async function changeTask(
  platform: Platform,
  actor: StaffActor,
  { case_id, task_id }: { case_id: string; task_id: string },
  body: CaseTaskChange,
): Promise<Case> {
  const { title, state, assigned_to, due_at } = body
  return workOn(platform, actor, case_id, async ({ db, sealer, now }) => {
    if (assigned_to !== undefined) await assertAssignee(db, assigned_to)
    const task = await updateTask(db, case_id, task_id, {
      ...(title === undefined ? {} : { title: sealer.seal(`${task_id}:title`, title) }),
      ...(state === undefined ? {} : { state }),
      ...(assigned_to === undefined ? {} : { assigned_to }),
      ...(due_at === undefined ? {} : { due_at: due_at === null ? null : new Date(due_at) }),
    })
    if (!task) throw new AppError('not_found')
    if (state !== undefined || due_at !== undefined) await oweTask(db, case_id, task, now)
    return { kind: 'task', what: state ?? 'changed', audit_action: 'case.changed' }
  })
}

async function oweTask(db: Db, case_id: string, { id, state, due_at }: TaskRow, now: Date): Promise<void> {
  if (state === 'open' && due_at !== null) await writeDeadline(db, { case_id, kind: 'task', subject_id: id, due_at })
  else await meetTask(db, id, now)
}

async function assertAssignee(db: Db, id: string | null): Promise<void> {
  if (id === null || (await readAssignee(db, id))) return
  throw new AppError('invalid', { fields: { assigned_to: ['not_allowed'] } })
}
