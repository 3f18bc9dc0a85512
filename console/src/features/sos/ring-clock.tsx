import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { formatWait } from '../../ui/marks/wait-time.ts'
import styles from './sos.module.css'

/** How long a call rings or is worked on. */
export function RingClock({ since }: { since: string }) {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const time = formatWait(since, now)
  return (
    <span className={styles.clock} title={text('sos.waits', { time })}>
      {time}
    </span>
  )
}
