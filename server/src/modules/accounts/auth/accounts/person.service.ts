import type { User } from '@himoya/contract/accounts/auth'
import type { Db } from '../../../../platform/db/connect.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { loginOf } from './account.service.ts'
import { readAccount, updateAccount, type AccountRow } from './account.store.ts'
import { displayNames } from '../sessions/sessions.service.ts'

/** What staff may know of a person without asking for more. */
type KnownPerson = Pick<User, 'id' | 'mode' | 'lang' | 'age_band' | 'audience' | 'region_code'> & {
  /** Seals what is written about the person rather than in one chat. */
  key_id: string
  name: string
  /** `+998 ** *** ** 45`: enough to recognise a number one has, too little to call. */
  phone: string | null
  since: Date
}

/** Throws `not_found` for staff, and for an account that is deleted. */
export async function readPerson(platform: Platform, db: Db, account_id: string): Promise<KnownPerson> {
  const account = await personOrThrow(db, account_id)
  const { id, key_id, lang } = account
  return {
    id,
    key_id,
    name: (await displayNames(platform, db, [id])).get(id) ?? '',
    mode: account.mode === 'phone' ? 'phone' : 'nickname',
    lang,
    age_band: account.age_band as User['age_band'],
    audience: account.audience as User['audience'],
    region_code: account.region_code as User['region_code'],
    phone: account.mode === 'phone' ? `+998 ** *** ** ${(await loginOf(platform, db, account)).slice(-2)}` : null,
    since: account.created_at,
  }
}

/** The whole number, E.164; null where the account has none. Write down who asks and why before it is sent. */
export async function phoneOf(platform: Platform, db: Db, account_id: string): Promise<string | null> {
  const account = await personOrThrow(db, account_id)
  return account.mode === 'phone' ? loginOf(platform, db, account) : null
}

/** Older chats, hidden since a reset by SMS, are the person's again (safety.md 5). */
export async function openCurtain(db: Db, account_id: string): Promise<void> {
  await updateAccount(db, account_id, { curtain_before: null, decoy_hash: null, decoy_before: null })
}

async function personOrThrow(db: Db, account_id: string): Promise<AccountRow & { key_id: string }> {
  const account = await readAccount(db, account_id)
  if (!account || account.role !== 'user' || account.key_id === null) throw new AppError('not_found')
  return { ...account, key_id: account.key_id }
}
