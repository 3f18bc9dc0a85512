import type { Db } from '../../../../platform/db/connect.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { createAccount, loginOf, sealerOf } from './account.service.ts'
import { hasAccountBut, hasUsableAccount, readAccount, readLogin, updateAccount, type AccountRole } from './account.store.ts'
import { assertFields } from '../field-problems.ts'
import { newPasswordProblem } from '../passwords/leaked-passwords.ts'
import { maskPhone, phoneOrThrow } from '../phone.ts'
import { randomBytes } from 'node:crypto'

type StaffRole = Exclude<AccountRole, 'user'>

const tidyEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase()

export const emailIndex = (platform: Platform, email: string): Buffer => platform.vault.blindIndex('email', tidyEmail(email))

/** A member who cannot sign in yet. Without an e-mail (the first admin) the invited person chooses one. Answers the id. */
export async function createStaffAccount(
  platform: Platform,
  db: Db,
  { email, role }: { email: string | null; role: StaffRole },
): Promise<string> {
  return createAccount(platform, db, {
    mode: 'staff',
    role,
    login: email === null ? '' : tidyEmail(email),
    login_index: email === null ? randomBytes(32) : emailIndex(platform, email),
    password_hash: null,
    lang: 'uz',
  })
}

/** The e-mail, or null while there is none. */
export async function staffEmail(platform: Platform, db: Db, id: string): Promise<string | null> {
  const account = await readAccount(db, id)
  return account ? (await loginOf(platform, db, account)) || null : null
}

/** The id of who has this e-mail, or null. */
export async function findStaff(platform: Platform, db: Db, email: string): Promise<string | null> {
  return (await readLogin(db, 'staff', emailIndex(platform, email)))?.id ?? null
}

/** The hash of a staff member's new password; throws `invalid` on `field`. */
export async function hashStaffPassword(
  platform: Platform,
  password: string,
  email: string,
  field = 'password',
): Promise<string> {
  assertFields({ [field]: newPasswordProblem(password, { staff: true, logins: [email, email.split('@')[0] ?? ''] }) })
  return platform.passwords.turn((argon) => argon.hash(password))
}

/** Lets an invited member sign in. Throws the unique violation when somebody has the e-mail. */
export async function activateStaffAccount(
  platform: Platform,
  db: Db,
  id: string,
  { email, password_hash }: { email: string; password_hash: string },
): Promise<void> {
  const account = await readAccount(db, id)
  if (!account) throw new AppError('not_found')
  const sealer = await sealerOf(platform, db, account)
  const login = sealer.seal(`${id}:login`, tidyEmail(email))
  await updateAccount(db, id, { password_hash, login, login_index: emailIndex(platform, email) })
}

/** Hashed already: a change is one turn for the old one and one for the new. */
export async function changeStaffPassword(db: Db, id: string, password_hash: string): Promise<void> {
  await updateAccount(db, id, { password_hash })
}

/** Is there any account of this role but `id`, also one that is blocked or has not come yet? */
export async function hasOtherOfRole(db: Db, role: StaffRole, id: string): Promise<boolean> {
  return hasAccountBut(db, role, id)
}

/** `invited` accounts have no password yet. */
export async function changeStaffAccount(
  platform: Platform,
  db: Db,
  id: string,
  { role, blocked }: { role?: StaffRole | undefined; blocked?: boolean | undefined },
): Promise<void> {
  const change = {
    ...(role === undefined ? {} : { role }),
    ...(blocked === undefined ? {} : { blocked_at: blocked ? platform.now() : null }),
  }
  if (Object.keys(change).length > 0) await updateAccount(db, id, change)
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return hasUsableAccount(db, 'admin')
}

/** A sealed text of a staff account's other tables (the second factor), bound to its column. */
export async function staffSealer(platform: Platform, db: Db, id: string) {
  const account = await readAccount(db, id)
  if (!account) throw new AppError('not_found')
  return sealerOf(platform, db, account)
}

/** The key that seals what is said about the member. */
export async function staffKey(db: Db, id: string): Promise<string> {
  const account = await readAccount(db, id)
  if (!account?.key_id) throw new AppError('not_found')
  return account.key_id
}

/** A member's own number in E.164; throws `invalid` on `phone`. */
export const staffPhone = (typed: string): string => phoneOrThrow(typed)

export const maskedPhone = (phone: string): string => maskPhone(phone)
