import type { Point } from '@himoya/contract/content/distance'
import type { Place } from '@himoya/contract/content/places'
import { whereIAm } from '../../../browser/calls/places.ts'
import { useEffect, useRef, useState } from 'react'
import { type FirstPress, type Flag, FLAGS, type PlaceFilter } from './choose-places.ts'

export type Near = { state: 'off' | 'asking' | 'on' | 'refused' | 'unknown'; press: () => void }
export type ChangeFilter = (change: Flag | 'clear' | Partial<Pick<PlaceFilter, 'kind' | 'region'>>) => void

const NOTHING: Omit<PlaceFilter, 'region'> = {
  kind: null,
  you: null,
  open_now: false,
  free: false,
  child_alone: false,
  accessible: false,
}

/** What is asked for, beginning with what was pressed in the kept page. */
export function useFilter(
  region: Place['region'] | null,
  first: FirstPress,
): { filter: PlaceFilter; change: ChangeFilter; near: Near } {
  const [filter, setFilter] = useState<PlaceFilter>(() => ({
    ...NOTHING,
    region,
    ...(FLAGS.some((flag) => flag === first) && { [first]: true }),
  }))
  // the nearest may stand beyond the border of a region
  const { state, ask, leave } = useWhere((you) => setFilter((before) => ({ ...before, you, region: null })))

  const began = useRef(false)
  useEffect(() => {
    if (began.current || first !== 'near') return
    began.current = true
    void ask()
  }, [first, ask])

  function change(wanted: Parameters<ChangeFilter>[0]): void {
    if (wanted === 'clear') {
      leave()
      setFilter({ ...NOTHING, region })
    } else if (typeof wanted === 'object') {
      // who chooses a region meanwhile has found another way
      if (wanted.region !== undefined && state === 'asking') leave()
      setFilter({ ...filter, ...wanted })
    } else setFilter({ ...filter, [wanted]: !filter[wanted] })
  }

  function press(): void {
    if (state === 'asking') return
    if (state !== 'on') return void ask()
    leave()
    setFilter({ ...filter, you: null })
  }

  return { filter, change, near: { state, press } }
}

type Where = { state: Near['state']; ask: () => Promise<void>; leave: () => void }

/** Where somebody is, asked when they say so; what the browser says after `leave` nobody waits for any more. */
function useWhere(found: (you: Point) => void): Where {
  const [state, setState] = useState<Near['state']>('off')
  const asked = useRef(0)
  async function ask(): Promise<void> {
    setState('asking')
    const round = (asked.current += 1)
    const you = await whereIAm()
    if (asked.current !== round) return
    if (typeof you === 'string') return setState(you)
    setState('on')
    found(you)
  }
  function leave(): void {
    asked.current += 1
    setState('off')
  }
  return { state, ask, leave }
}
