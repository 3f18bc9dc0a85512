import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchIdle } from './idle-watch.ts'

const QUARTER = 15 * 60_000
let touch: () => void
let wake: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (touch = listener))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => (wake = listener),
    removeEventListener: () => {},
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('each touch begins the time anew; without one it ends once', () => {
  const onIdle = vi.fn()
  watchIdle(QUARTER, onIdle)
  vi.advanceTimersByTime(QUARTER - 10_000)
  touch()
  vi.advanceTimersByTime(QUARTER - 10_000)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('a phone that slept is not opened by the touch that wakes it', () => {
  const onIdle = vi.fn()
  watchIdle(QUARTER, onIdle)
  // asleep: time passes, no timer runs
  vi.setSystemTime(Date.now() + QUARTER + 1)
  touch()
  expect(onIdle).toHaveBeenCalledTimes(1)
})

it('nor by being looked at again', () => {
  const onIdle = vi.fn()
  watchIdle(QUARTER, onIdle)
  vi.setSystemTime(Date.now() + QUARTER + 1)
  wake()
  expect(onIdle).toHaveBeenCalledTimes(1)
})
