import { useEffect, useRef, useState } from 'react'
import { STEPS, type Step } from './draft.ts'

const GUARD = { himoya_step: true }
const isGuard = (state: unknown): boolean => (state as typeof GUARD | null)?.himoya_step === true

export type Steps = {
  step: Step
  /** Somebody has gone from one step to another. */
  moved: boolean
  /** The next step, or the review where a single answer was changed. */
  next(): void
  back(): void
  /** From the review, to change one answer. */
  change(step: Step): void
  changing: boolean
  /** It is sent: the way back through the steps is closed. Until it is let go, Back leads nowhere. */
  close(): void
  /** Nothing is left to lose: Back leads out again. */
  letGo(): void
}

type Place = { at: number; changing: boolean; closed: boolean; moved: boolean }
const LAST = STEPS.length - 1
const before = ({ at, changing, closed }: Place): Place => ({
  at: changing ? LAST : Math.max(0, at - 1),
  changing: false,
  closed,
  moved: true,
})

/**
 * Steps that the browser's own Back walks too. All of them together add one entry to the history, with the same neutral address
 * (safety.md 2): Back leads from it to the page's own entry, which is one step back, and at once forward to it again.
 */
export function useSteps(): Steps {
  const [place, setPlace] = useState<Place>({ at: 0, changing: false, closed: false, moved: false })
  const now = useRef(place)
  const own_moves = useRef(0)
  now.current = place

  const put = (next: Place): void => {
    now.current = next
    setPlace(next)
  }

  useEffect(() => {
    const onMove = ({ state }: PopStateEvent): void => {
      if (own_moves.current > 0) {
        own_moves.current--
        return
      }
      if (isGuard(state)) return
      const next = now.current.closed ? now.current : before(now.current)
      put(next)
      if (next.at > 0) move(() => history.forward())
    }
    const move = (go: () => void): void => {
      own_moves.current++
      go()
    }
    // a step begins at its top, wherever the last one was left
    history.scrollRestoration = 'manual'
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])

  const leaveGuard = (): void => {
    if (!isGuard(history.state)) return
    own_moves.current++
    history.back()
  }

  return {
    step: STEPS[place.at]!,
    changing: place.changing,
    moved: place.moved,
    next() {
      if (!isGuard(history.state)) history.pushState(GUARD, '')
      put(place.changing ? before(place) : { ...place, at: Math.min(LAST, place.at + 1), moved: true })
    },
    back() {
      const next = before(place)
      put(next)
      if (next.at === 0) leaveGuard()
    },
    change: (step) => put({ ...place, at: STEPS.indexOf(step), changing: true, moved: true }),
    close: () => put({ ...place, closed: true }),
    letGo: leaveGuard,
  }
}
