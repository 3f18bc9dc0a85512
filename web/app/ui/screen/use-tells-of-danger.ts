import { useEffect, useState } from 'react'
import { PAUSE_MS, tellsOfDanger } from './tells-of-danger.ts'

/** The same as `tellsOfDanger`, of a box that is being written in. */
export function useTellsOfDanger(words: string): boolean {
  const [tells, setTells] = useState(false)
  useEffect(() => {
    let is_old = false
    const pause = setTimeout(() => void tellsOfDanger(words).then((answer) => is_old || setTells(answer)), PAUSE_MS)
    return () => {
      is_old = true
      clearTimeout(pause)
    }
  }, [words])
  return tells
}
