import type { Hint, Note } from '@himoya/contract/desk'
import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TypingSign } from './typing-sign.tsx'
import { useLang, useText } from '../../i18n/use-text.ts'
import { NoteBubble } from '../notes/public/note-bubble.tsx'
import notes_styles from '../../ui/messages/note.module.css'
import { Bubble } from '../messages/public/bubble.tsx'
import { byDay, type Day, endsGroup, type Entry, partedAt } from '../messages/public/days.ts'
import styles from '../../ui/messages/messages.module.css'
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
  useEffect(() => onBottom(at_bottom), [at_bottom, onBottom])
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

/** `next`: what follows the last entry on the same day, elsewhere. */
type DaysProps = Pick<Props, 'view' | 'hints'> & { days: readonly Day[]; next?: Entry | undefined }

/** What was said, and between it what staff noted. */
function Days({ days, next, view: { messages }, hints }: DaysProps) {
  const lang = useLang()
  const answered_seq = messages.findLast(({ is_admin }) => !is_admin)?.seq ?? 0
  const highlights = (message_id: string): Hint[] => hints.filter((hint) => hint.message_id === message_id)
  return days.map(({ first, entries, goes_on }) => (
    <section key={first} className={styles.day_block}>
      {goes_on ? null : <h2 className={styles.day}>{formatDay(first, lang)}</h2>}
      {entries.map(({ message, note }, at) =>
        message ? (
          <Bubble
            key={message.id}
            message={message}
            highlights={highlights(message.id)}
            ends_group={endsGroup(message, entries[at + 1] ?? (first === days.at(-1)?.first ? next : undefined))}
            seen={message.seq < answered_seq}
          />
        ) : (
          <NoteBubble key={note.id} note={note} />
        ),
      )}
    </section>
  ))
}
