import { CYRILLIC_AS_LATIN } from '../cyrillic.ts'

/** A word of a text: where it stands (UTF-16 units), how it is compared, and which sentence and clause it is in. */
export type Word = {
  from: number
  to: number
  /** Without any apostrophe: `o‘ldir` and `oldir` are one. */
  loose: string
  /** With ö for `o‘` and ğ for `g‘`: `o‘lmoq`, to die, is not `olmoq`, to take. */
  strict: string
  sentence: number
  clause: number
}

/** An apostrophe belongs to a word inside it, and behind o and g at its end. */
const WORD = /(?:[oOgGоОгГ]['’‘ʻʼ`´]?|[\p{L}\p{N}])(?:[oOgGоОгГ]['’‘ʻʼ`´]?|[\p{L}\p{N}]|['’‘ʻʼ`´](?=[\p{L}\p{N}]))*/gu
const APOSTROPHE = /['’‘ʻʼ`´]/g
const SENTENCE_END = /[.!?…\n]/
const CLAUSE_END = /[,;:()]/
/** Letters of a word that are compared; no word of the lists is longer. */
const LONGEST = 40

/** As they sound; ё is handled by the phrases, which come in both spellings. */
const CYRILLIC: Readonly<Record<string, string>> = { ...CYRILLIC_AS_LATIN, х: 'h', ў: 'ö', қ: 'k', ғ: 'ğ' }
/** Latin letters somebody put into a Cyrillic word because they look alike. */
const LOOKALIKE: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', k: 'к', m: 'м', t: 'т' }
/** Digits that stand for a sound when they stand among letters: `6` for sh, `4` for ch. */
const DIGITS: Record<string, string> = { '0': 'o', '3': 'z', '4': 'ch', '6': 'sh' }

/** Spellings of one sound, so that a word is found however it was typed. Applied alike to the text and to the phrases. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/x/g, 'h'],
  [/q/g, 'k'],
  [/w/g, 'sh'],
  [/^ye/g, 'e'],
  [/([bcdfghjklmnprstvz])ye/g, '$1e'],
  [/([bcdfghklmnprstvz])y(?![aeouöi])/g, '$1i'],
  [/(.)\1+/gu, '$1'],
]

/** The words of a text in their order. Linear in the text's length. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let [end, sentence, clause] = [0, 0, 0]
  for (const match of text.matchAll(WORD)) {
    const from = match.index
    const between = text.slice(end, from)
    if (SENTENCE_END.test(between)) [sentence, clause] = [sentence + 1, clause + 1]
    else if (CLAUSE_END.test(between)) clause += 1
    end = from + match[0].length
    const strict = soundOf(match[0].slice(0, LONGEST))
    words.push({ from, to: end, strict, loose: looseOf(strict), sentence, clause })
  }
  return words
}

export const looseOf = (strict: string): string => strict.replaceAll('ö', 'o').replaceAll('ğ', 'g')

/** How a word sounds, in one spelling for Latin and Cyrillic. */
export function soundOf(word: string): string {
  let sound = word.normalize('NFKC').toLowerCase()
  sound = sound.replaceAll(/([ogог])['’‘ʻʼ`´]/g, (_, letter: string) => ('oо'.includes(letter) ? 'ö' : 'ğ'))
  sound = sound.replaceAll(APOSTROPHE, '')
  if (/\p{Script=Cyrillic}/u.test(sound)) sound = fromCyrillic(sound)
  else if (/\p{L}/u.test(sound)) sound = sound.replaceAll(/[0346]/g, (digit) => DIGITS[digit]!)
  for (const [spelling, one] of SOUNDS) sound = sound.replaceAll(spelling, one)
  return sound
}

function fromCyrillic(word: string): string {
  return Array.from(word, (letter) => {
    const cyrillic = LOOKALIKE[letter] ?? letter
    return CYRILLIC[cyrillic] ?? cyrillic
  }).join('')
}
