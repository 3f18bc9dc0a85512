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

/** A word stands around a number ("Raqam: …"), a lone letter stands in it by mistake. */
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}\p{Pi}\p{Pf}\p{Sk}']*/gu
/** Letters that a digit is written by, of our two alphabets; the check digit finds out whether it was meant. */
const LETTER_DIGITS: Readonly<Record<string, string>> = { o: '0', о: '0', l: '1', i: '1' }

const digitsOf = (word: string): string | null => {
  const digits = Array.from(word.toLowerCase(), (letter) => LETTER_DIGITS[letter])
  return digits.every((digit) => digit !== undefined) ? digits.join('') : null
}

/** A digit of any script as ours: each script's ten stand one after the other, from its zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** What somebody typed, with digits of any script as ours and without the words around them. */
const withDigits = (typed: string): string =>
  typed
    // which would become a space and a mark
    .replaceAll('´', "'")
    .normalize('NFKC')
    .replaceAll(WORDS, (word) => digitsOf(word) ?? (word.length > 1 ? ' ' : word))
    .replaceAll(/\p{Nd}/gu, asciiDigit)

/**
 * The number of a receipt as people write it: in groups, with a word before it, with O for 0, in digits of another script,
 * between other numbers (a date). A letter that cannot be meant stays, so that it is seen.
 */
export function receiptDigits(typed: string): string {
  const groups = withDigits(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = groups.join('')
  if (whole.length <= RECEIPT_LENGTH) return whole
  const found = groups.flatMap((_, from) => groups.slice(from).map((__, more) => groups.slice(from, from + more + 1).join('')))
  const receipts = new Set(found.filter(isReceipt))
  return receipts.size === 1 ? [...receipts][0]! : whole
}

/** Whether these are 20 digits whose last one fits the others. */
export function isReceipt(digits: string): boolean {
  return /^\d{20}$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.at(-1)
}
