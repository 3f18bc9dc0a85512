import type { FieldCode } from '@himoya/contract/errors'
import { LENGTHS } from '@himoya/contract/limits'
import { comparable } from '@himoya/contract/read-text'
import { isCommonPassword } from './common-passwords.policy.ts'

export type PasswordRules = {
  staff: boolean
  /** The person's own phone, nickname or e-mail, as typed and as kept. */
  logins: readonly string[]
}

const letters = (text: string): string => comparable(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What is wrong with a new password, or null (safety.md 12). No rule on its composition. */
export function passwordProblem(password: string, { staff, logins }: PasswordRules): FieldCode | null {
  const length = [...password.normalize('NFC')].length
  if (length < (staff ? LENGTHS.staff_password_min : LENGTHS.password_min)) return 'too_short'
  if (length > LENGTHS.password) return 'too_long'
  if (logins.some((login) => isLogin(password, login))) return 'same_as_login'
  return isCommonPassword(password) ? 'too_common' : null
}

/** The login itself, spelled forwards or backwards, or a phone without its country code. */
function isLogin(password: string, login: string): boolean {
  const [typed, own] = [letters(password), letters(login)]
  if (typed === '' || own === '') return false
  return typed === own || typed === [...own].toReversed().join('') || (own.startsWith('998') && typed === own.slice(3))
}
