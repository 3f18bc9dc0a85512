import { LENGTHS } from '@himoya/contract/limits'
import { SendHorizontal } from 'lucide'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { fitTextBox, isSendingEnter } from '../text-box.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

const COUNTER_FROM = LENGTHS.message * 0.9

type MessageBoxProps = {
  box: RefObject<HTMLTextAreaElement | null>
  draft: string
  write(text: string): void
  /** Code points of the trimmed draft. */
  length: number
  busy: boolean
  can_send: boolean
  send(): unknown
  onBlur?: () => void
  /** Another way to send, of who has no account: the round button is for whoever has one. */
  below?: ReactNode
  /** Buttons before the text. They make room for it while something is written. */
  children?: ReactNode
}

/** A text box that grows with its text, and the send button; a counter near the end. */
export function MessageBox({ box, draft, write, length, busy, can_send, send, onBlur, below, children }: MessageBoxProps) {
  const t = useIslandTexts('chat')
  useLayoutEffect(() => {
    fitTextBox(box.current)
  }, [box, draft])
  // a text that was kept stands there before the panel and its styles do, and a phone is turned
  useEffect(() => {
    const element = box.current!
    let width = 0
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) fitTextBox(element)
      width = element.clientWidth
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  function onKeyDown(event: KeyboardEvent): void {
    if (!isSendingEnter(event.nativeEvent)) return
    event.preventDefault()
    // held down it is one press
    if (!event.nativeEvent.repeat) send()
  }

  return (
    <form
      className="composer shrink-0 border-t border-line bg-surface p-2.5 max-xs:p-2 low:py-1"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {length >= COUNTER_FROM && <Counter length={length} />}
      <div className="flex items-end gap-2">
        {draft === '' && children}
        <textarea
          ref={box}
          className="max-h-25 min-h-11.5 min-w-0 grow resize-none rounded-[22px] border-[1.5px] border-line-strong bg-paper px-4 py-[9px] text-ink placeholder:text-ink-3 focus-visible:outline-offset-1"
          rows={1}
          readOnly={busy}
          value={draft}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          onChange={(event) => write(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="grid size-11.5 shrink-0 place-items-center rounded-full bg-green text-on-green disabled:bg-sunken disabled:text-ink-3"
          aria-label={t('send')}
          disabled={!can_send || below !== undefined}
        >
          <Icon of={SendHorizontal} />
        </button>
      </div>
      {below}
    </form>
  )
}

function Counter({ length }: { length: number }) {
  const t = useIslandTexts('chat')
  const left = LENGTHS.message - length
  return (
    <p className={`px-3 pb-1 text-right text-meta tabular-nums ${left < 0 ? 'text-sos-ink' : 'text-ink-2'}`} role="status">
      <Changing>{left < 0 ? t('too_long', { over: String(-left) }) : t('left', { left: String(left) })}</Changing>
    </p>
  )
}
