import { setImmediate as breathe } from 'node:timers/promises'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { queueChanged, openText } from '../../chat/chat.service.ts'
import { announceFacts } from '../desk-changes.service.ts'
import {
  deleteOfEnded,
  forgetLooking,
  insertHints,
  lockLooking,
  readBehind,
  readSaid,
  writeLooked,
  type Behind,
  type NewHint,
} from './hint-keeper.store.ts'
import { findHints } from '@himoya/contract/hints/find-hints'

const BEAT_MS = 1_000
const SOON_MS = 60
/** Chats looked through at once; the next run follows. */
const BATCH = 100
/** Messages between two pauses, so that nobody else waits for a long chat. */
const BREATH = 20

/**
 * Looks through what people write for phrases of our lists, so that the queue is ordered by them. No send waits for it: a
 * message is looked at behind its commit, on any node, by the same or by the next second.
 */
export function keepHints(platform: Platform): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  let waiting = 0
  const run = (work: () => Promise<void>): void => {
    waiting += 1
    running = running
      .then(work)
      .catch((error: unknown) => platform.log.warn('hints could not be looked for', errorFields(error)))
      .finally(() => (waiting -= 1))
  }
  const look = (): void => {
    soon = undefined
    run(() => lookThrough(platform))
  }
  run(() => forgetLooking(platform.db))
  const unsubscribe = platform.hub.subscribe(queueChanged, 'all', () => (soon ??= setTimeout(look, SOON_MS).unref()))
  const timer = setInterval(() => {
    if (waiting > 0) return
    look()
    run(() => deleteOfEnded(platform.db))
  }, BEAT_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      clearTimeout(soon)
      unsubscribe()
      await running
    },
  }
}

/** Everything that is new in open chats; the consoles are told where something was found. */
export async function lookThrough(platform: Platform): Promise<void> {
  for (let full = true; full;) {
    const { looked, found } = await platform.db.transaction().execute(async (db) => {
      if (!(await lockLooking(db))) return { looked: 0, found: [] }
      const behind = await readBehind(db, HISTORY_LIMIT, BATCH)
      if (behind.length === 0) return { looked: 0, found: [] }
      const hints = await findIn({ ...platform, db }, behind)
      const added = await insertHints(db, hints)
      await writeLooked(db, behind)
      return { looked: behind.length, found: added > 0 ? hints : [] }
    })
    if (found.length > 0) platform.hub.publish(queueChanged, 'all', { kind: 'message' })
    for (const chat_id of new Set(found.map((hint) => hint.chat_id))) announceFacts(platform, chat_id)
    full = looked === BATCH
  }
}

async function findIn(platform: Platform, behind: readonly Behind[]): Promise<NewHint[]> {
  const keys = new Map(behind.map(({ id, key_id }) => [id, key_id]))
  const hints: NewHint[] = []
  for (const [index, { id, chat_id, kind, body, created_at }] of (await readSaid(platform.db, behind)).entries()) {
    const text = await openText(platform, { id, key_id: keys.get(chat_id)!, kind, body }).catch((error: unknown) => {
      // One that cannot be opened must not keep all others from being looked at.
      platform.log.warn('a message could not be looked at', errorFields(error))
      return ''
    })
    for (const { topic } of findHints(text)) hints.push({ message_id: id, chat_id, topic, said_at: created_at })
    if (index % BREATH === BREATH - 1) await breathe()
  }
  return hints
}
