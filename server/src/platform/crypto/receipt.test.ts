import { LANGUAGES } from '@himoya/contract/languages'
import { checkDigit, isReceipt } from '@himoya/contract/accounts/receipt-digits'
import { PICTURE_NAMES, RECEIPT_PICTURES } from '@himoya/contract/accounts/receipt-words'
import { spellingsOf } from '@himoya/contract/typed-words'
import { describe, expect, it } from 'vitest'
import { makeReceipt, receiptWords, typedReceipt } from './receipt.ts'
import { ENGLISH_WORDS } from './receipt-words/en.ts'
import { RUSSIAN_WORDS } from './receipt-words/ru.ts'
import { UZBEK_WORDS } from './receipt-words/uz.ts'

const LISTS = { uz: UZBEK_WORDS, ru: RUSSIAN_WORDS, en: ENGLISH_WORDS }
const OLD = `9472051834610927385${checkDigit('9472051834610927385')}`

const receiptAt = (number: number): string => {
  const digits = String(number).padStart(19, '0')
  return digits + checkDigit(digits)
}
/** The receipt whose words stand at these places of the lists. */
const receiptWith = (places: number[], picture = 0): string =>
  receiptAt(places.reduce((sum, place) => sum * 1_024 + place, 0) * 16 + picture)

describe('a receipt in words', () => {
  it('is one of 2^44, each told in four words and a picture and found by them in every language', () => {
    for (const receipt of [receiptAt(0), receiptAt(2 ** 44 - 1), ...Array.from({ length: 200 }, makeReceipt)])
      for (const lang of LANGUAGES) {
        expect(isReceipt(receipt)).toBe(true)
        const { words, picture } = receiptWords(receipt, lang)!
        expect(typedReceipt({ receipt: words.join(' '), picture }, lang)).toBe(receipt)
      }
    expect(receiptWords(receiptAt(2 ** 44), 'uz')).toBeUndefined()
  })

  it('is found by whoever reads another language, and its digits go on working, also of before', () => {
    const receipt = receiptWith([3, 700, 41, 1_000], 5)
    for (const shown of LANGUAGES)
      for (const read of LANGUAGES) {
        const { words, picture } = receiptWords(receipt, shown)!
        expect(typedReceipt({ receipt: words.join(' '), picture }, read)).toBe(receipt)
      }
    expect(typedReceipt({ receipt }, 'uz')).toBe(receipt)
    expect(typedReceipt({ receipt: OLD.match(/.{4}/g)!.join(' ') }, 'uz')).toBe(OLD)
    expect(receiptWords(OLD, 'uz')).toBeUndefined()
  })

  it('is found as people type it: capitals, commas, a number of each word, the picture named after them', () => {
    const receipt = receiptWith([10, 20, 30, 40], 13)
    for (const lang of LANGUAGES) {
      const { words, picture } = receiptWords(receipt, lang)!
      const [a, b, c, d] = words
      expect(typedReceipt({ receipt: words.join(', ').toUpperCase(), picture }, lang)).toBe(receipt)
      expect(typedReceipt({ receipt: `1. ${a}\n2. ${b}\n3. ${c}\n4. ${d}`, picture }, lang)).toBe(receipt)
      expect(typedReceipt({ receipt: `${words.join(' ')} ${PICTURE_NAMES[lang][picture]}` }, lang)).toBe(receipt)
    }
  })

  it('is found in the other alphabet, and without apostrophes', () => {
    for (let at = 0; at < 1_024; at += 4) {
      const receipt = receiptWith([at, at + 1, at + 2, at + 3], 2)
      for (const lang of ['uz', 'ru'] as const) {
        const { words, picture } = receiptWords(receipt, lang)!
        const spelled = words.map(spellingsOf)
        for (const alphabet of [0, 1])
          expect(typedReceipt({ receipt: spelled.map((one) => one[alphabet]).join(' '), picture }, lang), words.join(' ')).toBe(
            receipt,
          )
      }
    }
    const { words, picture } = receiptWords(receiptWith([0, 0, 0, 0]), 'uz')!
    expect(typedReceipt({ receipt: words.join(' ').replaceAll(/[‘’]/g, "'"), picture }, 'uz')).not.toBeNull()
  })

  it('is none with a word too few, a word that is not ours, or without its picture', () => {
    const { words, picture } = receiptWords(makeReceipt(), 'uz')!
    expect(typedReceipt({ receipt: words.slice(1).join(' '), picture }, 'uz')).toBeNull()
    expect(typedReceipt({ receipt: [...words.slice(1), 'qwertyuiop'].join(' '), picture }, 'uz')).toBeNull()
    expect(typedReceipt({ receipt: words.join(' ') }, 'uz')).toBeNull()
    for (const nothing of ['', ' ', '....', '1234', 'a'.repeat(200)])
      expect(typedReceipt({ receipt: nothing, picture: 'bag' }, 'uz')).toBeNull()
  })
})

describe.each(LANGUAGES)('the words of %s', (lang) => {
  const words = LISTS[lang]

  it('are 1,024, each once, and none is the name of a picture', () => {
    expect(new Set(words).size).toBe(1_024)
    expect(words).toHaveLength(1_024)
    expect(words.toSorted()).toEqual([...words])
    for (const picture of RECEIPT_PICTURES) expect(words).not.toContain(PICTURE_NAMES[lang][picture])
  })

  it.each([
    ['a letter is missing', (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)],
    ['a letter comes twice', (word: string, at: number) => word.slice(0, at) + word[at] + word.slice(at)],
    [
      'a letter is another one',
      (word: string, at: number) => word.slice(0, at) + (word[at] === 'а' ? 'о' : 'а') + word.slice(at + 1),
    ],
    [
      'two letters change places',
      (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    ],
  ])('are told apart where %s in each', (_slip, slip) => {
    for (let at = 0; at < 1_024; at += 4) {
      const receipt = receiptWith([at, at + 1, at + 2, at + 3], at % 16)
      const { words: right, picture } = receiptWords(receipt, lang)!
      const typed = right.map((word, place) => slip(word, (at / 4 + place) % word.length))
      expect(typedReceipt({ receipt: typed.join(' '), picture }, lang), typed.join(' ')).toBe(receipt)
    }
  })
})
