import { LENGTHS } from '@himoya/contract/limits'
import { isReceipt, receiptDigits, RECEIPT_LENGTH } from '@himoya/contract/accounts/receipt-digits'
import { RECEIPT_WORD_COUNT, wordsIn } from '@himoya/contract/typed-words'

type Problem = 'required' | 'too_short' | 'wrong_format' | null

/** Words may stand around digits ("Raqam: …"), and numbers before words ("1. …"). */
const FEW_DIGITS = 8

/** Whether a receipt is typed in words rather than in digits; a letter for a digit makes no word. */
export const isInWords = (typed: string): boolean =>
  (typed.match(/\p{Nd}/gu) ?? []).length < FEW_DIGITS && wordsIn(typed).some((word) => word.length > 2)

/** Whether it may be the name of an account: too few words for a receipt, and not too many letters for a name. */
export const mayBeName = (typed: string): boolean =>
  isInWords(typed) && wordsIn(typed).length < RECEIPT_WORD_COUNT && typed.trim().length <= LENGTHS.nickname

/** What is wrong with a typed receipt, seen without asking anybody; null: nothing. A slip costs none of the few tries. */
export function receiptProblem(typed: string): Problem {
  if (typed.trim() === '') return 'required'
  if (isInWords(typed)) return wordsIn(typed).length < RECEIPT_WORD_COUNT ? 'too_short' : null
  const digits = receiptDigits(typed)
  if (!/^\d+$/.test(digits) || digits.length > RECEIPT_LENGTH) return 'wrong_format'
  if (digits.length < RECEIPT_LENGTH) return 'too_short'
  return isReceipt(digits) ? null : 'wrong_format'
}
