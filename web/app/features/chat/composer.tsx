import { type RefObject, useRef } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Changing } from '../../ui/screen/changing.tsx'
import { MediaButtons } from './media/media-buttons.tsx'
import { MessageBox } from './public/message-box.tsx'
import { type SendingOptions, useSending } from './use-sending.ts'

type ComposerProps = Omit<SendingOptions, 'onSent'> & { box?: RefObject<HTMLTextAreaElement | null> }

/** Where a message of the chat is written. Without `onSend` there is no chat yet: what is sent waits in the box, and says so. */
export function Composer({ box: given, onSend, onTyping }: ComposerProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const box = given ?? own
  const t = useIslandTexts('chat')
  const { waits, ...sending } = useSending({ onSend, onTyping, onSent: () => box.current?.focus() })
  return (
    <>
      <p className={waits ? 'shrink-0 border-t border-line bg-surface px-4 pt-2 text-small text-ink-2' : 'sr-only'} role="status">
        {waits && <Changing>{t('waits_for_network')}</Changing>}
      </p>
      <MessageBox {...sending} busy={false} box={box} onBlur={() => onTyping?.(false)}>
        <MediaButtons />
      </MessageBox>
    </>
  )
}
