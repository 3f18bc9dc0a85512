/** A word of a text: where it stands (UTF-16 units), and how it is compared. */
export type Word = {
  from: number
  to: number
  /** Without any apostrophe: `o‘ldir` and `oldir` are one. */
  loose: string
  /** With ö for `o‘` and ğ for `g‘`: `o‘lmoq`, to die, is not `olmoq`, to take. */
  strict: string
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['’‘ʻʼ`´](?=[\p{L}\p{N}]|(?<=[oOgG]['’‘ʻʼ`´])))*/gu
const APOSTROPHE = /['’‘ʻʼ`´]/g

/** Uzbek and Russian Cyrillic as they are typed in Latin; ё is handled by the phrases, which come in both spellings. */
const CYRILLIC: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '',
  ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'ö', қ: 'k', ғ: 'ğ', ҳ: 'h',
} // prettier-ignore
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
  [/j(?=[aou])/g, 'j'],
  [/(?<=[bcdfghklmnprstvz])y(?![aeouöi])/g, 'i'],
  [/(.)\1+/gu, '$1'],
]

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const strict = soundOf(match[0])
    const from = match.index
    words.push({ from, to: from + match[0].length, strict, loose: looseOf(strict) })
  }
  return words
}

export const looseOf = (strict: string): string => strict.replaceAll('ö', 'o').replaceAll('ğ', 'g')

/** How a word sounds, in one spelling for Latin and Cyrillic. */
export function soundOf(word: string): string {
  let sound = word.normalize('NFKC').toLowerCase()
  sound = sound.replaceAll(/([og])['’‘ʻʼ`´]/g, (_, letter: string) => (letter === 'o' ? 'ö' : 'ğ')).replaceAll(APOSTROPHE, '')
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
