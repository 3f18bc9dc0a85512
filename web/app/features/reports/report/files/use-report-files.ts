import type { NewEvidence, PendingEvidence, SentEvidence } from '../../../../browser/report/evidence-sender.ts'
import { createLateSender } from '../../../../browser/report/late-sender.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../../../session/session.ts'
import { LEAVE_EVENT } from '../../../../browser/island-events.ts'

export type ReportFiles = {
  files: readonly PendingEvidence[]
  /** `file_keys` of a report or a message: of those that are sent. */
  keys: readonly string[]
  /** Some are still on their way; what is refused is not waited for. */
  is_busy: boolean
  /** Somebody told it aloud, and can be heard, so that a text is not needed. */
  has_voice: boolean
  /** What of it can be kept over a reload. */
  sent(): SentEvidence[]
  add(files: readonly NewEvidence[]): void
  retry(id: string): void
  remove(id: string): void
  /** A report or a message has taken them over: the list is empty again. */
  letGo(): void
}

/** Files for a report or a message of its inbox: sent as soon as they are chosen, forgotten with the screen. `before`: sent before a reload. */
export function useReportFiles(before: readonly SentEvidence[] = []): ReportFiles {
  const { api } = useSession()
  const [files, setFiles] = useState<readonly PendingEvidence[]>([])
  const [is_waiting, setWaiting] = useState(before.length > 0)
  const late = useRef<ReturnType<typeof createLateSender> | null>(null)
  const [kept] = useState(before)
  useEffect(() => {
    const own = createLateSender({ api, onChange: setFiles, onWaiting: setWaiting })
    late.current = own
    if (kept.length > 0) own.use((sender) => sender.bringBack(kept))
    const leave = (): void => own.stop(true)
    document.addEventListener(LEAVE_EVENT, leave)
    return () => {
      document.removeEventListener(LEAVE_EVENT, leave)
      own.stop()
    }
  }, [api, kept])
  return useMemo(
    () => ({
      files,
      keys: files.flatMap(({ key }) => key ?? []),
      is_busy: is_waiting || files.some(({ state }) => state !== 'sent' && state !== 'failed'),
      has_voice: files.some(({ state, kind, outcome }) => state === 'sent' && kind === 'voice' && outcome !== 'unreadable'),
      // until the sender is there, what was sent before a reload is all
      sent: () => late.current?.now()?.sent() ?? [...kept],
      add: (more) => late.current?.use((sender) => sender.add(more)),
      retry: (id) => late.current?.now()?.retry(id),
      remove: (id) => late.current?.now()?.remove(id),
      letGo: () => late.current?.now()?.letGo(),
    }),
    [files, is_waiting, kept],
  )
}
