import { describe, expect, it, vi } from 'vitest'
import { untilHolds } from '../../../../kit/test/until.ts'
import { follow } from './follow.ts'
import { createHub, topic } from './hub.ts'

type Event = { seq: number }
const frames = topic<Event>('frames')

/** A stream with `stored` rows, and what a follower of it got. */
function stream(stored: number) {
  const failures: unknown[] = []
  const hub = createHub((error) => failures.push(error))
  const got: number[] = []
  let rows = stored
  const read = vi.fn(async (after: number): Promise<Event[]> =>
    Array.from({ length: Math.min(200, Math.max(0, rows - after)) }, (_, index) => ({ seq: after + index + 1 })),
  )
  const fail = vi.fn()
  const follower = follow(hub, frames, 'one', { read, deliver: ({ seq }) => got.push(seq), fail })
  /** Stores and announces, or only stores: a lost word. */
  const commit = (seq: number, announced = true): void => {
    rows = Math.max(rows, seq)
    if (announced) hub.publish(frames, 'one', { seq })
  }
  return { hub, got, read, fail, follower, commit, failures }
}
const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('following a stream', () => {
  it('what comes before the start is held, and delivered after it', () => {
    const { got, follower, commit, read } = stream(3)
    commit(4)
    commit(5)
    expect(got).toEqual([])
    follower.start(3)
    commit(6)
    expect(got).toEqual([4, 5, 6])
    expect(read).not.toHaveBeenCalled()
  })

  it('what the start has covered is not delivered again', () => {
    const { got, follower, commit } = stream(0)
    commit(1)
    commit(2)
    follower.start(2)
    commit(2)
    commit(3)
    expect(got).toEqual([3])
  })

  it('what is announced in another order is delivered in its own, without a query', async () => {
    const { got, follower, commit, read } = stream(0)
    follower.start(0)
    commit(2)
    commit(3)
    commit(1)
    expect(got).toEqual([1, 2, 3])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(read).not.toHaveBeenCalled()
  })

  it('a hole is read first', async () => {
    const { got, follower, commit } = stream(0)
    follower.start(0)
    commit(1, false)
    commit(2, false)
    commit(3)
    expect(got).toEqual([])
    await untilHolds(() => expect(got).toEqual([1, 2, 3]))
    commit(4)
    expect(got).toEqual([1, 2, 3, 4])
  })

  it('thousands that come while it waits are read again rather than kept', async () => {
    const { got, follower, commit } = stream(0)
    for (let seq = 1; seq <= 2_000; seq += 1) commit(seq)
    follower.start(0)
    await untilHolds(() => expect(got).toEqual(numbersTo(2_000)))
  })

  it('a read that fails is told, and nothing is delivered out of order', async () => {
    const { got, follower, commit, read, fail } = stream(0)
    read.mockRejectedValueOnce(new Error('away'))
    follower.start(0)
    commit(1, false)
    commit(2)
    await untilHolds(() => expect(fail).toHaveBeenCalledOnce())
    expect(got).toEqual([])
  })

  it('after a stop nothing comes', async () => {
    const { hub, got, follower, commit } = stream(0)
    follower.start(0)
    commit(2)
    follower.stop()
    commit(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(got).toEqual([])
    expect(hub.count(frames, 'one')).toBe(0)
  })
})
