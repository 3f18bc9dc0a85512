import type { Hint } from '@himoya/contract/chat/desk'
import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { formatDay } from '@himoya/kit/dates'
import { useLang } from '../../../i18n/use-text.ts'
import { NoteBubble } from '../notes/public/note-bubble.tsx'
import { Bubble } from '../messages/public/bubble.tsx'
import { type Day, endsGroup, type Entry } from '../messages/public/days.ts'
import styles from '../../../ui/messages/messages.module.css'

/** `next`: what follows the last entry on the same day, elsewhere. */
type Props = { days: readonly Day[]; view: StaffChatView; hints: readonly Hint[]; next?: Entry | undefined }

/** What was said, and between it what staff noted. */
export function Days({ days, next, view: { messages }, hints }: Props) {
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
