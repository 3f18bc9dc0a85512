import type { DutySlotBody } from '@himoya/contract/staff/duty'
import type { Language } from '@himoya/contract/languages'
import { AppError } from '../../../platform/core/errors.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { dutyAt, partnerCounts } from './duty.policy.ts'
import {
  confirmAtOnce,
  insertPhone,
  insertSlots,
  readCandidates,
  readPhone,
  readPhones,
  readSlots,
  type PhoneRow,
} from './duty.store.ts'

/** A phone that may be told of a call for help. `account_id` null: the partner line. */
export type DutyTarget = { phone_id: string; account_id: string | null; lang: Language }

/** Who is to be told at this moment, the first first, the partner line last. Only what was confirmed counts. */
export async function whoIsOnDuty({ now }: Pick<Platform, 'now'>, db: Db): Promise<DutyTarget[]> {
  const rows = await readPhones(db)
  const members = new Map(rows.filter(memberCounts).map((row) => [row.account_id, row]))
  const slots = (await readSlots(db)).filter(({ account_id }) => members.has(account_id))
  const on_duty = dutyAt(slots, now()).map((account_id) => members.get(account_id)!)
  const partner = rows.find(({ account_id, confirmed_at }) => account_id === null && partnerCounts(confirmed_at, now()))
  return [...on_duty, ...(partner ? [partner] : [])].map(({ id, account_id, langs }) => ({
    phone_id: id,
    account_id,
    lang: langs?.[0] ?? 'uz',
  }))
}

/** Confirmed, and of somebody who may work. */
export const memberCounts = ({ account_id, confirmed_at, able }: PhoneRow): boolean =>
  account_id !== null && confirmed_at !== null && able

/** The number itself, in E.164; null: it was taken off the rota. */
export async function dutyNumber(platform: Pick<Platform, 'vault'>, db: Db, phone_id: string): Promise<string | null> {
  const row = await readPhone(db, phone_id)
  return row ? openNumber(platform, db, row) : null
}

export const numberPlace = (id: string): string => `${id}:phone`
export const answererPlace = (id: string): string => `${id}:answered_by`

export async function openNumber({ vault }: Pick<Platform, 'vault'>, db: Db, row: PhoneRow): Promise<string> {
  return (await vault.useKey(db, row.key_id)).open(numberPlace(row.id), row.phone)
}

type NewNumber = { account_id: string | null; name: string | null; number: string }

/** Answers its id. Throws `not_found` for who is no member of the team, `changed_meanwhile` for a second one. */
export async function addPhone({ vault }: Platform, db: Db, { account_id, name, number }: NewNumber): Promise<string> {
  const candidates = account_id === null ? [] : await readCandidates(db)
  if (account_id !== null && !candidates.some((one) => one.account_id === account_id)) throw new AppError('not_found')
  const id = uuid()
  const key_id = await vault.createKey(db)
  const sealer = await vault.useKey(db, key_id)
  const phone = sealer.seal(numberPlace(id), number)
  if (!(await insertPhone(db, { id, key_id, account_id, name, phone }))) throw new AppError('changed_meanwhile')
  return id
}

type ImportedDuty = { account_id: string; phone: string; slots: readonly Omit<DutySlotBody, 'account_id'>[] }

/** Takes over a rota that was kept elsewhere, where there is none yet: its phones count at once. */
export async function importDuty(platform: Platform, db: Db, phones: readonly ImportedDuty[]): Promise<void> {
  if ((await readPhones(db)).length > 0) return
  for (const { account_id, phone, slots } of phones) {
    const id = await addPhone(platform, db, { account_id, name: null, number: phone })
    await confirmAtOnce(db, id, { confirmed_by: account_id, confirmed_at: platform.now() })
    for (const { weekdays, ...times } of slots)
      await insertSlots(
        db,
        weekdays.map((weekday) => ({ id: uuid(), phone_id: id, weekday, ...times })),
      )
  }
}
