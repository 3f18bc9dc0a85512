import { expect, it } from 'vitest'
import { newWaiters } from './new-waiters.ts'

it('rings for somebody new, once', () => {
  expect(newWaiters(new Set(['a']), ['a', 'b'])).toEqual(['b'])
  expect(newWaiters(new Set(['a', 'b']), ['a', 'b'])).toEqual([])
})

it('rings again for a chat that came back to the queue', () => {
  expect(newWaiters(new Set(['b']), ['a', 'b'])).toEqual(['a'])
})

it('does not ring for those who waited before the console was opened', () => {
  expect(newWaiters(null, ['a', 'b'])).toEqual([])
})
