import type { Language, Translated } from '@himoya/contract/languages'
import type { Platform } from '../../../../platform/platform.ts'
import { loginOf } from '../accounts/account.service.ts'
import { readAccount, readLogin } from '../accounts/account.store.ts'
import { DAY, SMS_PER_DAY } from '../auth.limits.ts'
import { codeOf } from './code.service.ts'
import { countSms, markCodeSent, readCode } from './code.store.ts'
import { pendingPhone } from '../sign-up/sign-up.service.ts'

// Neutral (safety.md 4): the phone may lie in somebody else's hand. No name, no purpose, no address.
const CODE_TEXT: Translated = {
  uz: 'Kod: %. U 5 daqiqa amal qiladi. Uni hech kimga aytmang.',
  ru: 'Код: %. Действует 5 минут. Никому его не сообщайте.',
  en: 'Code: %. Valid for 5 minutes. Do not share it.',
}
const KNOWN_TEXT: Translated = {
  uz: 'Bu raqamda hisob bor. Parolingiz bilan kiring yoki yangi parol oling.',
  ru: 'У этого номера уже есть аккаунт. Войдите с паролем или смените его.',
  en: 'This number already has an account. Sign in or set a new password.',
}

/** What an SMS with a code says. */
export const codeText = (lang: Language, code: string): string => CODE_TEXT[lang].replace('%', code)

/** Decides what goes to the phone that asked for a code: the code, a word that an account exists, or nothing. */
export async function sendCode(platform: Platform, code_id: string): Promise<void> {
  const row = await readCode(platform.db, code_id)
  const now = platform.now()
  if (!row || row.sent_at !== null || row.expires_at <= now) return
  const day_ago = new Date(now.getTime() - DAY * 1_000)
  if ((await countSms(platform.db, day_ago)) >= SMS_PER_DAY) {
    platform.log.warn('the day’s SMS budget is spent', { count: SMS_PER_DAY })
    return
  }
  const account_phone = await phoneOfAccount(platform, row.phone_index)
  const code = codeOf(platform, row.id)
  const coded = { text: codeText(row.lang, code), code }
  const message =
    row.purpose === 'reset'
      ? account_phone && { to: account_phone, ...coded }
      : await registrationText(platform, row.registration_id, account_phone, { known: KNOWN_TEXT[row.lang], coded })
  if (!message) return
  await platform.db.transaction().execute(async (db) => {
    if (await markCodeSent(db, row.id, now)) await platform.sms.send(db, { ...message, expires_at: row.expires_at })
  })
}

async function registrationText(
  platform: Platform,
  registration_id: string | null,
  account_phone: string | null,
  texts: { known: string; coded: { text: string; code: string } },
) {
  const to = registration_id && (await pendingPhone(platform, registration_id))
  if (!to) return null
  return account_phone === null ? { to, ...texts.coded } : { to, text: texts.known }
}

/** null for a phone nobody has, and for a blocked account: it gets no way in. */
async function phoneOfAccount(platform: Platform, phone_index: Buffer): Promise<string | null> {
  const login = await readLogin(platform.db, 'phone', phone_index)
  const account = login && login.blocked_at === null ? await readAccount(platform.db, login.id) : undefined
  return account ? loginOf(platform, platform.db, account) : null
}
