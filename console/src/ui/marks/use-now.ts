import { useEffect, useState } from 'react'

/** The time, again and again; a clock on the screen is never older than `every_ms`. */
export function useNow(every_ms: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every_ms)
    return () => clearInterval(timer)
  }, [every_ms])
  return now
}
