import type { Language, Translated } from '@himoya/contract/languages'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countTexted, writeTexted } from './ring.store.ts'
import { slot } from '../../../platform/server-module.ts'

/** What the accounts know of texting, handed in: they tell of a changed password by a notification and so stand above this. */
export type Texting = {
  /** E.164; null where the account has none. */
  phoneOf(platform: Platform, db: Db, account_id: string): Promise<string | null>
  /** SMS that may still go out today for what is no code. */
  smsLeft(db: Db, now: Date): Promise<number>
}
export const TEXTING = slot<Texting>('how a person is texted')

/** Neutral (safety.md 4): the phone may lie in somebody else's hand. Not what is new, not from whom. */
const TEXT: Translated = {
  uz: 'Sizda yangi xabarnoma bor.',
  ru: 'У вас новое уведомление.',
  en: 'You have a new notification.',
}
const TEXTS_A_DAY = 3
/** Later it would ring for what was read long ago. */
const LIFE_MS = 6 * 3_600_000

/** An SMS that there is something new, while the day's budget lasts: codes and those who lost their password come first. */
export async function textPerson(
  { platform, texting }: { platform: Platform; texting: Texting },
  db: Db,
  account_id: string,
  lang: Language,
): Promise<void> {
  const at = platform.now()
  const texted = await countTexted(db, account_id, new Date(at.getTime() - DAY_MS))
  if (texted >= TEXTS_A_DAY || (await texting.smsLeft(db, at)) <= 0) return
  const to = await texting.phoneOf(platform, db, account_id)
  if (to === null) return
  await writeTexted(db, account_id, at)
  await platform.sms.send(db, { to, text: TEXT[lang], expires_at: new Date(at.getTime() + LIFE_MS) })
}
