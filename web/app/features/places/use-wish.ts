import type { Place } from '@himoya/contract/places'
import { whereIAm } from '../../browser/calls/places.ts'
import { useEffect, useRef, useState } from 'react'
import { type FirstPress, type Flag, FLAGS, type Wish } from './choose-places.ts'

export type Near = { state: 'off' | 'asking' | 'on' | 'refused'; press: () => void }
export type ChangeWish = (change: Flag | 'clear' | { kind: Wish['kind'] }) => void

/** What is wished for, beginning with what was pressed in the kept page. */
export function useWish(region: Place['region'] | null, first: FirstPress): { wish: Wish; change: ChangeWish; near: Near } {
  const nothing: Wish = { region, kind: null, you: null, open_now: false, free: false, child_alone: false, accessible: false }
  const [wish, setWish] = useState<Wish>(() => ({ ...nothing, ...(FLAGS.some((flag) => flag === first) && { [first]: true }) }))
  const [state, setState] = useState<Near['state']>('off')

  async function findNear(): Promise<void> {
    setState('asking')
    const you = await whereIAm()
    setState(you ? 'on' : 'refused')
    setWish((before) => ({ ...before, you }))
  }

  const began = useRef(false)
  useEffect(() => {
    if (began.current || first !== 'near') return
    began.current = true
    void findNear()
  }, [first])

  function change(wanted: Parameters<ChangeWish>[0]): void {
    if (wanted === 'clear') {
      setState('off')
      setWish(nothing)
    } else if (typeof wanted === 'object') setWish({ ...wish, ...wanted })
    else setWish({ ...wish, [wanted]: !wish[wanted] })
  }

  function press(): void {
    if (state !== 'on') return void findNear()
    setState('off')
    setWish({ ...wish, you: null })
  }

  return { wish, change, near: { state, press } }
}
