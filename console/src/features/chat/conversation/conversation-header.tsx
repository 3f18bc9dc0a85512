import type { StaffChat } from '@himoya/contract/staff/staff'
import { IconButton } from '@mui/material'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { CHAT_STATE_TEXT } from '../../../ui/marks/chat-state.ts'
import { useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { RiskMark } from '../queue/public/risk-mark.tsx'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import { TransferButton } from '../transfer/public/transfer-button.tsx'
import styles from './conversation.module.css'
import { EndChat } from './end-chat.tsx'
import { FactsButton } from './facts.tsx'

type Props = { chat: StaffChat; back_to: string; can_end: boolean }

export function ConversationHeader({ chat, back_to, can_end }: Props) {
  const text = useText()
  return (
    <header className={styles.head}>
      <IconButton component={Link} to={back_to} className={styles.back} aria-label={text('app.back')}>
        <ArrowLeft size={22} />
      </IconButton>
      <h1 className={styles.person}>{chat.person}</h1>
      <LangBadge lang={chat.lang} />
      {chat.waiting_since && !chat.ended_at ? (
        <WaitClock since={chat.waiting_since} />
      ) : (
        <span className={styles.head_state}>{text(CHAT_STATE_TEXT[chat.state])}</span>
      )}
      <span className={styles.head_space} />
      <FactsButton chat={chat} />
      <div className={styles.head_second}>
        <RiskMark risk={chat.risk} />
        <span className={styles.head_space} />
        {can_end ? (
          <>
            <TransferButton chat={chat} />
            <EndChat chat={chat} />
          </>
        ) : null}
      </div>
    </header>
  )
}
