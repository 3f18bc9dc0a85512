import type { Message } from '@himoya/contract/chat/chat'
import { formatChatTime } from '@himoya/kit/dates'
import { Check, CheckCheck } from 'lucide-react'
import { CardView } from '../../cards/public/card-view.tsx'
import type { Highlights } from '../../../../ui/marks/cut-at.ts'
import { MarkedText } from '../../../../ui/marks/marked-text.tsx'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { AttachmentView } from '../../media/public/attachment-view.tsx'
import styles from '../../../../ui/messages/messages.module.css'

type Props = {
  message: Message
  highlights?: Highlights | undefined
  /** The last of what one person said in one go: it alone says when. */
  ends_group?: boolean
  /** Whoever has answered has read what stands above their answer. */
  seen?: boolean
}
const NO_HIGHLIGHTS: Highlights = []

function Words({ message: { card, attachment, message }, highlights = NO_HIGHLIGHTS }: Props) {
  if (card) return <CardView card={card} />
  if (attachment) return <AttachmentView attachment={attachment} message={message} />
  return (
    <p className={styles.words} dir="auto">
      <MarkedText words={message} highlights={highlights} />
    </p>
  )
}

/** A stored message: ours at the right with its tick, the child's at the left. */
export function Bubble({ message, highlights, ends_group = true, seen = false }: Props) {
  const text = useText()
  const { is_admin, author } = message
  return (
    <article className={`${is_admin ? styles.ours : styles.theirs} ${ends_group ? '' : styles.goes_on}`}>
      {is_admin ? <span className="unseen">{author ?? text('chat.staff')}: </span> : null}
      <Words message={message} highlights={highlights} />
      {ends_group ? <Meta message={message} seen={seen} /> : null}
    </article>
  )
}

function Meta({ message: { is_admin, created_at }, seen }: { message: Message; seen: boolean }) {
  const text = useText()
  const lang = useLang()
  const Tick = seen ? CheckCheck : Check
  return (
    <p className={styles.meta}>
      <time dateTime={created_at}>{formatChatTime(created_at, lang)}</time>
      {is_admin ? (
        <>
          <Tick size={16} aria-hidden />
          <span className={seen ? undefined : 'unseen'}>{text(seen ? 'chat.seen' : 'chat.sent')}</span>
        </>
      ) : null}
    </p>
  )
}
