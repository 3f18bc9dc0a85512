import type { Case } from '@himoya/contract/reports/cases'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAuditAction } from '../../../audit/audit.service.ts'
import { caseFilesOf } from '../../evidence/evidence.service.ts'
import { inboxOf, readByTeam, reportForCase } from '../../reports.service.ts'
import { openCaseFor, type OpenedCase } from '../case-access.service.ts'
import { mayWork } from '../case-access.policy.ts'
import { presentDeadline, presentRows } from './case-rows.service.ts'
import { actsOf } from '../case.policy.ts'
import { refOf } from '../case.store.ts'
import { readDeadlines } from '../deadlines/deadlines.store.ts'
import { readAliases } from '../assignees.store.ts'
import { casesLike } from '../likeness/likeness.service.ts'
import { readOpenWork } from '../parts/open-work.store.ts'
import { readNotes, readPeople, readReferrals, readTasks } from '../parts/parts.store.ts'
import { presentFacts } from './show-facts.ts'
import {
  presentClosing,
  presentEvent,
  presentNote,
  presentPerson,
  presentPlan,
  presentReferral,
  presentTask,
  type Opening,
} from './show-parts.ts'
import { addEvent } from '../parts/timeline.service.ts'
import { hasOpenedSince, readEvents } from '../parts/timeline.store.ts'

/** Who comes back to a case within so long stands on its timeline once; the audit log has every time. */
const SAME_READING_MS = 15 * 60_000

/** The whole case. That it was read is written down before anything is opened. Throws `not_found`. */
export async function showCase(platform: Platform, actor: StaffActor, id: string): Promise<Case> {
  const { db } = platform
  const opened = await db.transaction().execute(async (transaction) => {
    const record = await openCaseFor(platform, transaction, actor, id)
    await recordAuditAction(platform, transaction, actor, { action: 'case.opened', subject_id: id })
    await noteReading(platform, transaction, actor, record)
    return record
  })
  const shown = await assembleCase(platform, actor, opened)
  // Only for whose work it is: another's look does not take the unread sign away.
  if (opened.assigned_to === actor.id || (opened.assigned_to === null && actor.role === 'supervisor')) await readByTeam(db, id)
  return shown
}

async function noteReading(platform: Platform, db: Db, actor: StaffActor, { id, break_glass_until }: OpenedCase): Promise<void> {
  const what = break_glass_until === null ? 'opened' : 'through_glass'
  const since = new Date(platform.now().getTime() - SAME_READING_MS)
  if (await hasOpenedSince(db, { case_id: id, by_id: actor.id, what, since })) return
  await addEvent(platform, db, { case_id: id, kind: 'opened', what, by: actor.id })
}

/** All of a case as this member sees it; that they may, and that it is written down, was seen to. */
export async function assembleCase(platform: Platform, actor: StaffActor, record: OpenedCase): Promise<Case> {
  const { db, vault } = platform
  const { id } = record
  const now = platform.now()
  const works = mayWork(actor, record)
  const [row] = await presentRows(platform, db, [record])
  const [tasks, notes] = [await readTasks(db, id), await readNotes(db, id)]
  const [referrals, events] = [await readReferrals(db, id), await readEvents(db, id)]
  const aliases = await readAliases(db, [
    record.plan_by,
    record.closing_by,
    record.hold_lift_by,
    ...tasks.map(({ assigned_to }) => assigned_to),
    ...notes.map(({ author_id }) => author_id),
    ...referrals.map(({ by_id }) => by_id),
    ...events.map(({ by_id }) => by_id),
  ])
  const nameOf = (member: string) => ({ id: member, alias: aliases.get(member) ?? '' })
  const opening: Opening = { sealer: await vault.useKey(db, record.key_id), nameOf, now, reader: actor.id }
  const can = works ? actsOf(actor, record) : []
  const { duplicate_of, hold_lift_by, hold_lift_at } = record
  return {
    ...row!,
    facts: presentFacts(await reportForCase(platform, db, id)),
    people: (await readPeople(db, id)).map((person) => presentPerson(opening, person)),
    plan: presentPlan(opening, record),
    tasks: tasks.map((task) => presentTask(opening, task)),
    notes: notes.map((note) => presentNote(opening, note)),
    case_files: await caseFilesOf(platform, db, actor, id),
    referrals: referrals.map((referral) => presentReferral(opening, referral, works)),
    messages: await inboxOf(platform, db, id),
    likeness: works ? await casesLike(db, id) : [],
    duplicate_of: duplicate_of === null ? null : { id: duplicate_of, ref: (await refOf(db, duplicate_of)) ?? '' },
    closing: presentClosing(opening, record, record.was_high && can.includes('close')),
    open_work: await readOpenWork(db, id),
    deadlines: (await readDeadlines(db, [id])).map((deadline) => presentDeadline(deadline, now)),
    timeline: events.map((event) => presentEvent(opening, event)),
    legal_hold: record.legal_hold,
    hold_lift:
      hold_lift_by === null || hold_lift_at === null
        ? null
        : {
            asked_by: nameOf(hold_lift_by),
            asked_at: hold_lift_at.toISOString(),
            can_decide: actor.role === 'supervisor' && hold_lift_by !== actor.id,
          },
    break_glass_until: record.break_glass_until?.toISOString() ?? null,
    can,
  }
}
