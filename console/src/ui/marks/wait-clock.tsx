import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './marks.module.css'
import { formatWait, isLongWait } from './wait-time.ts'

/** `stands_at`: without a connection nobody knows whether they still wait, so it stands still. */
export function WaitClock({ since, stands_at = null }: { since: string; stands_at?: number | null }) {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const time = formatWait(since, stands_at ?? now)
  if (stands_at !== null)
    return (
      <span className={styles.clock_stands} title={text('queue.offline_since', { time })}>
        {time}
      </span>
    )
  return (
    <span className={isLongWait(since, now) ? styles.clock_long : styles.clock} title={text('queue.waits', { time })}>
      {time}
    </span>
  )
}
