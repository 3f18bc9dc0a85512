import type { ChangeMemberBody, Invited, Member, MemberPage, NewMemberBody } from '@himoya/contract/staff/members'
import type { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LetsGo } from '../../platform/server-module.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import {
  endSessionsIn,
  changeStaffAccount,
  createStaffAccount,
  maskedPhone,
  staffEmail,
  staffPhone,
  staffSealer,
} from '../accounts/auth/auth.service.ts'
import { memberPhone, phonePlace, tellSupervisors } from './member-notices.service.ts'
import { announceChange, askForMember, freeOfPeople } from './request.service.ts'
import { readWaiting } from './request.store.ts'
import { memberOrThrow } from './factors/second-factor.service.ts'
import { staffUser } from './staff-sign-in.service.ts'
import { insertMember, readMembers, updateMember, type MemberRow } from './staff.store.ts'

const LIST = '/api/v1/staff/user/'

export async function listMembers(
  platform: Platform,
  page: { page: number; page_size: number },
): Promise<z.infer<typeof MemberPage>> {
  const { rows, count } = await readMembers(platform.db, page)
  const results = await Promise.all(rows.map((row) => memberOf(platform, row)))
  return pageAnswer(LIST, page, { count, results })
}

async function memberOf(platform: Platform, row: MemberRow): Promise<Member> {
  const [waiting] = await readWaiting(platform.db, [row.id])
  const phone = await memberPhone(platform, platform.db, row.id, row.link_phone)
  return {
    ...staffUser(row),
    email: await staffEmail(platform, platform.db, row.id),
    phone: phone === null ? null : maskedPhone(phone),
    state: stateOf(row, waiting?.kind ?? null),
    second_factor: row.totp_secret !== null,
    waits: waiting?.kind ?? null,
    created_at: row.created_at.toISOString(),
  }
}

function stateOf(row: MemberRow, waits: Member['waits']): Member['state'] {
  if (row.blocked_at !== null) return 'blocked'
  if (row.password_hash !== null) return 'active'
  return waits === 'invite' ? 'asked' : 'invited'
}

export async function readOneMember(platform: Platform, id: string): Promise<Member> {
  return memberOf(platform, await memberOrThrow(platform.db, id))
}

/** The link goes to the member's phone at once, or when a supervisor has said yes (docs/decisions/0041). */
export async function addMember(
  platform: Platform,
  actor: StaffActor,
  { email, phone: typed, alias, role, langs }: z.infer<typeof NewMemberBody>,
): Promise<z.infer<typeof Invited>> {
  const number = staffPhone(typed)
  try {
    const { id, sent } = await platform.db.transaction().execute(async (db) => {
      const account_id = await createStaffAccount(platform, db, { email, role })
      const link_phone = (await staffSealer(platform, db, account_id)).seal(phonePlace(account_id), number)
      await insertMember(db, { account_id, alias, langs, link_phone })
      const { done } = await askForMember(platform, db, actor, account_id, { kind: 'invite' })
      return { id: account_id, sent: done }
    })
    return { member: await readOneMember(platform, id), sent }
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('invalid', { fields: { email: ['taken'] } }) : error
  }
}

/** A new link for somebody who never used theirs, or lost the password or the phone. */
export async function inviteAgain(platform: Platform, actor: StaffActor, id: string): Promise<z.infer<typeof Invited>> {
  const member = await memberOrThrow(platform.db, id)
  if (id === actor.id || member.blocked_at !== null) throw new AppError('forbidden')
  if (member.link_phone === null) throw new AppError('invalid', { fields: { phone: ['required'] } })
  const kind = member.password_hash === null ? 'invite' : 'reinvite'
  const { done } = await platform.db.transaction().execute((db) => askForMember(platform, db, actor, id, { kind }))
  return { member: await readOneMember(platform, id), sent: done }
}

type Changes = z.infer<typeof ChangeMemberBody>

/**
 * A changed role and a block end every session at once, and whoever answers no people any more holds nothing of theirs. Nobody
 * changes their own role or phone, or blocks themselves. A role and a phone may have to wait for a supervisor; the rest of the
 * same call is done.
 */
export async function changeMember(
  platform: Platform,
  actor: StaffActor,
  id: string,
  body: Changes,
  lets_go: readonly LetsGo[],
): Promise<Member> {
  const { alias, langs, role, phone, blocked } = body
  const before = await memberOrThrow(platform.db, id)
  if (id === actor.id && (role !== undefined || phone !== undefined || blocked !== undefined)) throw new AppError('forbidden')
  // Two at once would be two requests of which the newer replaces the older.
  const new_phone = phone === undefined ? undefined : staffPhone(phone)
  const new_role = role === before.role ? undefined : role
  if (new_phone !== undefined && new_role !== undefined) throw new AppError('invalid', { fields: { phone: ['not_allowed'] } })
  const ended = await platform.db.transaction().execute(async (db) => {
    const change = { ...(alias === undefined ? {} : { alias }), ...(langs === undefined ? {} : { langs }) }
    if (isOther(change, before)) {
      await updateMember(db, id, change)
      await recordAuditAction(platform, db, actor, { action: 'member.changed', subject_id: id })
    }
    const from_block = await changeBlock(platform, db, actor, before, blocked)
    if (new_role !== undefined) {
      const { ended: signed_out } = await askForMember(platform, db, actor, id, { kind: 'role', role: new_role })
      return [...from_block, ...signed_out]
    }
    if (new_phone !== undefined) await askForMember(platform, db, actor, id, { kind: 'phone', phone: new_phone })
    return from_block
  })
  announceChange(platform, id, ended)
  await freeOfPeople(platform, id, lets_go)
  return readOneMember(platform, id)
}

const isOther = (change: Pick<Changes, 'alias' | 'langs'>, before: MemberRow): boolean =>
  (change.alias !== undefined && change.alias !== before.alias) ||
  (change.langs !== undefined && change.langs.join() !== before.langs.join())

/** Answers the sessions that ended with it. */
async function changeBlock(
  platform: Platform,
  db: Db,
  actor: StaffActor,
  { id, blocked_at }: MemberRow,
  blocked: boolean | undefined,
): Promise<string[]> {
  if (blocked === undefined || blocked === (blocked_at !== null)) return []
  await changeStaffAccount(platform, db, id, { blocked })
  await recordAuditAction(platform, db, actor, { action: blocked ? 'member.blocked' : 'member.unblocked', subject_id: id })
  await tellSupervisors(platform, db, id)
  return blocked ? endSessionsIn(platform, db, id) : []
}
