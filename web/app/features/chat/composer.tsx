import { type RefObject, useRef } from 'react'
import { MediaButtons } from './media/media-buttons.tsx'
import { MessageBox } from './public/message-box.tsx'
import { type SendingOptions, useSending } from './use-sending.ts'

type ComposerProps = Omit<SendingOptions, 'onSent'> & { box?: RefObject<HTMLTextAreaElement | null> }

/** Where a message of the chat is written. Without `onSend` the box only keeps a draft: no chat yet. */
export function Composer({ box: given, onSend, onTyping }: ComposerProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const box = given ?? own
  const sending = useSending({ onSend, onTyping, onSent: () => box.current?.focus() })
  return (
    <MessageBox {...sending} busy={false} box={box} onBlur={() => onTyping?.(false)}>
      <MediaButtons />
    </MessageBox>
  )
}
