import { expect, it } from 'vitest'
import { neighbour, nextUnanswered } from './neighbours.ts'

it('walks the list and stops at its ends', () => {
  const ids = ['a', 'b', 'c']
  expect(neighbour(ids, 'a', 1)).toBe('b')
  expect(neighbour(ids, 'c', 1)).toBe('c')
  expect(neighbour(ids, 'a', -1)).toBe('a')
  expect(neighbour(ids, 'c', -1)).toBe('b')
})

it('begins at the top when nothing is open, or the open chat left the list', () => {
  expect(neighbour(['a', 'b'], undefined, -1)).toBe('a')
  expect(neighbour(['a', 'b'], 'gone', 1)).toBe('a')
  expect(neighbour([], undefined, 1)).toBeUndefined()
})

it('finds who of mine has waited longest, and never the one that is open', () => {
  const mine = [
    { id: 'a', waiting_since: '2026-11-23T10:05' },
    { id: 'b', waiting_since: null },
    { id: 'c', waiting_since: '2026-11-23T10:01' },
  ]
  expect(nextUnanswered(mine, undefined)).toBe('c')
  expect(nextUnanswered(mine, 'c')).toBe('a')
  expect(nextUnanswered(mine.slice(1, 2), undefined)).toBeUndefined()
})
