import { LENGTHS } from '@himoya/contract/limits'
import { SendHorizontal } from 'lucide'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useDraft } from './use-draft.ts'

const MAX_HEIGHT_PX = 100
const COUNTER_FROM = LENGTHS.message * 0.9

type ComposerProps = {
  /** Resolves once the text is safe in the outbox; undefined while nothing can take it. */
  onSend?: ((text: string) => Promise<void> | undefined) | undefined
  /** A guest: the box keeps a draft, sending is off (seed sections 4 and 6). */
  disabled?: boolean
}

/** The text box and the send button. The box is emptied only when the text is safe. */
export function Composer({ onSend, disabled = false }: ComposerProps) {
  const t = useIslandTexts('chat')
  const [draft, setDraft] = useDraft()
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // code points after trimming, as the server counts
  const length = [...draft.trim()].length
  const can_send = !disabled && onSend !== undefined && length > 0 && length <= LENGTHS.message && !busy

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 3, MAX_HEIGHT_PX)}px`
  }, [draft])

  async function send(): Promise<void> {
    if (!can_send) return
    setBusy(true)
    try {
      await onSend(draft.trim())
      setDraft('')
    } finally {
      setBusy(false)
      box.current?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    // a composing keyboard uses Enter itself, and a touch keyboard has no other way to a new line
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      className="shrink-0 border-t border-line bg-surface p-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {length >= COUNTER_FROM && (
        <p
          className={`px-3 pb-1 text-right text-meta tabular-nums ${length > LENGTHS.message ? 'text-sos-ink' : 'text-ink-2'}`}
          role="status"
        >
          {length > LENGTHS.message
            ? t('too_long', { over: String(length - LENGTHS.message) })
            : t('left', { left: String(LENGTHS.message - length) })}
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          className="max-h-25 min-h-11.5 grow resize-none rounded-[22px] border-[1.5px] border-line-strong bg-paper px-4 py-[9px] text-ink focus-visible:outline-offset-1 placeholder:text-ink-3"
          rows={1}
          readOnly={busy}
          value={draft}
          placeholder={t('placeholder')}
          aria-label={t('placeholder')}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="grid size-11.5 shrink-0 place-items-center rounded-full bg-green text-on-green disabled:bg-sunken disabled:text-ink-3"
          aria-label={t('send')}
          disabled={!can_send}
        >
          <Icon of={SendHorizontal} />
        </button>
      </div>
    </form>
  )
}
