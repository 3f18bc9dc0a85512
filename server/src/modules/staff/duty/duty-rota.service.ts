import type { DutyMember, DutyPartner, DutyPhoneBody, DutyRota, DutySlotBody } from '@himoya/contract/staff/duty'
import type { Language } from '@himoya/contract/languages'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction, type AuditAction } from '../../audit/audit.service.ts'
import { maskedPhone, staffPhone } from '../../accounts/auth/auth.service.ts'
import { addPhone, answererPlace, memberCounts, numberPlace, openNumber, whoIsOnDuty } from './duty.service.ts'
import { partnerCounts, weekOf } from './duty.policy.ts'
import {
  deleteSlot,
  insertSlots,
  readCandidates,
  readPhone,
  readPhoneOf,
  readPhones,
  readSlots,
  replacePhone,
  writeCalled,
  writeTested,
  type PhoneRow,
} from './duty.store.ts'

const TEST_LIMIT = { points: 5, seconds: 600 }
const TEST_LIFE_MS = 10 * 60_000

const TEST_TEXT: Record<Language, string> = {
  uz: 'Himoya: sinov xabari. Navbatchi telefoni ishlayapti.',
  ru: 'Himoya: проверочное сообщение. Дежурный телефон работает.',
  en: 'Himoya: a test message. The duty phone works.',
}

/** The whole rota; numbers masked. */
export async function readDutyRota(platform: Platform): Promise<DutyRota> {
  const { db, now } = platform
  const rows = await readPhones(db)
  const slots = await readSlots(db)
  const counting = new Set(rows.filter(memberCounts).map(({ account_id }) => account_id))
  const partner = rows.find(({ account_id }) => account_id === null)
  const members = rows.filter(({ account_id }) => account_id !== null)
  const presented = await Promise.all(members.map((row) => unlessGone(presentMember(platform, row))))
  return {
    members: presented.filter((member) => member !== null),
    candidates: await readCandidates(db),
    slots,
    week: weekOf(slots.filter(({ account_id }) => counting.has(account_id))),
    now: (await whoIsOnDuty({ now }, db)).flatMap(({ account_id }) => account_id ?? []),
    partner: partner ? await unlessGone(presentPartner(platform, partner)) : null,
  }
}

async function presentMember(platform: Platform, row: PhoneRow): Promise<DutyMember> {
  const facts = await phoneFacts(platform, row)
  return { ...facts, account_id: row.account_id!, alias: row.alias!, role: row.role, counts: memberCounts(row) }
}

/** null: it was taken off after its row was read, and its number has gone with it. */
async function unlessGone<T>(presented: Promise<T>): Promise<T | null> {
  try {
    return await presented
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

async function phoneFacts(platform: Platform, row: PhoneRow) {
  return {
    id: row.id,
    phone: maskedPhone(await openNumber(platform, platform.db, row)),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    test: row.tested_at === null ? null : { at: row.tested_at.toISOString(), state: testState(row.test_state) },
  }
}

/** A message is kept for a day. */
function testState(state: PhoneRow['test_state']): NonNullable<DutyMember['test']>['state'] {
  if (state === null) return 'lost'
  return state === 'queued' ? 'sending' : state === 'sent' ? 'sent' : 'failed'
}

async function presentPartner(platform: Platform, row: PhoneRow): Promise<DutyPartner> {
  const sealer = await platform.vault.useKey(platform.db, row.key_id)
  return {
    ...(await phoneFacts(platform, row)),
    name: row.name!,
    answered_by: row.answered_by === null ? null : sealer.open(answererPlace(row.id), row.answered_by),
    confirmed_by: row.confirmer,
    counts: partnerCounts(row.confirmed_at, platform.now()),
  }
}

/** Puts a number on the rota, or another in its place. Throws `not_found` for who answers no people, `invalid`. */
export async function setDutyPhone(platform: Platform, actor: StaffActor, body: DutyPhoneBody): Promise<DutyRota> {
  const number = staffPhone(body.phone)
  const account_id = 'account_id' in body ? body.account_id : null
  const name = 'partner' in body ? body.partner : null
  await platform.db.transaction().execute(async (db) => {
    const known = await readPhoneOf(db, account_id)
    const id = known?.id ?? (await addPhone(platform, db, { account_id, name, number }))
    if (known) {
      const sealer = await platform.vault.useKey(db, known.key_id)
      await replacePhone(db, id, { name, phone: sealer.seal(numberPlace(id), number) })
    }
    await record(platform, db, actor, 'duty.phone_set', { id, account_id })
  })
  return readDutyRota(platform)
}

/** Its times go with it. Throws `not_found`. */
export async function dropDutyPhone(platform: Platform, actor: StaffActor, id: string): Promise<DutyRota> {
  await platform.db.transaction().execute(async (db) => {
    const row = await phoneOrThrow(db, id)
    await record(platform, db, actor, 'duty.phone_removed', row)
    await platform.vault.destroyKeys(db, [row.key_id])
  })
  return readDutyRota(platform)
}

/** The whole number; that it was shown stands in the audit before it is sent. Throws `not_found`. */
export async function revealDutyPhone(platform: Platform, actor: StaffActor, id: string): Promise<{ phone: string }> {
  const row = await phoneOrThrow(platform.db, id)
  await record(platform, platform.db, actor, 'duty.phone_revealed', row)
  return { phone: await openNumber(platform, platform.db, row) }
}

/** "I called, and this person answered": the partner line counts from now on. Throws `not_found`, also for a member's phone. */
export async function noteCalled(platform: Platform, actor: StaffActor, id: string, answered_by: string): Promise<DutyRota> {
  const { db, vault, now } = platform
  await db.transaction().execute(async (transaction) => {
    const row = await phoneOrThrow(transaction, id)
    if (row.account_id !== null) throw new AppError('not_found')
    const sealer = await vault.useKey(transaction, row.key_id)
    const sealed = sealer.seal(answererPlace(id), answered_by)
    await writeCalled(transaction, id, { confirmed_by: actor.id, confirmed_at: now(), answered_by: sealed })
    await record(platform, transaction, actor, 'duty.partner_called', row)
  })
  return readDutyRota(platform)
}

/** A message to the phone, to see that it comes. Throws `not_found`, `rate_limited`. */
export async function testDutyPhone(platform: Platform, actor: StaffActor, id: string): Promise<DutyRota> {
  const row = await phoneOrThrow(platform.db, id)
  const wait = await platform.limiter.take('duty_test', id, TEST_LIMIT)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  const at = platform.now()
  const test_sms = uuid()
  await platform.db.transaction().execute(async (db) => {
    const to = await openNumber(platform, db, row)
    const expires_at = new Date(at.getTime() + TEST_LIFE_MS)
    await platform.sms.send(db, { id: test_sms, to, text: TEST_TEXT[row.langs?.[0] ?? 'uz'], expires_at })
    await writeTested(db, id, { test_sms, tested_at: at })
    await record(platform, db, actor, 'duty.tested', row)
  })
  return readDutyRota(platform)
}

/** The same times on each of these days. Throws `not_found` for who has no duty phone. */
export async function addDutySlots(platform: Platform, actor: StaffActor, body: DutySlotBody): Promise<DutyRota> {
  const { account_id, weekdays, ...times } = body
  await platform.db.transaction().execute(async (db) => {
    const phone = await readPhoneOf(db, account_id)
    if (!phone) throw new AppError('not_found')
    const days = [...new Set(weekdays)]
    await insertSlots(
      db,
      days.map((weekday) => ({ id: uuid(), phone_id: phone.id, weekday, ...times })),
    )
    await record(platform, db, actor, 'duty.slot_added', phone)
  })
  return readDutyRota(platform)
}

/** Throws `not_found`. */
export async function dropDutySlot(platform: Platform, actor: StaffActor, id: string): Promise<DutyRota> {
  await platform.db.transaction().execute(async (db) => {
    const account_id = await deleteSlot(db, id)
    if (account_id === undefined) throw new AppError('not_found')
    await record(platform, db, actor, 'duty.slot_removed', { id, account_id })
  })
  return readDutyRota(platform)
}

async function phoneOrThrow(db: Db, id: string): Promise<PhoneRow> {
  const row = await readPhone(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

type About = { id: string; account_id: string | null }

/** The member it is about; of the partner line, the line. */
const record = (platform: Platform, db: Db, actor: StaffActor, action: AuditAction, { id, account_id }: About): Promise<void> =>
  recordAuditAction(platform, db, actor, { action, subject_id: account_id ?? id })
