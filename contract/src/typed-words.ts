/* Words as people type them: without apostrophes, in the other alphabet, with one slip of a finger; without zod, for a page. */

import { CYRILLIC_AS_LATIN } from './cyrillic.ts'
import { APOSTROPHES } from './read-text.ts'

/** How many words a receipt is told in; a picture comes with them. */
export const RECEIPT_WORD_COUNT = 4

const MARK = new RegExp(`[${APOSTROPHES}]`, 'gu')
const CYRILLIC = /[а-яёўқғҳ]/

/** Letters that are typed for each other: who has no Uzbek keyboard, who writes е for ё, who hears no difference. */
const SAME: Readonly<Record<string, string>> = {
  h: 'x',
  q: 'k',
  ё: 'е',
  й: 'и',
  ъ: 'ь',
  ў: 'у',
  қ: 'к',
  ғ: 'г',
  ҳ: 'х',
}

/** Two Latin letters first: what is left is one sign each. */
const LATIN_AS_CYRILLIC: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CYRILLIC_AS_LATIN).map(([cyrillic, latin]) => [latin, cyrillic])),
  sh: 'ш',
  ye: 'е',
  e: 'е',
  i: 'и',
  o: 'о',
  'o‘': 'у',
  'g‘': 'г',
}

const same = (letters: string): string => Array.from(letters, (letter) => SAME[letter] ?? letter).join('')
const plain = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll(MARK, '')
const inLatin = (word: string): string => Array.from(word, (letter) => CYRILLIC_AS_LATIN[letter] ?? letter).join('')
const inCyrillic = (word: string): string =>
  word.replaceAll(/^e|o‘|g‘|sh|ch|yo|yu|ya|ye|ts|[a-z]/g, (letters, at) =>
    at === 0 && letters === 'e' ? 'э' : (LATIN_AS_CYRILLIC[letters] ?? letters),
  )

/** What was typed, in its words. Signs between them mean nothing. */
export const wordsIn = (typed: string): string[] => plain(typed).match(/[\p{L}\p{M}]+/gu) ?? []

/** How a word of ours may be spelled, in either alphabet, each as typed words are compared. */
export const spellingsOf = (word: string): string[] => {
  const latin = same(plain(inLatin(word)))
  const cyrillic = same(plain(CYRILLIC.test(word) ? word : inCyrillic(word)))
  return [latin, cyrillic]
}

/** A typed word as it is compared with spellings. */
export const comparedWord = (typed: string): string => same(plain(typed))

/** Whether a compared word is one of ours with one slip of a finger at most. */
export const isSpelled = (word: string, spellings: readonly string[]): boolean =>
  spellings.includes(word) || spellings.some((spelling) => isOneSlip(word, spelling))

/** One letter another, too many or missing, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  if (longest - Math.min(one.length, other.length) > 1) return false
  let at = 0
  while (at < longest && one[at] === other[at]) at += 1
  const rest = (word: string, skipped: number): string => word.slice(at + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  )
}
