import { useRef } from 'react'
import { MediaButtons } from './media/media-buttons.tsx'
import { MessageBox } from './public/message-box.tsx'
import { type SendingOptions, useSending } from './use-sending.ts'

/** Where a message of the chat is written. Without `onSend` the box only keeps a draft: no chat yet. */
export function Composer({ onSend, onTyping }: Omit<SendingOptions, 'onSent'>) {
  const box = useRef<HTMLTextAreaElement>(null)
  const sending = useSending({ onSend, onTyping, onSent: () => box.current?.focus() })
  return (
    <MessageBox {...sending} box={box} onBlur={() => onTyping?.(false)}>
      <MediaButtons />
    </MessageBox>
  )
}
