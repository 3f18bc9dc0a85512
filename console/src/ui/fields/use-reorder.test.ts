import { expect, it } from 'vitest'
import { movedTo } from './use-reorder.ts'

it('one row goes to another place, and the others keep their order', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'b', 3)).toEqual(['a', 'c', 'd', 'b'])
  expect(movedTo(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(movedTo(['a', 'b'], 'a', 0)).toEqual(['a', 'b'])
})
