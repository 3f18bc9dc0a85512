import { useEffect, useState } from 'react'

/** Whoever writes has paused. */
const PAUSE_MS = 400

/**
 * Whether words of our lists stand in what somebody writes. It is decided in the browser and nobody hears of it; the lists come
 * when they are asked for, and without them the answer is no: the numbers and SOS stand on the page all the same.
 */
export const tellsOfDanger = (words: string): Promise<boolean> =>
  import('@himoya/contract/hints/find-hints').then(
    (hints) => hints.findHints(words).length > 0,
    () => false,
  )

/** The same of a box that is being written in. */
export function useTellsOfDanger(words: string): boolean {
  const [tells, setTells] = useState(false)
  useEffect(() => {
    let is_old = false
    const pause = setTimeout(() => {
      const asked = words.trim() === '' ? Promise.resolve(false) : tellsOfDanger(words)
      void asked.then((answer) => is_old || setTells(answer))
    }, PAUSE_MS)
    return () => {
      is_old = true
      clearTimeout(pause)
    }
  }, [words])
  return tells
}
