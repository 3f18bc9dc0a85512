import type { Language } from '@himoya/contract/languages'
import { APOSTROPHES, UNSEEN } from '@himoya/contract/read-text'
import type { MarkedText } from '@himoya/contract/content/search'
import { foldText } from './fold.policy.ts'

/** How many signs of a text an excerpt has, and how many of them before the first hit. */
const EXCERPT = 180
const BEFORE = 60
/** A word with the apostrophes that belong to it. */
const WORD = new RegExp(
  `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}${APOSTROPHES}${UNSEEN}]*(?:[\\p{L}\\p{N}]|(?<=[oOgG])[${APOSTROPHES}]))?`,
  'gu',
)

/** The text in pieces; a word is a hit when its folded form begins like one of `beginnings`. */
export function markText(text: string, beginnings: readonly string[], lang: Language): MarkedText {
  const pieces: MarkedText = []
  const add = (part: string, hit: boolean): void => {
    const last = pieces.at(-1)
    if (part === '') return
    if (last?.hit === hit) last.text += part
    else pieces.push({ text: part, hit })
  }
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(from, index), false)
    add(word, isHit(word, beginnings, lang))
    from = index + word.length
  }
  add(text.slice(from), false)
  return pieces
}

function isHit(word: string, beginnings: readonly string[], lang: Language): boolean {
  const folded = foldText(word, lang)
  return beginnings.some((beginning) => folded.startsWith(beginning))
}

/** The summary where it has a hit, else words around the first one in the text, else the summary. */
export function excerptOf(
  { title, summary, words }: { title: string; summary: string; words: string },
  beginnings: readonly string[],
  lang: Language,
): MarkedText {
  const whole = markText(summary, beginnings, lang)
  if (whole.some(({ hit }) => hit)) return whole
  // The words begin with the title and the summary, which are shown or without a hit.
  const rest = words.replace(title, '').replace(summary, '').trim()
  const around = aroundHit(rest, beginnings, lang)
  if (around !== null) return markText(around, beginnings, lang)
  return summary === '' ? markText(cut(rest, 0), beginnings, lang) : whole
}

function aroundHit(text: string, beginnings: readonly string[], lang: Language): string | null {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isHit(word, beginnings, lang)) return cut(text, Math.max(0, index - BEFORE))
  }
  return null
}

/** Whole words only, with dots where something was left out. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  if (text.length - start <= EXCERPT) return (start > 0 ? '… ' : '') + text.slice(start)
  const end = text.lastIndexOf(' ', start + EXCERPT)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + EXCERPT)} …`
}
