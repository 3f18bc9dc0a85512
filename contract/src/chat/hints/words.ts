import { CYRILLIC_AS_LATIN } from '../../cyrillic.ts'
import { BREAKS, levelApostrophes, APOSTROPHES, UNSEEN } from '../../read-text.ts'

/** Where a word stands in its text (UTF-16 units), and in which sentence and clause. */
export type Place = { from: number; to: number; sentence: number; clause: number }

/** How a word is compared. */
export type Spelling = {
  /** Without any apostrophe: `o‘ldir` and `oldir` are one. */
  loose: string
  /** With ö for `o‘` and ğ for `g‘`: `o‘lmoq`, to die, is not `olmoq`, to take. */
  strict: string
}
type Word = Place & Spelling

/** What a sign is to the words of a text. */
const OTHER = 1
const LETTER = 2
/** Letters behind which an apostrophe belongs to the word, at its end too. */
const O_OR_G = 3
const MARK = 4
/** Accents that stand alone, and what cannot be seen: inside a word they are nothing. */
const INNER = 5
const CLAUSE_END = 6
const SENTENCE_END = 7

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[oOgGоОгГ]/, O_OR_G],
  [new RegExp(`[${APOSTROPHES}]`), MARK],
  [new RegExp(`[.!?…${BREAKS}]`), SENTENCE_END],
  [/[,;:()]/, CLAUSE_END],
  [new RegExp(`[\\u0300-\\u036F${UNSEEN}]`), INNER],
  [/[\p{L}\p{N}]/u, LETTER],
]
/** By code unit, looked up once each; 0: not yet. */
const kinds = new Uint8Array(0x1_00_00)
/** Letters of a word that are compared; no word of the lists is longer. */
const LONGEST = 40
/** Apostrophes side by side that are still inside a word. */
const MOST_APOSTROPHES = 8

/** As they sound; ё is handled by the phrases, which come in both spellings. */
const CYRILLIC: Readonly<Record<string, string>> = { ...CYRILLIC_AS_LATIN, х: 'h', ў: 'ö', қ: 'k', ғ: 'ğ' }
/** Latin letters somebody put into a Cyrillic word because they look alike. */
const LOOKALIKE: Record<string, string> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', k: 'к', m: 'м', t: 'т' }
/** Digits that stand for a sound when they stand among letters: `6` for sh, `4` for ch. */
const DIGITS: Record<string, string> = { '0': 'o', '3': 'z', '4': 'ch', '6': 'sh' }

/** Spellings of one sound, so that a word is found however it was typed. Applied alike to the text and to the phrases. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // Of other alphabets of Uzbek, Karakalpak's, and keyboards that put the mark over the letter.
  [/[óòôõŏōőơ]/g, 'ö'],
  [/[ǵĝġģǧ]/g, 'ğ'],
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

/** The places of a text's words in their order. Linear in the text's length. */
export function placesOf(text: string): Place[] {
  const places: Place[] = []
  let [at, sentence, clause, ended] = [0, 0, 0, OTHER]
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === LETTER || kind === O_OR_G) {
      if (ended === SENTENCE_END) sentence += 1
      if (ended !== OTHER) clause += 1
      ended = OTHER
      const to = endOfWord(text, at)
      places.push({ from: at, to, sentence, clause })
      at = to
    } else {
      if (kind >= CLAUSE_END) ended = Math.max(ended, kind)
      at += 1
    }
  }
  return places
}

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  placesOf(text).map((place) => ({ ...place, ...spellingOf(signsAt(text, place)) }))

/** The signs of a word that are compared. */
export const signsAt = (text: string, { from, to }: Place): string => text.slice(from, Math.min(to, from + LONGEST))

export function spellingOf(signs: string): Spelling {
  const strict = soundOf(signs)
  return { strict, loose: looseOf(strict) }
}

/** An apostrophe belongs to a word inside it, and behind o and g at its end. */
function endOfWord(text: string, from: number): number {
  let at = from
  for (;;) {
    const kind = kindAt(text, at)
    if (kind === O_OR_G) at += kindAt(text, at + 1) === MARK ? 2 : 1
    else if (kind === LETTER) at += isSurrogate(text.charCodeAt(at)) ? 2 : 1
    else if (kind === INNER) at += 1
    else if (kind === MARK) {
      let behind = at + 1
      while (behind < at + MOST_APOSTROPHES && kindAt(text, behind) === MARK) behind += 1
      if (!isLetter(kindAt(text, behind))) return at
      at = behind
    } else return at
  }
}

const isLetter = (kind: number): boolean => kind === LETTER || kind === O_OR_G

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  // Behind the end it is NaN, and nothing is kept of that.
  return kinds[code] || lookedUp(text, at, code)
}

function lookedUp(text: string, at: number, code: number): number {
  if (!(code >= 0)) return OTHER
  // What half a pair is depends on the other half.
  if (isSurrogate(code)) return isPair(text, at) && /[\p{L}\p{N}]/u.test(text.slice(at, at + 2)) ? LETTER : OTHER
  return (kinds[code] = KINDS.find(([signs]) => signs.test(text[at]!))?.[1] ?? OTHER)
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

/** The code point at this place is written by two units. */
function isPair(text: string, at: number): boolean {
  const [high, low] = [text.charCodeAt(at), text.charCodeAt(at + 1)]
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff
}

export const looseOf = (strict: string): string => strict.replaceAll('ö', 'o').replaceAll('ğ', 'g')

/** How a word sounds, in one spelling for Latin and Cyrillic. */
export function soundOf(word: string): string {
  // Again afterwards: NFKC makes marks of a few other signs.
  let sound = levelApostrophes(levelApostrophes(word).normalize('NFKC').toLowerCase())
  sound = sound.replaceAll(/([ogог])'/g, (_, letter: string) => ('oо'.includes(letter) ? 'ö' : 'ğ'))
  sound = sound.replaceAll("'", '')
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
