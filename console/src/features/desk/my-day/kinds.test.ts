import { AWAIT_KINDS } from '@himoya/contract/desk/my-day-lists'
import { expect, it } from 'vitest'
import { GROUPS, groupOf, listOf, placeOfLine } from './kinds.ts'

it('gives every kind one group and one place', () => {
  expect(new Set(AWAIT_KINDS.map(groupOf))).toEqual(new Set(GROUPS))
  for (const kind of AWAIT_KINDS) expect(listOf(kind)).toMatch(/^\//)
})

it('leads a line to what it is of, and to the list where it has no page', () => {
  expect(placeOfLine('task', { id: '1', of: null })).toBe('/cases/1')
  expect(placeOfLine('text', { id: '1', of: 'news' })).toBe('/content/news/1')
  expect(placeOfLine('block', { id: '1', of: null })).toBe('/blocks')
  expect(placeOfLine('team_promise', { id: '1', of: 'case' })).toBe('/cases/1')
  // Nobody's words of a chat are opened by a line: the wall says how to look, and writes it down.
  expect(placeOfLine('team_promise', { id: '1', of: 'chat' })).toBe('/wall')
})
