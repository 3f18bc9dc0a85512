import { createEmptiedBox, type SendWords } from '@himoya/kit/emptied-box'
import { useState } from 'react'
import { useServices } from '../../session/services.ts'

export type WriteBox = {
  draft: string
  write(words: string): void
  /** Words are on their way. */
  busy: boolean
  /** Resolves once they have gone or failed; nothing is lost and nothing goes twice. */
  send(): Promise<void>
}

/**
 * Every box that is emptied after an answer. `place`: where its draft outlives a reload of the tab; without one it does not. A
 * failed `send` says so itself, and the words stay.
 */
export function useWriteBox(send: SendWords, place?: string): WriteBox {
  const { drafts } = useServices()
  const [draft, setDraft] = useState(() => (place === undefined ? '' : drafts.read(place)))
  const [box] = useState(() => createEmptiedBox(draft))
  const [busy, setBusy] = useState(false)
  const write = (words: string): void => {
    box.write(words)
    setDraft(words)
    // at once: whoever leaves this screen before the answer must not find sent words as a draft
    if (place !== undefined) drafts.write(place, words)
  }
  return {
    draft,
    write,
    busy,
    async send() {
      setBusy(true)
      try {
        if ((await box.send(send, write)) === null) return
      } catch {
        // Said by `send`; what was typed is still there to be tried again.
      }
      setBusy(false)
    },
  }
}
