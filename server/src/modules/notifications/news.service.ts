import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from './follow.service.ts'
import { insertNews } from './news.store.ts'
import { ringSoon } from './notify.service.ts'

type News = { broadcast_id: string; path: string | null; account_ids: readonly string[] }
type Told = { id: string; account_id: string }

/**
 * Tells these people what editors wrote, each once however often it is called. `db` is the transaction that notes how far it has
 * come; call `announceNews` with the answer after it.
 */
export async function tellNews({ now, jobs }: Pick<Platform, 'now' | 'jobs'>, db: Db, news: News): Promise<Told[]> {
  const at = now()
  const { broadcast_id, path, account_ids } = news
  const ids = account_ids.map(() => uuid(at.getTime()))
  const added = await insertNews(db, { broadcast_id, path, account_ids, ids, at })
  // Few want to be rung for news; everybody else's devices are left alone without a job of their own.
  for (const { account_id, rings } of added) if (rings) await ringSoon({ jobs }, db, account_id)
  return added
}

/** To their screens. */
export function announceNews({ hub }: Pick<Platform, 'hub'>, told: readonly Told[]): void {
  for (const { id, account_id } of told) announceChange(hub, account_id, { ids: [id] })
}
