import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

export type Grip = { onPointerDown(event: PointerEvent<HTMLElement>): void; onKeyDown(event: KeyboardEvent): void }

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
/** Several presses in a row are one change of the order. */
const REST_MS = 700

/** `id` at another place, the others in their order. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((one) => one !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/**
 * Rows in the order of an editor's hand: a grip is dragged with mouse or finger, or moved by the arrow keys. `onOrder` is
 * told when the hand rests. Rows lie one under the other, each in an element with `data-row`.
 */
export function useReorder<T extends { id: string }>(rows: readonly T[], onOrder: (ids: string[]) => void) {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  const [said, setSaid] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<string[] | null>(null)
  useEffect(() => setIds(null), [rows])

  const known = rows.map(({ id }) => id)
  const order = ids ?? known
  const arranged = order.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const tell = (next: string[]): void => {
    waiting.current = null
    if (next.join() !== known.join()) onOrder(next)
  }
  const newest = useRef(tell)
  newest.current = tell
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (waiting.current) newest.current(waiting.current)
    },
    [],
  )

  const step = (id: string, by: number): void => {
    const at = order.indexOf(id) + by
    if (at < 0 || at >= order.length) return
    const next = movedTo(order, id, at)
    setIds(next)
    setSaid(at + 1)
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => newest.current(next), REST_MS)
  }

  const drag = (id: string, event: PointerEvent<HTMLElement>): void => {
    let now: readonly string[] = order
    const begun = followPointer(event, id, {
      onPlace: (place) => setIds((now = movedTo(now, id, place))),
      onEnd() {
        setMoving(null)
        newest.current([...now])
      },
    })
    if (begun) setMoving(id)
  }

  const gripOf = (id: string): Grip => ({
    onPointerDown: (event) => drag(id, event),
    onKeyDown(event) {
      const by = STEPS[event.key]
      if (by === undefined) return
      event.preventDefault()
      step(id, by)
    },
  })
  return { arranged, gripOf, moving, said }
}

type Follower = { onPlace(place: number): void; onEnd(): void }

/** Tells between which rows the pointer is until it is let go; false where nothing can be dragged. */
function followPointer(event: PointerEvent<HTMLElement>, id: string, { onPlace, onEnd }: Follower): boolean {
  const list = event.currentTarget.closest('ul')
  if (event.button !== 0 || !list) return false
  // no selecting of words on the way
  event.preventDefault()
  const { pointerId } = event
  // on the window: a captured pointer is lost when its row moves in the document
  const over = new AbortController()
  const onMove = ({ pointerId: moved, clientY }: globalThis.PointerEvent): void => {
    if (moved !== pointerId) return
    const others = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].filter((row) => row.dataset['row'] !== id)
    onPlace(others.filter((row) => middleOf(row) < clientY).length)
  }
  const onUp = ({ pointerId: lifted }: globalThis.PointerEvent): void => {
    if (lifted !== pointerId) return
    over.abort()
    onEnd()
  }
  window.addEventListener('pointermove', onMove, { signal: over.signal })
  window.addEventListener('pointerup', onUp, { signal: over.signal })
  window.addEventListener('pointercancel', onUp, { signal: over.signal })
  return true
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
