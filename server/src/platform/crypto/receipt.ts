import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { checkDigit, isReceipt, receiptDigits, RECEIPT_LENGTH } from '@himoya/contract/accounts/receipt-digits'
import { PICTURE_NAMES, RECEIPT_PICTURES, type ReceiptPicture } from '@himoya/contract/accounts/receipt-words'
import type { ReceiptBody, ReceiptWords } from '@himoya/contract/accounts/receipts'
import { comparedWord, isSpelled, spellingsOf, wordsIn, RECEIPT_WORD_COUNT } from '@himoya/contract/typed-words'
import { randomInt } from 'node:crypto'
import { ENGLISH_WORDS } from './receipt-words/en.ts'
import { RUSSIAN_WORDS } from './receipt-words/ru.ts'
import { UZBEK_WORDS } from './receipt-words/uz.ts'
import type { Vault } from './vault.ts'

type ReceiptAnswer = { receipt?: string; receipt_words?: ReceiptWords | undefined }

const LISTS: Readonly<Record<Language, readonly string[]>> = { uz: UZBEK_WORDS, ru: RUSSIAN_WORDS, en: ENGLISH_WORDS }
const LIST_LENGTH = 1_024
/** 44 bits: four words of 1,024 and one of 16 pictures. */
const RECEIPTS = LIST_LENGTH ** RECEIPT_WORD_COUNT * RECEIPT_PICTURES.length

/**
 * A new receipt: one of 2^44, as 19 digits and a check digit (safety.md 27), so that four words and a picture say it too. Shown once;
 * only its index is kept.
 */
export const makeReceipt = (): string => receiptOf(randomInt(RECEIPTS))

/** What a receipt is looked up by; keyed, so that a copy of the database opens nothing. `kind` keeps purposes apart. */
export const receiptIndex = ({ blindIndex }: Vault, kind: string, receipt: string): Buffer =>
  blindIndex(`receipt ${kind}`, receipt)

/** A receipt in words of a language; undefined for one of before there were words. */
export function receiptWords(receipt: string, lang: Language): ReceiptWords | undefined {
  let rest = Number(receipt.slice(0, -1))
  if (rest >= RECEIPTS) return undefined
  const picture = RECEIPT_PICTURES[rest % RECEIPT_PICTURES.length]!
  rest = Math.floor(rest / RECEIPT_PICTURES.length)
  const words: string[] = []
  while (words.length < RECEIPT_WORD_COUNT) {
    words.unshift(LISTS[lang][rest % LIST_LENGTH]!)
    rest = Math.floor(rest / LIST_LENGTH)
  }
  return { words, picture, picture_name: PICTURE_NAMES[lang][picture] }
}

/** What is told of a new receipt; nothing where there is none. */
export const receiptAnswer = (receipt: string | null, lang: Language): ReceiptAnswer =>
  receipt === null ? {} : { receipt, receipt_words: receiptWords(receipt, lang) }

/**
 * The receipt that was typed: in digits, or in words of whichever language (the reader's own first), in either alphabet, each with one
 * slip; the picture chosen or named after them. Null: it can be none.
 */
export function typedReceipt({ receipt, picture }: ReceiptBody, lang: Language): string | null {
  const digits = receiptDigits(receipt)
  if (isReceipt(digits)) return digits
  const typed = wordsIn(receipt)
  const shown = picture ?? pictureNamed(typed.slice(RECEIPT_WORD_COUNT).join(' '))
  if (shown === undefined) return null
  for (const one of [lang, ...LANGUAGES.filter((other) => other !== lang)]) {
    const places = typed.slice(0, RECEIPT_WORD_COUNT).map((word) => placeOf(word, one))
    if (places.length === RECEIPT_WORD_COUNT && !places.includes(-1)) {
      const number = places.reduce((sum, place) => sum * LIST_LENGTH + place, 0)
      return receiptOf(number * RECEIPT_PICTURES.length + RECEIPT_PICTURES.indexOf(shown))
    }
  }
  return null
}

function receiptOf(number: number): string {
  const digits = String(number).padStart(RECEIPT_LENGTH - 1, '0')
  return digits + checkDigit(digits)
}

function pictureNamed(name: string): ReceiptPicture | undefined {
  const word = comparedWord(name.replaceAll(' ', ''))
  return RECEIPT_PICTURES.find((picture) =>
    LANGUAGES.some((lang) => isSpelled(word, spellingsOf(PICTURE_NAMES[lang][picture].replaceAll(' ', '')))),
  )
}

/** Where each spelling of a list stands; made when somebody first types words. */
const placesOf = new Map<Language, ReadonlyMap<string, number>>()

function spellingsIn(lang: Language): ReadonlyMap<string, number> {
  const known = placesOf.get(lang)
  if (known) return known
  const places = new Map(LISTS[lang].flatMap((word, place) => spellingsOf(word).map((spelling) => [spelling, place])))
  placesOf.set(lang, places)
  return places
}

/** Where a typed word stands in a list; -1: nowhere, or it may be one of several. */
function placeOf(typed: string, lang: Language): number {
  const places = spellingsIn(lang)
  const word = comparedWord(typed)
  const exact = places.get(word)
  if (exact !== undefined) return exact
  const near = new Set<number>()
  for (const [spelling, place] of places) if (isSpelled(word, [spelling])) near.add(place)
  return near.size === 1 ? [...near][0]! : -1
}
