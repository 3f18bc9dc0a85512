import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from './follow.service.ts'
import { insertBroadcastNotifications } from './broadcast-notifications.store.ts'
import { ringSoon } from './notify.service.ts'

type BroadcastNotifications = { broadcast_id: string; path: string | null; account_ids: readonly string[] }
type AddedNotification = { id: string; account_id: string }

/**
 * Tells these people what editors wrote, each once however often it is called. `db` is the transaction that notes how far it has
 * come; call `announceBroadcastNotifications` with the answer after it.
 */
export async function addBroadcastNotifications(
  { now, jobs }: Pick<Platform, 'now' | 'jobs'>,
  db: Db,
  news: BroadcastNotifications,
): Promise<AddedNotification[]> {
  const at = now()
  const { broadcast_id, path, account_ids } = news
  const ids = account_ids.map(() => uuid(at.getTime()))
  const added = await insertBroadcastNotifications(db, { broadcast_id, path, account_ids, ids, at })
  // Few want to be rung for news; everybody else's devices are left alone without a job of their own.
  for (const { account_id, rings } of added) if (rings) await ringSoon({ jobs }, db, account_id)
  return added
}

/** To their screens. */
export function announceBroadcastNotifications({ hub }: Pick<Platform, 'hub'>, added: readonly AddedNotification[]): void {
  for (const { id, account_id } of added) announceChange(hub, account_id, { ids: [id] })
}
