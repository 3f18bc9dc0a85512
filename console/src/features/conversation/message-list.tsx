import type { Hint, Note } from '@himoya/contract/desk'
import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { ArrowDown } from 'lucide-react'
import { useEffect } from 'react'
import { TypingSign } from './typing-sign.tsx'
import { useLang, useText } from '../../i18n/use-text.ts'
import { NoteBubble } from '../notes/public/note-bubble.tsx'
import notes_styles from '../../ui/messages/note.module.css'
import { Bubble } from '../messages/public/bubble.tsx'
import { byDay, endsGroup } from '../messages/public/days.ts'
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
  return (
    <div className={styles.list_frame}>
      {/* A scrolling region has to be reachable by keyboard. */}
      <div ref={box} className={styles.list} onScroll={onScroll} role="log" aria-label={text('chat.messages')} tabIndex={0}>
        <OlderMessages channel={channel} box={box} first_seq={first_seq} />
        {messages.length + pending.length === 0 ? <p className={styles.day}>{text('chat.empty')}</p> : null}
        {notes_failed ? <p className={notes_styles.failed}>{text('note.failed')}</p> : null}
        <Days view={view} notes={notes} hints={hints} />
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

/** What was said, and between it what staff noted. */
function Days({ view: { messages }, notes, hints }: Pick<Props, 'view' | 'notes' | 'hints'>) {
  const lang = useLang()
  const answered_seq = messages.findLast(({ is_admin }) => !is_admin)?.seq ?? 0
  const highlights = (message_id: string): Hint[] => hints.filter((hint) => hint.message_id === message_id)
  return byDay(messages, notes).map(({ first, entries }) => (
    <section key={first} className={styles.day_block}>
      <h2 className={styles.day}>{formatDay(first, lang)}</h2>
      {entries.map(({ message, note }, at) =>
        message ? (
          <Bubble
            key={message.id}
            message={message}
            highlights={highlights(message.id)}
            ends_group={endsGroup(message, entries[at + 1])}
            seen={message.seq < answered_seq}
          />
        ) : (
          <NoteBubble key={note.id} note={note} />
        ),
      )}
    </section>
  ))
}
