import type { Message } from '@himoya/contract/chat/chat'
import type { Note } from '@himoya/contract/chat/desk'
import { expect, it } from 'vitest'
import { byDay, partedAt } from './days.ts'

const at = (seq: number, created_at: string): Message => ({
  id: `m${seq}`,
  cid: `c${seq}`,
  seq,
  message: 'Salom',
  is_admin: false,
  kind: 'text',
  created_at,
})
const noteAt = (seq: number, created_at: string): Note => ({
  id: `n${seq}`,
  cid: `c${seq}`,
  seq,
  kind: 'note',
  text: 'Eslatma',
  author: { id: 'a', alias: 'Nilufar', role: 'counsellor' },
  created_at,
})
const names = (messages: Message[], notes: Note[] = []) =>
  byDay(messages, notes).map(({ entries }) => entries.map(({ message, note }) => (message ?? note).id))

it('parts days where Tashkent does, five hours before Greenwich', () => {
  const messages = [at(1, '2026-11-20T18:59:00Z'), at(2, '2026-11-20T19:01:00Z'), at(3, '2026-11-21T18:00:00Z')]
  expect(names(messages)).toEqual([['m1'], ['m2', 'm3']])
})

it('keeps every message once and in order', () => {
  const list = Array.from({ length: 50 }, (_, index) => at(index + 1, `2026-11-${10 + Math.floor(index / 10)}T08:00:00Z`))
  expect(byDay(list).flatMap(({ entries }) => entries.map(({ message }) => message))).toEqual(list)
  expect(byDay([])).toEqual([])
})

it('puts notes between the messages by their time, and never changes the order of messages', () => {
  const messages = [at(1, '2026-11-20T10:00:00Z'), at(2, '2026-11-20T10:09:00Z'), at(3, '2026-11-20T10:05:00Z')]
  const notes = [noteAt(1, '2026-11-20T09:00:00Z'), noteAt(2, '2026-11-20T10:02:00Z'), noteAt(3, '2026-11-21T10:00:00Z')]
  expect(names(messages, notes)).toEqual([['n1', 'm1', 'n2', 'm2', 'm3'], ['n3']])
})

it('shows no note from before what is read so far', () => {
  const notes = [noteAt(1, '2026-11-20T09:00:00Z'), noteAt(2, '2026-11-20T12:00:00Z')]
  expect(names([at(201, '2026-11-20T10:00:00Z')], notes)).toEqual([['m201', 'n2']])
})

it('parts what was there from what has come since, also in the middle of a day, with each entry once', () => {
  const days = byDay(
    [at(1, '2026-11-20T10:00:00Z'), at(2, '2026-11-21T10:00:00Z'), at(3, '2026-11-21T10:05:00Z'), at(4, '2026-11-22T10:00:00Z')],
    [noteAt(1, '2026-11-21T10:02:00Z')],
  )
  const idsOf = (part: typeof days) => part.map(({ entries }) => entries.map(({ message, note }) => (message ?? note).id))
  const parted = (seq: number) => {
    const { before, after } = partedAt(days, seq)
    return [idsOf(before), idsOf(after), after[0]?.goes_on ?? false]
  }
  expect(parted(1)).toEqual([[], [['m1'], ['m2', 'n1', 'm3'], ['m4']], false])
  expect(parted(2)).toEqual([[['m1']], [['m2', 'n1', 'm3'], ['m4']], false])
  expect(parted(3)).toEqual([[['m1'], ['m2']], [['n1', 'm3'], ['m4']], true])
  expect(parted(5)).toEqual([[['m1'], ['m2', 'n1', 'm3'], ['m4']], [], false])
})
