import type { HintTopic } from '../desk-lists.ts'
import type { PhraseList } from './phrase-list.ts'
import { ENGLISH } from './phrases-en.ts'
import { RUSSIAN } from './phrases-ru.ts'
import { UZBEK } from './phrases-uz.ts'
import { remember } from './remember.ts'
import { createWordIndex } from './word-index.ts'
import { placesOf, signsAt, spellingOf, type Place } from './words.ts'

type Found = { topic: HintTopic; spans: [number, number][] }

type Step = { token: number; gap: boolean }
/** A phrase: one part, or several that stand near each other in any order; `needs`: all of its tokens but the first. */
type Phrase<Meaning> = { meaning: Meaning; parts: Step[][]; needs: readonly number[] }
/** Where the words of a phrase stand. */
type Match<Meaning> = { meaning: Meaning; at: number[] }
type ByFirst<Meaning> = ReadonlyMap<number, readonly Phrase<Meaning>[]>
/** All there is to know of a word, wherever it is said: which tokens it may be, and the phrases that begin with one of them. */
type Known = {
  tokens: ReadonlySet<number>
  listed: readonly number[]
  hints: Begun<HintTopic>
  calm: Begun<null>
  signs: Begun<Sign>
}
type Begun<Meaning> = readonly Phrase<Meaning>[]
type Said = Place & { known: Known }
type Sign = { kind: 'setting' | 'unless'; setting: number }

const GAP_WORDS = 2
const NEAR_WORDS = 10
const NONE_REACH = 3
/** A language has some thousand words that everybody uses, in several forms each. */
const WORDS_REMEMBERED = 10_000

const LISTS: readonly PhraseList[] = [UZBEK, RUSSIAN, ENGLISH]
const SETTINGS = LISTS.flatMap(({ settings }) => settings)
const index = createWordIndex()

const HINTS = byFirst(
  LISTS.flatMap((list) => Object.entries(list.topics).flatMap(([topic, lines]) => phrasesOf(list, lines, topic as HintTopic))),
)
const CALM = byFirst(LISTS.flatMap((list) => phrasesOf(list, list.calm, null)))
const SIGNS = byFirst(
  LISTS.flatMap((list) =>
    list.settings.flatMap((setting) => [
      ...phrasesOf<Sign>(list, setting.words, { kind: 'setting', setting: SETTINGS.indexOf(setting) }),
      ...phrasesOf<Sign>(list, setting.unless, { kind: 'unless', setting: SETTINGS.indexOf(setting) }),
    ]),
  ),
)
const [NOT_BEFORE, NONE_BEFORE, NOT_AFTER] = (['not_before', 'none_before', 'not_after'] as const).map((place) =>
  index.tokenOf(LISTS.flatMap((list) => list[place].split(/\s+/).filter(Boolean)).join('|')),
) as [number, number, number]

const knownOf = remember(WORDS_REMEMBERED, (signs): Known => {
  const tokens = index.fitting(spellingOf(signs))
  return {
    tokens,
    listed: [...tokens],
    hints: begunBy(tokens, HINTS),
    calm: begunBy(tokens, CALM),
    signs: begunBy(tokens, SIGNS),
  }
})
/** In which search a token was said the last time: emptied by counting on. */
const said_in = new Int32Array(index.count())
let search = 0

/**
 * Which topics of our lists a person's text touches, and where. It says where to look, never what it means. The work grows
 * with the number of words: each is looked up once, and each phrase that it begins looks a few words around.
 */
export function findHints(text: string): Found[] {
  const words = readWords(text)
  const matches = matchesIn(words, ({ hints }) => hints)
  if (matches.length === 0) return []
  const calm = new Set(matchesIn(words, (known) => known.calm).flatMap(({ at }) => at))
  const unreal = unrealTopics(words)
  const found = new Map<HintTopic, [number, number][]>()
  for (const { meaning, at } of matches) {
    if (at.some((one) => calm.has(one)) || unreal.get(words[at[0]!]!.sentence)?.has(meaning) || isDenied(words, at)) continue
    const spans = found.get(meaning) ?? []
    spans.push([words[Math.min(...at)]!.from, words[Math.max(...at)]!.to])
    found.set(meaning, spans)
  }
  return [...found].map(([topic, spans]) => ({ topic, spans: joined(spans) }))
}

/** Each word with what is known of it; from now on `isSaid` speaks of this text. */
function readWords(text: string): Said[] {
  search = (search + 1) | 0 || 1
  return placesOf(text).map((place) => {
    const known = knownOf(signsAt(text, place))
    for (const token of known.listed) said_in[token] = search
    const { from, to, sentence, clause } = place
    return { from, to, sentence, clause, known }
  })
}

const isSaid = (token: number): boolean => said_in[token] === search

function matchesIn<Meaning>(words: readonly Said[], begun: (known: Known) => Begun<Meaning>): Match<Meaning>[] {
  const possible = new Map<Known, Begun<Meaning>>()
  const matches: Match<Meaning>[] = []
  for (const [at, { known }] of words.entries()) {
    const phrases = begun(known)
    if (phrases.length === 0) continue
    let here = possible.get(known)
    if (!here) possible.set(known, (here = phrases.filter(({ needs }) => needs.every(isSaid))))
    for (const { meaning, parts } of here) {
      const stand = standOf(words, at, parts)
      if (stand) matches.push({ meaning, at: stand.flat() })
    }
  }
  return matches
}

function standOf(words: readonly Said[], at: number, [first, ...others]: readonly Step[][]): number[][] | null {
  const begun = partAt(words, at, first!)
  if (!begun) return null
  const parts = [begun]
  for (const other of others) {
    const near = partNear(words, at, other)
    if (!near) return null
    parts.push(near)
  }
  return parts
}

function partNear(words: readonly Said[], at: number, steps: readonly Step[]): number[] | null {
  const to = Math.min(words.length - 1, at + NEAR_WORDS)
  for (let from = Math.max(0, at - NEAR_WORDS); from <= to; from += 1) {
    const part = words[from]!.sentence === words[at]!.sentence && from !== at ? partAt(words, from, steps) : null
    if (part) return part
  }
  return null
}

/** The numbers of the words that a part takes from `first` on; it stays inside one sentence. */
function partAt(words: readonly Said[], first: number, steps: readonly Step[]): number[] | null {
  if (!words[first]!.known.tokens.has(steps[0]!.token)) return null
  const taken = [first]
  let at = first
  for (let step = 1; step < steps.length; step += 1) {
    const { token, gap } = steps[step]!
    const to = at + 1 + (gap ? GAP_WORDS : 0)
    at += 1
    while (at <= to && !words[at]?.known.tokens.has(token)) at += 1
    if (at > to || words[at]!.sentence !== words[first]!.sentence) return null
    taken.push(at)
  }
  return taken
}

function isDenied(words: readonly Said[], at: readonly number[]): boolean {
  const own = new Set(at)
  const says = (one: number, token: number): boolean => !own.has(one) && (words[one]?.known.tokens.has(token) ?? false)
  if (at.some((one) => says(one - 1, NOT_BEFORE) || (says(one + 1, NOT_AFTER) && sameClause(words, one, one + 1)))) return true
  const first = Math.min(...at)
  for (let one = first - 1; one >= first - NONE_REACH && sameClause(words, one, first); one -= 1) {
    if (says(one, NONE_BEFORE)) return true
  }
  return false
}

const sameClause = (words: readonly Said[], one: number, other: number): boolean => words[one]?.clause === words[other]!.clause

/** By sentence: the topics that are only told there. */
function unrealTopics(words: readonly Said[]): Map<number, Set<HintTopic>> {
  const signs = matchesIn(words, (known) => known.signs).map(({ meaning, at }) => ({
    ...meaning,
    sentence: words[at[0]!]!.sentence,
  }))
  const lived = new Set(signs.filter(({ kind }) => kind === 'unless').map(({ setting, sentence }) => `${setting} ${sentence}`))
  const topics = new Map<number, Set<HintTopic>>()
  for (const { kind, setting, sentence } of signs) {
    if (kind === 'unless' || lived.has(`${setting} ${sentence}`)) continue
    topics.set(sentence, new Set([...(topics.get(sentence) ?? []), ...SETTINGS[setting]!.topics]))
  }
  return topics
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

function phrasesOf<Meaning>({ classes }: PhraseList, lines: string, meaning: Meaning): Phrase<Meaning>[] {
  return lines
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      phraseOf(
        meaning,
        line.split(' & ').map((part) => stepsOf(classes, part)),
      ),
    )
}

function phraseOf<Meaning>(meaning: Meaning, parts: Step[][]): Phrase<Meaning> {
  const tokens = parts.flatMap((steps) => steps.map(({ token }) => token))
  return { meaning, parts, needs: tokens.slice(1) }
}

function stepsOf(classes: Record<string, string>, part: string): Step[] {
  const steps: Step[] = []
  let gap = false
  for (const said of part.trim().split(/\s+/)) {
    if (said !== '~') steps.push({ token: index.tokenOf(meant(classes, said)), gap })
    gap = said === '~'
  }
  return steps
}

/** `@kin` as the words of its class. */
function meant(classes: Record<string, string>, said: string): string {
  return said
    .split('|')
    .map((word) => (word.startsWith('@') ? classes[word.slice(1)]!.trim().split(/\s+/).join('|') : word))
    .join('|')
}

const begunBy = <Meaning>(tokens: ReadonlySet<number>, phrases: ByFirst<Meaning>): Begun<Meaning> =>
  [...tokens].flatMap((token) => phrases.get(token) ?? [])

function byFirst<Meaning>(phrases: readonly Phrase<Meaning>[]): ByFirst<Meaning> {
  const found = new Map<number, Phrase<Meaning>[]>()
  for (const phrase of phrases) {
    const { token } = phrase.parts[0]![0]!
    found.set(token, [...(found.get(token) ?? []), phrase])
  }
  return found
}
