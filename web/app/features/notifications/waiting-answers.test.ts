import type { Chat, Message } from '@himoya/contract/chat/chat'
import { expect, it } from 'vitest'
import { countWaitingAnswers } from './waiting-answers.ts'

const chat = (id: string, last_seq: number, unread: number): Chat => ({
  id,
  state: 'active',
  lang: 'uz',
  last_seq,
  unread,
  peer_read_seq: 0,
  created_at: '2026-11-23T05:00:00.000Z',
})
const said = (seq: number, is_admin: boolean): Message => ({
  id: `m${seq}`,
  message: 'Namuna',
  is_admin,
  seq,
  cid: `c${seq}`,
  kind: 'text',
  created_at: '2026-11-23T05:00:00.000Z',
})
const hello = (last_seq: number, me: number) =>
  ({ type: 'hello', last_seq, resume: 'ok', read: { me, peer: 0 }, ping_ms: 1, max_chars: 1, expires_at: '', now: '' }) as const

function open(...chats: Chat[]) {
  const counts: number[] = []
  const answers = countWaitingAnswers((count) => counts.push(count))
  answers.begin(chats)
  return { ...answers, now: () => counts.at(-1) }
}

it('counts what came live, and nothing twice', () => {
  const answers = open(chat('a', 3, 1))
  expect(answers.now()).toBe(1)
  answers.hear(said(4, true))
  answers.hear(said(4, true))
  expect(answers.now()).toBe(2)
  expect(answers.reached()).toBe(4)
})

it('what is read here, in another tab or on another device waits no more, and what is read in part waits in part', () => {
  const answers = open(chat('a', 5, 3))
  answers.hear({ type: 'read', who: 'me', seq: 4 })
  expect(answers.now()).toBe(1)
  answers.read('a', 5)
  expect(answers.now()).toBe(0)
  answers.hear({ type: 'read', who: 'peer', seq: 5 })
  expect(answers.now()).toBe(0)
})

it('a message that was read before this page heard of it does not wait', () => {
  const answers = open(chat('a', 1, 0))
  answers.read('a', 2)
  answers.hear(said(2, true))
  expect(answers.now()).toBe(0)
})

it('one’s own words are read as they are written, and all before them', () => {
  const answers = open(chat('a', 2, 2))
  answers.hear(said(3, false))
  expect(answers.now()).toBe(0)
})

it('after a break the first word of the connection sets it right', () => {
  const answers = open(chat('a', 2, 2))
  answers.hear(hello(6, 4))
  expect(answers.now()).toBe(2)
})

it('an ended chat’s last words wait as well, until they are read', () => {
  const answers = open(chat('b', 0, 0), chat('a', 9, 2))
  expect(answers.now()).toBe(2)
  answers.read('a', 9)
  answers.read('of-somebody-else', 9)
  expect(answers.now()).toBe(0)
})
