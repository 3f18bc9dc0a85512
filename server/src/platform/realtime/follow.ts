import { setTimeout as sleep } from 'node:timers/promises'
import type { Hub, Topic } from './hub.ts'

/** An event of a stream that is numbered without holes from 1. */
type Numbered = { readonly seq: number }

type Source<T> = {
  /** Stored events after `seq`, ascending, as many as one read gives; empty when there are none. */
  read(after: number): Promise<readonly T[]>
  deliver(event: T): void
  /** A read failed: what is missing stays missing, so the subscriber has to start over. */
  fail(error: unknown): void
}

export type Follower = {
  /** Everything up to `seq` has been delivered by the caller; what came meanwhile and everything after follows. */
  start(seq: number): void
  /** That there is an event with this number, from somebody who knows; what is missing is read. */
  heardOf(seq: number): void
  stop(): void
}

/** Two commits of one stream may be announced in either order; a hole that closes by itself needs no query. */
const SETTLE_MS = 5
/** Beyond this the events are let go and read again: a slow read must not fill the memory. */
const HELD = 512

/**
 * Follows a numbered stream without a gap and without a double (chat-protocol.md, "attach without a race"):
 * it listens and holds from the first moment; the caller reads what was missed, delivers it and calls `start`.
 * From then on each event is delivered when its number is the next one, else the hole is read first.
 */
export function follow<T extends Numbered>(hub: Hub, about: Topic<T>, key: string, source: Source<T>): Follower {
  const held = new Map<number, T>()
  let sent: number | null = null
  let newest = 0
  let filling = false
  let stopped = false

  const accept = (event: T): void => {
    newest = Math.max(newest, event.seq)
    if (sent !== null && event.seq <= sent) return
    if (held.size >= HELD) held.clear()
    // Nearly always nothing is missing before it, and a map that is filled and emptied each time is rebuilt again and again.
    if (sent === event.seq - 1 && held.size === 0) return flush(event)
    held.set(event.seq, event)
    flush()
  }

  const flush = (first = sent === null ? undefined : held.get(sent + 1)): void => {
    for (let next = first; next; next = held.get(next.seq + 1)) {
      held.delete(next.seq)
      sent = next.seq
      source.deliver(next)
    }
    if (sent !== null && newest > sent && !filling) void fill()
  }

  const fill = async (): Promise<void> => {
    filling = true
    try {
      await sleep(SETTLE_MS)
      while (!stopped && sent !== null && newest > sent) {
        const rows = await source.read(sent)
        if (stopped || rows.length === 0) break
        for (const row of rows) accept(row)
      }
    } catch (error) {
      if (!stopped) source.fail(error)
    } finally {
      filling = false
    }
  }

  const unsubscribe = hub.subscribe(about, key, accept)
  return {
    start(seq) {
      sent = seq
      for (const early of held.keys()) if (early <= seq) held.delete(early)
      flush()
    },
    heardOf(seq) {
      newest = Math.max(newest, seq)
      flush()
    },
    stop() {
      stopped = true
      unsubscribe()
      held.clear()
    },
  }
}
