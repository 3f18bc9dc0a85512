import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carrySessions, type HandoverMessage } from './handover-worker.ts'

const TOKENS = { access: 'a', refresh: 'r' }
let hear: (event: object) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: 'message', listener: typeof hear) => (hear = listener))
  carrySessions()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the worker answers, if it answers. */
function say(message: HandoverMessage): unknown[] {
  const answers: unknown[] = []
  hear({ data: message, ports: [{ postMessage: (answer: unknown) => answers.push(answer) }], waitUntil: () => {} })
  return answers
}

it('a session is given once, and to nobody without the word', () => {
  say({ type: 'hold', word: 'one', tokens: TOKENS })
  expect(say({ type: 'take', word: 'two' })).toEqual([null])
  expect(say({ type: 'take', word: 'one' })).toEqual([TOKENS])
  expect(say({ type: 'take', word: 'one' })).toEqual([null])
})

it('whoever leaves takes along what is on its way', () => {
  say({ type: 'hold', word: 'one', tokens: TOKENS })
  say({ type: 'drop' })
  expect(say({ type: 'take', word: 'one' })).toEqual([null])
})

it('what nobody fetches in time is forgotten', async () => {
  say({ type: 'hold', word: 'one', tokens: TOKENS })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(say({ type: 'take', word: 'one' })).toEqual([null])
})
