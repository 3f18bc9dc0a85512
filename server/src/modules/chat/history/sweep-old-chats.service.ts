import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../../platform/platform.ts'
import { forgetFilesSoon } from './forget-files.service.ts'
import { deleteOldChats } from './retention.store.ts'

const BATCH = 200

/** Forgets chats so many days after their last message (safety.md 28): text, notes and files go with the key. What was counted stays. */
export async function sweepOldChats(platform: Platform): Promise<void> {
  const { db, vault, config, now } = platform
  const before = new Date(now().getTime() - config.chat_days * DAY_MS)
  for (;;) {
    const count = await db.transaction().execute(async (on) => {
      const keys = await deleteOldChats(on, before, BATCH)
      await vault.destroyKeys(on, keys)
      if (keys.length > 0) await forgetFilesSoon(platform, on)
      return keys.length
    })
    if (count < BATCH) return
  }
}
