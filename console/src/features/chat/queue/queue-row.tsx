import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { MessageCircleWarning, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { PromiseChip } from '../../reports/follow-ups/public/promise-chip.tsx'
import { HintLine } from './public/hint-line.tsx'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { useServices, useStore } from '../../../session/services.ts'
import { useValue } from '../../../session/value.ts'
import { createQueueStore } from './public/queue-store.ts'
import styles from './queue.module.css'
import { RiskMark } from './public/risk-mark.tsx'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'

type Props = {
  chat: StaffChat
  to: string
  open: boolean
  /** There is no connection since then: clocks stand still and nothing can be taken. */
  offline_since: number | null
  /** Only for a chat that waits for somebody to take it. */
  onClaim?: (() => void) | undefined
  claiming: boolean
}

export function QueueRow({ chat, to, open, offline_since, onClaim, claiming }: Props) {
  const text = useText()
  const lang = useLang()
  const unread = open || chat.ended_at ? 0 : chat.unread
  return (
    <li
      className={`${open ? styles.row_open : styles.row} ${styles[`stripe_${chat.risk}`]} ${called(chat)} ${onClaim ? styles.has_claim : ''}`}
    >
      <Link to={to} className={styles.row_link} aria-current={open ? 'true' : undefined}>
        <span className={styles.row_top}>
          <span className={styles.person}>{chat.person}</span>
          <LangBadge lang={chat.lang} />
          <RiskMark risk={chat.risk} />
          <span className={styles.row_time}>
            {chat.waiting_since && !chat.ended_at ? <WaitClock since={chat.waiting_since} stands_at={offline_since} /> : null}
            {chat.ended_at ? formatRelative(chat.ended_at, lang) : null}
          </span>
        </span>
        {chat.safe_now === 'no' && !chat.ended_at ? (
          <span className={styles.unsafe}>
            <ShieldAlert size={14} aria-hidden />
            {text('queue.unsafe')}
          </span>
        ) : null}
        {chat.another_asked && chat.assigned_to === null ? <span className={styles.another}>{text('queue.another')}</span> : null}
        <HintLine chat={chat} />
        <PromiseChip chat_id={chat.id} />
        <span className={styles.row_bottom}>
          <RowWords chat={chat} open={open} />
          <Whispers count={chat.whispers} />
          {unread > 0 ? (
            <span className={styles.unread}>
              <span aria-hidden>{unread}</span>
              <span className="unseen">{text('queue.unread', { count: unread })}</span>
            </span>
          ) : null}
        </span>
      </Link>
      {onClaim ? (
        <Button
          variant="outlined"
          className={styles.claim}
          disabled={claiming || offline_since !== null}
          onClick={onClaim}
          aria-label={`${text('chat.claim')}: ${chat.person}`}
        >
          {text(claiming ? 'chat.claiming' : 'chat.claim')}
        </Button>
      ) : null}
    </li>
  )
}

/** What happens in it at this moment, before what was said last: it is being written there, or an answer of mine is begun. */
function RowWords({ chat, open }: Pick<Props, 'chat' | 'open'>) {
  const text = useText()
  const { drafts } = useServices()
  const types = useValue(useStore(createQueueStore).typing).has(chat.id)
  if (types) return <span className={styles.typing}>{text('care.typing')}</span>
  const draft = open || chat.ended_at ? '' : drafts.read(chat.id).trim()
  if (draft)
    return (
      <span className={styles.preview}>
        <strong className={styles.draft}>{text('queue.draft')}</strong> {draft}
      </span>
    )
  return (
    <span className={chat.preview === null ? styles.no_preview : styles.preview}>{chat.preview ?? text('queue.no_preview')}</span>
  )
}

/** What the lists point at colours the row until a person has said how urgent it is. */
const called = ({ urgency, hints }: StaffChat): string | undefined =>
  hints.length > 0 && (urgency === 'danger' || urgency === 'hinted') ? styles[`called_${urgency}`] : ''

function Whispers({ count }: { count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <span className={styles.whispers} title={text('queue.whispers', { count })}>
      <MessageCircleWarning size={13} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="unseen">{text('queue.whispers', { count })}</span>
    </span>
  )
}
