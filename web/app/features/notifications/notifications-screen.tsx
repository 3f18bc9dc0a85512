import type { Notification } from '@himoya/contract/notifications'
import { unreadOf } from '@himoya/kit/notification-list'
import { MessageCircle, Settings } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { FailureCard } from '../account/forms/failure-card.tsx'
import { useRole, useSession } from '../account/session.ts'
import { Loading, SignInLinks } from '../saved/states.tsx'
import { showToast } from '../shell/toast.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'

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
  if (state === 'loading') return failure ? <FailureCard failure={failure} onAgain={reload} /> : <Loading />
  const orSay = (change: Promise<void>): Promise<void> =>
    change.catch(() => showToast({ title: t('list.not_changed'), status: 'error' }))
  const unread = unreadOf(list)
  return (
    <div className="flex flex-col gap-4">
      {list.results.length > 0 && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-2">
          <p role="status">
            {unread > 0
              ? t('list.unread', { count: list.next === null ? `${unread}` : `${unread}+` })
              : !list.next && t('list.all_read')}
          </p>
          {(unread > 0 || list.next !== null) && (
            <button type="button" className="btn btn-second" onClick={() => void orSay(markAll())}>
              {t('list.read_all')}
            </button>
          )}
        </div>
      )}
      <Rows results={list.results} onMark={(one, is_read) => orSay(mark(one, is_read))} />
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
