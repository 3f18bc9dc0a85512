import { setImmediate as breathe } from 'node:timers/promises'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { errorFields } from '../../../../platform/core/log.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { deleteTopicsOfEnded, insertTopics, type NewTopic, openText, queueChanged } from '../../chat.service.ts'
import { announceFacts } from '../care-changes.service.ts'
import {
  deleteLookedOfEnded,
  forgetLooking,
  lockLooking,
  readBehind,
  readSaid,
  writeLooked,
  type Behind,
} from './hint-keeper.store.ts'

const BEAT_MS = 1_000
/** Chats looked through at once; the next run follows. */
const BATCH = 100
/** Messages between two pauses, so that nobody else waits for a long chat. */
const BREATH = 20

/**
 * The topics of a message are found at its send and stored with it (chat/writing/topics.service.ts). Here they are found once in what
 * was written before this release, which may know more phrases, on any node; and forgotten when their chat ends.
 */
export function keepHints(platform: Platform): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  let waiting = 0
  let looked_through = false
  const run = (work: () => Promise<void>): void => {
    waiting += 1
    running = running
      .then(work)
      .catch((error: unknown) => platform.log.warn('hints could not be looked for', errorFields(error)))
      .finally(() => (waiting -= 1))
  }
  const look = async (): Promise<void> => {
    looked_through = await lookThrough(platform)
  }
  run(() => forgetLooking(platform.db))
  const timer = setInterval(() => {
    if (waiting > 0) return
    if (!looked_through) run(look)
    run(() => deleteTopicsOfEnded(platform.db))
    run(() => deleteLookedOfEnded(platform.db))
  }, BEAT_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Every open chat that was not looked through since this release; the consoles are told where something was found. false: another
 * node is at it.
 */
export async function lookThrough(platform: Platform): Promise<boolean> {
  for (;;) {
    const { looked, found } = await platform.db.transaction().execute(async (db) => {
      if (!(await lockLooking(db))) return { looked: null, found: [] }
      const behind = await readBehind(db, HISTORY_LIMIT, BATCH)
      if (behind.length === 0) return { looked: 0, found: [] }
      const topics = await findIn({ ...platform, db }, behind)
      const added = await insertTopics(db, topics)
      await writeLooked(db, behind)
      return { looked: behind.length, found: added > 0 ? topics : [] }
    })
    if (found.length > 0) platform.hub.publish(queueChanged, 'all', { kind: 'message' })
    for (const chat_id of new Set(found.map((hint) => hint.chat_id))) announceFacts(platform, chat_id)
    if (looked !== BATCH) return looked !== null
  }
}

async function findIn(platform: Platform, behind: readonly Behind[]): Promise<NewTopic[]> {
  const keys = new Map(behind.map(({ id, key_id }) => [id, key_id]))
  const topics: NewTopic[] = []
  for (const [index, { id, chat_id, kind, body, created_at }] of (await readSaid(platform.db, behind)).entries()) {
    const text = await openText(platform, { id, key_id: keys.get(chat_id)!, kind, body }).catch((error: unknown) => {
      // One that cannot be opened must not keep all others from being looked at.
      platform.log.warn('a message could not be looked at', errorFields(error))
      return ''
    })
    for (const { topic } of findHints(text)) topics.push({ message_id: id, chat_id, topic, said_at: created_at })
    if (index % BREATH === BREATH - 1) await breathe()
  }
  return topics
}
