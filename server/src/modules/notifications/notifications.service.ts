import type { Language } from '@himoya/contract/languages'
import type { Notification, NotificationPage } from '@himoya/contract/notifications/notifications'
import type { UserActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from './follow.service.ts'
import { readNotices, readOwnNotice, writeAllRead, writeRead } from './notifications.store.ts'
import { presentNotice } from './present.ts'
export { followNotifications } from './follow.service.ts'
export { announceBroadcastNotifications, addBroadcastNotifications } from './broadcast-notifications.service.ts'
export { notify, readAbout } from './notify.service.ts'
export { exportNotifications, forgetNotifications } from './own-notifications.service.ts'
export { TEXTING } from './ringing/text-person.service.ts'

const NOTIFICATION = '/api/v1/notification/'

type Query = { page: number; page_size: number; is_read?: boolean | undefined }

/** A person's own, the newest first; not what lies behind the curtain. */
export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  actor: UserActor,
  lang: Language,
  { is_read, ...page }: Query,
): Promise<NotificationPage> {
  const { rows, count } = await readNotices(db, actor.id, { is_read, ...windowOf(page) })
  const results = rows.flatMap((row) => presentNotice(row, lang) ?? [])
  return pageAnswer(NOTIFICATION, { ...page, ...(is_read === undefined ? {} : { is_read: String(is_read) }) }, { count, results })
}

/** Read, or unread again. Throws `not_found`, also for another's. */
export async function changeNotification(
  { db, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>,
  actor: UserActor,
  lang: Language,
  id: string,
  is_read: boolean,
): Promise<Notification> {
  const changed = await writeRead(db, actor.id, id, is_read ? now() : null)
  const row = await readOwnNotice(db, actor.id, id)
  const notification = row && presentNotice(row, lang)
  if (!notification) throw new AppError('not_found')
  if (changed) announceChange(hub, actor.id, { ids: [notification.id] })
  return notification
}

/** Everything up to `until` is read, or up to now. */
export async function readAll(
  { db, hub, now }: Pick<Platform, 'db' | 'hub' | 'now'>,
  actor: UserActor,
  until: string | undefined,
): Promise<void> {
  const at = now()
  const last = until === undefined || new Date(until) > at ? at : new Date(until)
  if ((await writeAllRead(db, actor.id, last, at)) > 0) announceChange(hub, actor.id, { until: last.toISOString() })
}
