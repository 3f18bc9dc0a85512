import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../platform/platform.ts'
import { deleteOldNotices } from './notifications.store.ts'
import { deleteDeadSubscriptions } from './push/subscription.store.ts'

const AT_ONCE = 5_000

/** Deletes notifications that have served their time, and devices where nobody is signed in any more. */
export async function sweepNotifications({ db, now, config }: Platform): Promise<void> {
  const before = new Date(now().getTime() - config.notification_days * DAY_MS)
  while ((await deleteOldNotices(db, before, AT_ONCE)) === AT_ONCE);
  await deleteDeadSubscriptions(db, now())
}
