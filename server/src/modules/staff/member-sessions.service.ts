import type { MemberSession } from '@himoya/contract/staff/members'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { OPERATOR_ID } from '@himoya/contract/audit/audit-lists'
import {
  announceEnded,
  endEverySessionIn,
  endOtherSessionsIn,
  endStaffSessionIn,
  openStaffSessions,
} from '../accounts/auth/auth.service.ts'

/** Where the team is signed in, the session used last first. */
export async function listMemberSessions(platform: Platform, actor: StaffActor): Promise<MemberSession[]> {
  const rows = await openStaffSessions(platform)
  return rows.map(({ id, account_id, alias, device, rotated_at, created_at }) => ({
    id,
    member: { id: account_id, alias },
    device,
    current: id === actor.session_id,
    created_at: created_at.toISOString(),
    last_used_at: rotated_at.toISOString(),
  }))
}

/** Signs a member out there, at once, with an entry in the audit log. Throws `not_found` for what is over or nobody's of the team. */
export async function endMemberSession(platform: Platform, actor: StaffActor, id: string): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const member_id = await endStaffSessionIn(platform, db, id)
    if (member_id === undefined) throw new AppError('not_found')
    await recordAuditAction(platform, db, actor, { action: 'member.session_ended_by_supervisor', subject_id: member_id })
  })
  announceEnded(platform, [id])
}

/** A member's own, but for the one it is asked from. */
export async function endOtherSessions(platform: Platform, actor: StaffActor): Promise<void> {
  const ended = await platform.db.transaction().execute(async (db) => {
    await recordAuditAction(platform, db, actor, { action: 'member.other_sessions_ended', subject_id: actor.id })
    return endOtherSessionsIn(platform, db, actor)
  })
  announceEnded(platform, ended)
}

/** Persons and members sign in anew; by whoever has the server's own environment. Answers how many sessions there were. */
export async function endEverySession(platform: Platform): Promise<number> {
  return platform.db.transaction().execute(async (db) => {
    await recordAuditAction(
      platform,
      db,
      { id: OPERATOR_ID },
      { action: 'session.all_ended_by_operator', subject_id: OPERATOR_ID },
    )
    return endEverySessionIn(platform, db)
  })
}
