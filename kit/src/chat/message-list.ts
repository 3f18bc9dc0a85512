import type { Message } from '@himoya/contract/chat/chat'

/** The list with the given messages in it, by `seq` and without doubles; the newer copy of a row wins. */
export function mergeMessages(list: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const last = list.at(-1)
  const first_new = incoming[0]
  if (!first_new) return list
  // the usual case: one live message at the end
  if (incoming.length === 1 && (!last || first_new.seq > last.seq)) return [...list, first_new]
  const by_seq = new Map(list.map((message) => [message.seq, message]))
  for (const message of incoming) by_seq.set(message.seq, message)
  return [...by_seq.values()].sort((a, b) => a.seq - b.seq)
}

/** The highest seq up to which nothing is missing, walking up from `from`. */
export function reachedSeq(list: readonly Message[], from: number): number {
  let reached = from
  for (const { seq } of list) if (seq === reached + 1) reached = seq
  return reached
}
