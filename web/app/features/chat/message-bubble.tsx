import type { Message } from '@himoya/contract/chat'
import { formatChatTime } from '@himoya/kit/dates'
import { Check, CheckCheck } from 'lucide'
import { memo } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useSession } from '../account/session.ts'
import { MessageWords } from './message-words.tsx'

type MessageBubbleProps = {
  message: Message
  /** The counsellor has had it before their eyes. */
  seen?: boolean
}

/** One stored message: own ones right, the counsellor's left, text and time (seed section 2). One tick: stored; two: read. */
export const MessageBubble = memo(function MessageBubble({ message, seen = false }: MessageBubbleProps) {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  const time = formatChatTime(message.created_at, lang)
  if (message.is_admin) {
    return (
      <li className="max-w-[83%] self-start rounded-panel rounded-tl-[6px] border border-line bg-surface px-3.5 py-2">
        <span className="sr-only">{message.author ?? t('counsellor')}: </span>
        <MessageWords message={message} />
        <time className="text-meta text-ink-2" dateTime={message.created_at}>
          {time}
        </time>
      </li>
    )
  }
  return (
    <li className="max-w-[83%] self-end rounded-panel rounded-tr-[6px] bg-green-soft px-3.5 py-2">
      <span className="sr-only">{t('you')}: </span>
      <MessageWords message={message} />
      <p className="flex items-center justify-end gap-1.5 text-meta text-ink-2">
        <time dateTime={message.created_at}>{time}</time>
        <Icon of={seen ? CheckCheck : Check} className="ic size-4" />
        <span className="sr-only">{t(seen ? 'seen' : 'sent')}</span>
      </p>
    </li>
  )
})
