import type { Wall, WallChat, WallMember } from '@himoya/contract/chat/wall'
import { expect, it } from 'vitest'
import { longestSilence, needsOf } from './needs.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const ago = (seconds: number): string => new Date(now - seconds * 1_000).toISOString()
const chat = (id: string, risk: WallChat['risk'], seconds: number | null): WallChat => ({
  id,
  person: id,
  lang: 'uz',
  risk,
  urgency: risk === 'sos' || risk === 'low' ? risk : risk === 'high' ? 'danger' : 'usual',
  hints: [],
  waiting_since: seconds === null ? null : ago(seconds),
})
const member = (chats: WallChat[], live = true): WallMember => ({
  id: 'm',
  alias: 'Nilufar',
  langs: ['uz'],
  state: 'on_shift',
  since: null,
  live,
  planned_until: null,
  chats,
})
const wall = (part: Partial<Wall>): Wall => ({
  now: ago(0),
  chat_cap: 4,
  queues: [],
  waiting: [],
  members: [],
  today: { taken: 0, median_wait: null, within_five: null, unanswered: 0, by_hour: [] },
  cover: [],
  ...part,
})

it('names who is in danger first, then what nobody answers', () => {
  const needs = needsOf(
    wall({
      waiting: [chat('low', 'low', 900), chat('high', 'high', 70), chat('sos', 'sos', 1), chat('new', 'high', 10)],
      members: [
        member([chat('quiet', 'low', 200), chat('quieter', 'low', 400), chat('fine', 'low', 20), chat('answered', 'low', null)]),
      ],
    }),
    now,
  )
  expect(needs.map((need) => ('chat' in need ? need.chat.id : need.kind))).toEqual(['high', 'sos', 'quieter', 'quiet'])
})

it('names a console that is not heard, and a queue without anybody', () => {
  const queue = {
    lang: 'ru',
    state: 'closed',
    waiting: 2,
    by_risk: { sos: 0, high: 0, unassessed: 0, medium: 0, low: 2 },
    longest_since: ago(5),
    on_shift: 0,
  } as const
  const needs = needsOf(wall({ queues: [queue], members: [member([chat('a', 'low', 1)], false), member([], false)] }), now)
  expect(needs.map(({ kind }) => kind)).toEqual(['unmanned', 'dead'])
})

it('finds the longest silence, and none where everybody is answered', () => {
  expect(longestSilence([chat('a', 'low', 5), chat('b', 'low', 50), chat('c', 'low', null)])).toBe(ago(50))
  expect(longestSilence([chat('c', 'low', null)])).toBeNull()
})

it('names who is hinted at once, by the order of the queue, and whose counsellor is silent by urgency', () => {
  const hinted = { ...chat('hinted', 'unassessed', 3), urgency: 'hinted', hints: ['self_harm'] } as WallChat
  const seen = { ...chat('seen', 'low', 900), hints: ['violence'] } as WallChat
  const needs = needsOf(
    wall({
      waiting: [hinted, chat('new', 'unassessed', 900), seen],
      members: [member([chat('calm', 'low', 900), chat('high', 'high', 200)])],
    }),
    now,
  )
  expect(needs.map((need) => [need.kind, 'chat' in need && need.chat.id])).toEqual([
    ['hinted', 'hinted'],
    ['silent', 'high'],
    ['silent', 'calm'],
  ])
})
