import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../platform/platform.ts'
import { forgetPlaces, readSettledKeys } from './sos.store.ts'

const BATCH = 200

/** Takes places away after seven days, and settled calls with their keys when a chat's text goes (safety.md 28). */
export async function sweepSos({ db, vault, config, now }: Platform): Promise<void> {
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await forgetPlaces(db, before(config.sos_place_days))
  for (;;) {
    const keys = await readSettledKeys(db, before(config.chat_days), BATCH)
    if (keys.length === 0) return
    await vault.destroyKeys(db, keys)
  }
}
