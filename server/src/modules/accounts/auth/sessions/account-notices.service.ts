import type { Translated } from '@himoya/contract/languages'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { notify } from '../../../notifications/notifications.service.ts'
import { loginOf } from '../accounts/account.service.ts'
import type { AccountRow } from '../accounts/account.store.ts'
import { DAY } from '../auth.limits.ts'
import { readDevices } from './session.store.ts'
import { smsLeft } from '../codes/sms-budget.service.ts'

// Neutral (safety.md 4): no name, no purpose, no address.
const CHANGED_TEXT: Translated = {
  uz: 'Parolingiz o‘zgardi. Bu siz bo‘lmasangiz, yangi parol oling.',
  ru: 'Ваш пароль изменён. Если это были не вы, смените его.',
  en: 'Your password was changed. If it was not you, set a new one.',
}
/** A day of changes is a few; whoever changes it all the time must not ring the phone each time. */
const CHANGE_NOTICES = { points: 3, seconds: DAY }

/**
 * The person hears that their password is another one: in their list, and by SMS where they have a phone and were not just sent
 * the code of this very change. `db` is the transaction of the change.
 */
export async function tellPasswordChanged(
  platform: Platform,
  db: Db,
  account: AccountRow,
  by: 'old_password' | 'reset',
): Promise<void> {
  const now = platform.now()
  await notify(platform, db, {
    account_id: account.id,
    what: 'account.password_changed',
    dedupe_key: `account:password:${now.toISOString()}`,
  })
  if (by === 'reset' || account.mode !== 'phone') return
  if ((await platform.limiter.take('password_sms', account.id, CHANGE_NOTICES)) > 0 || (await smsLeft(db, now)) <= 0) return
  await platform.sms.send(db, {
    to: await loginOf(platform, db, account),
    text: CHANGED_TEXT[account.lang],
    expires_at: new Date(now.getTime() + DAY * 1_000),
  })
}

/** None of the last days was of this kind. The first sign-in of an account is no news. */
export async function isNewDevice(db: Db, account_id: string, device: string): Promise<boolean> {
  const known = await readDevices(db, account_id)
  return known.length > 0 && !known.includes(device)
}

/**
 * A sign-in from a kind of device that none of the last days was of; once a day for each. Call it before the session is made.
 */
export async function tellNewDevice(platform: Platform, db: Db, account_id: string, device: string): Promise<void> {
  if (!(await isNewDevice(db, account_id, device))) return
  const day = platform.now().toISOString().slice(0, 10)
  await notify(platform, db, {
    account_id,
    what: 'account.new_device',
    params: { device },
    dedupe_key: `account:device:${day}:${device}`,
  })
}
