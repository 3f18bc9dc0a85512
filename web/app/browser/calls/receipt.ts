import { isReceipt, receiptDigits, RECEIPT_LENGTH } from '@himoya/contract/receipt-digits'

/** What is wrong with a typed receipt, seen without asking anybody; null: nothing. A slip costs none of the few tries. */
export function receiptProblem(typed: string): 'required' | 'too_short' | 'wrong_format' | null {
  const digits = receiptDigits(typed)
  if (digits === '') return typed.trim() === '' ? 'required' : 'wrong_format'
  if (!/^\d*$/.test(digits) || digits.length > RECEIPT_LENGTH) return 'wrong_format'
  if (digits.length < RECEIPT_LENGTH) return 'too_short'
  return isReceipt(digits) ? null : 'wrong_format'
}
