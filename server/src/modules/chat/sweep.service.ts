import type { SignedInActor } from '../../platform/core/actors.ts'
import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { isAhead } from '../../platform/realtime/connections.ts'
import type { Follower } from '../../platform/realtime/follow.ts'
import { slot } from '../../platform/server-module.ts'
import { mayEnter } from './chat.policy.ts'
import { findChats, type ChatRow } from './chat.store.ts'

/** A screen that reads a chat along. */
type Attended = {
  chat_id: string
  actor: SignedInActor
  follower: Pick<Follower, 'heardOf'>
  /** The chat is not the caller's any more. */
  lost(): void
}

export type Sweep = {
  /** Answers the way to stop. */
  attend(one: Attended): () => void
  stop(): Promise<void>
}
export const SWEEP_OF_CHATS = slot<Sweep>('who compares screens with rows')

const EVERY_MS = 10_000
const BEAT_MS = 1_000
const BATCH = 5_000

/**
 * Every 10 s this node compares what its screens were given with what is stored, in one query (chat-protocol.md, "Server"). A
 * word that got lost between nodes is made good here, and a chat that was handed on without a word is taken away.
 */
export function keepSweep(platform: Platform): Sweep {
  const attended = new Map<string, Set<Attended>>()
  let due = platform.now().getTime() + EVERY_MS
  let running: Promise<void> | null = null

  const sweep = async (): Promise<void> => {
    const ids = [...attended.keys()]
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      const rows = new Map((await findChats(platform.db, batch)).map((row) => [row.id, row]))
      for (const id of batch) for (const one of attended.get(id) ?? []) compare(one, rows.get(id))
    }
  }
  const timer = setInterval(() => {
    const now = platform.now().getTime()
    if (running || isAhead(due, now, EVERY_MS)) return
    due = now + EVERY_MS
    running = sweep()
      .catch((error: unknown) => platform.log.warn('the sweep of chats failed', errorFields(error)))
      .finally(() => (running = null))
  }, BEAT_MS)
  timer.unref()

  return {
    attend(one) {
      const all = attended.get(one.chat_id) ?? new Set()
      attended.set(one.chat_id, all)
      all.add(one)
      return () => {
        all.delete(one)
        if (all.size === 0 && attended.get(one.chat_id) === all) attended.delete(one.chat_id)
      }
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

function compare({ actor, follower, lost }: Attended, row: ChatRow | undefined): void {
  if (row && mayEnter(actor, row)) follower.heardOf(row.last_seq)
  else lost()
}
