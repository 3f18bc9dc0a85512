import type { Language, Translated } from '@himoya/contract/languages'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { staffSealer } from '../accounts/auth/auth.service.ts'
import { readPhones, type PhoneRow } from './staff.store.ts'

// Neutral like every SMS of ours (safety.md 4): nothing on what this work is.
const LINK: Translated = {
  uz: 'Ishga kirish havolangiz, 3 kun amal qiladi: %',
  ru: 'Ваша ссылка для входа на работу, действует 3 дня: %',
  en: 'Your link to sign in at work, valid for 3 days: %',
}
const OWN: Translated = {
  uz: 'Ish hisobingiz o‘zgarmoqda. Buni kutmagan bo‘lsangiz, rahbaringizga hozir ayting.',
  ru: 'Ваш рабочий аккаунт меняют. Если вы этого не ждали, сразу скажите супервизору.',
  en: 'Your work account is being changed. If you did not expect it, tell your supervisor now.',
}
const TEAM: Translated = {
  uz: 'Jamoada o‘zgarish bor. Konsolda «Jamoa o‘zgarishlari» bo‘limini oching.',
  ru: 'В команде изменения. Откройте в консоли «Изменения в команде».',
  en: 'The team is changing. Open “Team changes” in the console.',
}
const WAY_IN: Translated = {
  uz: 'Ish hisobingizga kirish usuli o‘zgaradi. 7 kun ichida konsolda «Qurilmalarim» bo‘limini oching.',
  ru: 'Способ входа в рабочий аккаунт изменится. В течение 7 дней откройте в консоли «Мои устройства».',
  en: 'The way into your work account changes. Within 7 days, open “My devices” in the console.',
}
const WAY_IN_ASKED: Translated = {
  uz: 'Ish hisoblariga kirish usulini o‘zgartirish so‘raldi. Konsolda «Qurilmalarim» bo‘limini oching.',
  ru: 'Просят изменить способ входа в рабочие аккаунты. Откройте в консоли «Мои устройства».',
  en: 'A change of the way into work accounts was asked for. Open “My devices” in the console.',
}
const HOUR_MS = 3_600_000
const DAY_HOURS = 24

export const phonePlace = (id: string): string => `${id}:phone`

/** The member's own number, or null while there is none. */
export async function memberPhone(platform: Platform, db: Db, id: string, sealed: Buffer | null): Promise<string | null> {
  return sealed === null ? null : (await staffSealer(platform, db, id)).open(phonePlace(id), sealed)
}

async function text(platform: Platform, db: Db, row: PhoneRow, words: Translated, link = '', hours = 1): Promise<void> {
  const to = await memberPhone(platform, db, row.id, row.link_phone)
  if (to === null) return
  const lang = (row.langs[0] ?? 'uz') as Language
  const expires_at = new Date(platform.now().getTime() + hours * HOUR_MS)
  await platform.sms.send(db, { to, text: words[lang].replace('%', link), expires_at })
}

/** The link goes to the member alone. */
export async function sendLink(platform: Platform, db: Db, id: string, link: string): Promise<void> {
  for (const row of await readPhones(db, { id })) await text(platform, db, row, LINK, link)
}

/** Tells the member, at the number known so far, that something about their account is under way. */
export async function tellMember(platform: Platform, db: Db, id: string): Promise<void> {
  for (const row of await readPhones(db, { id })) await text(platform, db, row, OWN)
}

/** Tells everybody who may sign in that the way in changes. */
export async function tellMembersAll(platform: Platform, db: Db): Promise<void> {
  for (const row of await readPhones(db, {})) await text(platform, db, row, WAY_IN, '', DAY_HOURS)
}

/** Tells all supervisors but the one it is about. */
export async function tellSupervisors(platform: Platform, db: Db, about: string): Promise<void> {
  for (const row of await readPhones(db, { role: 'supervisor' })) {
    if (row.id !== about) await text(platform, db, row, TEAM)
  }
}

/** Tells all supervisors that the way in is to change, which waits for one of them. */
export async function tellSupervisorsOfWayIn(platform: Platform, db: Db): Promise<void> {
  for (const row of await readPhones(db, { role: 'supervisor' })) await text(platform, db, row, WAY_IN_ASKED, '', DAY_HOURS)
}
