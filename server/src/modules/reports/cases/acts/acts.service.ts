import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import { type CaseAct, isClosing, isSettled } from '@himoya/contract/reports/case-lists'
import type { Case, CaseActBody } from '@himoya/contract/reports/cases'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { sayToReporter } from '../../reports.service.ts'
import { openCaseFor } from '../case-access.service.ts'
import { assertAct, assertBrought, assertFinished, stateAfter } from '../case.policy.ts'
import { changeCase, type CaseChange } from '../case.store.ts'
import { KEPT_BY } from '../deadlines/deadlines.policy.ts'
import { meetDeadlines, oweTasksAgain } from '../deadlines/deadlines.store.ts'
import { readOpenWork } from '../parts/open-work.store.ts'
import { readAssignee } from '../assignees.store.ts'
import { workOn, type Trace, type Work } from './work.service.ts'

type Move = Work & { platform: Platform; actor: StaffActor; body: CaseActBody }
type Moved = { change: CaseChange; trace: Omit<Trace, 'audit_action'> }

const AUDIT_ACTIONS: Partial<Record<CaseAct, AuditAction>> = {
  set_risk: 'case.risk_set',
  assign: 'case.assigned',
  ask_reporter: 'case.message_sent',
  ask_closing: 'case.closing_asked',
  refuse_closing: 'case.closing_refused',
  close: 'case.closed',
  reopen: 'case.reopened',
}
/** Nobody asks for an end any more. */
const NO_CLOSING = { closing_by: null, closing_at: null, closing_reason: null, closing_summary: null } as const

/**
 * One row of the table of transitions, done. Throws `changed_meanwhile` when it is not as the caller saw it, `invalid` naming what
 * has to come with the act, what the table refuses by: `forbidden`, `second_person`, `already_done`, `incomplete`, and `work_left`.
 */
export async function performAct(platform: Platform, actor: StaffActor, id: string, body: CaseActBody): Promise<Case> {
  const { act, version } = body
  const change = async (work: Work): Promise<Trace> => {
    const { db, record, now } = work
    if (record.version !== version) throw new AppError('changed_meanwhile')
    assertAct(actor, act, record)
    assertBrought(act, body, record)
    if (isClosing(act)) assertFinished(actor, act, await readOpenWork(db, id), body.reason)
    const { change: changed, trace } = await MOVES[act]({ ...work, platform, actor, body })
    const state = stateAfter(act, record)
    const settled_at = isSettled(state) ? (record.settled_at ?? now) : null
    await changeCase(db, id, { ...changed, state, settled_at }, now)
    if (isSettled(state)) await meetDeadlines(db, id, now)
    else await meetDeadlines(db, id, now, KEPT_BY[act] ?? [])
    if (act === 'reopen') await oweTasksAgain(db, id)
    return { ...trace, audit_action: AUDIT_ACTIONS[act] ?? 'case.changed' }
  }
  return workOn(platform, actor, id, change, { right: 'take', settled: 'open' })
}

/** A step that changes nothing but where the case stands. */
const step =
  (change: CaseChange = {}) =>
  async ({ body, record }: Move): Promise<Moved> => ({
    change,
    trace: { kind: 'state', what: stateAfter(body.act, record), said: body.reason },
  })

const MOVES: Record<CaseAct, (move: Move) => Promise<Moved>> = {
  begin_triage: step(),
  begin_assessment: step(),
  begin_work: step(),
  answered: step({ state_before: null }),
  referral_back: step({ state_before: null }),
  mark_out_of_scope: step({ state_before: null, ...NO_CLOSING }),
  withdraw: step(),
  reopen: async (move) => {
    const { trace } = await step()(move)
    const times_reopened = move.record.times_reopened + 1
    return { change: { ...NO_CLOSING, state_before: null, closed_by: null, duplicate_of: null, times_reopened }, trace }
  },
  refer: async (move) => ({ ...(await step()(move)), change: { state_before: move.record.state } }),
  set_risk: async ({ body, record }) => ({
    change: { risk: body.risk!, was_high: record.was_high || body.risk === 'high' },
    trace: { kind: 'risk', what: body.risk!, said: body.reason },
  }),
  assign,
  make_plan: async ({ body, record, sealer, actor, now }) => ({
    change: { plan: sealer.seal(`${record.id}:plan`, body.plan!), plan_by: actor.id, plan_at: now },
    trace: { kind: 'plan', what: record.plan === null ? 'made' : 'changed' },
  }),
  ask_reporter: async ({ platform, db, actor, record, body }) => {
    await sayToReporter(platform, db, { report_id: record.id, author_id: actor.id, cid: randomUUID(), message: body.message! })
    return { change: { state_before: record.state }, trace: { kind: 'state', what: 'needs_info' } }
  },
  mark_duplicate: markDuplicate,
  ask_closing: async ({ body, record, sealer, actor, now }) => ({
    change: {
      closing_by: actor.id,
      closing_at: now,
      closing_reason: body.closing_reason!,
      closing_summary: sealer.seal(`${record.id}:closing_summary`, body.summary!),
    },
    trace: { kind: 'closing', what: 'asked', said: body.reason },
  }),
  refuse_closing: async ({ body }) => ({ change: NO_CLOSING, trace: { kind: 'closing', what: 'refused', said: body.reason } }),
  close,
}

/** To a colleague who works on cases; a counsellor only to themselves. */
async function assign({ db, actor, body }: Move): Promise<Moved> {
  const assigned_to = body.assign_to!
  if (actor.role !== 'supervisor' && assigned_to !== actor.id) throw new AppError('forbidden')
  const assignee = await readAssignee(db, assigned_to)
  if (!assignee) throw new AppError('invalid', { fields: { assign_to: ['not_allowed'] } })
  return { change: { assigned_to }, trace: { kind: 'assigned', what: 'assigned', said: assignee.alias } }
}

/** The other case is one the caller may read and somebody works on; a high risk goes on only where it is known as one. */
async function markDuplicate({ platform, db, actor, body, record }: Move): Promise<Moved> {
  const refused = new AppError('invalid', { fields: { duplicate_of: ['not_allowed'] } })
  const other = await openCaseFor(platform, db, actor, body.duplicate_of!).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? refused : error
  })
  if (other.id === record.id || other.state === 'duplicate' || other.state === 'withdrawn') throw refused
  if (record.was_high && (!other.was_high || isSettled(other.state))) throw new AppError('second_person')
  return {
    change: { duplicate_of: other.id, state_before: null, ...NO_CLOSING },
    trace: { kind: 'duplicate', what: 'duplicate', said: other.ref },
  }
}

/** The second person's yes to what was asked; of a case that never was of high risk the one person's own. */
async function close({ body, record, sealer, actor, now }: Move): Promise<Moved> {
  const trace = { kind: 'closing', what: 'closed', said: body.reason } as const
  if (record.was_high) return { change: { closed_by: actor.id, state_before: null }, trace }
  return {
    change: {
      closing_by: actor.id,
      closing_at: now,
      closing_reason: body.closing_reason!,
      closing_summary: sealer.seal(`${record.id}:closing_summary`, body.summary!),
      closed_by: actor.id,
      state_before: null,
    },
    trace,
  }
}
