import type { FieldCode } from '@himoya/contract/errors'
import { LENGTHS } from '@himoya/contract/limits'
import { isWholePhone } from '@himoya/contract/phone-number'

/* What a screen can see by itself before it asks the server, which looks again and knows more. */

export function nicknameProblem(nickname: string): FieldCode | null {
  const length = [...nickname.trim()].length
  if (length === 0) return 'required'
  if (length < LENGTHS.nickname_min) return 'too_short'
  return length > LENGTHS.nickname ? 'too_long' : null
}

export function newPasswordProblem(password: string): FieldCode | null {
  if (password === '') return 'required'
  return [...password.normalize('NFC')].length < LENGTHS.password_min ? 'too_short' : null
}

export function phoneProblem(digits: string): FieldCode | null {
  if (digits === '') return 'required'
  return isWholePhone(digits) ? null : 'wrong_format'
}

export const codeProblem = (code: string): FieldCode | null => (code.length === 6 ? null : 'required')
export const filledProblem = (text: string): FieldCode | null => (text.trim() === '' ? 'required' : null)
