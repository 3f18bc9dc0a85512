import type { FieldCode } from '@himoya/contract/errors'
import { LENGTHS } from '@himoya/contract/limits'
import { isWholePhone } from '@himoya/contract/phone-number'

/* What a screen can see by itself before it asks the server, which looks again and knows more. */

/** As the server counts: code points of the trimmed text. */
export const lengthOf = (text: string): number => [...text.trim()].length

export const lengthProblem = (text: string, most: number): FieldCode | null => (lengthOf(text) > most ? 'too_long' : null)

export function nicknameProblem(nickname: string): FieldCode | null {
  const length = lengthOf(nickname)
  if (length === 0) return 'required'
  if (length < LENGTHS.nickname_min) return 'too_short'
  return length > LENGTHS.nickname ? 'too_long' : null
}

export function newPasswordProblem(password: string): FieldCode | null {
  if (password === '') return 'required'
  const { length } = [...password.normalize('NFC')]
  if (length < LENGTHS.password_min) return 'too_short'
  return length > LENGTHS.password ? 'too_long' : null
}

export function phoneProblem(digits: string): FieldCode | null {
  if (digits === '') return 'required'
  return isWholePhone(digits) ? null : 'wrong_format'
}

export const codeProblem = (code: string): FieldCode | null => (code.length === 6 ? null : 'required')
export const filledProblem = (text: string): FieldCode | null => (text.trim() === '' ? 'required' : null)
