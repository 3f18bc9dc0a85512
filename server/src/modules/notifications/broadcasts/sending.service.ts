import { setTimeout as sleep } from 'node:timers/promises'
import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceBroadcastNotifications, addBroadcastNotifications } from '../notifications.service.ts'
import {
  beginSending,
  countReached,
  finishSending,
  lockSending,
  readReached,
  readStranded,
  writeStep,
  writeTotal,
} from './sending.store.ts'

/** Sends an approved broadcast, or goes on with it (broadcasts.module.ts). */
export const SEND = 'broadcasts.send'
/** One commit of a few milliseconds each, so that a chat's message in between waits for nothing. */
const PEOPLE_AT_ONCE = 500
/** Between two steps it rests longer than it works. */
const REST_MS = 30
const REST_SHARE = 2
/** One run; a server that stops waits for it. The rest is another job. */
const RUN_MS = 3_000
const STRANDED_MS = 2 * 60_000

/** In the transaction of the approval: it goes when its time has come. */
export async function sendWhenDue(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  { id, send_at }: { id: string; send_at: Date | null },
): Promise<void> {
  await jobs.enqueue(db, SEND, { id }, { key: `${SEND} ${id}`, ...(send_at ? { run_at: send_at } : {}) })
}

/**
 * Sends step by step: each is one transaction of some people and of how far it has come, so a server that is killed goes on
 * where it was and nobody is told twice. Ends when it is done, stopped, or after some seconds with a job for the rest.
 */
export async function sendBroadcast(platform: Platform, id: string): Promise<void> {
  const { db, now } = platform
  await db.transaction().execute(async (transaction) => {
    const at = now()
    if (!(await beginSending(transaction, id, at))) return
    const row = await lockSending(transaction, id)
    await writeTotal(transaction, id, await countReached(transaction, aimOf(row!), at))
  })
  const until = performance.now() + RUN_MS
  while (performance.now() < until) {
    const begun = performance.now()
    if (!(await step(platform, id))) return
    await sleep(Math.max(REST_MS, (performance.now() - begun) * REST_SHARE))
  }
  await sendWhenDue(platform, db, { id, send_at: null })
}

/** False: there is nothing more to do. */
async function step(platform: Platform, id: string): Promise<boolean> {
  const { now } = platform
  const notified = await platform.db.transaction().execute(async (db) => {
    const row = await lockSending(db, id)
    if (!row) return null
    const { path, begun_at, reached_id } = row
    const page = { aim: aimOf(row), until: begun_at!, after: reached_id, limit: PEOPLE_AT_ONCE }
    const account_ids = await readReached(db, page)
    if (account_ids.length === 0) {
      await finishSending(db, id, now())
      return null
    }
    const added = await addBroadcastNotifications(platform, db, { broadcast_id: id, path, account_ids })
    await writeStep(db, id, { reached_id: account_ids.at(-1)!, count: account_ids.length, stepped_at: now() })
    return added
  })
  if (notified) announceBroadcastNotifications(platform, notified)
  return notified !== null
}

/** What a lost job left behind goes on. */
export async function resumeBroadcasts(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - STRANDED_MS)
  for (const id of await readStranded(platform.db, before)) await sendWhenDue(platform, platform.db, { id, send_at: null })
}

const aimOf = ({ audience, region_code }: { audience: string | null; region_code: string | null }) =>
  ({ audience, region: region_code }) as Pick<Broadcast, 'audience' | 'region'>
