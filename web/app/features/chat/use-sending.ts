import { LENGTHS } from '@himoya/contract/limits'
import { createEmptiedBox } from '@himoya/kit/emptied-box'
import { useLayoutEffect, useState } from 'react'
import { usePressedBefore } from './first/use-pressed-before.ts'
import { useDraft } from './use-draft.ts'

/** Resolves once the text is safe in the outbox. */
export type SendText = (text: string) => Promise<void> | undefined

export type SendingOptions = { onSend?: SendText | undefined; onTyping?: ((on: boolean) => void) | undefined; onSent: () => void }

/** The text being written and the way to send it; the box is emptied only when the text is safe. */
export function useSending({ onSend, onTyping, onSent }: SendingOptions) {
  const [draft, setDraft, keepNoMore] = useDraft()
  const [box] = useState(() => createEmptiedBox(draft))
  // also what another part of the page put into it
  useLayoutEffect(() => box.write(draft), [box, draft])
  // code points after trimming, as the server counts
  const length = [...draft.trim()].length
  const can_send = onSend !== undefined && length > 0 && length <= LENGTHS.message

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

  function write(text: string): void {
    box.write(text)
    setDraft(text)
    onTyping?.(text.trim() !== '')
  }

  return { draft, write, length, can_send, send: () => can_send && void send() }
}
