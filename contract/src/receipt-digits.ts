/* Receipts as both ends read them; without zod, so that a browser catches a wrong digit by itself. */

/** 19 random digits and a check digit (safety.md 27). */
export const RECEIPT_LENGTH = 20

/**
 * Damm's table: each digit leads from one row to the next, and the row after the last one is the check digit. It finds every
 * single wrong digit and every pair of neighbours that were swapped.
 */
const ROWS = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

/** One digit, for a text of digits alone. */
export function checkDigit(digits: string): string {
  return Array.from(digits).reduce((row, digit) => ROWS[Number(row)]![Number(digit)]!, '0')
}

/** What somebody typed, without spaces and whatever signs stand between the groups; letters stay, so that they are seen. */
export const receiptDigits = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether these are 20 digits whose last one fits the others. */
export function isReceipt(digits: string): boolean {
  return /^\d{20}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1)
}

/** Groups of four, as it is shown and written down: `1234 5678 9012 3456 7890`. */
export const groupedReceipt = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? ''
