import type { Message } from '@himoya/contract/chat/chat'
import { Check, CheckCheck } from 'lucide'
import { memo } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { Bubble } from './public/bubble.tsx'
import { MessageWords } from './message-words.tsx'
import { Changing } from '../../ui/screen/changing.tsx'

type MessageBubbleProps = {
  message: Message
  /** The counsellor has had it before their eyes. */
  seen?: boolean
  /** Who says it stands over it. */
  named?: boolean
}

/** One stored message of a chat. One tick: stored; two: read. */
export const MessageBubble = memo(function MessageBubble({ message, seen = false, named = false }: MessageBubbleProps) {
  const t = useIslandTexts('chat')
  const { is_admin, author, created_at } = message
  const fate = (
    <>
      <Icon of={seen ? CheckCheck : Check} className="ic size-4" />
      {/* news of a message is said once, when it comes */}
      <span className="sr-only" aria-live="off">
        <Changing>{t(seen ? 'seen' : 'sent')}</Changing>
      </span>
    </>
  )
  return (
    <Bubble own={!is_admin} who={is_admin ? (author ?? t('counsellor')) : t('you')} named={named} at={created_at} fate={fate}>
      <MessageWords message={message} />
    </Bubble>
  )
})
