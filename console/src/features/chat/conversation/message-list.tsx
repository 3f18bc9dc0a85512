import type { Hint, Note } from '@himoya/contract/chat/desk'
import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { Button } from '@mui/material'
import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Days } from './days.tsx'
import { TypingSign } from './typing-sign.tsx'
import { useText } from '../../../i18n/use-text.ts'
import notes_styles from '../../../ui/messages/note.module.css'
import { byDay, partedAt } from '../messages/public/days.ts'
import styles from '../../../ui/messages/messages.module.css'
import { OlderMessages } from './older-messages.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import type { ChatChannel } from './channels.ts'
import { useStickyScroll } from './use-sticky-scroll.ts'

type Props = {
  channel: ChatChannel
  view: StaffChatView
  notes: readonly Note[]
  notes_failed: boolean
  hints: readonly Hint[]
  onBottom(at_bottom: boolean): void
}

export function MessageList({ channel, view, notes, notes_failed, hints, onBottom }: Props) {
  const text = useText()
  const { messages, pending, peer_types } = view
  const first_seq = messages[0]?.seq
  const { box, at_bottom, unseen, toBottom, onScroll } = useStickyScroll({
    first_seq,
    last_seq: messages.at(-1)?.seq,
    pending: pending.length,
    beside: notes.length + Number(peer_types),
  })
  useEffect(() => {
    onBottom(at_bottom)
  }, [at_bottom, onBottom])
  // what was there when it was opened, and what is read above it later, is no news
  const [news_from] = useState((messages.at(-1)?.seq ?? 0) + 1)
  const { before, after } = partedAt(byDay(messages, notes), news_from)
  return (
    <div className={styles.list_frame}>
      {/* A scrolling region has to be reachable by keyboard. */}
      <div
        ref={box}
        className={styles.list}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={text('chat.messages')}
        tabIndex={0}
      >
        <OlderMessages channel={channel} box={box} first_seq={first_seq} />
        {messages.length + pending.length === 0 ? <p className={styles.day}>{text('chat.empty')}</p> : null}
        {notes_failed ? <p className={notes_styles.failed}>{text('note.failed')}</p> : null}
        <Days days={before} next={after.find(({ goes_on }) => goes_on)?.entries[0]} view={view} hints={hints} />
        <div className={styles.fresh} aria-live="polite" aria-relevant="additions">
          <Days days={after} view={view} hints={hints} />
        </div>
        {pending.map((entry) => (
          <PendingBubble key={entry.cid} entry={entry} channel={channel} />
        ))}
        {peer_types ? <TypingSign /> : null}
      </div>
      {at_bottom ? null : (
        <Button className={styles.to_latest} variant="outlined" startIcon={<ArrowDown size={16} />} onClick={toBottom}>
          {text(unseen ? 'chat.new_below' : 'chat.to_latest')}
        </Button>
      )}
    </div>
  )
}
