import { expect, it } from 'vitest'
import type { SocketSession } from '../../../platform/realtime/connections.ts'
import { listenToConsoles } from './consoles.service.ts'

type Node = ReturnType<typeof listenToConsoles>

/** Two nodes that tell each other, and what both of them know. */
function twoNodes() {
  const gone = new Set<string>()
  const node = (): Node =>
    listenToConsoles(
      (account_id, there) => void gone[there ? 'delete' : 'add'](account_id),
      (account_id) => gone.has(account_id),
    )
  return { gone, first: node(), second: node() }
}

/** A console's socket that answers every ask until it falls silent; answers how it leaves and falls silent. */
function dial(node: Node, id: string) {
  let ends = (): void => {}
  let silent_since: number | null = null
  const connection = {
    heardAt: () => silent_since ?? performance.now(),
    probe() {},
    onEnd: (end: () => void) => (ends = end),
  }
  node.follow({ actor: { id }, connection } as unknown as SocketSession)
  return { leave: () => ends(), fallSilent: () => (silent_since = performance.now()) }
}

const SECONDS = 6

it('whose page is gone from one node and is opened at another is there', () => {
  const { gone, first, second } = twoNodes()
  dial(first, 'lola').leave()
  for (let round = 0; round < SECONDS; round += 1) first.ask()
  expect(gone.has('lola')).toBe(true)
  dial(second, 'lola')
  expect(gone.has('lola')).toBe(false)
})

it('who went over at once, or has another page elsewhere, is not told to be gone for longer than a second', () => {
  const { gone, first, second } = twoNodes()
  const [left, silent] = [dial(first, 'lola'), dial(first, 'aziz')]
  for (const id of ['lola', 'aziz']) dial(second, id)
  left.leave()
  silent.fallSilent()
  const known: boolean[] = []
  for (let round = 0; round < 2 * SECONDS; round += 1) {
    first.ask()
    second.ask()
    known.push(gone.size > 0)
  }
  expect(known).toEqual(known.map(() => false))
})
