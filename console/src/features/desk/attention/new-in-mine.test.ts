import { expect, it } from 'vitest'
import { newInMine } from './new-in-mine.ts'

const one = (id: string, said_seq: number, whispers = 0) => ({ id, said_seq, whispers })
const before = new Map([
  ['a', one('a', 3)],
  ['b', one('b', 5)],
])

it('sounds for an answer, and softly in the chat I look at', () => {
  expect(newInMine(before, [one('a', 4), one('b', 5)], null)).toEqual(['reply'])
  expect(newInMine(before, [one('a', 4), one('b', 5)], 'a')).toEqual(['soft'])
  expect(newInMine(before, [one('a', 4), one('b', 6)], 'a')).toEqual(['reply'])
})

it('sounds for a whisper, also in the chat I look at, and not when I have read it', () => {
  expect(newInMine(before, [one('a', 3, 1)], 'a')).toEqual(['whisper'])
  expect(newInMine(before, [one('a', 4, 1)], null)).toEqual(['whisper', 'reply'])
  expect(newInMine(new Map([['a', one('a', 3, 2)]]), [one('a', 3, 0)], null)).toEqual([])
})

it('is silent at the first reading, for what is the same, and for a chat that has just become mine', () => {
  expect(newInMine(null, [one('a', 9, 1)], null)).toEqual([])
  expect(newInMine(before, [one('a', 3), one('b', 5)], null)).toEqual([])
  expect(newInMine(before, [one('c', 7, 1)], null)).toEqual([])
})
