import type { OwnDuty } from '@himoya/contract/staff/duty'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { codeText, codeOf, maskedPhone } from '../../accounts/auth/auth.service.ts'
import { openNumber } from './duty.service.ts'
import { confirmByCode, readPhoneOf, readSlotsOf, takeTry, writeCode } from './duty.store.ts'

/** As the codes of sign-up (safety.md 13). */
const CODE_MS = 5 * 60_000
const CODE_TRIES = 5
const AGAIN = { points: 1, seconds: 60 }
const AN_HOUR = { points: 5, seconds: 3_600 }

/** A member's own part of the rota. */
export async function readOwnDuty(platform: Platform, actor: StaffActor): Promise<OwnDuty> {
  const { db, now } = platform
  const row = await readPhoneOf(db, actor.id)
  if (!row) return { phone: null, confirmed_at: null, code_until: null, slots: [] }
  const code_until = row.code_at === null ? null : new Date(row.code_at.getTime() + CODE_MS)
  return {
    phone: maskedPhone(await openNumber(platform, db, row)),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    code_until: code_until !== null && code_until > now() ? code_until.toISOString() : null,
    slots: await readSlotsOf(db, actor.id),
  }
}

/** Sends the code by which a member shows that the phone is theirs. Throws `not_found`, `already_done`, `rate_limited`. */
export async function sendDutyCode(platform: Platform, actor: StaffActor): Promise<OwnDuty> {
  const row = await readPhoneOf(platform.db, actor.id)
  if (!row) throw new AppError('not_found')
  if (row.confirmed_at !== null) throw new AppError('already_done')
  const waits = [
    await platform.limiter.take('duty_code_again', actor.id, AGAIN),
    await platform.limiter.take('duty_code', actor.id, AN_HOUR),
  ]
  const retry_after = Math.max(...waits)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const [code_id, code_at] = [uuid(), platform.now()]
  await platform.db.transaction().execute(async (db) => {
    await writeCode(db, row.id, { code_id, code_at })
    const code = codeOf(platform, code_id)
    const message = { to: await openNumber(platform, db, row), text: codeText(row.langs?.[0] ?? 'uz', code), code }
    await platform.sms.send(db, { ...message, expires_at: new Date(code_at.getTime() + CODE_MS) })
  })
  return readOwnDuty(platform, actor)
}

/** The phone counts from now on. Throws `wrong_code`, `code_expired`. */
export async function confirmDutyPhone(platform: Platform, actor: StaffActor, code: string): Promise<OwnDuty> {
  const at = platform.now()
  const since = new Date(at.getTime() - CODE_MS)
  const tried = await takeTry(platform.db, actor.id, { since, tries: CODE_TRIES })
  if (!tried?.code_id) throw new AppError('code_expired')
  const { code_id } = tried
  if (codeOf(platform, code_id) !== code) throw new AppError('wrong_code')
  await platform.db.transaction().execute(async (db) => {
    if (!(await confirmByCode(db, code_id, { confirmed_by: actor.id, confirmed_at: at }))) throw new AppError('code_expired')
    await recordAuditAction(platform, db, actor, { action: 'duty.phone_confirmed', subject_id: actor.id })
  })
  return readOwnDuty(platform, actor)
}
