import { watchIdle } from '../../../../browser/visit/idle-watch.ts'
import { KEPT_MS } from '../../../../browser/report/sealed-draft.ts'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../session/session.ts'
import { kept_report, type KeptReport } from './kept-report.ts'

/** A touch that changes nothing still says that somebody is here: then the time is counted anew, this often at most. */
const ANEW_MS = 60_000

/**
 * Keeps what is told over a reload, as long as `active`; never on a phone that is not the person's own (safety.md 3). `onEnd`: half
 * an hour without a touch, or somebody left or signed out in another tab: the telling is over.
 */
export function useKeeping(active: boolean, record: () => KeptReport, onEnd: () => void) {
  const { tokens } = useSession()
  const [is_kept, setKept] = useState(false)
  const latest = useRef({ record, onEnd, at: 0 })
  Object.assign(latest.current, { record, onEnd })
  const words = active ? JSON.stringify(record()) : ''

  const [keepNow] = useState(() => (): void => {
    latest.current.at = Date.now()
    if (!tokens.in_memory) return kept_report.write(latest.current.record(), setKept)
    // what was begun before somebody signed in here goes too
    kept_report.forget()
    setKept(false)
  })

  useEffect(() => {
    if (words !== '') keepNow()
  }, [words, keepNow])

  useEffect(() => {
    if (!active) return
    const end = (): void => latest.current.onEnd()
    const onTouch = (): void => {
      if (Date.now() - latest.current.at > ANEW_MS) keepNow()
    }
    const stops = [watchIdle(KEPT_MS, end, onTouch), kept_report.onWiped(end)]
    return () => stops.forEach((stop) => stop())
  }, [active, keepNow])

  return { is_kept, keepNow }
}
