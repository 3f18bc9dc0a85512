import type { Note } from '@himoya/contract/chat/desk'
import { expect, it } from 'vitest'
import { untilHolds } from '../../../../../kit/test/until.ts'
import { createNoteBook, mergeNotes, reachedOf } from './note-book.ts'

const note = (seq: number): Note => ({
  id: `n${seq}`,
  seq,
  cid: `c${seq}`,
  kind: 'note',
  text: `eslatma ${seq}`,
  author: { id: 'a', alias: 'Nilufar', role: 'counsellor' },
  created_at: '2026-11-21T10:05:00.000Z',
})

/** A server that holds so many notes and notes what it was asked. */
function server(count: number) {
  const asked: string[] = []
  return {
    asked,
    get: async <T>(path: string): Promise<T> => {
      asked.push(path)
      const after = Number(/after_seq=(\d+)/.exec(path)?.[1])
      return Array.from({ length: count }, (_, index) => note(index + 1)).slice(after, after + 200) as T
    },
    post: async <T>(): Promise<T> => note(count + 1) as T,
  }
}

it('keeps each note once and in order, however they come', () => {
  expect(mergeNotes([note(2)], [note(1), note(2), note(4)]).map(({ seq }) => seq)).toEqual([1, 2, 4])
  expect(reachedOf([note(1), note(2), note(4)])).toBe(2)
  expect(reachedOf([])).toBe(0)
})

it('reads what the socket passed over', async () => {
  const api = server(5)
  const book = createNoteBook(api)
  book.receive('a', note(5))
  await untilHolds(() => expect(book.of('a').get()).toHaveLength(5))
  expect(book.reached('a')).toBe(5)
  expect(book.reached('b')).toBe(0)
})

it('reads on until nothing is missing', async () => {
  const api = server(450)
  const book = createNoteBook(api)
  await book.read('a')
  expect(book.reached('a')).toBe(450)
  expect(api.asked).toHaveLength(3)
})

/** Written after a backup was put back, under a number that another one had. */
const later = (seq: number): Note => ({ ...note(seq), id: `later${seq}`, text: `keyingi ${seq}` })

it('shows a note that has the number of one that is gone since a backup was put back, and none of those that followed', () => {
  const known = [note(1), note(2), note(3)]
  expect(mergeNotes(known, [later(2)])).toEqual([note(1), later(2)])
  expect(mergeNotes(known, [note(2)])).toBe(known)
})

it('shows only what is stored, as soon as it is told that there is less than it knows', async () => {
  const api = server(5)
  const book = createNoteBook(api)
  await book.read('a')
  const answered = createNoteBook({ ...api, get: async <T>(): Promise<T> => [note(1), later(2)] as T })
  for (const one of book.of('a').get()) answered.receive('a', one)
  await answered.read('a')
  expect(answered.of('a').get()).toEqual([note(1), later(2)])
})

it('has nothing left for whoever comes after', async () => {
  const book = createNoteBook(server(3))
  await book.read('a')
  book.clear()
  expect(book.of('a').get()).toEqual([])
})
