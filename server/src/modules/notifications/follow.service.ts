import type { Language } from '@himoya/contract/languages'
import type { Notification } from '@himoya/contract/notifications/notifications'
import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { busReturned } from '../../platform/realtime/bus-returned.ts'
import type { Connection } from '../../platform/realtime/connection.ts'
import { topic, type Hub, type Topic } from '../../platform/realtime/hub.ts'
import { presentNotice } from './present.ts'
import { readNotice, readNotices, readUnreadUntil } from './notifications.store.ts'

type Change =
  /** These are new, or read, or unread again. */
  | { ids: readonly string[] }
  /** All up to this moment were read. */
  | { until: string }

/** Keyed by account id. A hint: screens are given what is stored. */
const noticesChanged: Topic<Change> = topic('notifications.changed')

/** Call it once the change is committed. */
export function announceChange(hub: Hub, account_id: string, change: Change): void {
  hub.publish(noticesChanged, account_id, change)
}

/** After a bus that was away a screen is shown these again. */
const SHOWN_AGAIN = 20

/**
 * Gives a person's socket every change of their notifications, in `lang` or else their own language. Two changes may be
 * announced in either order, so each is answered by what is stored when its turn comes: whatever came last, its own turn tells
 * how it ended. Answers the way to stop.
 */
export function followNotifications(
  { db, hub, log }: Pick<Platform, 'db' | 'hub' | 'log'>,
  account_id: string,
  connection: Connection,
  lang?: Language,
): () => void {
  let turn = Promise.resolve()
  const tell = (rows: readonly (Parameters<typeof presentNotice>[0] | undefined)[]): void => {
    for (const row of rows) {
      const notice: Notification | null = row ? presentNotice(row, lang ?? row.lang) : null
      if (notice) connection.tell({ type: 'notification', ...notice })
    }
  }
  const answer = async (change: Change): Promise<void> => {
    if (connection.ended()) return
    if ('ids' in change) return tell(await Promise.all(change.ids.map((id) => readNotice(db, id))))
    const unread = await readUnreadUntil(db, account_id, new Date(change.until))
    connection.tell({ type: 'notifications_read', until: change.until })
    tell(unread)
  }
  const queue = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch((error: unknown) => {
      // Its next visit to the list shows it.
      log.warn('a notification did not reach a screen', errorFields(error))
    })
  }
  const stop = hub.subscribe(noticesChanged, account_id, (change) => queue(() => answer(change)))
  const stopReturned = hub.subscribe(busReturned, 'all', () =>
    queue(async () => tell((await readNotices(db, account_id, { is_read: undefined, limit: SHOWN_AGAIN, offset: 0 })).rows)),
  )
  return () => {
    stop()
    stopReturned()
  }
}
