import { expect, it } from 'vitest'
import { caseRef, certificateCode } from './typed-codes.ts'
import { inFours } from './in-fours.ts'
import { checkDigit, isReceipt, receiptDigits } from './accounts/receipt-digits.ts'

const HEAD = '9472081530624719605'
const RECEIPT = `${HEAD}${checkDigit(HEAD)}`
const GROUPS = inFours(RECEIPT)
/** Digits of a script, from its zero. */
const inScript = (zero: number): string => RECEIPT.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

it.each([
  ['with a word before it', `Raqam: ${GROUPS}`],
  ['with words around it', `Murojaat raqamim ${GROUPS}, o‘qing`],
  ['with the sign for a number', `№ ${GROUPS}.`],
  ['with O for 0', GROUPS.replaceAll('0', 'O')],
  ['with a Cyrillic О for 0', GROUPS.replaceAll('0', 'О')],
  ['with l for 1', RECEIPT.replaceAll('1', 'l')],
  ['in Arabic digits', inScript(0x0660)],
  ['in Persian digits', inScript(0x06f0)],
  ['in wide digits', inScript(0xff10)],
  ['in Devanagari', inScript(0x0966)],
  ['after a date', `25.11.2026 ${GROUPS}`],
  ['over two lines', GROUPS.replace(' ', '\u2011\n')],
])('a receipt %s is that receipt', (_name, typed) => {
  expect(receiptDigits(typed)).toBe(RECEIPT)
})

it('a slip stays a slip: a letter that means no digit is seen, and a wrong digit is no receipt', () => {
  expect(receiptDigits(RECEIPT.replace('9', 'b'))).toBe(RECEIPT.replace('9', 'b'))
  expect(isReceipt(receiptDigits(RECEIPT.replace('9', '8')))).toBe(false)
  expect(receiptDigits('Raqam:')).toBe('')
})

const CODE = 'k7mp-3xqt-9wna'
it.each([
  CODE,
  'K7MP-3XQT-9WNA',
  'k7mp3xqt9wna',
  'k7mp 3xqt 9wna',
  'k7mp\u20113xqt\u20119wna',
  'К7МР-3ХQТ-9WNА',
  'k7mp-3xqt-9wna.',
  ' «k7mp-3xqt-9wna» ',
])('the code %s is that certificate', (typed) => {
  expect(certificateCode(typed)).toBe(CODE)
})

it('what cannot be a code is none', () => {
  for (const typed of ['', 'k7mp-3xqt-9wn', 'k7mp-3xqt-9wnaa', 'o7mp-3xqt-9wna', 'salom'])
    expect(certificateCode(typed)).toBeNull()
})

it.each(['K7MP3XQT', 'k7mp3xqt', ' K7MP 3XQT ', 'K7MP-3XQT', 'k7mp\u20113xqt', '№ K7MP3XQT.', '«K7MP3XQT»', 'К7МР3ХQТ'])(
  'the name %s is that case',
  (typed) => expect(caseRef(typed)).toBe('K7MP3XQT'),
)
