import { expect, it } from 'vitest'
import { inOwnOrder } from './public/own-order.ts'

const chat = (id: string, created_at: string) => ({ id, created_at })
const [a, b, c] = [chat('a', '2026-11-23T10:00'), chat('b', '2026-11-23T11:00'), chat('c', '2026-11-23T09:00')]
const ids = (rows: { id: string }[]): string => rows.map(({ id }) => id).join('')

it('keeps every chat at its place, whoever has written last', () => {
  expect(ids(inOwnOrder(['a', 'b'], [b, a]))).toBe('ab')
  expect(ids(inOwnOrder(['b', 'a'], [a, b]))).toBe('ba')
})

it('puts a chat taken now at the end, and closes the gap of one that is gone', () => {
  expect(ids(inOwnOrder(['a', 'b'], [c, b, a]))).toBe('abc')
  expect(ids(inOwnOrder(['a', 'gone', 'b'], [b, a]))).toBe('ab')
})

it('begins with the oldest', () => {
  expect(ids(inOwnOrder([], [a, b, c]))).toBe('cab')
})
