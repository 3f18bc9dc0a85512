import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HINT_TOPICS, type HintTopic } from '@himoya/contract/chat/desk-lists'
import { findHints } from '@himoya/contract/chat/hints/find-hints'

export type Sentence = {
  text: string
  lang: string
  /** The topics of which one has to be found; empty: none may be. */
  topics: readonly HintTopic[]
  /** As its head says: the topic, or what is near and innocent. */
  category: string
}
export type Figures = { relevant: number; found: number; innocent: number; alarms: number }
export const SETS = ['tuned', 'held-out', 'fresh', 'unseen', 'plain'] as const

const topics: readonly string[] = HINT_TOPICS
const isTopic = (word: string): word is HintTopic => topics.includes(word)

/** The labelled sentences of one set, in their order. Throws on a head that names neither topics nor `none` and its kind. */
export function readCorpus(set: (typeof SETS)[number]): Sentence[] {
  const lines = readFileSync(join(import.meta.dirname, 'corpus', `${set}.txt`), 'utf8').split('\n')
  const sentences: Sentence[] = []
  let head: Omit<Sentence, 'text'> | null = null
  for (const line of lines) {
    if (line.startsWith('## ')) head = headOf(line)
    else if (line !== '' && !line.startsWith('#') && head) sentences.push({ ...head, text: line })
  }
  return sentences
}

function headOf(line: string): Omit<Sentence, 'text'> {
  const [lang = '', label = '', kind] = line.slice(3).split(' ')
  if (label === 'none' && kind) return { lang, topics: [], category: `innocent: ${kind}` }
  const named = label.split('|')
  if (!named.every(isTopic)) throw new Error(`not a topic: ${line}`)
  return { lang, topics: named, category: named[0]! }
}

/** Whether the lists say of a sentence what a person said of it. */
export function isRight({ text, topics: meant }: Sentence): boolean {
  const found = findHints(text).map(({ topic }) => topic)
  return meant.length === 0 ? found.length === 0 : meant.some((topic) => found.includes(topic))
}

export function figuresOf(sentences: readonly Sentence[]): Figures {
  const relevant = sentences.filter(({ topics: meant }) => meant.length > 0)
  const innocent = sentences.filter(({ topics: meant }) => meant.length === 0)
  return {
    relevant: relevant.length,
    found: relevant.filter(isRight).length,
    innocent: innocent.length,
    alarms: innocent.length - innocent.filter(isRight).length,
  }
}
