import type { TextKey } from '../../../i18n/text-key.ts'

/** `code` is null until the server asks for the second factor. */
export type SignInFields = { email: string; password: string; code: string | null }
export type WrongFields = Partial<Record<keyof SignInFields, TextKey>>

/** What can be seen to be missing before anything is sent. */
export function wrongFields({ email, password, code }: SignInFields): WrongFields {
  const wrong: WrongFields = {}
  if (email.trim() === '') wrong.email = 'sign_in.need_email'
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) wrong.email = 'sign_in.wrong_email'
  if (password === '') wrong.password = 'sign_in.need_password'
  if (code !== null && code.trim() === '') wrong.code = 'sign_in.need_code'
  return wrong
}

export const firstWrong = (wrong: WrongFields): keyof SignInFields | undefined =>
  (['email', 'password', 'code'] as const).find((name) => wrong[name])
