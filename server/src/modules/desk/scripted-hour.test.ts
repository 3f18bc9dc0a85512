import type { Language } from '@himoya/contract/languages'
import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Wall, WallChat } from '@himoya/contract/chat/wall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilHolds } from '../../../../kit/test/until.ts'
import { callOf, overdue, ringEveryMs } from '../../../../console/src/features/notifications/bell/public/urgency.ts'
import { mayTake } from '../../../../console/src/features/chat/queue/public/places.ts'
import { needsOf } from '../../../../console/src/features/desk/wall/needs.ts'
import { join, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  await app.platform.db
    .updateTable('staff_member')
    .set({ langs: ['uz', 'ru', 'en'] })
    .execute()
})
afterAll(() => app.close())

const get = async <T>(member: Member, path: string): Promise<T> =>
  (await app.call<T>('GET', `/api/v1/staff/${path}`, { token: member.token })).body
const post = (path: string, body?: unknown) =>
  app.call('POST', `/api/v1/staff/${path}`, { token: counsellor.token, ...(body ? { body } : {}) })

type Child = { member: Member; id: string; came_s: number; arrives(text: string): Promise<unknown> }

/** A minute of the script, what happens then, and how it stands until the next: who waits, in which order, how it sounds. */
type Step = {
  at: string
  act(): Promise<unknown>
  queue: string
  call: ReturnType<typeof callOf> | null
  /** Who may be in danger on the wall, in this order. */
  wall: string
}

const HOUR_S = 3_600
const BASE = Date.parse('2026-11-21T10:00:00.000Z')
const seconds = (clock: string): number => {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number)
  return minutes * 60 + rest
}

it('an hour of ten children: order, sound, wall and the supervisor’s alarm are right at every second', async () => {
  const children = new Map<string, Child>()
  let now_s = 0
  const come = async (name: string, lang: Language, text: string): Promise<void> => {
    const member = await join(app)
    const { body } = await app.call('GET', '/api/v1/chat/', { token: member.token, lang })
    const { id } = body[0]
    const arrives = (said: string) => say(app, member, id, said)
    children.set(name, { member, id, came_s: now_s, arrives })
    await arrives(text)
  }
  const child = (name: string): Child => children.get(name)!
  const claim = (name: string) => post(`chat/${child(name).id}/claim/`)
  const assessed = new Set<string>()
  const assess = (name: string, risk: string) => {
    if (risk === 'low') assessed.add(child(name).id)
    return post(`chat/${child(name).id}/risk/`, { risk, reason: 'Suhbat asosida belgilandi' })
  }
  const dismiss = async (name: string) => {
    const { id } = child(name)
    for (const { message_id, topic } of await get<{ message_id: string; topic: string }[]>(counsellor, `chat/${id}/hint/`))
      await post(`chat/${id}/hint/dismiss/`, { message_id, topic })
  }

  const script: Step[] = [
    { at: '0:00', act: () => come('a', 'uz', 'salom uxlay olmayapman'), queue: 'a', call: 'usual', wall: '' },
    { at: '1:10', act: () => come('b', 'ru', 'Здравствуйте, можно спросить?'), queue: 'a b', call: 'usual', wall: '' },
    { at: '2:05', act: () => come('c', 'uz', 'dadam har kuni uradi'), queue: 'c a b', call: 'hint', wall: 'c' },
    { at: '3:00', act: () => come('d', 'en', 'I want to die'), queue: 'c d a b', call: 'hint', wall: 'c d' },
    // Two topics stand above one, whoever came before.
    {
      at: '5:30',
      act: () => come('e', 'uz', 'o‘zimni o‘ldirmoqchiman, eshikni sindiryapti'),
      queue: 'e c d a b',
      call: 'hint',
      wall: 'e c d',
    },
    { at: '6:00', act: () => claim('e'), queue: 'c d a b', call: 'hint', wall: 'c d' },
    // A second topic of the one who waits.
    { at: '8:20', act: () => child('d').arrives('he has a knife'), queue: 'd c a b', call: 'hint', wall: 'd c' },
    { at: '9:00', act: () => assess('b', 'low'), queue: 'd c a b', call: 'hint', wall: 'd c' },
    { at: '12:00', act: () => come('f', 'ru', 'просто грустно'), queue: 'd c a f b', call: 'hint', wall: 'd c' },
    // A person knows more than the lists: high stands among the first, low last.
    { at: '14:00', act: () => assess('f', 'high'), queue: 'd f c a b', call: 'hint', wall: 'd f c' },
    { at: '15:00', act: () => assess('c', 'medium'), queue: 'd f a c b', call: 'hint', wall: 'd f' },
    { at: '17:30', act: () => claim('d'), queue: 'f a c b', call: 'high', wall: 'f' },
    { at: '20:00', act: () => claim('f'), queue: 'a c b', call: 'usual', wall: '' },
    // What is said after the level ranks anew.
    { at: '24:00', act: () => child('b').arrives('не хочу жить'), queue: 'b a c', call: 'hint', wall: 'b' },
    { at: '25:00', act: () => come('g', 'en', 'my homework is hard'), queue: 'b a c g', call: 'hint', wall: 'b' },
    // Nobody but a person puts a hint away.
    { at: '30:00', act: () => dismiss('b'), queue: 'a c g b', call: 'usual', wall: '' },
    { at: '33:00', act: () => come('h', 'uz', 'уйдан кетиб қолдим'), queue: 'h a c g b', call: 'hint', wall: 'h' },
    // The fourth: all places are full, and nothing rings that may not be taken.
    { at: '34:00', act: () => claim('h'), queue: 'a c g b', call: null, wall: '' },
    { at: '36:00', act: () => come('i', 'ru', 'отец бьёт меня'), queue: 'i a c g b', call: null, wall: 'i' },
    { at: '41:00', act: () => post(`chat/${child('e').id}/end/`), queue: 'i a c g b', call: 'hint', wall: 'i' },
    {
      at: '45:00',
      act: () => come('j', 'en', 'my dad hits me and I want to die'),
      queue: 'j i a c g b',
      call: 'hint',
      wall: 'j i',
    },
    { at: '50:00', act: () => claim('j'), queue: 'i a c g b', call: null, wall: 'i' },
    { at: '55:00', act: () => post(`chat/${child('d').id}/release/`), queue: 'd i a c g b', call: 'hint', wall: 'd i' },
  ]

  const nameOf = (id: string): string => [...children].find(([, one]) => one.id === id)?.[0] ?? '?'
  const names = (chats: readonly { id: string }[]): string => chats.map(({ id }) => nameOf(id)).join(' ')
  /** The script's clock in place of the test's. */
  const timed = <T extends StaffChat | WallChat>(chat: T): T => ({
    ...chat,
    waiting_since: new Date(BASE + child(nameOf(chat.id)).came_s * 1_000).toISOString(),
  })
  let rung = 0
  for (const [index, step] of script.entries()) {
    now_s = seconds(step.at)
    await step.act()
    const queue = await untilHolds(async () => {
      const found = await get<StaffChat[]>(supervisor, 'queue/')
      expect(`${step.at} ${names(found)}`).toBe(`${step.at} ${step.queue}`)
      return found.map(timed)
    })
    expect(names(await get<StaffChat[]>(counsellor, 'queue/'))).toBe(step.queue)
    const mine = await get<StaffChat[]>(counsellor, 'chat/?mine=1')
    const wall = await get<Wall>(supervisor, 'wall/')
    expect(names(wall.waiting)).toBe(step.queue)
    const shown = [...queue, ...mine, ...wall.waiting, ...wall.members.flatMap(({ chats }) => chats)]
    for (const { id, risk } of shown) if (risk === 'low') expect(assessed.has(id)).toBe(true)

    const until_s = script[index + 1] ? seconds(script[index + 1]!.at) : HOUR_S
    for (let second = now_s; second < until_s; second += 1) {
      const now = BASE + second * 1_000
      const first = queue.find((chat) => mayTake({ open: mine.length, cap: 4 }, chat))
      const call = first ? callOf(first) : null
      expect(`${second} ${call}`).toBe(`${second} ${step.call}`)
      if (call && ((second - now_s) * 1_000) % ringEveryMs(call) === 0) rung += 1
      // A level of a person's is on the wall after a minute, a hint at once.
      const needs = needsOf({ ...wall, queues: [], members: [], waiting: wall.waiting.map(timed) }, now)
      const on_wall = needs.flatMap((need) => ('chat' in need ? [need.chat] : []))
      expect(`${second} ${names(on_wall)}`).toBe(`${second} ${step.wall}`)
      const late = step.wall.split(' ').filter((name) => name && second - child(name).came_s >= 120)
      expect(`${second} ${names(overdue(queue, now))}`).toBe(`${second} ${late.join(' ')}`)
    }
  }
  expect(children.size).toBe(10)
  expect(rung).toBeGreaterThan(100)
})
