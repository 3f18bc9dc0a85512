import type { Tokens } from '@himoya/contract/accounts/auth'
import type { SecurityEvent } from '@himoya/contract/audit/security-lists'
import type { PasskeyAnswer } from '@himoya/contract/staff/passkeys'
import type { StaffSignedIn, StaffSignInBody, StaffUser } from '@himoya/contract/staff/staff'
import type { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { isNewDevice, createSession, endOwnSession, checkPassword, emailIndex } from '../accounts/auth/auth.service.ts'
import { passkeyHolder, passkeysRequired } from './passkeys/passkeys.service.ts'
import { checkSecondFactor, memberOrThrow } from './factors/second-factor.service.ts'
import type { MemberRow } from './staff.store.ts'

export async function signInStaff(
  platform: Platform,
  client: Client,
  body: z.infer<typeof StaffSignInBody>,
): Promise<StaffSignedIn> {
  const login_index = emailIndex(platform, body.email)
  const { id } = await checkPassword(platform, client, { mode: 'staff', login_index, password: body.password })
  const member = await memberOrThrow(platform.db, id)
  const by = await checkSecondFactor(platform, client, member, body.code)
  if (await passkeysRequired(platform, platform.db)) throw new AppError('passkey_required')
  return signedIn(platform, client, member, by)
}

/** Throws `wrong_passkey`, `forbidden` when blocked. */
export async function signInByPasskey(platform: Platform, client: Client, answer: PasskeyAnswer): Promise<StaffSignedIn> {
  const { address } = client
  const account_id = await passkeyHolder(platform, 'sign_in', answer).catch((error: unknown) => {
    platform.security.note({ event: 'passkey_failed', audience: 'staff', account: answer.id, address, is_invented: true })
    throw error
  })
  const member = await memberOrThrow(platform.db, account_id)
  if (member.blocked_at !== null) {
    platform.security.note({ event: 'sign_in_blocked', audience: 'staff', account: account_id, member_id: account_id, address })
    throw new AppError('forbidden')
  }
  return signedIn(platform, client, member, 'signed_in_by_passkey')
}

async function signedIn(platform: Platform, client: Client, member: MemberRow, by: SecurityEvent): Promise<StaffSignedIn> {
  await noteSignIn(platform, client, member.id, by)
  return { ...(await openStaffSession(platform, platform.db, client, member.id)), user: staffUser(member) }
}

/** Before its session is made: a kind of device that none of the last days was of is told to supervisors. */
async function noteSignIn({ db, security }: Platform, { address, device }: Client, id: string, by: SecurityEvent): Promise<void> {
  const who = { audience: 'staff', account: id, member_id: id, address } as const
  security.note({ event: by, ...who })
  if (await isNewDevice(db, id, device)) security.note({ event: 'new_device', ...who })
}

export async function openStaffSession(platform: Platform, db: Db, client: Client, account_id: string): Promise<Tokens> {
  return createSession(platform, db, { account_id, audience: 'staff', device: client.device })
}

export async function readStaffUser(platform: Platform, actor: StaffActor): Promise<StaffUser> {
  return staffUser(await memberOrThrow(platform.db, actor.id))
}

/** One's own, from afar. Throws `not_found` for a session that is somebody else's, or is over. */
export async function endStaffSession(platform: Platform, actor: StaffActor, id: string): Promise<void> {
  await endOwnSession(platform, actor, id)
  await recordAuditAction(platform, platform.db, actor, { action: 'member.session_ended', subject_id: actor.id })
}

/** Members are staff by the table's own check, so the role is never `user`. */
export function staffUser({ id, alias, role, langs }: MemberRow): StaffUser {
  return { id, alias, role: role as StaffUser['role'], langs: langs as StaffUser['langs'] }
}
