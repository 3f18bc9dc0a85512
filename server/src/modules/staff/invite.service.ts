import type { InviteAcceptBody, InviteAccepted, InviteOffer } from '@himoya/contract/staff/members'
import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { forgetPasskeys } from './passkeys/passkeys.service.ts'
import {
  announceEnded,
  endSessionsIn,
  activateStaffAccount,
  createStaffAccount,
  hasAdmin,
  hashStaffPassword,
  staffEmail,
} from '../accounts/auth/auth.service.ts'
import { FIRST_ADMIN, forgetLink, linkFileOf } from './link-files.ts'
import { readInvite, readInvitedAdmin, replaceInvite, spendInvite } from './invite.store.ts'
import { enrolSecondFactor, memberOrThrow, offerSecondFactor } from './factors/second-factor.service.ts'
import { openStaffSession, staffUser } from './staff-sign-in.service.ts'
import { insertMember, replaceRecoveryCodes, updateMember, type MemberRow } from './staff.store.ts'

const INVITE_SECONDS = 3 * 24 * 3_600

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A link that lets the member choose a password once. Its secret stands behind `#`, so no server or log ever sees it. */
export async function makeInvite(platform: Platform, db: Db, account_id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(platform.now().getTime() + INVITE_SECONDS * 1_000)
  // A secret that was shown before must not become the second factor of whoever comes now.
  await updateMember(db, account_id, { totp_pending: null })
  await replaceInvite(db, { token_hash: hashOf(token), account_id, expires_at })
  return `${platform.config.staff_url}/staff/invite#${token}`
}

/**
 * The link for the first admin while there is none, null otherwise (safety.md 18). each
 * start makes a new one and the earlier ones die.
 */
export async function ensureFirstAdmin(platform: Platform): Promise<string | null> {
  if (await hasAdmin(platform.db)) return null
  return platform.db.transaction().execute(async (db) => {
    const known = await readInvitedAdmin(db)
    const id = known ?? (await createStaffAccount(platform, db, { email: null, role: 'admin' }))
    if (known === null) await insertMember(db, { account_id: id, alias: 'Admin', langs: ['uz'] })
    return makeInvite(platform, db, id)
  })
}

async function invitedMember(platform: Platform, { address }: Client, token: string): Promise<MemberRow> {
  const { db, security } = platform
  const invite = await readInvite(db, hashOf(token), platform.now())
  const member = invite && (await memberOrThrow(db, invite.account_id))
  if (!member || member.blocked_at !== null) {
    security.note({ event: 'link_refused', audience: 'staff', member_id: member?.id, account: member?.id, address })
    throw new AppError('not_found')
  }
  return member
}

/** What the page of an invitation shows. Throws `not_found` for a link that is used, old or invented. */
export async function checkInvite(platform: Platform, client: Client, token: string): Promise<z.infer<typeof InviteOffer>> {
  const member = await invitedMember(platform, client, token)
  const { alias, role } = staffUser(member)
  return {
    alias,
    role,
    email: await staffEmail(platform, platform.db, member.id),
    second_factor: await offerSecondFactor(platform, platform.db, member),
    second_factor_required: platform.config.mode === 'production',
  }
}

/**
 * First password, second factor and sign-in in one step. An earlier password, authenticator, passkeys and every session of the
 * member end with it: this is also the way back for somebody who lost the phone.
 */
export async function acceptInvite(
  platform: Platform,
  client: Client,
  { token, password, email, code }: z.infer<typeof InviteAcceptBody>,
): Promise<z.infer<typeof InviteAccepted>> {
  const member = await invitedMember(platform, client, token)
  const login = (await staffEmail(platform, platform.db, member.id)) ?? email
  if (login === undefined) throw new AppError('invalid', { fields: { email: ['required'] } })
  if (!code && platform.config.mode === 'production') throw new AppError('invalid', { fields: { code: ['required'] } })
  const password_hash = await hashStaffPassword(platform, password, login)
  try {
    const { ended, ...accepted } = await platform.db.transaction().execute(async (db) => {
      // First of all: of many who come with the same link the others change nothing, and end nobody's session.
      if (!(await spendInvite(db, hashOf(token), platform.now()))) throw new AppError('not_found')
      await activateStaffAccount(platform, db, member.id, { email: login, password_hash })
      await updateMember(db, member.id, { totp_secret: null })
      await replaceRecoveryCodes(db, member.id, [])
      await forgetPasskeys(db, member.id)
      const recovery_codes = code ? await enrolSecondFactor(platform, db, await memberOrThrow(db, member.id), code) : undefined
      await recordAuditAction(platform, db, member, { action: 'member.accepted', subject_id: member.id })
      const before = await endSessionsIn(platform, db, member.id)
      const tokens = await openStaffSession(platform, db, client, member.id)
      return { ended: before, ...tokens, user: staffUser(member), ...(recovery_codes ? { recovery_codes } : {}) }
    })
    const who = { account: member.id, member_id: member.id, address: client.address }
    platform.security.note({ event: 'signed_in', audience: 'staff', ...who })
    announceEnded(platform, ended)
    await forgetUsedLinks(platform, member)
    return accepted
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('invalid', { fields: { email: ['taken'] } }) : error
  }
}

/** Of this machine; on another one the next start takes it away. */
async function forgetUsedLinks({ config, log }: Platform, { id, role }: MemberRow): Promise<void> {
  const names = [linkFileOf(id), ...(role === 'admin' ? [FIRST_ADMIN] : [])]
  // It opens nothing any more, so that no failure with it is the member's.
  await Promise.all(names.map((name) => forgetLink(config.data_dir, name))).catch((error: unknown) =>
    log.warn('a used link was not cleared away', errorFields(error)),
  )
}
