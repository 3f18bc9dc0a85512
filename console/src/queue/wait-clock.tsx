import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './queue.module.css'
import { formatWait, isLongWait } from './wait-time.ts'

export function WaitClock({ since }: { since: string }) {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const time = formatWait(since, now)
  return (
    <span className={isLongWait(since, now) ? styles.clock_long : styles.clock} title={text('queue.waits', { time })}>
      {time}
    </span>
  )
}
