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

/** What is not there any more falls out; what came meanwhile stands at the end. */
function withNew(ids: readonly string[], known: readonly string[]): string[] {
  return [...ids.filter((id) => known.includes(id)), ...known.filter((id) => !ids.includes(id))]
}

/**
 * Rows in the order of an editor's hand: a grip is dragged with mouse or finger, or moved by the arrow keys. `onOrder` is
 * told when the hand rests. Rows lie one under the other, each in an element with `data-row`.
 */
export function useReorder<T extends { id: string }>(rows: readonly T[], onOrder: (ids: string[]) => void) {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  const [said, setSaid] = useState<number | null>(null)
  const dragging = useRef(false)
  const known = rows.map(({ id }) => id)
  const hand = useHand((next) => {
    if (next.join() !== known.join()) onOrder(next)
  })
  // A saved text answers with rows of its own; what the hand is still moving stays where the hand has put it.
  useEffect(() => {
    if (!dragging.current && !hand.moves()) setIds(null)
  }, [rows, hand])

  const order = ids ? withNew(ids, known) : known
  const arranged = order.flatMap((id) => rows.find((row) => row.id === id) ?? [])

  const step = (id: string, by: number): void => {
    const at = order.indexOf(id) + by
    if (at < 0 || at >= order.length) return
    const next = movedTo(order, id, at)
    setIds(next)
    setSaid(at + 1)
    hand.tellSoon(next)
  }

  const drag = (id: string, event: PointerEvent<HTMLElement>): void => {
    let now: readonly string[] = order
    const begun = followPointer(event, id, {
      onPlace: (place) => setIds((now = movedTo(now, id, place))),
      onEnd() {
        dragging.current = false
        setMoving(null)
        hand.tell([...now])
      },
    })
    if (!begun) return
    dragging.current = true
    setMoving(id)
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
  /** The order was not taken: the rows lie again as they were. */
  const putBack = (): void => {
    setIds(null)
    setSaid(null)
  }
  return { arranged, gripOf, moving, said, putBack }
}

/** Tells an order at once or when the hand rests; what has not been told when the list goes away is told then. */
function useHand(onOrder: (ids: string[]) => void) {
  const newest = useRef(onOrder)
  newest.current = onOrder
  const [hand] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: string[] | null = null
    const tell = (ids: string[]): void => {
      clearTimeout(timer)
      waiting = null
      newest.current(ids)
    }
    return {
      tell,
      tellSoon(ids: string[]): void {
        clearTimeout(timer)
        waiting = ids
        timer = setTimeout(() => tell(ids), REST_MS)
      },
      moves: (): boolean => waiting !== null,
      leave: (): void => void (waiting && tell(waiting)),
    }
  })
  useEffect(() => {
    return hand.leave
  }, [hand])
  return hand
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
