import type { HintTopic } from '@himoya/contract/desk-lists'
import { looseOf, soundOf, wordsOf, type Word } from './hint-words.policy.ts'
import { ENGLISH_PHRASES } from './phrases-en.policy.ts'
import { RUSSIAN_PHRASES } from './phrases-ru.policy.ts'
import { UZBEK_PHRASES } from './phrases-uz.policy.ts'

/**
 * One phrase a line. A word ending in `*` stands for every word that begins so; `~` lets up to two words stand between;
 * a word beginning with `=` is compared with its `o‘` and `g‘`, because without them it is another word.
 * `calm` phrases are what is meant when it is not: laughing to death, killing time. What lies in them is no hint.
 */
export type Phrases = Record<HintTopic, string> & { calm: string }

type Found = { topic: HintTopic; spans: [number, number][] }
type Part = { sound: string; open: boolean; exact: boolean; gap: boolean }
type Phrase = { topic: HintTopic | 'calm'; parts: Part[] }

const GAP_WORDS = 2
const START = 2

/** Which topics of our lists a person's text touches, and where. It says where to look, never what it means. */
export function findHints(text: string): Found[] {
  const words = wordsOf(text)
  const matches = words.flatMap((_, at) => matchesAt(words, at))
  const calm = matches.filter(({ topic }) => topic === 'calm')
  const found = new Map<HintTopic, [number, number][]>()
  for (const { topic, first, last } of matches) {
    if (topic === 'calm' || calm.some((one) => one.first <= last && first <= one.last)) continue
    const spans = found.get(topic) ?? []
    spans.push([words[first]!.from, words[last]!.to])
    found.set(topic, spans)
  }
  return [...found].map(([topic, spans]) => ({ topic, spans: joined(spans) }))
}

type Match = { topic: HintTopic | 'calm'; first: number; last: number }

function matchesAt(words: readonly Word[], first: number): Match[] {
  const { loose } = words[first]!
  // A word that begins a phrase may be shorter than the key, such as "я".
  const candidates = [
    ...(BY_START.get(loose.slice(0, START)) ?? []),
    ...(loose.length > 1 ? (BY_START.get(loose[0]!) ?? []) : []),
  ]
  return candidates.flatMap(({ topic, parts }) => {
    const last = endOf(words, first, parts)
    return last === null ? [] : [{ topic, first, last }]
  })
}

function endOf(words: readonly Word[], first: number, parts: readonly Part[]): number | null {
  let at = first
  for (const [index, part] of parts.entries()) {
    if (index === 0) {
      if (!fits(words[first]!, part)) return null
      continue
    }
    const reach = part.gap ? GAP_WORDS : 0
    const next = words.slice(at + 1, at + 2 + reach).findIndex((word) => fits(word, part))
    if (next < 0) return null
    at += 1 + next
  }
  return at
}

function fits(word: Word, { sound, open, exact }: Part): boolean {
  const said = exact ? word.strict : word.loose
  return open ? said.startsWith(sound) : said === sound
}

/** Spans in order; what overlaps is one. */
function joined(spans: readonly [number, number][]): [number, number][] {
  const whole: [number, number][] = []
  for (const [from, to] of spans.toSorted((left, right) => left[0] - right[0])) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}

function parsed(lists: Phrases): Phrase[] {
  return Object.entries(lists).flatMap(([topic, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .flatMap((line) => (line.includes('ё') ? [line, line.replaceAll('ё', 'е')] : [line]))
      .map((line) => ({ topic: topic as Phrase['topic'], parts: partsOf(line) })),
  )
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let gap = false
  for (const token of line.split(/\s+/)) {
    if (token === '~') {
      gap = true
      continue
    }
    const exact = token.startsWith('=')
    const open = token.endsWith('*')
    const strict = soundOf(token.slice(exact ? 1 : 0, open ? -1 : undefined))
    parts.push({ sound: exact ? strict : looseOf(strict), open, exact, gap })
    gap = false
  }
  return parts
}

const PHRASES = [UZBEK_PHRASES, RUSSIAN_PHRASES, ENGLISH_PHRASES].flatMap(parsed)
/** By the first letters of the first word, so that a long message costs no more than its words. */
const BY_START = Map.groupBy(PHRASES, ({ parts }) => looseOf(parts[0]!.sound).slice(0, START))
