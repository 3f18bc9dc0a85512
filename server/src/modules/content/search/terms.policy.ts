import type { Language } from '@himoya/contract/languages'
import { foldText, uzbekStem } from './fold.policy.ts'
import { slipsBetween, slipsForgiven } from './slips.policy.ts'

/** Longer questions say no more than their first words. */
const MOST_WORDS = 8
/** Shorter beginnings fit half the dictionary. */
const SHORTEST_BEGINNING = 3

/** The database leaves such words away in Russian and English itself; it has no list for Uzbek. Folded, and with their commonest endings. */
const UZBEK_STOP_WORDS = new Set(
  `men meni mening menga menda mendan sen seni sening senga siz sizni sizga u uni uning unga undan ular ularni biz bizni bizga bu buni shu
  shuni va bilan uchun ham yoki lekin esa deb degan haqida nima nimaga nega qanday qanaqa kimga qayerga qachon bor edi ekan kerak
  mumkin juda`.split(/\s+/),
)
const saysNothing = (word: string, lang: Language): boolean => word.length === 1 || (lang === 'uz' && UZBEK_STOP_WORDS.has(word))

/** What is looked for, in one language's spelling, each word once. Beside others a single letter or a stop word says nothing, and costs most. */
export function wordsOf(said: string, lang: Language): string[] {
  const words = [...new Set(foldText(said, lang).split(' ').filter(Boolean))]
  const telling = words.filter((word) => !saysNothing(word, lang))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

/** The beginning that a word's other forms share; null: only the word itself. */
export function beginningOf(word: string, lang: Language): string | null {
  const beginning = lang === 'uz' ? uzbekStem(word) : word
  return beginning.length < SHORTEST_BEGINNING ? null : beginning
}

const SHORTEST_MISTYPED_ELSEWHERE = 6

/** Whether an unknown word may be a slip in `lang`: a short one, near to some word of any language, only in the reader's or the script's. */
export function mayBeMistyped(word: string, lang: Language, asked: Language | null): boolean {
  return lang === asked || word.length >= SHORTEST_MISTYPED_ELSEWHERE || (lang === 'ru' && /[а-я]/.test(word))
}

/** A word as it stands in a text or was typed, in Latin, and without its endings. */
export type Spelled = { word: string; latin: string; stem: string }

const MOST_MEANT = 5
/** Shorter stems are one slip from too many others. */
const SHORTEST_MISTYPED_STEM = 5

/** What may have been meant by a mistyped word: the words of `known` with the fewest slips, the likeliest first. */
export function meantWords({ typed, known }: { typed: Spelled; known: readonly Spelled[] }): string[] {
  const near = known.flatMap((one) => {
    // In its own script a slip is one letter; in Latin who typed the other script is understood.
    const slips = Math.min(slipsForgiven(typed.word, one.word), slipsForgiven(typed.latin, one.latin))
    return slips === Infinity ? [] : [{ ...one, slips }]
  })
  const likely = near.length > 0 ? near : withOtherEndings(typed, known)
  const fewest = Math.min(...likely.map(({ slips }) => slips))
  return likely
    .filter(({ slips }) => slips === fewest)
    .sort((one, other) => unlikeness(typed, one) - unlikeness(typed, other) || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word)
    .slice(0, MOST_MEANT)
}

/** Where no text has this form of the word: the slip is in its stem, and not in the first letter. */
function withOtherEndings({ stem }: Spelled, known: readonly Spelled[]): (Spelled & { slips: number })[] {
  if (stem.length < SHORTEST_MISTYPED_STEM) return []
  return known
    .filter((one) => one.stem[0] === stem[0] && one.stem.length >= SHORTEST_MISTYPED_STEM)
    .map((one) => ({ ...one, slips: slipsBetween(stem, one.stem) }))
    .filter(({ slips }) => slips <= 1)
}

/** Of equally many slips: fingers seldom miss the first letter, and nobody leaves out many. */
const unlikeness = (typed: Spelled, { latin }: Spelled): number =>
  (latin[0] === typed.latin[0] ? 0 : 100) + Math.abs(latin.length - typed.latin.length)
