import type { Platform } from '../../platform/platform.ts'
import { announceChange } from './follow.service.ts'
import { writeRung } from './ring.store.ts'

/** Brings what is new to a person's screens. */
export async function ring(platform: Platform, account_id: string): Promise<void> {
  const fresh = await writeRung(platform.db, account_id, platform.now())
  if (fresh.length > 0) announceChange(platform.hub, account_id, { ids: fresh.map(({ id }) => id) })
}
