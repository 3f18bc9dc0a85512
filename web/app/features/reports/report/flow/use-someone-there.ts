import { useEffect, useState } from 'react'
import { readAvailability } from '../../../../browser/visit/page-visit.ts'

/** Whether a counsellor is on shift at this moment, asked once it matters; null as long as nobody knows. */
export function useSomeoneThere(matters: boolean): boolean | null {
  const [there, setThere] = useState<boolean | null>(null)
  useEffect(() => {
    if (matters) void readAvailability().then((now) => setThere(now && now.state !== 'closed'))
  }, [matters])
  return there
}
