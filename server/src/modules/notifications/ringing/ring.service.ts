import type { Notification } from '@himoya/contract/notifications/notifications'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceChange } from '../follow.service.ts'
import { preferenceOf } from '../preference.service.ts'
import { readTaste, type Taste } from '../preference.store.ts'
import { quietAt, waysOf } from './quiet.policy.ts'
import { readKindsSince, writeRung } from './ring.store.ts'
import { readDevices } from '../push/subscription.store.ts'
import { textPerson, type Texting } from './text-person.service.ts'

/** Rings for what came in the quiet hours, once they end (notifications.jobs.ts). */
export const RING_LATER = 'notifications.ring_later'
/** Wakes one device. */
export const PUSH = 'notifications.push'
/** The queue waits about 3, 7, 20, 55, 150, 400 s between tries. */
const PUSH_TRIES = 7

/** Brings what is new to a person's screens, and by the ways they chose to their devices. */
export async function ring(platform: Platform, texting: Texting, account_id: string): Promise<void> {
  const fresh = await platform.db.transaction().execute(async (db) => {
    const rung = (await writeRung(db, account_id, platform.now())).filter(({ curtained }) => !curtained)
    const unread = rung.filter(({ read_at }) => read_at === null)
    const taste = unread.length > 0 ? await readTaste(db, account_id) : undefined
    if (taste && taste.blocked_at === null) {
      await ringFor(
        { platform, texting },
        db,
        account_id,
        taste,
        unread.map(({ kind }) => kind),
      )
    }
    return rung
  })
  if (fresh.length > 0) announceChange(platform.hub, account_id, { ids: fresh.map(({ id }) => id) })
}

/** Once for all that came meanwhile and is still unread. `since`: when the quiet hours began, in milliseconds. */
export async function ringLater(platform: Platform, texting: Texting, account_id: string, since: number): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const kinds = (await readKindsSince(db, account_id, new Date(since))).map(({ kind }) => kind)
    const taste = kinds.length > 0 ? await readTaste(db, account_id) : undefined
    if (taste && taste.blocked_at === null) await ringFor({ platform, texting }, db, account_id, taste, kinds)
  })
}

async function ringFor(
  { platform, texting }: { platform: Platform; texting: Texting },
  db: Db,
  account_id: string,
  taste: Taste,
  kinds: readonly Notification['kind'][],
): Promise<void> {
  const { kinds: choices, quiet } = preferenceOf(taste)
  const ways = waysOf(choices, kinds)
  if (!ways.push && !ways.sms) return
  const hours = quietAt(quiet, platform.now())
  if (hours) {
    const options = { key: `${RING_LATER} ${account_id}`, run_at: hours.until }
    return platform.jobs.enqueue(db, RING_LATER, { account_id, since: hours.since.getTime() }, options)
  }
  if (ways.push) await wakeDevices(platform, db, account_id)
  if (ways.sms && taste.mode === 'phone') await textPerson({ platform, texting }, db, account_id, taste.lang)
}

async function wakeDevices({ jobs, now, config }: Platform, db: Db, account_id: string): Promise<void> {
  if (config.push_hosts.length === 0) return
  for (const device_id of await readDevices(db, account_id, now())) {
    await jobs.enqueue(db, PUSH, { device_id }, { key: `${PUSH} ${device_id}`, max_attempts: PUSH_TRIES })
  }
}
