import type { Language } from '@himoya/contract/languages'
import type { ExportedNotification } from '@himoya/contract/notifications/notifications'
import type { Db } from '../../platform/db/connect.ts'
import { deleteNoticesOf, readNotices } from './notifications.store.ts'
import { deletePreference } from './preference.store.ts'
import { presentNotice } from './present.ts'
import { deleteSubscriptionsOf } from './push/subscription.store.ts'

const EXPORTED = 10_000

/** What a person was told, the newest first, for their export (safety.md 29); what lies behind the curtain stays there. */
export async function exportNotifications(db: Db, account_id: string, lang: Language): Promise<ExportedNotification[]> {
  const { rows } = await readNotices(db, account_id, { is_read: undefined, limit: EXPORTED, offset: 0 })
  return rows.flatMap((row) => {
    const shown = presentNotice(row, lang)
    return shown ? [{ title: shown.title, text: shown.text, is_read: shown.is_read, created_at: shown.created_at }] : []
  })
}

/** Deletes all of a person's notifications, choices and subscriptions. `db` is the transaction that deletes the account. */
export async function forgetNotifications(db: Db, account_id: string): Promise<void> {
  await deleteNoticesOf(db, account_id)
  await deletePreference(db, account_id)
  await deleteSubscriptionsOf(db, account_id)
}
