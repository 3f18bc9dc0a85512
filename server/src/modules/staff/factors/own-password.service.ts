import type { StaffPasswordBody } from '@himoya/contract/staff/members'
import type { z } from 'zod'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import {
  announceEnded,
  changeStaffPassword,
  confirmPassword,
  endOtherSessionsIn,
  hashStaffPassword,
  staffEmail,
} from '../../accounts/auth/auth.service.ts'
import { tellMember } from '../member-notices.service.ts'

/** A member changes their own: the old one is asked for beside the proof. Throws `invalid` on either field, or what a slow-down throws. */
export async function changeOwnPassword(
  platform: Platform,
  actor: StaffActor,
  client: Client,
  { old_password, new_password }: z.infer<typeof StaffPasswordBody>,
): Promise<void> {
  const { db, security } = platform
  const asked = { account_id: actor.id, password: old_password, field: 'old_password', audience: 'staff' } as const
  await confirmPassword(platform, client, asked)
  const email = (await staffEmail(platform, db, actor.id)) ?? ''
  const password_hash = await hashStaffPassword(platform, new_password, email, 'new_password')
  const ended = await db.transaction().execute(async (on) => {
    await changeStaffPassword(on, actor.id, password_hash)
    await recordAuditAction(platform, on, actor, { action: 'member.password_changed', subject_id: actor.id })
    await tellMember(platform, on, actor.id)
    return endOtherSessionsIn(platform, on, actor)
  })
  const who = { account: actor.id, member_id: actor.id, address: client.address }
  security.note({ event: 'password_changed', audience: 'staff', ...who })
  announceEnded(platform, ended)
}
