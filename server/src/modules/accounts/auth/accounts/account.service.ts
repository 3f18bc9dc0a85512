import type { User } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { v4 } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { insertAccount, readAccount, readLogin, type AccountMode, type AccountRole, type AccountRow } from './account.store.ts'
import { DRAWN_PREFIX, type Profile } from './account.policy.ts'
import { earlierFold, foldNickname } from './nickname.policy.ts'
import { maskPhone, phoneIndex } from '../phone.ts'

type NewAccount = {
  mode: AccountMode
  role: AccountRole
  /** As it is shown to its owner: E.164, the nickname as typed, an e-mail. */
  login: string
  login_index: Buffer
  password_hash: string | null
  recovery_hash?: Buffer
  first_name?: string
  last_name?: string
  age_band?: Profile['age_band']
  audience?: Profile['audience']
  lang: Language
}

/** Makes an account with a key of its own; answers its id. Throws the unique violation when the login is taken. */
export async function createAccount(platform: Platform, db: Db, account: NewAccount): Promise<string> {
  const { login, first_name, last_name, ...plain } = account
  const id = v4()
  const key_id = await platform.vault.createKey(db)
  const sealer = await platform.vault.useKey(db, key_id)
  const sealed = (column: string, text: string | undefined): Buffer | null => (text ? sealer.seal(`${id}:${column}`, text) : null)
  await insertAccount(db, {
    ...plain,
    id,
    key_id,
    login: sealer.seal(`${id}:login`, login),
    first_name: sealed('first_name', first_name),
    last_name: sealed('last_name', last_name),
    terms_accepted_at: platform.now(),
  })
  return id
}

export const nicknameIndex = (platform: Platform, nickname: string): Buffer =>
  platform.vault.blindIndex('nickname', foldNickname(nickname))

/** Where an account stands whose name was compared in another form when it was made; null: in the same place. */
export function earlierNicknameIndex(platform: Platform, nickname: string): Buffer | null {
  const fold = earlierFold(nickname)
  return fold === null ? null : platform.vault.blindIndex('nickname', fold)
}

type NewUser = Omit<NewAccount, 'mode' | 'role' | 'login_index'> & { mode: 'phone' | 'nickname' }

/** An account of the public site; see `createAccount`. */
export async function createUser(platform: Platform, db: Db, user: NewUser): Promise<string> {
  return createAccount(platform, db, { ...user, role: 'user', login_index: userIndex(platform, user.mode, user.login) })
}

const userIndex = (platform: Platform, mode: 'phone' | 'nickname', login: string): Buffer =>
  mode === 'phone' ? phoneIndex(platform.vault, login) : nicknameIndex(platform, login)

/** The id of who has this phone (E.164) or nickname, or null. */
export async function findUser(platform: Platform, db: Db, mode: 'phone' | 'nickname', login: string): Promise<string | null> {
  const earlier = mode === 'nickname' ? earlierNicknameIndex(platform, login) : null
  return (await readLogin(db, mode, userIndex(platform, mode, login), earlier))?.id ?? null
}

/** The login as its owner knows it, for the rule that it is no password. */
export async function loginOf(platform: Platform, db: Db, account: Pick<AccountRow, 'id' | 'key_id' | 'login'>): Promise<string> {
  const sealer = await sealerOf(platform, db, account)
  return sealer.open(`${account.id}:login`, account.login)
}

export async function sealerOf(platform: Platform, db: Db, account: Pick<AccountRow, 'key_id'>) {
  // A deleted account has no key; whoever reads it now raced with the deletion.
  if (account.key_id === null) throw new AppError('token_revoked')
  return platform.vault.useKey(db, account.key_id)
}

/** The account as its owner sees it (api.md, "user"). */
export async function readUser(platform: Platform, db: Db, id: string): Promise<User> {
  const account = await readAccount(db, id)
  if (!account) throw new AppError('token_revoked')
  const sealer = await sealerOf(platform, db, account)
  const opened = (column: string, value: Buffer | null): string => (value ? sealer.open(`${id}:${column}`, value) : '')
  const login = opened('login', account.login)
  return {
    id,
    mode: account.mode === 'phone' ? 'phone' : 'nickname',
    ...(account.mode === 'phone' ? { phone: maskPhone(login) } : { nickname: login }),
    ...(isNameless(account) ? { nameless: true as const } : {}),
    first_name: opened('first_name', account.first_name),
    last_name: opened('last_name', account.last_name),
    avatar: avatarUrl(platform.config.media_url, account.avatar),
    role: 'user',
    age_band: account.age_band as User['age_band'],
    audience: account.audience as User['audience'],
    region_code: account.region_code as User['region_code'],
    lang: account.lang,
    // Behind a curtain it begins where the curtain fell: it looks like any new account (decision 0051).
    created_at: (account.curtain_before ?? account.created_at).toISOString(),
  }
}

/** Made by a first message (decision 0061), and no password was chosen since. */
export const isNameless = (account: Pick<AccountRow, 'mode' | 'role' | 'has_password'>): boolean =>
  account.mode === 'nickname' && account.role === 'user' && !account.has_password

function avatarUrl(media_url: string, avatar: string | null): string | null {
  if (avatar === null) return null
  if (avatar.startsWith(DRAWN_PREFIX)) return `${media_url}/avatars/${avatar.slice(DRAWN_PREFIX.length)}.svg`
  return `${media_url}/media/${avatar}`
}
