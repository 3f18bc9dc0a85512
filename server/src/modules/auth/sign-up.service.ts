import type { CodeSent, NicknameMade, RegisterBody, SignedIn } from '@himoya/contract/auth'
import type { Language } from '@himoya/contract/languages'
import type { z } from 'zod'
import type { Client } from '../../platform/http/client.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import { AppError } from '../../platform/http/errors.ts'
import { cleanLine } from '../../platform/http/text.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Profile } from './account.policy.ts'
import { createUser, findUser, readUser } from './account.service.ts'
import { createSession } from './auth.service.ts'
import { assertCode, issueCode, limitAddress, spendCode } from './code.service.ts'
import { assertFields } from './field-problems.ts'
import { nicknameProblem, tidyNickname } from './nickname.policy.ts'
import { passwordProblem } from './password.policy.ts'
import { readPending, replacePending, takePending } from './pending.store.ts'
import { maskPhone, phoneIndex, phoneOrThrow } from './phone.ts'
import { makeRecoveryCode } from './recovery-code.service.ts'

type Body = z.infer<typeof RegisterBody>
type PhoneBody = Extract<Body, { mode: 'phone' }>
type NicknameBody = Extract<Body, { mode: 'nickname' }>
type Details = { phone: string; first_name: string; last_name: string; lang: Language } & Partial<
  Pick<Profile, 'age_band' | 'audience'>
>

export async function register(
  platform: Platform,
  client: Client,
  body: Body,
): Promise<z.infer<typeof NicknameMade> | z.infer<typeof CodeSent>> {
  return body.mode === 'nickname' ? registerNickname(platform, client, body) : registerPhone(platform, client, body)
}

async function registerNickname(platform: Platform, client: Client, body: NicknameBody): Promise<z.infer<typeof NicknameMade>> {
  const nickname = tidyNickname(body.nickname)
  assertFields({
    nickname: nicknameProblem(nickname),
    password: passwordProblem(body.password, { staff: false, logins: [nickname] }),
  })
  if (await findUser(platform, platform.db, 'nickname', nickname)) throw nicknameTaken()
  await limitAddress(platform, client, 'nicknames')
  const password_hash = await platform.passwords.turn((argon) => argon.hash(body.password))
  const { recovery_code, recovery_hash } = makeRecoveryCode(platform.vault, 'user')
  try {
    const signed_in = await platform.db.transaction().execute(async (db) => {
      const id = await createUser(platform, db, {
        mode: 'nickname',
        login: nickname,
        password_hash,
        recovery_hash,
        lang: client.lang,
        ...pick(body),
      })
      const tokens = await createSession(platform, db, { account_id: id, audience: 'web', device: client.device })
      return { ...tokens, user: await readUser(platform, db, id) }
    })
    return { ...signed_in, recovery_code }
  } catch (error) {
    throw isUniqueViolation(error) ? nicknameTaken() : error
  }
}

const nicknameTaken = (): AppError => new AppError('nickname_taken', { fields: { nickname: ['taken'] } })

function pick({ age_band, audience }: Body): Partial<Pick<Profile, 'age_band' | 'audience'>> {
  return { ...(age_band ? { age_band } : {}), ...(audience ? { audience } : {}) }
}

/** The same work and answer whether or not the phone has an account (safety.md 14): it waits until the code comes back. */
async function registerPhone(platform: Platform, client: Client, body: PhoneBody): Promise<z.infer<typeof CodeSent>> {
  const phone = phoneOrThrow(body.phone)
  assertFields({ password: passwordProblem(body.password, { staff: false, logins: [phone, body.phone] }) })
  await limitAddress(platform, client, 'codes')
  const password_hash = await platform.passwords.turn((argon) => argon.hash(body.password))
  const [first_name, last_name] = [cleanLine(body.first_name ?? ''), cleanLine(body.last_name ?? '')]
  const details: Details = { phone, first_name, last_name, lang: client.lang, ...pick(body) }
  const resend_after = await platform.db.transaction().execute(async (db) => {
    const wait = await issueCode(platform, db, { purpose: 'register', phone, client })
    const phone_index = phoneIndex(platform.vault, phone)
    const key_id = await platform.vault.createKey(db)
    const sealer = await platform.vault.useKey(db, key_id)
    const row = { phone_index, key_id, password_hash, details: sealer.seal(placeOf(phone_index), JSON.stringify(details)) }
    const old_key = await replacePending(db, { ...row, created_at: platform.now() })
    if (old_key !== null) await platform.vault.destroyKeys(db, [old_key])
    return wait
  })
  return { phone: maskPhone(phone), resend_after }
}

const placeOf = (phone_index: Buffer): string => `pending ${phone_index.toString('hex')}`

async function openDetails(
  platform: Platform,
  db: Platform['db'],
  phone_index: Buffer,
  pending: { key_id: string; details: Buffer },
) {
  const sealer = await platform.vault.useKey(db, pending.key_id)
  return JSON.parse(sealer.open(placeOf(phone_index), pending.details)) as Details
}

/** The phone of a waiting registration, for the SMS; null when none waits. */
export async function pendingPhone(platform: Platform, phone_index: Buffer): Promise<string | null> {
  const pending = await readPending(platform.db, phone_index)
  return pending ? (await openDetails(platform, platform.db, phone_index, pending)).phone : null
}

/** Turns a waiting registration into an account. Throws `wrong_code` or `code_expired`. */
export async function confirmPhone(
  platform: Platform,
  client: Client,
  typed: { phone: string; code: string },
): Promise<SignedIn> {
  const phone = phoneOrThrow(typed.phone)
  const phone_index = phoneIndex(platform.vault, phone)
  const result = await platform.db.transaction().execute(async (db) => {
    // A wrong try is counted, so the transaction ends well and the error is thrown after it.
    const outcome = await spendCode(platform, db, { purpose: 'register', phone, code: typed.code })
    if (outcome !== 'right') return outcome
    const pending = await takePending(db, phone_index)
    if (!pending || (await findUser(platform, db, 'phone', phone))) return 'gone'
    const { phone: login, ...details } = await openDetails(platform, db, phone_index, pending)
    const id = await createUser(platform, db, { mode: 'phone', login, password_hash: pending.password_hash, ...details })
    await platform.vault.destroyKeys(db, [pending.key_id])
    const tokens = await createSession(platform, db, { account_id: id, audience: 'web', device: client.device })
    return { ...tokens, user: await readUser(platform, db, id) }
  })
  if (typeof result !== 'string') return result
  assertCode(result)
  throw new AppError('code_expired')
}

/** Another code for a registration or a reset; alike for every phone. Answers the seconds until the next. */
export async function resendCode(
  platform: Platform,
  client: Client,
  { phone: typed, purpose }: { phone: string; purpose: 'register' | 'reset' },
): Promise<{ resend_after: number }> {
  const phone = phoneOrThrow(typed)
  await limitAddress(platform, client, 'codes')
  const resend_after = await platform.db.transaction().execute((db) => issueCode(platform, db, { purpose, phone, client }))
  return { resend_after }
}
