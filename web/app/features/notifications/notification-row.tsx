import type { Notification } from '@himoya/contract/notifications/notifications'
import { formatRelative } from '@himoya/kit/dates'
import { AlarmClock, FileText, KeyRound, Mail, MailOpen, Megaphone, MessageCircle, MessageCircleQuestionMark } from 'lucide'
import type { MouseEvent } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { Changing } from '../../ui/screen/changing.tsx'

const ICONS = {
  message: MessageCircle,
  question: MessageCircleQuestionMark,
  report: FileText,
  account: KeyRound,
  news: Megaphone,
  appointment: AlarmClock,
}
/** How long a tap waits for the server to have heard that it was read, before it leads on. */
const PATIENCE_MS = 1_500

type Props = { notification: Notification; onMark: (is_read: boolean) => Promise<void> }

/** Opening it reads it; the mark beside it changes that without opening. */
export function NotificationRow({ notification, onMark }: Props) {
  const t = useIslandTexts('notifications')
  const { lang } = useSession()
  const { kind, title, text, is_read, created_at } = notification
  return (
    <li className={`card flex items-start gap-3 p-2 pl-4 ${is_read ? '' : 'bg-green-wash'}`}>
      <Icon of={ICONS[kind]} className={`ic mt-4 shrink-0 ${is_read ? 'text-ink-2' : 'text-green-ink'}`} />
      <div className="min-w-0 grow py-1">
        <Title notification={notification} onMark={onMark} />
        {text && <p className="wrap-anywhere text-ink-2">{text}</p>}
        <p className="meta flex flex-wrap items-center gap-2">
          {!is_read && <span className="tag">{t('list.new')}</span>}
          <time dateTime={created_at}>
            <Changing>{formatRelative(created_at, lang)}</Changing>
          </time>
        </p>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={t(is_read ? 'list.mark_unread' : 'list.mark_read', { title })}
        onClick={() => void onMark(!is_read)}
      >
        <Icon of={is_read ? Mail : MailOpen} />
      </button>
    </li>
  )
}

function Title({ notification: { kind, title, path, is_read }, onMark }: Props) {
  const { lang } = useSession()
  const look = `inline-flex min-h-11 items-center text-left wrap-anywhere ${is_read ? '' : 'font-[650]'}`
  const in_chat = kind === 'message' || kind === 'appointment'
  if (path === null && !in_chat) return <p className={look}>{title}</p>
  if (path === null) {
    return (
      <a
        key="chat"
        className={look}
        href={`/${lang}/numbers#write`}
        data-open-chat=""
        onClick={() => is_read || void onMark(true)}
      >
        {title}
      </a>
    )
  }
  const href = `/${lang}/${path.replace(/^\//, '')}`
  async function follow(event: MouseEvent): Promise<void> {
    if (is_read || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    await Promise.race([onMark(true), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    location.assign(href)
  }
  return (
    <a className={look} href={href} onClick={(event) => void follow(event)}>
      {title}
    </a>
  )
}
