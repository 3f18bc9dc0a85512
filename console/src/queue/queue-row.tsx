import type { QueueHint } from '@himoya/contract/desk'
import type { StaffChat } from '@himoya/contract/staff'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Lightbulb, ShieldAlert } from 'lucide-react'
import { LinkBase } from 'react-admin'
import { useLang, useText } from '../i18n/use-text.ts'
import { LangBadge } from './lang-badge.tsx'
import styles from './queue.module.css'
import { RiskMark } from './risk-mark.tsx'
import { WaitClock } from './wait-clock.tsx'

type Props = {
  chat: StaffChat
  to: string
  open: boolean
  /** Topics its last words touch; a person decides. */
  hints: QueueHint['topics']
  /** Only for a chat that waits for somebody to take it. */
  onClaim?: (() => void) | undefined
  claiming: boolean
}

export function QueueRow({ chat, to, open, hints, onClaim, claiming }: Props) {
  const text = useText()
  const lang = useLang()
  const unread = open || chat.ended_at ? 0 : chat.unread
  return (
    <li className={`${open ? styles.row_open : styles.row} ${styles[`stripe_${chat.risk}`]} ${onClaim ? styles.has_claim : ''}`}>
      <LinkBase to={to} className={styles.row_link} aria-current={open ? 'true' : undefined}>
        <span className={styles.row_top}>
          <span className={styles.person}>{chat.person}</span>
          <LangBadge lang={chat.lang} />
          <RiskMark risk={chat.risk} />
          <span className={styles.row_time}>
            {chat.waiting_since && !chat.ended_at ? <WaitClock since={chat.waiting_since} /> : null}
            {chat.ended_at ? formatRelative(chat.ended_at, lang) : null}
          </span>
        </span>
        {chat.safe_now === 'no' && !chat.ended_at ? (
          <span className={styles.unsafe}>
            <ShieldAlert size={14} aria-hidden />
            {text('queue.unsafe')}
          </span>
        ) : null}
        {hints.length > 0 ? (
          <span className={styles.hint}>
            <Lightbulb size={14} aria-hidden />
            {text('queue.hint', { topics: hints.map((topic) => text(`care.topic_${topic}`)).join(', ') })}
          </span>
        ) : null}
        <span className={styles.row_bottom}>
          <span className={chat.preview === null ? styles.no_preview : styles.preview}>
            {chat.preview ?? text('queue.no_preview')}
          </span>
          {unread > 0 ? (
            <span className={styles.unread}>
              <span aria-hidden>{unread}</span>
              <span className="unseen">{text('queue.unread', { count: unread })}</span>
            </span>
          ) : null}
        </span>
      </LinkBase>
      {onClaim ? (
        <Button
          variant="outlined"
          className={styles.claim}
          disabled={claiming}
          onClick={onClaim}
          aria-label={`${text('chat.claim')}: ${chat.person}`}
        >
          {text(claiming ? 'chat.claiming' : 'chat.claim')}
        </Button>
      ) : null}
    </li>
  )
}
