import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { FoundChat } from '@himoya/contract/chat/records'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { Link } from 'react-router'
import styles from '../../../ui/pages/page.module.css'
import { CHAT_STATE_TEXT } from '../../../ui/marks/chat-state.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { RiskTag } from './contact-row.tsx'
import record_styles from './records.module.css'

const LIST = { [CHAT_STATE.waiting]: 'queue', [CHAT_STATE.active]: 'mine', [CHAT_STATE.ended]: 'ended' } as const

export function FoundRow({ chat }: { chat: FoundChat }) {
  const text = useText()
  const lang = useLang()
  const { record } = chat
  return (
    <Link to={`/${LIST[chat.state]}/${chat.id}`} className={styles.row}>
      <div className={styles.row_head}>
        <strong>{chat.person}</strong>
        <LangBadge lang={chat.lang} />
        <RiskTag risk={chat.risk} />
        <span className={styles.row_end}>{formatChatTime(chat.created_at, lang)}</span>
      </div>
      <p className={styles.meta}>
        {[text(CHAT_STATE_TEXT[chat.state]), chat.assigned_to?.alias, text('search.messages', { count: chat.last_seq })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {record ? (
        <div className={record_styles.tags}>
          <Chip variant="outlined" label={text(`who.${record.who}`)} />
          {record.forms.map((form) => (
            <Chip key={form} color="warning" variant="outlined" label={text(`form.${form}`)} />
          ))}
          {record.topics.map((topic) => (
            <Chip key={topic} variant="outlined" label={text(`topic.${topic}`)} />
          ))}
          <Chip variant="outlined" label={text(`outcome.${record.outcome}`)} />
        </div>
      ) : null}
    </Link>
  )
}
