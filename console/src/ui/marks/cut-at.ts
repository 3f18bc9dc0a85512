import type { HintTopic } from '@himoya/contract/chat/desk-lists'

export type Highlights = readonly { topic: HintTopic; spans: readonly (readonly [number, number])[] }[]

type Piece = { from: number; piece: string; topic: HintTopic | null }

/** A text in pieces, marked and not; where marks overlap the earlier one counts. */
export function cutAt(words: string, highlights: Highlights): Piece[] {
  const spans = highlights
    .flatMap(({ topic, spans: of_topic }) => of_topic.map(([from, to]) => ({ topic, from, to: Math.min(to, words.length) })))
    .toSorted((left, right) => left.from - right.from)
  const pieces: Piece[] = []
  let at = 0
  const push = (to: number, topic: HintTopic | null): void => {
    if (to > at) pieces.push({ from: at, piece: words.slice(at, to), topic })
    at = Math.max(at, to)
  }
  for (const { topic, from, to } of spans) {
    push(from, null)
    push(to, topic)
  }
  push(words.length, null)
  return pieces
}
