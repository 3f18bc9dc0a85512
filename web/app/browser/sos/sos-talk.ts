import type { InboxMessage } from '@himoya/contract/reports/reports'
import { uuid } from '@himoya/kit/uuid'
import type { SosCaller } from './sos-call.ts'

/** The words between a guest and the counsellor who accepted their call. */
export type SosTalk = {
  close(): void
  /** False: it did not get through; the same words again are the same message. */
  say(text: string): Promise<boolean>
}

type Options = {
  caller: Pick<SosCaller, 'talk'>
  /** Nothing new is waited for: the call is over, and nobody looks at it. */
  isOver(): boolean
  onMessages(messages: readonly InboxMessage[]): void
}

const LOOK_MS = 3_000

/** Looks for new words until it is closed. What opens it is what the tab keeps of the call, so it lives as long as that. */
export function openSosTalk({ caller, isOver, onMessages }: Options): SosTalk {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsent = { text: '', cid: '' }
  let is_open = true
  let was_seen = false

  const show = (messages: readonly InboxMessage[]): void => {
    if (!is_open) return
    was_seen = true
    onMessages(messages)
  }
  const look = async (): Promise<void> => {
    try {
      if (!was_seen || !isOver()) show(await caller.talk())
    } catch {
      // What is on the screen stays; the next look brings the rest.
    }
    clearTimeout(timer)
    if (is_open) timer = setTimeout(() => void look(), LOOK_MS)
  }
  void look()
  return {
    close() {
      is_open = false
      clearTimeout(timer)
    },
    async say(text) {
      if (unsent.text !== text) unsent = { text, cid: uuid() }
      try {
        show(await caller.talk({ cid: unsent.cid, message: text }))
      } catch {
        // The words stay in their box, and the screen says so.
        return false
      }
      unsent = { text: '', cid: '' }
      return true
    },
  }
}
