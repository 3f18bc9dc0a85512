import type { Notification } from '@himoya/contract/notifications/notifications'
import { unreadOf } from '../../browser/push/notification-list.ts'
import { MessageCircle, Settings } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { FailureCard } from '../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../session/session.ts'
import { Loading, SignInLinks } from '../../ui/screen/states.tsx'
import { showToast } from '../../ui/screen/toast.ts'
import { NotificationRow } from './notification-row.tsx'
import { countWords, isCoveredByChat, onUnread, unreadNow } from './unread.ts'
import { useNotifications } from './use-notifications.ts'
import { Changing } from '../../ui/screen/changing.tsx'

export function NotificationsScreen() {
  return useRole() === 'user' ? <Own /> : <ForGuests />
}

function ForGuests() {
  const t = useIslandTexts('notifications')
  return (
    <section className="card flex flex-col gap-3 p-5">
      <p>{t('list.guest')}</p>
      <SignInLinks />
    </section>
  )
}

function Own() {
  const t = useIslandTexts('notifications')
  const { lang } = useSession()
  const { list, state, failure, busy, reload, more, mark, markAll } = useNotifications()
  const counted = useUnread()
  if (state === 'loading') return failure ? <FailureCard failure={failure} onAgain={reload} /> : <Loading />
  const orSay = (change: Promise<void>): Promise<void> =>
    change.catch(() => showToast({ title: t('list.not_changed'), status: 'error' }))
  const { chat, unread } = counted ?? { chat: 0, unread: list.next === null ? unreadOf(list) : null }
  const rows = list.results.filter((one) => !isCoveredByChat(one, chat))
  const news = rows.filter(({ is_read }) => !is_read).length
  return (
    <div className="flex flex-col gap-4">
      {(rows.length > 0 || chat > 0) && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-2">
          <p role="status">
            <Changing>
              {unread === null ? '' : unread > 0 ? t('list.unread', { count: countWords(unread) }) : t('list.all_read')}
            </Changing>
          </p>
          {(news > 0 || list.next !== null) && (
            <button type="button" className="btn btn-second" onClick={() => void orSay(markAll())}>
              {t('list.read_all')}
            </button>
          )}
        </div>
      )}
      {chat > 0 && <WaitingInChat count={chat} />}
      {(rows.length > 0 || chat === 0) && <Rows results={rows} onMark={(one, is_read) => orSay(mark(one, is_read))} />}
      {failure && <FailureCard failure={failure} onAgain={list.next === null ? reload : more} />}
      {list.next !== null && !failure && (
        <button type="button" className="btn btn-second" aria-disabled={busy} onClick={() => !busy && more()}>
          {t('list.older')}
        </button>
      )}
      <a className="inline-flex min-h-11 items-center gap-2 self-start" href={`/${lang}/profile#notifications`}>
        <Icon of={Settings} />
        {t('list.choices')}
      </a>
    </div>
  )
}

/** What the page's bell counted; null: it has not yet. */
function useUnread(): { chat: number; unread: number } | null {
  const known = useSyncExternalStore(onUnread, unreadNow, unreadNow)
  return known && { chat: known.chat, unread: known.chat + known.news }
}

/** The words themselves stand in the chat alone. */
function WaitingInChat({ count }: { count: number }) {
  const t = useIslandTexts('notifications')
  const { lang } = useSession()
  return (
    <section className="card flex flex-wrap items-center justify-between gap-3 bg-green-wash p-4">
      <h2 className="text-body font-[650]">
        <Changing>{t('list.chat_new', { count: countWords(count) })}</Changing>
      </h2>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('list.chat_open')}
      </a>
    </section>
  )
}

type RowsProps = { results: readonly Notification[]; onMark: (one: Notification, is_read: boolean) => Promise<void> }

function Rows({ results, onMark }: RowsProps) {
  const t = useIslandTexts('notifications')
  const { lang } = useSession()
  if (results.length === 0) {
    return (
      <section className="card flex flex-col items-start gap-3 p-5">
        <h2 className="text-h3">{t('list.none')}</h2>
        <p>{t('list.none_text')}</p>
        <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
          <Icon of={MessageCircle} />
          {t('list.write')}
        </a>
      </section>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {results.map((one) => (
        <NotificationRow key={one.id} notification={one} onMark={(is_read) => onMark(one, is_read)} />
      ))}
    </ul>
  )
}
