import type { ChangeMemberBody, Invited, Member, MemberPage, NewMemberBody } from '@himoya/contract/members'
import type { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import type { StaffActor } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { pageAnswer } from '../../platform/http/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { endAllSessions } from '../auth/auth.service.ts'
import { activateStaffAccount, changeStaffAccount, createStaffAccount, staffEmail } from '../auth/staff-account.service.ts'
import { makeInvite } from './invite.service.ts'
import { memberOrThrow } from './second-factor.service.ts'
import { staffUser } from './staff-sign-in.service.ts'
import { presenceChanged } from './staff.service.ts'
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
  const active = row.password_hash === null ? 'invited' : 'active'
  return {
    ...staffUser(row),
    email: await staffEmail(platform, platform.db, row.id),
    state: row.blocked_at === null ? active : 'blocked',
    second_factor: row.totp_secret !== null,
    created_at: row.created_at.toISOString(),
  }
}

export async function readOneMember(platform: Platform, id: string): Promise<Member> {
  return memberOf(platform, await memberOrThrow(platform.db, id))
}

export async function addMember(
  platform: Platform,
  { email, alias, role, langs }: z.infer<typeof NewMemberBody>,
): Promise<z.infer<typeof Invited>> {
  try {
    const { id, invite_url } = await platform.db.transaction().execute(async (db) => {
      const account_id = await createStaffAccount(platform, db, { email, role })
      await insertMember(db, { account_id, alias, langs })
      return { id: account_id, invite_url: await makeInvite(platform, db, account_id) }
    })
    return { member: await readOneMember(platform, id), invite_url }
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('invalid', { fields: { email: ['taken'] } }) : error
  }
}

type ReadyMember = z.infer<typeof NewMemberBody> & { password_hash: string }

/** A member who can sign in at once; only for a cast that is not real. Answers the id. */
export async function addReadyMember(
  platform: Platform,
  db: Db,
  { email, alias, role, langs, password_hash }: ReadyMember,
): Promise<string> {
  const account_id = await createStaffAccount(platform, db, { email, role })
  await activateStaffAccount(platform, db, account_id, { email, password_hash })
  await insertMember(db, { account_id, alias, langs })
  return account_id
}

/** A new link for somebody who never used theirs, or lost the password or the phone. */
export async function inviteAgain(platform: Platform, id: string): Promise<z.infer<typeof Invited>> {
  const member = await readOneMember(platform, id)
  return { member, invite_url: await makeInvite(platform, platform.db, id) }
}

/** A changed role and a block end every session at once. Nobody changes their own role or blocks themselves. */
export async function changeMember(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { alias, langs, role, blocked }: z.infer<typeof ChangeMemberBody>,
): Promise<Member> {
  const before = await memberOrThrow(platform.db, id)
  if (id === actor.id && (role !== undefined || blocked !== undefined)) throw new AppError('forbidden')
  await platform.db.transaction().execute(async (db) => {
    const change = { ...(alias === undefined ? {} : { alias }), ...(langs === undefined ? {} : { langs }) }
    if (Object.keys(change).length > 0) await updateMember(db, id, change)
    await changeStaffAccount(platform, db, id, { role, blocked })
  })
  const role_changed = role !== undefined && role !== before.role
  if (role_changed || blocked === true) await endAllSessions(platform, id)
  platform.hub.publish(presenceChanged, 'all', { account_id: id })
  return readOneMember(platform, id)
}
