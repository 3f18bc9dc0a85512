import { LENGTHS } from '@himoya/contract/limits'
import { createEmptiedBox } from '@himoya/kit/emptied-box'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePressedBefore } from './first/use-pressed-before.ts'
import { useDraft } from './use-draft.ts'

/** Resolves once the text is safe in the outbox. */
export type SendText = (text: string) => Promise<void> | undefined

export type SendingOptions = { onSend?: SendText | undefined; onTyping?: ((on: boolean) => void) | undefined; onSent: () => void }

/**
 * The text being written and the way to send it; the box is emptied only when the text is safe. Pressed before the chat is known (`onSend`
 * is missing), it `waits` in the box and goes as soon as it is.
 */
export function useSending({ onSend, onTyping, onSent }: SendingOptions) {
  const [draft, setDraft, keepNoMore] = useDraft()
  const [box] = useState(() => createEmptiedBox(draft))
  // also what another part of the page put into it
  useLayoutEffect(() => {
    box.write(draft)
  }, [box, draft])
  // code points after trimming, as the server counts
  const length = [...draft.trim()].length
  const can_press = length > 0 && length <= LENGTHS.message
  const can_send = onSend !== undefined && can_press
  const [waits, setWaits] = useState(false)

  async function send(): Promise<void> {
    try {
      await box.send((words) => {
        const safe = onSend?.(words)
        // from this moment on the outbox of this tab has it: a page that is left now must not keep it twice
        keepNoMore()
        return Promise.resolve(safe)
      }, setDraft)
    } finally {
      onSent()
    }
  }

  usePressedBefore(can_send, send)
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (!waits || !can_send) return
    setWaits(false)
    void latest.current()
  }, [waits, can_send])

  function write(text: string): void {
    // what is changed was not meant to go yet
    setWaits(false)
    box.write(text)
    setDraft(text)
    onTyping?.(text.trim() !== '')
  }

  function press(): void {
    if (can_send) void send()
    else if (can_press) setWaits(true)
  }

  return { draft, write, length, waits, can_send: can_press, send: press }
}
