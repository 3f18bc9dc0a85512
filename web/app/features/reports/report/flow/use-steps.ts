import { useEffect, useRef, useState } from 'react'
import { useBackGuard } from '../../../../ui/screen/use-back-guard.ts'
import { STEPS, type Step } from './draft.ts'

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
/** Where somebody stood before the page was loaded anew. */
export type Stand = { step: Step; changing: boolean }
const before = ({ at, changing, closed }: Place): Place => ({
  at: changing ? LAST : Math.max(0, at - 1),
  changing: false,
  closed,
  moved: true,
})

/** Steps that the browser's own Back walks too; they leave one entry in the history. */
export function useSteps(stood: Stand | null): Steps {
  const [place, setPlace] = useState<Place>({
    at: stood ? STEPS.indexOf(stood.step) : 0,
    changing: stood?.changing ?? false,
    closed: false,
    moved: stood !== null,
  })
  const now = useRef(place)
  now.current = place

  const put = (next: Place): void => {
    now.current = next
    setPlace(next)
  }
  const guard = useBackGuard(() => {
    const next = now.current.closed ? now.current : before(now.current)
    put(next)
    return next.at > 0
  })

  useEffect(() => {
    if (now.current.at > 0) guard.enter()
  }, [guard])

  return {
    step: STEPS[place.at]!,
    changing: place.changing,
    moved: place.moved,
    next() {
      guard.enter()
      put(place.changing ? before(place) : { ...place, at: Math.min(LAST, place.at + 1), moved: true })
    },
    back() {
      const next = before(place)
      put(next)
      if (next.at === 0) guard.leave()
    },
    change: (step) => put({ ...place, at: STEPS.indexOf(step), changing: true, moved: true }),
    close: () => put({ ...place, closed: true }),
    letGo: guard.leave,
  }
}
