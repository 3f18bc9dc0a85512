import { CYRILLIC_AS_TYPED } from '@himoya/contract/cyrillic'
import type { Language } from '@himoya/contract/languages'
import { comparable } from '@himoya/contract/read-text'

const LATIN: Readonly<Record<string, string>> = {
  ...CYRILLIC_AS_TYPED,
  x: 'h', õ: 'o', ö: 'o', ó: 'o', ò: 'o', ô: 'o', ŏ: 'o', ō: 'o', ő: 'o', ơ: 'o',
  ğ: 'g', ǵ: 'g', ĝ: 'g', ġ: 'g', ģ: 'g', ǧ: 'g', ş: 'sh', ç: 'ch',
} // prettier-ignore

/**
 * Words of a text in one spelling, parted by one space: what `search_fold` of the database does to what is found, done to
 * what is looked for. Uzbek is one in both scripts and with any apostrophe or none; in Russian ё is е.
 */
export function foldText(said: string, lang: Language): string {
  const plain = comparable(said)
  const spelled = lang === 'uz' ? toLatin(plain) : lang === 'ru' ? plain.replaceAll('ё', 'е') : plain
  return spelled.replaceAll(/[^a-zа-я0-9]+/g, ' ').trim()
}

/** Either Cyrillic in the Latin letters that Uzbek is typed in. */
export function toLatin(folded: string): string {
  const latin = Array.from(folded, (letter) => LATIN[letter] ?? letter).join('')
  return latin.replaceAll('ts', 's').replaceAll('ye', 'e')
}

/** Endings of number, possession and case, in the order they follow each other. */
const UZBEK_ENDINGS = /(?:lar)?(?:imiz|ingiz|im|ing|i|si)?(?:ning|dagi|dan|ni|ga|ka|qa|da)?$/
const SHORTEST_STEM = 4

/** The part of a folded Uzbek word with which its other forms begin too: `oqituvchilarga` -> `oqituvchi`. */
export function uzbekStem(word: string): string {
  const whole = UZBEK_ENDINGS.exec(word)?.index ?? word.length
  return word.slice(0, Math.max(whole, Math.min(SHORTEST_STEM, word.length)))
}
