import type { Node } from '../faults/house.ts'

/** A turn of the server's event loop beyond the bound; `ended_at` by the wall clock, which both processes share. */
export type Held = { held_us: number; ended_at: number }
export type LoopWatch = {
  held: readonly Held[]
  /** The longest turn since it was asked last, in microseconds of processor time, and the memory now, in bytes. Throws after 30 s. */
  worst(): Promise<Worst>
}
type Worst = { worst_us: number; turns: number; rss: number }

/** A loop that stands still for so long, or a server that ended, tells no more. */
const PATIENCE_MS = 30_000

/** What loop-watch.mjs, loaded before the server, tells of its event loop. */
export function watchLoop(node: Node): LoopWatch {
  const held: Held[] = []
  const asking = new Map<number, (answer: Worst) => void>()
  let asked = 0
  node.hear((word) => {
    if (typeof word !== 'object' || word === null) return
    if ('held_us' in word) held.push(word as Held)
    else if ('worst_us' in word) asking.get((word as Worst & { id: number }).id)?.(word as Worst)
  })
  return {
    held,
    worst: () =>
      new Promise((resolve, reject) => {
        const id = (asked += 1)
        const end = (): void => {
          clearTimeout(timer)
          asking.delete(id)
        }
        const timer = setTimeout(() => {
          end()
          reject(new Error(`the server did not tell of its loop within ${PATIENCE_MS / 1_000} s`))
        }, PATIENCE_MS)
        asking.set(id, (answer) => {
          end()
          resolve(answer)
        })
        node.tell({ ask: 'worst', id })
      }),
  }
}
