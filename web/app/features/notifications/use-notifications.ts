import type { Notification, NotificationPage } from '@himoya/contract/notifications/notifications'
import { createNotificationFeed, type NotificationFeed } from '../../browser/push/notification-feed.ts'
import { NO_NOTIFICATIONS, type NotificationChange } from '../../browser/push/notification-list.ts'
import { useEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { unreadNow } from './unread.ts'
import { NOTIFICATION_EVENT, NOTIFICATION_FRAME_EVENT, type NotificationEvent } from '../../browser/island-events.ts'

/** Longer than a link takes to stand. */
const BELL_MS = 1_500

/** The person's notifications, kept true by what the page's bell hears. The tag of the seed (section 7) is `Notification`. */
export function useNotifications() {
  const { api } = useSession()
  const [list, setList] = useState(NO_NOTIFICATIONS)
  const [state, setState] = useState<'loading' | 'ready'>('loading')
  const [failure, setFailure] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const [feed] = useState<NotificationFeed>(() =>
    createNotificationFeed({
      read: (page) => api.get<NotificationPage>(`notification/?page=${page}`),
      onChange: setList,
    }),
  )

  async function read(reading: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await reading()
      setState('ready')
    } catch (error) {
      setFailure(error as Error)
    } finally {
      setBusy(false)
    }
  }

  useEffect(() => {
    // The bell says when it hears every change: what is read then is read once. A page whose bell is late does not wait for it.
    let patience = unreadNow() ? undefined : setTimeout(begin, BELL_MS)
    if (patience === undefined) begin()
    function begin(): void {
      clearTimeout(patience)
      patience = undefined
      void read(feed.load)
    }
    const onNotification = (event: Event): void => {
      const frame = (event as NotificationEvent).detail
      if (frame) feed.hear(frame)
      else if (patience !== undefined) begin()
      // what is on the screen stays there when there is no answer
      else feed.load().catch(() => null)
    }
    document.addEventListener(NOTIFICATION_EVENT, onNotification)
    return () => {
      clearTimeout(patience)
      document.removeEventListener(NOTIFICATION_EVENT, onNotification)
    }
  }, [feed])

  return {
    list,
    state,
    failure,
    busy,
    reload: () => void read(feed.load),
    more: () => void read(feed.more),
    ...changesOf(api, feed),
  }
}

/** Shown at once, here, at the bell and in the other tabs; taken back when the server says no, which is thrown. */
function changesOf(api: ReturnType<typeof useSession>['api'], feed: NotificationFeed) {
  function tell(frame: NotificationChange): void {
    feed.hear(frame)
    document.dispatchEvent(new CustomEvent(NOTIFICATION_FRAME_EVENT, { detail: frame }))
  }
  return {
    async mark(notification: Notification, is_read: boolean): Promise<void> {
      tell({ type: 'notification', ...notification, is_read })
      try {
        await api.patch(`notification/${notification.id}/`, { is_read })
      } catch (error) {
        tell({ type: 'notification', ...notification })
        throw error
      }
    },
    /** Up to the newest one that is shown: what comes meanwhile stays unread. */
    async markAll(): Promise<void> {
      const { results } = feed.list()
      const until = results[0]?.created_at
      if (!until) return
      tell({ type: 'notifications_read', until })
      try {
        await api.post('notification/read-all/', { until })
      } catch (error) {
        results.filter(({ is_read }) => !is_read).forEach((one) => tell({ type: 'notification', ...one }))
        throw error
      }
    },
  }
}
