import type { Place } from '@himoya/contract/places'
import { whereIAm } from '../../browser/calls/places.ts'
import { useEffect, useRef, useState } from 'react'
import { type FirstPress, type Flag, FLAGS, type PlaceFilter } from './choose-places.ts'

export type Near = { state: 'off' | 'asking' | 'on' | 'refused'; press: () => void }
export type ChangeFilter = (change: Flag | 'clear' | { kind: PlaceFilter['kind'] }) => void

/** What is asked for, beginning with what was pressed in the kept page. */
export function useFilter(
  region: Place['region'] | null,
  first: FirstPress,
): { filter: PlaceFilter; change: ChangeFilter; near: Near } {
  const nothing: PlaceFilter = {
    region,
    kind: null,
    you: null,
    open_now: false,
    free: false,
    child_alone: false,
    accessible: false,
  }
  const [filter, setFilter] = useState<PlaceFilter>(() => ({
    ...nothing,
    ...(FLAGS.some((flag) => flag === first) && { [first]: true }),
  }))
  const [state, setState] = useState<Near['state']>('off')

  async function findNear(): Promise<void> {
    setState('asking')
    const you = await whereIAm()
    setState(you ? 'on' : 'refused')
    setFilter((before) => ({ ...before, you }))
  }

  const began = useRef(false)
  useEffect(() => {
    if (began.current || first !== 'near') return
    began.current = true
    void findNear()
  }, [first])

  function change(wanted: Parameters<ChangeFilter>[0]): void {
    if (wanted === 'clear') {
      setState('off')
      setFilter(nothing)
    } else if (typeof wanted === 'object') setFilter({ ...filter, ...wanted })
    else setFilter({ ...filter, [wanted]: !filter[wanted] })
  }

  function press(): void {
    if (state !== 'on') return void findNear()
    setState('off')
    setFilter({ ...filter, you: null })
  }

  return { filter, change, near: { state, press } }
}
