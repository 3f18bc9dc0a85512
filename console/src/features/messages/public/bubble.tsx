import type { Message } from '@himoya/contract/chat'
import { formatChatTime } from '@himoya/kit/dates'
import { Check } from 'lucide-react'
import { CardView } from '../../cards/public/card-view.tsx'
import type { Highlights } from '../../../ui/marks/cut-at.ts'
import { MarkedText } from '../../../ui/marks/marked-text.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { AttachmentView } from '../../media/public/attachment-view.tsx'
import styles from '../../../ui/messages/messages.module.css'

type Props = { message: Message; marks?: Marks | undefined }
const NO_MARKS: Marks = []

function Words({ message: { card, attachment, message }, highlights = NO_HIGHLIGHTS }: Props) {
  if (card) return <CardView card={card} />
  if (attachment) return <AttachmentView attachment={attachment} message={message} />
  return (
    <p className={styles.words}>
      <MarkedText words={message} highlights={highlights} />
    </p>
  )
}

/** A stored message: ours at the right with its tick, the child's at the left. */
export function Bubble({ message, highlights, ends_group = true, seen = false }: Props) {
  const text = useText()
  const lang = useLang()
  const { is_admin, author, created_at } = message
  return (
    <article className={is_admin ? styles.ours : styles.theirs}>
      {is_admin ? <span className="unseen">{author ?? text('chat.staff')}: </span> : null}
      <Words message={message} marks={marks} />
      <p className={styles.meta}>
        <time dateTime={created_at}>{formatChatTime(created_at, lang)}</time>
        {is_admin ? (
          <>
            <Check size={16} aria-hidden />
            <span className="unseen">{text('chat.sent')}</span>
          </>
        ) : null}
      </p>
    </article>
  )
}
