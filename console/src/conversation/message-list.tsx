import type { StaffChatView } from '@himoya/kit/staff-socket'
import { formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { ArrowDown } from 'lucide-react'
import { useLang, useText } from '../i18n/use-text.ts'
import { Bubble } from './bubble.tsx'
import styles from './messages.module.css'
import { byDay } from './days.ts'
import { OlderMessages } from './older-messages.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import type { ChatRoom } from './rooms.ts'
import { useStickyScroll } from './use-sticky-scroll.ts'

type Props = { room: ChatRoom; view: StaffChatView }

export function MessageList({ room, view }: Props) {
  const text = useText()
  const lang = useLang()
  const { messages, pending } = view
  const first_seq = messages[0]?.seq
  const { box, at_bottom, unseen, toBottom, onScroll } = useStickyScroll({
    first_seq,
    last_seq: messages.at(-1)?.seq,
    pending: pending.length,
  })
  return (
    <div className={styles.list_frame}>
      {/* A scrolling region has to be reachable by keyboard. */}
      <div ref={box} className={styles.list} onScroll={onScroll} role="log" aria-label={text('chat.messages')} tabIndex={0}>
        <OlderMessages room={room} first_seq={first_seq} />
        {messages.length + pending.length === 0 ? <p className={styles.day}>{text('chat.empty')}</p> : null}
        {byDay(messages).map(({ first, messages: of_day }) => (
          <section key={of_day[0]!.seq} className={styles.day_block}>
            <h2 className={styles.day}>{formatDay(first, lang)}</h2>
            {of_day.map((message) => (
              <Bubble key={message.seq} message={message} />
            ))}
          </section>
        ))}
        {pending.map((entry) => (
          <PendingBubble key={entry.cid} entry={entry} room={room} />
        ))}
      </div>
      {at_bottom ? null : (
        <Button className={styles.to_latest} variant="outlined" startIcon={<ArrowDown size={16} />} onClick={toBottom}>
          {text(unseen ? 'chat.new_below' : 'chat.to_latest')}
        </Button>
      )}
    </div>
  )
}
