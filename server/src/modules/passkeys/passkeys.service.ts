import type {
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyRule,
  Passkeys,
} from '@himoya/contract/passkeys'
import type { StaffActor } from '../../platform/core/actors.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { staffEmail } from '../auth/auth.service.ts'
import { creationOptions, requestOptions, verifyCreation, verifyRequest } from './ceremony.service.ts'
import {
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

/** Of one client: each is a row until its time is over. */
const OFFERS = { points: 30, seconds: 60 }

const shown = ({ id, name, created_at, used_at }: Omit<PasskeyRow, 'sign_count'>): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
})

export async function listPasskeys({ db }: Platform, actor: StaffActor): Promise<Passkeys> {
  const [rows, required_from] = await Promise.all([readPasskeys(db, actor.id), readRule(db)])
  return { passkeys: rows.map(shown), required_from: required_from?.toISOString() ?? null }
}

export async function offerPasskey(platform: Platform, actor: StaffActor): Promise<PasskeyCreation> {
  return creationOptions(platform, actor.id, (await staffEmail(platform, platform.db, actor.id)) ?? 'Himoya')
}

/** Throws `wrong_passkey`. */
export async function addPasskey(platform: Platform, actor: StaffActor, { name, answer }: NewPasskey): Promise<Passkey> {
  const made = await verifyCreation(platform, actor.id, answer)
  const row = { ...made, id: uuid(), account_id: actor.id, name, created_at: platform.now(), used_at: null }
  await platform.db.transaction().execute(async (db) => {
    await insertPasskey(db, row)
    await recordAuditAction(platform, db, actor, { action: 'member.passkey_added', subject_id: actor.id })
  })
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
  const required_from = await readRule(db)
  return required_from !== null && required_from <= now()
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
  const [required_from, without] = await Promise.all([readRule(db), countWithout(db)])
  return { required_from: required_from?.toISOString() ?? null, without }
}

/** Who asks it of others has a key: nobody shuts themselves out. Throws `passkey_required`. */
export async function setPasskeyRule(platform: Platform, actor: StaffActor, required_from: Date | null): Promise<PasskeyRule> {
  await platform.db.transaction().execute(async (db) => {
    await lockPasskeys(db, actor.id)
    if (required_from !== null && !(await hasPasskey(db, actor.id))) throw new AppError('passkey_required')
    await writeRule(db, required_from)
    const action = required_from === null ? 'member.passkeys_optional' : 'member.passkeys_required'
    await recordAuditAction(platform, db, actor, { action, subject_id: actor.id })
  })
  return passkeyRule(platform)
}
