import type {
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyRule,
  Passkeys,
} from '@himoya/contract/staff/passkeys'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { isUniqueViolation } from '../../../platform/db/violations.ts'
import type { Platform } from '../../../platform/platform.ts'
import { slot } from '../../../platform/server-module.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { staffEmail } from '../../accounts/auth/auth.service.ts'
import { creationOptions, requestOptions, verifyCreation, verifyRequest } from './ceremony.service.ts'
import {
  agreeToRule,
  countWithout,
  deletePasskey,
  deletePasskeys,
  insertPasskey,
  lockPasskeys,
  readPasskeys,
  readRule,
  renamePasskey,
  writeRule,
  type PasskeyRow,
} from './passkeys.store.ts'

/** Who tells members by SMS stands above this module. */
export type TellMembers = {
  /** That something about their account changes. */
  one(platform: Platform, db: Db, account_id: string): Promise<void>
  /** That the way in changes. */
  all(platform: Platform, db: Db): Promise<void>
  /** That the way in is to change, and waits for one of them. */
  supervisors(platform: Platform, db: Db): Promise<void>
}
export const TELL_MEMBERS = slot<TellMembers>('tells members by SMS')

/** Time for everybody to make one. */
const NOTICE_MS = 7 * DAY_MS
/** A browser's clock is behind, or the call took its time. */
const GRACE_MS = 10 * 60_000

/** Of one client: each is a row until its time is over. */
const OFFERS = { points: 30, seconds: 60 }

const shown = ({ id, name, created_at, used_at }: Omit<PasskeyRow, 'sign_count'>): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
})

export async function listPasskeys({ db }: Platform, actor: StaffActor): Promise<Passkeys> {
  const [rows, rule] = await Promise.all([readPasskeys(db, actor.id), readRule(db)])
  const required_from = rule?.agreed_at ? rule.required_from.toISOString() : null
  return { passkeys: rows.map(shown), required_from }
}

export async function offerPasskey(platform: Platform, actor: StaffActor): Promise<PasskeyCreation> {
  return creationOptions(platform, actor.id, (await staffEmail(platform, platform.db, actor.id)) ?? 'Himoya')
}

/** Its owner is told: a way in that they did not make is somebody else's. Throws `wrong_passkey`, also for a key that somebody has. */
export async function addPasskey(
  platform: Platform,
  { actor, address }: { actor: StaffActor; address: string },
  { name, answer }: NewPasskey,
  tell: TellMembers,
): Promise<Passkey> {
  const made = await verifyCreation(platform, actor.id, answer)
  const row = { ...made, id: uuid(), account_id: actor.id, name, created_at: platform.now(), used_at: null }
  await platform.db.transaction().execute(async (db) => {
    await insertPasskey(db, row).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('wrong_passkey') : error
    })
    await recordAuditAction(platform, db, actor, { action: 'member.passkey_added', subject_id: actor.id })
    await tell.one(platform, db, actor.id)
  })
  platform.security.note({ event: 'passkey_added', audience: 'staff', account: actor.id, member_id: actor.id, address })
  return shown(row)
}

/** Throws `not_found`. */
export async function namePasskey({ db }: Platform, actor: StaffActor, id: string, name: string): Promise<Passkey> {
  if (!(await renamePasskey(db, actor.id, id, name))) throw new AppError('not_found')
  return shown((await readPasskeys(db, actor.id)).find((row) => row.id === id)!)
}

/** The last one stays while nothing else opens the console. Throws `not_found`, `in_use`. */
export async function removePasskey(platform: Platform, actor: StaffActor, id: string): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    await lockPasskeys(db, actor.id)
    if (!(await deletePasskey(db, actor.id, id))) throw new AppError('not_found')
    if ((await passkeysRequired(platform, db)) && (await readPasskeys(db, actor.id)).length === 0) throw new AppError('in_use')
    await recordAuditAction(platform, db, actor, { action: 'member.passkey_removed', subject_id: actor.id })
  })
}

/** With a new link a member begins anew: keys that were lost open nothing. */
export const forgetPasskeys = (db: Db, account_id: string): Promise<void> => deletePasskeys(db, account_id)

export async function hasPasskey(db: Db, account_id: string): Promise<boolean> {
  return (await readPasskeys(db, account_id)).length > 0
}

/** Whether a password and a code open nothing any more. */
export async function passkeysRequired({ now }: Pick<Platform, 'now'>, db: Db): Promise<boolean> {
  const rule = await readRule(db)
  return rule !== undefined && rule.agreed_at !== null && rule.required_from <= now()
}

/** Throws `rate_limited`. */
export async function offerSignIn(platform: Platform, { address }: Client): Promise<PasskeyRequest> {
  const wait = await platform.limiter.take('passkey.offer', address, OFFERS)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  return requestOptions(platform, 'sign_in', null)
}

export const offerStepUp = (platform: Platform, actor: StaffActor): Promise<PasskeyRequest> =>
  requestOptions(platform, 'step_up', actor.id)

/** The account whose key has signed. Throws `wrong_passkey`. */
export async function passkeyHolder(platform: Platform, purpose: 'sign_in' | 'step_up', answer: PasskeyAnswer): Promise<string> {
  return (await verifyRequest(platform, purpose, answer)).account_id
}

export async function passkeyRule({ db }: Platform): Promise<PasskeyRule> {
  const [rule, without] = await Promise.all([readRule(db), countWithout(db)])
  return { required_from: rule?.required_from.toISOString() ?? null, waits: rule?.agreed_at === null, without }
}

/**
 * Asks for the rule, or ends it at once. Who asks it of others has a key: nobody shuts themselves out. It holds once a supervisor has
 * agreed. Throws `passkey_required`, `invalid` for less than seven days ahead.
 */
export async function setPasskeyRule(
  platform: Platform,
  actor: StaffActor,
  required_from: Date | null,
  tell: TellMembers,
): Promise<PasskeyRule> {
  await platform.db.transaction().execute(async (db) => {
    await lockPasskeys(db, actor.id)
    if (required_from === null) {
      await writeRule(db, null)
      return recordAuditAction(platform, db, actor, { action: 'member.passkeys_optional', subject_id: actor.id })
    }
    if (!(await hasPasskey(db, actor.id))) throw new AppError('passkey_required')
    if (required_from.getTime() < platform.now().getTime() + NOTICE_MS - GRACE_MS)
      throw new AppError('invalid', { fields: { required_from: ['out_of_range'] } })
    await writeRule(db, { required_from, asked_by: actor.id })
    await tell.supervisors(platform, db)
    await recordAuditAction(platform, db, actor, { action: 'member.change_asked', subject_id: actor.id })
  })
  return passkeyRule(platform)
}

/**
 * A supervisor's yes: from now on everybody knows, and has seven days whatever was asked for. Throws `passkey_required` for a supervisor
 * who would be shut out, `already_done` when nothing waits.
 */
export async function agreeToPasskeyRule(platform: Platform, actor: StaffActor, tell: TellMembers): Promise<PasskeyRule> {
  await platform.db.transaction().execute(async (db) => {
    await lockPasskeys(db, actor.id)
    if (!(await hasPasskey(db, actor.id))) throw new AppError('passkey_required')
    const at = platform.now()
    if (!(await agreeToRule(db, actor.id, { at, not_before: new Date(at.getTime() + NOTICE_MS) })))
      throw new AppError('already_done')
    await tell.all(platform, db)
    await recordAuditAction(platform, db, actor, { action: 'member.passkeys_required', subject_id: actor.id })
  })
  return passkeyRule(platform)
}
