import { OPERATOR_ID } from '@himoya/contract/audit/audit-lists'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { findStaff } from '../accounts/auth/auth.service.ts'
import { ensureFirstAdmin, makeInvite } from './invite.service.ts'
import { FIRST_ADMIN, forgetLink, keepLink, linkFileOf } from './link-files.ts'
import { tellMember, tellSupervisors } from './member-notices.service.ts'
import { readMember } from './staff.store.ts'

/**
 * A link for an administrator or supervisor who is locked out, made by whoever has the server's own environment; the file it was
 * written to. null: there is nobody of this e-mail who may have one.
 */
export async function operatorLink(platform: Platform, email: string): Promise<string | null> {
  const id = await findStaff(platform, platform.db, email)
  const member = id === null ? undefined : await readMember(platform.db, id)
  if (!member || member.blocked_at !== null || !['admin', 'supervisor'].includes(member.role)) return null
  const link = await platform.db.transaction().execute(async (db) => {
    await recordAuditAction(platform, db, { id: OPERATOR_ID }, { action: 'member.link_by_operator', subject_id: member.id })
    await tellMember(platform, db, member.id)
    await tellSupervisors(platform, db, member.id)
    return makeInvite(platform, db, member.id)
  })
  return keepLink(platform.config.data_dir, linkFileOf(member.id), link)
}

/**
 * The link of the first administrator while there is none: the file it lies in, made anew by each start. null once there is one;
 * the file is gone then.
 */
export async function keepFirstAdminLink(platform: Platform): Promise<string | null> {
  const { data_dir } = platform.config
  const link = await ensureFirstAdmin(platform)
  if (link !== null) return keepLink(data_dir, FIRST_ADMIN, link)
  await forgetLink(data_dir, FIRST_ADMIN)
  return null
}
