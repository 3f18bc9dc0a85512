import {
  createEvidenceSender,
  type EvidenceSender,
  type NewEvidence,
  type PendingEvidence,
  type SentEvidence,
} from '../../../browser/report/evidence-sender.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { LEAVE_EVENT } from '../../../browser/island-events.ts'

export type ReportFiles = {
  files: readonly PendingEvidence[]
  /** `file_keys` of a report or a message: of those that are sent. */
  keys: readonly string[]
  /** Some are still on their way; what is refused is not waited for. */
  is_busy: boolean
  /** Somebody told it aloud, so that a text is not needed. */
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
  const sender = useRef<EvidenceSender | null>(null)
  const [kept] = useState(before)
  useEffect(() => {
    const own = createEvidenceSender({ api, onChange: setFiles })
    sender.current = own
    own.bringBack(kept)
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
      is_busy: files.some(({ state }) => state !== 'sent' && state !== 'failed'),
      has_voice: files.some(({ state, kind }) => state === 'sent' && kind === 'voice'),
      sent: () => sender.current?.sent() ?? [],
      add: (more) => sender.current?.add(more),
      retry: (id) => sender.current?.retry(id),
      remove: (id) => sender.current?.remove(id),
      letGo: () => sender.current?.letGo(),
    }),
    [files],
  )
}
