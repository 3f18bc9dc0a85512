import type { Message } from '@himoya/contract/chat'
import { expect, it } from 'vitest'
import { byDay } from './days.ts'

const at = (seq: number, created_at: string): Message => ({
  id: `m${seq}`,
  cid: `c${seq}`,
  seq,
  message: 'Salom',
  is_admin: false,
  kind: 'text',
  created_at,
})

it('parts days where Tashkent does, five hours before Greenwich', () => {
  const days = byDay([at(1, '2026-11-20T18:59:00Z'), at(2, '2026-11-20T19:01:00Z'), at(3, '2026-11-21T18:00:00Z')])
  expect(days.map(({ messages }) => messages.map(({ seq }) => seq))).toEqual([[1], [2, 3]])
})

it('keeps every message once and in order', () => {
  const list = Array.from({ length: 50 }, (_, index) => at(index + 1, `2026-11-${10 + Math.floor(index / 10)}T08:00:00Z`))
  expect(byDay(list).flatMap(({ messages }) => messages)).toEqual(list)
  expect(byDay([])).toEqual([])
})
