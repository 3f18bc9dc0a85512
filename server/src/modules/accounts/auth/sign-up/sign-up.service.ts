import type { CodeSent, NicknameMade, RegisterBody, ResendBody, SignedIn } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { z } from 'zod'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { isUniqueViolation } from '../../../../platform/db/violations.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { cleanLine } from '../../../../platform/core/text.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Profile } from '../accounts/account.policy.ts'
import { createUser, findUser, readUser } from '../accounts/account.service.ts'
import { createSession } from '../sessions/sessions.service.ts'
import { assertCode, issueCode, limitAddress, noteWrongCode, spendCode } from '../codes/code.service.ts'
import { assertFields } from '../field-problems.ts'
import { nicknameProblem, tidyNickname } from '../accounts/nickname.policy.ts'
import { newPasswordProblem } from '../passwords/leaked-passwords.ts'
import { findPending, insertPending, readPending, readPendingKeys } from './pending.store.ts'
import { maskPhone, phoneIndex, phoneOrThrow } from '../phone.ts'
import { makeRecoveryCode } from '../passwords/recovery-code.service.ts'

type Body = z.infer<typeof RegisterBody>
type PhoneBody = Extract<Body, { mode: 'phone' }>
type NicknameBody = Extract<Body, { mode: 'nickname' }>
type NamelessBody = Extract<Body, { mode: 'nameless' }>
type Details = { phone: string; first_name: string; last_name: string; lang: Language } & Partial<
  Pick<Profile, 'age_band' | 'audience'>
>

/** What the one is called who gave no name; the counsellor reads it. */
const GUEST: Record<Language, string> = { uz: 'Mehmon', ru: 'Гость', en: 'Guest' }

export async function register(platform: Platform, client: Client, body: Body): Promise<z.infer<typeof NicknameMade> | CodeSent> {
  if (body.mode === 'nickname') return registerNickname(platform, client, body)
  return body.mode === 'nameless' ? registerNameless(platform, client, body) : registerPhone(platform, client, body)
}

async function registerNickname(platform: Platform, client: Client, body: NicknameBody): Promise<z.infer<typeof NicknameMade>> {
  const nickname = tidyNickname(body.nickname)
  assertFields({
    nickname: nicknameProblem(nickname),
    password: newPasswordProblem(body.password, { staff: false, logins: [nickname] }),
  })
  await limitAddress(platform, client, 'nicknames')
  if (await findUser(platform, platform.db, 'nickname', nickname)) throw nicknameTaken()
  const password_hash = await platform.passwords.turn((argon) => argon.hash(body.password))
  return (await makeNickname(platform, client, { login: nickname, password_hash, ...pick(body) })) ?? raise(nicknameTaken())
}

/** Whoever writes first is somebody in the same moment (decision 0061): proof and limits are those of every new account. */
async function registerNameless(platform: Platform, client: Client, body: NamelessBody): Promise<z.infer<typeof NicknameMade>> {
  await limitAddress(platform, client, 'nicknames')
  // A number that is taken makes the next a digit longer, so that there is always one.
  for (let end = 1_000_000; ; end *= 10) {
    const login = `${GUEST[client.lang]} ${randomInt(end / 10, end)}`
    const made = await makeNickname(platform, client, { login, password_hash: null, ...pick(body) })
    if (made) return made
  }
}

/** Signed in at once; null when somebody has the nickname. */
async function makeNickname(
  platform: Platform,
  client: Client,
  user: { login: string; password_hash: string | null } & Pick<Partial<Profile>, 'age_band' | 'audience'>,
): Promise<z.infer<typeof NicknameMade> | null> {
  const { shown, recovery_hash } = makeRecoveryCode(platform.vault, client.lang)
  try {
    const signed_in = await platform.db.transaction().execute(async (db) => {
      const id = await createUser(platform, db, { mode: 'nickname', recovery_hash, lang: client.lang, ...user })
      const tokens = await createSession(platform, db, { account_id: id, audience: 'web', device: client.device })
      return { ...tokens, user: await readUser(platform, db, id) }
    })
    return { ...signed_in, ...shown }
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

const raise = (error: AppError): never => {
  throw error
}

const nicknameTaken = (): AppError => new AppError('nickname_taken', { fields: { nickname: ['taken'] } })

/** What was told on signing up. */
function pick({
  age_band,
  audience,
}: { [key in 'age_band' | 'audience']?: Profile[key] | undefined }): Partial<Pick<Profile, 'age_band' | 'audience'>> {
  return { ...(age_band ? { age_band } : {}), ...(audience ? { audience } : {}) }
}

const hashOf = (registration: string): Buffer => createHash('sha256').update(registration).digest()

/**
 * The same work and answer whether or not the phone has an account (safety.md 14): it waits until the code comes back.
 * `registration` is the secret of the browser that asked; another's code or password never ends in its account
 * (docs/decisions/0036).
 */
async function registerPhone(platform: Platform, client: Client, body: PhoneBody): Promise<CodeSent> {
  const phone = phoneOrThrow(body.phone)
  assertFields({ password: newPasswordProblem(body.password, { staff: false, logins: [phone, body.phone] }) })
  const is_proven = await limitAddress(platform, client, 'codes')
  const password_hash = await platform.passwords.turn((argon) => argon.hash(body.password))
  const [first_name, last_name] = [cleanLine(body.first_name ?? ''), cleanLine(body.last_name ?? '')]
  const details: Details = { phone, first_name, last_name, lang: client.lang, ...pick(body) }
  const [id, registration] = [uuid(platform.now().getTime()), randomBytes(32).toString('base64url')]
  const resend_after = await platform.db.transaction().execute(async (db) => {
    const wait = await issueCode(platform, db, { purpose: 'register', phone, client, registration_id: id, is_proven })
    const key_id = await platform.vault.createKey(db)
    const sealer = await platform.vault.useKey(db, key_id)
    await insertPending(db, {
      id,
      secret_hash: hashOf(registration),
      phone_index: phoneIndex(platform.vault, phone),
      key_id,
      password_hash,
      details: sealer.seal(placeOf(id), JSON.stringify(details)),
      created_at: platform.now(),
    })
    return wait
  })
  return { phone: maskPhone(phone), resend_after, registration }
}

const placeOf = (id: string): string => `pending ${id}`

async function openDetails(platform: Platform, db: Platform['db'], pending: { id: string; key_id: string; details: Buffer }) {
  const sealer = await platform.vault.useKey(db, pending.key_id)
  return JSON.parse(sealer.open(placeOf(pending.id), pending.details)) as Details
}

/** The phone of a waiting registration, for the SMS; null when it does not wait any more. */
export async function pendingPhone(platform: Platform, registration_id: string): Promise<string | null> {
  const pending = await readPending(platform.db, registration_id)
  return pending ? (await openDetails(platform, platform.db, pending)).phone : null
}

/** Turns a waiting registration into an account. Throws `wrong_code` or `code_expired`. */
export async function confirmPhone(
  platform: Platform,
  client: Client,
  typed: { phone: string; code: string; registration: string },
): Promise<SignedIn> {
  const phone = phoneOrThrow(typed.phone)
  const phone_index = phoneIndex(platform.vault, phone)
  const confirming = platform.db.transaction().execute(async (db) => {
    const pending = await findPending(db, { secret_hash: hashOf(typed.registration), phone_index })
    if (!pending) return 'gone'
    // A wrong try is counted, so the transaction ends well and the error is thrown after it.
    const outcome = await spendCode(platform, db, { purpose: 'register', phone, code: typed.code, registration_id: pending.id })
    if (outcome !== 'right') return outcome
    if (await findUser(platform, db, 'phone', phone)) return 'gone'
    const { phone: login, ...details } = await openDetails(platform, db, pending)
    const id = await createUser(platform, db, { mode: 'phone', login, password_hash: pending.password_hash, ...details })
    // What other browsers began for this phone ends here.
    await platform.vault.destroyKeys(db, await readPendingKeys(db, phone_index))
    const tokens = await createSession(platform, db, { account_id: id, audience: 'web', device: client.device })
    return { ...tokens, user: await readUser(platform, db, id) }
  })
  const result = await confirming.catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'gone' as const // another browser was quicker by a moment
    throw error
  })
  if (typeof result !== 'string') return result
  if (result === 'wrong') noteWrongCode(platform, client, phone)
  assertCode(result)
  throw new AppError('code_expired')
}

/**
 * Another code for a reset, alike for every phone, or for a registration, whose browser alone may ask. Answers the seconds
 * until the next.
 */
export async function resendCode(
  platform: Platform,
  client: Client,
  body: z.infer<typeof ResendBody>,
): Promise<{ resend_after: number }> {
  const phone = phoneOrThrow(body.phone)
  const asked_by = { phone, client, is_proven: await limitAddress(platform, client, 'codes') }
  const resend_after = await platform.db.transaction().execute(async (db) => {
    if (body.purpose === 'reset') return issueCode(platform, db, { ...asked_by, purpose: 'reset', registration_id: null })
    const asked = { secret_hash: hashOf(body.registration), phone_index: phoneIndex(platform.vault, phone) }
    const pending = await findPending(db, asked)
    if (!pending) throw new AppError('code_expired')
    return issueCode(platform, db, { ...asked_by, purpose: 'register', registration_id: pending.id })
  })
  return { resend_after }
}
