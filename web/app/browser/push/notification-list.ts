import type { Notification, NotificationPage } from '@himoya/contract/notifications/notifications'
import type { NotificationFrame, NotificationsReadFrame } from '@himoya/contract/chat/socket'

/** The paged list of seed section 3, newest first: what was loaded of it, and what came live. */
export type NotificationList = Omit<NotificationPage, 'results'> & { results: readonly Notification[] }
export type NotificationChange = NotificationFrame | NotificationsReadFrame

export const NO_NOTIFICATIONS: NotificationList = { count: 0, next: null, previous: null, results: [] }

export const isNotificationChange = (frame: { type?: string | undefined }): frame is NotificationChange =>
  frame.type === 'notification' || frame.type === 'notifications_read'

/** The unread count is nowhere stored: it is derived from `is_read` (seed section 3). */
export const unreadOf = ({ results }: NotificationList): number => results.filter(({ is_read }) => !is_read).length

/** The next page, merged by id: a row that slipped onto it while others came in is there once. */
export function mergePage(list: NotificationList, { results, ...page }: NotificationPage): NotificationList {
  return { ...page, previous: list.previous, results: mergeById(list.results, results) }
}

/** What the server, or another tab, says of one notification or of many. */
export function hearNotifications(list: NotificationList, frame: NotificationChange): NotificationList {
  if (frame.type === 'notifications_read') {
    const until = Date.parse(frame.until)
    const isMeant = ({ is_read, created_at }: Notification): boolean => !is_read && Date.parse(created_at) <= until
    return { ...list, results: list.results.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)) }
  }
  const { type: _, ...notification } = frame
  const known = list.results.some(({ id }) => id === notification.id)
  // Of a page that is not loaded yet: it comes with that page, and the server has counted it.
  if (!known && list.next !== null && isOlder(notification, list.results.at(-1))) return list
  return { ...list, count: list.count + (known ? 0 : 1), results: mergeById(list.results, [notification]) }
}

function mergeById(known: readonly Notification[], came: readonly Notification[]): Notification[] {
  const ids = new Set(came.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...came].sort(newestFirst)
}

const isOlder = (one: Notification, last: Notification | undefined): boolean => last !== undefined && newestFirst(last, one) < 0

/** Ids count up with time, so they part what came in the same millisecond. */
function newestFirst(one: Notification, other: Notification): number {
  return Date.parse(other.created_at) - Date.parse(one.created_at) || (one.id < other.id ? 1 : -1)
}
