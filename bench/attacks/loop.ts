import type { Node } from '../faults/house.ts'

/** A turn of the server's event loop beyond the bound; `ended_at` by the wall clock, which both processes share. */
export type Held = { held_us: number; ended_at: number }
export type LoopWatch = {
  held: readonly Held[]
  /** The longest turn since it was asked last, in microseconds of processor time, and the memory now, in bytes. */
  worst(): Promise<{ worst_us: number; turns: number; rss: number }>
}

/** What loop-watch.mjs, loaded before the server, tells of its event loop. */
export function watchLoop(node: Node): LoopWatch {
  const held: Held[] = []
  const asking: ((answer: { worst_us: number; turns: number; rss: number }) => void)[] = []
  node.hear((word) => {
    if (typeof word !== 'object' || word === null) return
    if ('held_us' in word) held.push(word as Held)
    else if ('worst_us' in word) asking.shift()?.(word as never)
  })
  return {
    held,
    worst: () =>
      new Promise((resolve) => {
        asking.push(resolve)
        node.tell({ ask: 'worst' })
      }),
  }
}
