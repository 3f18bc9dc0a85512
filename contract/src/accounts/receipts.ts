import { z } from 'zod'
import { RECEIPT_LENGTH } from './receipt-digits.ts'
import { RECEIPT_PICTURES } from './receipt-words.ts'
import { RECEIPT_WORD_COUNT } from '../typed-words.ts'

/**
 * What a guest's way back looks like: 20 digits, the last one a check digit, and the same told in four everyday words of the
 * language that was asked in, and a picture. Either opens the same.
 */
const Receipt = z.string().length(RECEIPT_LENGTH)
export const ReceiptWords = z.strictObject({
  words: z.array(z.string()).length(RECEIPT_WORD_COUNT),
  picture: z.enum(RECEIPT_PICTURES),
  /** What the picture is called in that language. */
  picture_name: z.string(),
})
export type ReceiptWords = z.infer<typeof ReceiptWords>

/** What a guest is told once. The words are missing where the digits are of before there were any. */
export const RECEIPT_ANSWER = { receipt: Receipt, receipt_words: ReceiptWords.optional() }
/** The same, where a signed-in person needs none. */
export const OF_A_GUEST = { ...RECEIPT_ANSWER, receipt: Receipt.optional() }

/** A recovery code of a person, shown once; as a receipt in digits and in words. */
export const RECOVERY_ANSWER = { recovery_code: z.string(), recovery_words: ReceiptWords.optional() }
/** As it is typed: digits, words with their `picture`, or the letters of a code of before. */
export const RECOVERY_TYPED = { recovery_code: z.string().max(200), picture: z.enum(RECEIPT_PICTURES).optional() }

/** `receipt`: the digits, or the words as they were typed, in any of our languages; then `picture` goes with them. */
export const ReceiptBody = z.strictObject({ receipt: z.string().max(200), picture: z.enum(RECEIPT_PICTURES).optional() })
export type ReceiptBody = z.infer<typeof ReceiptBody>
