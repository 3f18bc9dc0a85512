import { readCid } from './cid.ts'
import type { Ledger } from './orders.ts'
import type { Stored } from './system.ts'

export type Verdict = {
  sent: number
  acked: number
  /** Acknowledged, and in no database. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** Stored behind a later message of the same sender. */
  reordered: number
  /** Not on the other side's open screen; there after it came back once more. */
  late: number
  /** Stored, and on the other side's screen never, though it came back and asked for what it missed. */
  never_shown: number
  /** Still not acknowledged at the end: in the sender's hands. */
  unacked: number
}

export const NOTHING: Verdict = { sent: 0, acked: 0, lost: 0, doubled: 0, reordered: 0, late: 0, never_shown: 0, unacked: 0 }

/** What was promised against what is there (chat-protocol.md, "The oracle"). */
export function judge({ run, ends }: Ledger, stored: readonly Stored[]): Verdict {
  const places = ends.map(() => new Map<number, number[]>())
  for (const { cid, place } of stored.toSorted((one, other) => one.place - other.place)) {
    const message = readCid(run, cid)
    if (message === null) continue
    const of_sender = places[message.client]
    if (of_sender) of_sender.set(message.n, [...(of_sender.get(message.n) ?? []), place])
  }
  const verdict = { ...NOTHING }
  for (const [index, { first, sent, unacked, late }] of ends.entries()) {
    const there = places[index]!
    const open = new Set(unacked)
    const shown = new Set(ends[index ^ 1]!.shown)
    verdict.sent += sent - first
    verdict.unacked += open.size
    verdict.late += late
    let highest = -1
    for (let n = first; n < sent; n += 1) {
      const [place, ...more] = there.get(n) ?? []
      if (!open.has(n)) verdict.acked += 1
      if (place === undefined) {
        if (!open.has(n)) verdict.lost += 1
        continue
      }
      verdict.doubled += more.length
      if (!shown.has(n)) verdict.never_shown += 1
      if (place < highest) verdict.reordered += 1
      highest = Math.max(highest, place)
    }
  }
  return verdict
}
