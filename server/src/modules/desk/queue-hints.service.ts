import type { QueueHint } from '@himoya/contract/desk'
import type { HintTopic } from '@himoya/contract/desk-lists'
import type { StaffActor } from '../../platform/http/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { listQueue } from '../chat/queue/queue.service.ts'
import { findHints } from '@himoya/contract/hints/find-hints'
import { readLastWords } from './hints.store.ts'

/** Looked at in each chat: a list is a place for a mark, the chat itself shows the rest. */
const LAST_WORDS = 5
const CHATS = 100
/** Texts whose topics are remembered, by their ids and never by their words. */
const REMEMBERED = 5_000

/** Which waiting chats' last words touch our lists, as far as the caller sees them in the queue. It orders nothing. */
export function createQueueHints(platform: Platform): (actor: StaffActor) => Promise<QueueHint[]> {
  const known = new Map<string, readonly HintTopic[]>()

  async function topicsOf({ id, key_id, body }: { id: string; key_id: string; body: Buffer }): Promise<readonly HintTopic[]> {
    const before = known.get(id)
    if (before) return before
    const text = (await platform.vault.useKey(platform.db, key_id)).open(id, body)
    const topics = findHints(text).map(({ topic }) => topic)
    if (known.size >= REMEMBERED) known.clear()
    known.set(id, topics)
    return topics
  }

  return async (actor) => {
    const waiting = (await listQueue(platform, actor)).slice(0, CHATS).map(({ id }) => id)
    const found = new Map<string, Set<HintTopic>>()
    for (const { chat_id, dismissed, ...words } of await readLastWords(platform.db, waiting, LAST_WORDS)) {
      for (const topic of await topicsOf(words)) {
        if (!dismissed.includes(topic)) found.set(chat_id, (found.get(chat_id) ?? new Set()).add(topic))
      }
    }
    return [...found].map(([chat_id, topics]) => ({ chat_id, topics: [...topics] }))
  }
}
