import { NOTE_OPEN_MINUTES } from '@himoya/contract/reports/case-lists'
import type { Case, CaseEvent, CaseNote, CasePerson, CaseReferral, CaseTask } from '@himoya/contract/reports/cases'
import type { Sealer } from '../../../../platform/crypto/vault.ts'
import type { CaseRecord } from '../case.store.ts'
import type { NoteRow, PersonRow, ReferralRow, TaskRow } from '../parts/parts.store.ts'
import { referralActsOf } from '../parts/referral.policy.ts'
import type { EventRow } from '../parts/timeline.store.ts'

/** What opens a case's texts, and what its members are called. */
export type Opening = { sealer: Sealer; nameOf: (id: string) => { id: string; alias: string }; now: Date; reader: string }

export const presentPerson = ({ sealer }: Opening, { id, role, name, about, phone }: PersonRow): CasePerson => ({
  id,
  role,
  name: sealer.open(`${id}:name`, name),
  about: sealer.open(`${id}:about`, about),
  phone: phone && sealer.open(`${id}:phone`, phone),
})

export const presentTask = ({ sealer, nameOf, now }: Opening, task: TaskRow): CaseTask => ({
  id: task.id,
  title: sealer.open(`${task.id}:title`, task.title),
  state: task.state,
  assigned_to: task.assigned_to === null ? null : nameOf(task.assigned_to),
  due_at: task.due_at?.toISOString() ?? null,
  late: task.state === 'open' && task.due_at !== null && task.due_at <= now,
  created_at: task.created_at.toISOString(),
})

/** Until when its author may change a note. */
export const openUntil = (created_at: Date): Date => new Date(created_at.getTime() + NOTE_OPEN_MINUTES * 60_000)

export function presentNote({ sealer, nameOf, now, reader }: Opening, note: NoteRow): CaseNote {
  const { id, author_id, created_at, updated_at } = note
  const until = openUntil(created_at)
  return {
    id,
    text: sealer.open(`${id}:text`, note.text),
    author: nameOf(author_id),
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
    open_until: author_id === reader && now < until ? until.toISOString() : null,
  }
}

/** `works`: the reader may do something on the case. */
export function presentReferral({ sealer, nameOf }: Opening, referral: ReferralRow, works: boolean): CaseReferral {
  const { id, target, state, consent, consent_note, by_id, created_at, updated_at } = referral
  return {
    id,
    target,
    state,
    text: sealer.open(`${id}:text`, referral.text),
    consent,
    consent_note: consent_note && sealer.open(`${id}:consent_note`, consent_note),
    by: nameOf(by_id),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    can: works ? referralActsOf(state) : [],
  }
}

export const presentEvent = ({ sealer, nameOf }: Opening, { id, kind, what, text, by_id, at }: EventRow): CaseEvent => ({
  id,
  kind,
  at: at.toISOString(),
  by: by_id === null ? null : nameOf(by_id),
  what,
  text: text && sealer.open(`${id}:text`, text),
})

export function presentPlan({ sealer, nameOf }: Opening, { id, plan, plan_by, plan_at }: CaseRecord): Case['plan'] {
  if (plan === null || plan_by === null || plan_at === null) return null
  return { text: sealer.open(`${id}:plan`, plan), by: nameOf(plan_by), updated_at: plan_at.toISOString() }
}

/** Stands there once it is asked for, and after it was decided. `can_decide`: the reader may be the second person. */
export function presentClosing({ sealer, nameOf }: Opening, record: CaseRecord, can_decide: boolean): Case['closing'] {
  const { id, closing_by, closing_at, closing_reason, closing_summary } = record
  if (closing_by === null || closing_at === null || closing_reason === null || closing_summary === null) return null
  return {
    reason: closing_reason,
    summary: sealer.open(`${id}:closing_summary`, closing_summary),
    asked_by: nameOf(closing_by),
    asked_at: closing_at.toISOString(),
    can_decide,
  }
}
