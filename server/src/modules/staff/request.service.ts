import type { RequestKind } from '@himoya/contract/staff/member-lists'
import type { DecideRequestBody, MemberRequest, MemberRequestPage } from '@himoya/contract/staff/members'
import type { StaffRole } from '@himoya/contract/staff/staff'
import type { z } from 'zod'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LetsGo } from '../../platform/server-module.ts'
import { recordAuditAction, type AuditAction } from '../audit/audit.service.ts'
import {
  announceEnded,
  endSessionsIn,
  changeStaffAccount,
  hasOtherOfRole,
  maskedPhone,
  staffKey,
  staffSealer,
} from '../accounts/auth/auth.service.ts'
import { makeInvite } from './invite.service.ts'
import { memberPhone, phonePlace, sendLink, tellMember, tellSupervisors } from './member-notices.service.ts'
import { isFirstSupervisor, needsSupervisor } from './member.policy.ts'
import {
  decideRequest,
  insertRequest,
  readRequest,
  readRequests,
  replaceWaiting,
  wasInvitationAllowed,
  type RequestRow,
} from './request.store.ts'
import { memberOrThrow } from './factors/second-factor.service.ts'
import { presenceChanged } from './staff.service.ts'
import { lockMember, updateMember } from './staff.store.ts'

const LIST = '/api/v1/staff/member-request/'

type Wanted =
  | { kind: 'invite' | 'reinvite' }
  | { kind: 'role'; role: StaffRole }
  /** E.164. */
  | { kind: 'phone'; phone: string }

/** What is to be done after the transaction. */
export type Outcome = { done: boolean; ended: readonly string[] }

/**
 * Does what was asked for a member, or lets it wait for a supervisor (docs/decisions/0041). Either way it is written down, and
 * the member and all supervisors are told.
 */
export async function askForMember(platform: Platform, db: Db, actor: StaffActor, id: string, wanted: Wanted): Promise<Outcome> {
  // One change of a member after the other: a yes, a direct change and another question at the same moment see what came before.
  await lockMember(db, id)
  const member = await memberOrThrow(db, id)
  const [now, request_id] = [platform.now(), uuid()]
  const role = 'role' in wanted ? wanted.role : null
  const facts = {
    kind: wanted.kind,
    role: member.role as StaffRole,
    wanted: role,
    is_active: member.password_hash !== null,
    was_allowed: await wasInvitationAllowed(db, id),
    has_other_supervisor: await hasOtherOfRole(db, 'supervisor', id),
  }
  const waits = needsSupervisor(facts)
  await replaceWaiting(db, id, now)
  const phone = 'phone' in wanted ? (await staffSealer(platform, db, id)).seal(phonePlace(id), wanted.phone) : null
  const asked = { id: request_id, account_id: id, kind: wanted.kind, role, phone, asked_by: actor.id, asked_at: now }
  await insertRequest(db, { ...asked, alias: member.alias, state: waits ? 'waiting' : 'direct' })
  // The number known so far: whoever is to be replaced hears of it.
  if (wanted.kind !== 'invite') await tellMember(platform, db, id)
  await tellSupervisors(platform, db, id)
  if (waits) {
    await recordAuditAction(platform, db, actor, { action: 'member.change_asked', subject_id: id })
    return { done: false, ended: [] }
  }
  if (isFirstSupervisor(facts)) {
    await recordAuditAction(platform, db, actor, { action: 'member.founded', subject_id: id })
    // Whoever is administrator chose the number too: until then one person could be all roles.
    platform.log.warn('one administrator chose the first supervisor: ask a second person who it is')
  }
  return { done: true, ended: await carryOut(platform, db, actor, { ...asked, wanted_role: role, wanted_phone: phone }) }
}

const DONE: Record<RequestKind, AuditAction> = {
  invite: 'member.invited',
  reinvite: 'member.reinvited',
  role: 'member.role_changed',
  phone: 'member.phone_changed',
}

type Change = Pick<RequestRow, 'account_id' | 'kind' | 'wanted_role' | 'wanted_phone'>

/** Answers the sessions that ended with it. */
async function carryOut(platform: Platform, db: Db, actor: StaffActor, change: Change): Promise<string[]> {
  const { account_id: id, kind, wanted_role, wanted_phone } = change
  await recordAuditAction(platform, db, actor, { action: DONE[kind], subject_id: id })
  if (kind === 'role' && wanted_role !== null) {
    await changeStaffAccount(platform, db, id, { role: wanted_role })
    return endSessionsIn(platform, db, id)
  }
  if (kind === 'phone' && wanted_phone !== null) {
    await updateMember(db, id, { link_phone: wanted_phone })
    return []
  }
  const { link_phone } = await memberOrThrow(db, id)
  if (link_phone === null) throw new AppError('invalid', { fields: { phone: ['required'] } })
  await sendLink(platform, db, id, await makeInvite(platform, db, id))
  return []
}

/** After the transaction of `askForMember`. */
export function announceChange(platform: Platform, id: string, ended: readonly string[]): void {
  announceEnded(platform, ended)
  platform.hub.publish(presenceChanged, 'all', { account_id: id })
}

/**
 * Of a member who is blocked or answers no people any more nothing stays in their hands: calls for help, chats, cases, tasks, offers,
 * promises, shifts. After the change: what they were given in its very moment goes too.
 */
export async function freeOfPeople(platform: Platform, id: string, lets_go: readonly LetsGo[]): Promise<void> {
  const { blocked_at, role } = await memberOrThrow(platform.db, id)
  if (blocked_at === null && ANSWERING.has(role)) return
  const announcements = await platform.db.transaction().execute(async (db) => {
    const all: (() => void)[] = []
    for (const letGo of lets_go) all.push(await letGo(platform, db, id))
    return all
  })
  for (const announce of announcements) announce()
}

const ANSWERING: ReadonlySet<string> = new Set(['counsellor', 'supervisor'])

/** A supervisor's yes or no; never of who asked, nor of whom it is about. Throws `second_person`, `already_done`. */
export async function decideForMember(
  platform: Platform,
  actor: StaffActor,
  id: string,
  body: z.infer<typeof DecideRequestBody>,
  lets_go: readonly LetsGo[],
): Promise<MemberRequest> {
  const request = await requestOrThrow(platform.db, id)
  if (request.asked_by === actor.id || request.account_id === actor.id) throw new AppError('second_person')
  const ended = await platform.db.transaction().execute(async (db) => {
    const reason = body.approve ? null : (await staffSealer(platform, db, request.account_id)).seal(reasonPlace(id), body.reason)
    await lockMember(db, request.account_id)
    const decision = { decided_by: actor.id, decided_at: platform.now(), reason }
    if (!(await decideRequest(db, id, { ...decision, state: body.approve ? 'approved' : 'refused' })))
      throw new AppError('already_done')
    await tellSupervisors(platform, db, request.account_id)
    if (body.approve) {
      await recordAuditAction(platform, db, actor, { action: 'member.change_approved', subject_id: request.account_id })
      return carryOut(platform, db, actor, request)
    }
    const key_id = await staffKey(db, request.account_id)
    const why = { reason: { text: body.reason, key_id } }
    await recordAuditAction(platform, db, actor, { action: 'member.change_refused', subject_id: request.account_id, ...why })
    return []
  })
  announceChange(platform, request.account_id, ended)
  await freeOfPeople(platform, request.account_id, lets_go)
  return present(platform, actor, await requestOrThrow(platform.db, id))
}

const reasonPlace = (id: string): string => `${id} reason`

async function requestOrThrow(db: Db, id: string): Promise<RequestRow> {
  const request = await readRequest(db, id)
  if (!request) throw new AppError('not_found')
  return request
}

export async function listRequests(
  platform: Platform,
  actor: Pick<StaffActor, 'role'>,
  page: { page: number; page_size: number },
): Promise<MemberRequestPage> {
  const { rows, count } = await readRequests(platform.db, page)
  return pageAnswer(LIST, page, { count, results: await Promise.all(rows.map((row) => present(platform, actor, row))) })
}

/** Who decides sees the whole number: of two digits nobody knows whose it is. */
async function present(platform: Platform, { role: seer }: Pick<StaffActor, 'role'>, row: RequestRow): Promise<MemberRequest> {
  const { id, kind, account_id, state, asked_at, decided_at } = row
  const phone = await memberPhone(platform, platform.db, account_id, row.wanted_phone ?? row.link_phone)
  const reason = row.reason && (await staffSealer(platform, platform.db, account_id)).open(reasonPlace(id), row.reason)
  return {
    id,
    kind,
    member: { id: account_id, alias: row.alias, role: row.role as StaffRole },
    role: row.wanted_role,
    phone: phone === null || seer === 'supervisor' ? phone : maskedPhone(phone),
    state,
    asked_by: { id: row.asked_by, alias: row.asker_alias },
    asked_at: asked_at.toISOString(),
    decided_by: row.decided_by === null ? null : { id: row.decided_by, alias: row.decider_alias ?? '' },
    decided_at: decided_at?.toISOString() ?? null,
    reason,
  }
}
