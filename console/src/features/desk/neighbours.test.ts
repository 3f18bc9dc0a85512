import { expect, it } from 'vitest'
import { neighbour } from './neighbours.ts'

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
