import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShutdown } from './shutdown.ts'

let said: string[]
let codes: number[]
const terminal = { say: (line: string) => void said.push(line), exit: (code: number) => void codes.push(code) }
beforeEach(() => {
  said = []
  codes = []
})
afterEach(() => void vi.useRealTimers())

it('stops in the reverse order of the start, each part once, however often it is asked', async () => {
  const steps: string[] = []
  const shutdown = createShutdown(terminal)
  for (const part of ['database', 'jobs', 'requests']) {
    shutdown.onStop(part, async () => {
      await sleep(5)
      steps.push(part)
    })
  }
  await Promise.all([shutdown.stop(0), shutdown.stop(0), shutdown.stop(0)])
  expect(steps).toEqual(['requests', 'jobs', 'database'])
  expect(codes).toEqual([0])
})

it('goes on to the next part when one fails, and says so', async () => {
  const steps: string[] = []
  const shutdown = createShutdown(terminal)
  shutdown.onStop('database', async () => void steps.push('database'))
  shutdown.onStop('jobs', async () => Promise.reject(new Error('lost')))
  await shutdown.stop(0)
  expect([steps, said, codes]).toEqual([['database'], ['jobs: lost'], [1]])
})

it('forces a part that does not end, so that the database still stops in order', async () => {
  vi.useFakeTimers()
  const steps: string[] = []
  const shutdown = createShutdown(terminal)
  shutdown.onStop('database', async () => void steps.push('database'))
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  shutdown.onStop(
    'requests',
    () => closed,
    () => {
      steps.push('forced')
      close()
    },
  )
  const stopping = shutdown.stop(0)
  await vi.advanceTimersByTimeAsync(6_000)
  await stopping
  expect([steps, said, codes]).toEqual([['forced', 'database'], [], [0]])
})

it('ends within ten seconds whatever hangs', async () => {
  vi.useFakeTimers()
  const shutdown = createShutdown(terminal)
  for (const part of ['database', 'jobs']) shutdown.onStop(part, () => new Promise(() => {}))
  void shutdown.stop(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(codes).toContain(1)
})

it('gives the database longer where that is allowed, requests no longer than ever', async () => {
  vi.useFakeTimers()
  const steps: string[] = []
  const shutdown = createShutdown(terminal)
  shutdown.allow(60_000)
  shutdown.onStop('database', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_500))
    steps.push('database')
  })
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  shutdown.onStop('requests', () => closed, close)
  const stopping = shutdown.stop(0)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(5_500)
  await stopping
  expect([steps, said, codes]).toEqual([['database'], [], [0]])
})
