import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import { requireProof, takeProven } from '../../../../platform/limits/proven-limit.ts'
import type { Platform } from '../../../../platform/platform.ts'
import {
  ADDRESS_FREE,
  ADDRESS_STOP,
  CODE_LIFE,
  CODE_TRIES,
  DAY,
  PHONE_LIMITS,
  PREFIX_LIMIT,
  RESEND_MEMORY,
  RESEND_WAITS,
} from '../auth.limits.ts'
import { nextCodeAt, sixDigits } from './code.policy.ts'
import { countPhonesOfPrefix, insertCode, lockPrefix, readCodesOfPhone, tryCode, type CodePurpose } from './code.store.ts'
import { phoneIndex, prefixIndex } from '../phone.ts'
import { smsLeft } from './sms-budget.service.ts'

/** The job that decides what to write to the phone of a code, if anything (auth.jobs.ts). */
export const SEND_CODE = 'auth.send_code'

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000)
const secondsUntil = (now: Date, then: Date): number => Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1_000))

/** What costs an SMS or makes accounts: some from an address are free, more need a proof of work, then none. true: it was brought. */
export async function limitAddress(platform: Platform, client: Client, name: 'codes' | 'nicknames'): Promise<boolean> {
  const { free, stop } = bucketsOf(client, name)
  return takeProven(platform, client, { free, stops: [stop] })
}

const bucketsOf = ({ address: key }: Client, name: 'codes' | 'nicknames') => ({
  free: { name, key, limit: ADDRESS_FREE },
  stop: { name: `${name}_stop`, key, limit: ADDRESS_STOP },
})

/** The code of a row; known to whoever has the vault's key, and nowhere written down. */
export const codeOf = (platform: Platform, code_id: string): string =>
  sixDigits(platform.vault.blindIndex('one-time code', code_id))

const codeHash = (platform: Platform, purpose: CodePurpose, phone: string, code: string): Buffer =>
  platform.vault.blindIndex(`one-time code ${purpose}`, `${phone} ${code}`)

/** `registration_id`: whose code it is, so that nobody else's can stand in for it; null for a reset. */
type CodeFor = { purpose: CodePurpose; phone: string; registration_id: string | null }

/**
 * Makes a code in the caller's transaction and leaves the sending to a job, so that a known and an unknown phone take
 * the same path to the answer (safety.md 14). `is_proven`: work was proven already. Answers the seconds until another may be asked for.
 */
export async function issueCode(
  platform: Platform,
  db: Db,
  { purpose, phone, client, registration_id, is_proven }: CodeFor & { client: Client; is_proven: boolean },
): Promise<number> {
  const now = platform.now()
  const [phone_index, prefix_index] = [phoneIndex(platform.vault, phone), prefixIndex(platform.vault, phone)]
  await lockPrefix(db, prefix_index)
  const all = await readCodesOfPhone(db, { phone_index, purpose, since: before(now, DAY) })
  const recent = all.filter((at) => at > before(now, RESEND_MEMORY))
  const rules = { waits: RESEND_WAITS, limits: PHONE_LIMITS }
  const wait = secondsUntil(now, nextCodeAt(recent, all, rules))
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  if (!is_proven && (await isBusyBlock(db, prefix_index, phone_index, now))) await proveForBlock(platform, client)
  if (purpose === 'register') await limitSpending(db, now)

  const id = uuid(now.getTime())
  await insertCode(db, {
    id,
    purpose,
    registration_id,
    phone_index,
    prefix_index,
    lang: client.lang,
    code_hash: codeHash(platform, purpose, phone, codeOf(platform, id)),
    expires_at: new Date(now.getTime() + CODE_LIFE * 1_000),
    created_at: now,
  })
  await platform.jobs.enqueue(db, SEND_CODE, { code_id: id })
  return secondsUntil(now, nextCodeAt([...recent, now], [...all, now], rules))
}

/** Its address has taken a code already (`limitAddress`): who only came for the puzzle has used none. */
const proveForBlock = (platform: Platform, client: Client): Promise<void> =>
  requireProof(platform, client, Object.values(bucketsOf(client, 'codes')))

const isBusyBlock = async (db: Db, prefix_index: Buffer, phone_index: Buffer, now: Date): Promise<boolean> =>
  (await countPhonesOfPrefix(db, prefix_index, phone_index, before(now, PREFIX_LIMIT.seconds))) >= PREFIX_LIMIT.points

/** Registrations stop before the day's budget ends, so that a forgotten password can still be reset. */
async function limitSpending(db: Db, now: Date): Promise<void> {
  if ((await smsLeft(db, now)) <= 0) throw new AppError('unavailable', { retry_after: 3_600 })
}

/** Uses a code up. `wrong` and `gone` (none, used, expired, too many tries) say nothing on whether the phone is known. */
export async function spendCode(
  platform: Platform,
  db: Db,
  { purpose, phone, code, registration_id }: CodeFor & { code: string },
): Promise<'right' | 'wrong' | 'gone'> {
  const result = await tryCode(db, {
    purpose,
    registration_id,
    phone_index: phoneIndex(platform.vault, phone),
    code_hash: codeHash(platform, purpose, phone, code),
    now: platform.now(),
    tries: CODE_TRIES,
  })
  if (result === null) return 'gone'
  return result.used ? 'right' : 'wrong'
}

/** By the phone's own mark, whether anybody has it or not. */
export function noteWrongCode({ vault, security }: Platform, { address }: Client, phone: string): void {
  const account = phoneIndex(vault, phone).toString('hex')
  security.note({ event: 'sms_code_failed', audience: 'web', account, address, is_invented: true })
}

/** Throws for a code that did not open anything. */
export function assertCode(outcome: 'right' | 'wrong' | 'gone'): void {
  if (outcome === 'wrong') throw new AppError('wrong_code')
  if (outcome === 'gone') throw new AppError('code_expired')
}
