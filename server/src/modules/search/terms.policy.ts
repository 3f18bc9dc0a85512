import type { Language } from '@himoya/contract/languages'
import { foldText, toLatin, uzbekStem } from './fold.policy.ts'

/** Longer questions say no more than their first words. */
const MOST_WORDS = 8
/** Shorter beginnings fit half the dictionary. */
const SHORTEST_BEGINNING = 3

/** What is looked for, in one language's spelling, each word once. Beside longer ones a single letter says nothing, and costs most. */
export function wordsOf(said: string, lang: Language): string[] {
  const words = [...new Set(foldText(said, lang).split(' ').filter(Boolean))]
  const longer = words.filter((word) => word.length > 1)
  return (longer.length > 0 ? longer : words).slice(0, MOST_WORDS)
}

/** The beginning that a word's other forms share; null: only the word itself. */
export function beginningOf(word: string, lang: Language): string | null {
  const beginning = lang === 'uz' ? uzbekStem(word) : word
  return beginning.length < SHORTEST_BEGINNING ? null : beginning
}

/** How many slips of the finger are forgiven. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)
const MOST_MEANT = 3

/** What may have been meant by a mistyped word, the nearest first: words of `known`, or their beginnings in Uzbek. */
export function meantWords(mistyped: string, known: readonly { word: string; latin: string }[], lang: Language): string[] {
  const typed = toLatin(mistyped)
  const near = known
    .map(({ word, latin }) => ({ word, latin, ...nearestBeginning(typed, latin) }))
    .filter(({ slips }) => slips <= slipsIn(typed))
    .sort((one, other) => one.slips - other.slips || one.latin.length - other.latin.length || (one.word < other.word ? -1 : 1))
  const best = near.filter(({ slips }) => slips === near[0]!.slips)
  return [...new Set(best.map(({ word, length }) => (lang === 'uz' ? word.slice(0, length) : word)))].slice(0, MOST_MEANT)
}

/**
 * The beginning of `word` with the fewest slips to `typed`, and how many those are: a letter too many, too few, another one, or
 * two swapped (optimal string alignment). What follows the beginning are endings, and costs nothing.
 */
function nearestBeginning(typed: string, word: string): { length: number; slips: number } {
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let at = 1; at <= word.length; at++) {
      const other = typed[row - 1] === word[at - 1] ? 0 : 1
      let slips = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + other)
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      if (swapped) slips = Math.min(slips, before[at - 2]! + 1)
      next.push(slips)
    }
    before = last
    last = next
  }
  const slips = Math.min(...last)
  // Of equally near ones the longest: a whole word rather than a word that lacks its last letter.
  return { length: last.lastIndexOf(slips), slips }
}
