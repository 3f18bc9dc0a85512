import { createTabChannel } from '@himoya/kit/link/tab-channel'
import { uuid } from '@himoya/kit/uuid'
import { useEffect, useRef, useState } from 'react'

const channel = createTabChannel<{ sent: string }>('himoya_report')
/** Heard before somebody went on with what was kept. */
const heard = new Set<string>()
channel.listen(({ sent }) => void heard.add(sent))

/**
 * A duplicated tab tells the same story on: what one of them sends is one report, and the others say so. Their own words stay,
 * and go as a report of their own only when somebody says so.
 */
export function useOtherTabs(kept: string | undefined, onAlone: () => void) {
  const [telling, setTelling] = useState(() => kept ?? uuid())
  const [sent_elsewhere, setSentElsewhere] = useState(() => heard.has(telling))
  const sent_here = useRef(false)
  useEffect(() => {
    return channel.listen(({ sent }) => void (sent === telling && !sent_here.current && setSentElsewhere(true)))
  }, [telling])
  return {
    telling,
    sent_elsewhere,
    tellSent(): void {
      sent_here.current = true
      channel.post({ sent: telling })
    },
    goOnAlone(): void {
      setTelling(uuid())
      setSentElsewhere(false)
      onAlone()
    },
  }
}
