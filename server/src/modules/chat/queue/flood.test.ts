import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Wall } from '@himoya/contract/chat/wall'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { lookThrough } from '../care/hints/hint-keeper.service.ts'
import { readPlaces } from '../availability/chat-status.store.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
beforeEach(async () => {
  await app.platform.db.updateTable('chat').set({ state: 'ended', ended_at: new Date() }).where('state', '<>', 'ended').execute()
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
const queue = async (member = counsellor): Promise<string[]> =>
  ((await call(member, 'GET', 'queue/')).body as StaffChat[]).map(({ id }) => id)

async function waiting(text: string, child?: Member) {
  const who = child ?? (await join(app))
  const chat_id = await openChat(app, who)
  await say(app, who, chat_id, text)
  return { child: who, chat_id }
}

async function flood(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let one = 0; one < count; one += 1) ids.push((await waiting('salom')).chat_id)
  return ids
}

/** Somebody a counsellor has answered before; their chat is over. */
async function known(): Promise<Member> {
  const { child, chat_id } = await waiting('salom')
  expect((await call(counsellor, 'POST', `chat/${chat_id}/claim/`)).status).toBe(200)
  expect((await say(app, counsellor, chat_id, 'Salom, men shu yerdaman')).status).toBe(200)
  await app.platform.db.updateTable('chat').set({ state: 'ended', ended_at: new Date() }).where('id', '=', chat_id).execute()
  return child
}

describe('a flood of chats that nobody knows', () => {
  it('keeps its order up to twenty, and stands behind a child with a history from there on', async () => {
    const child = await known()
    const fakes = await flood(60)
    const { chat_id } = await waiting('yana men', child)
    const late = await flood(2)
    expect(await queue()).toEqual([...fakes.slice(0, 20), chat_id, ...fakes.slice(20), ...late])
    expect((await call<Wall>(supervisor, 'GET', 'wall/')).body.waiting.map(({ id }) => id)).toEqual(await queue(supervisor))
    expect((await readPlaces(app.platform.db)).get(chat_id)).toBe(21)
  })

  it('pushes nobody with a hint, a level or a history off any list, and is counted whole', async () => {
    const child = await known()
    await flood(130)
    const returning = await waiting('yana men', child)
    const hinted = await waiting('dadam har kuni uradi')
    const assessed = await waiting('salom')
    await lookThrough(app.platform)
    const risk = { risk: 'medium', reason: 'Suhbat asosida belgilandi' }
    expect((await call(counsellor, 'POST', `chat/${assessed.chat_id}/risk/`, risk)).status).toBe(200)
    const wall: Wall = (await call(supervisor, 'GET', 'wall/')).body
    for (const list of [await queue(), await queue(supervisor), wall.waiting.map(({ id }) => id)]) {
      expect(list).toEqual(expect.arrayContaining([returning.chat_id, hinted.chat_id, assessed.chat_id]))
      expect(list[0]).toBe(hinted.chat_id)
      expect(list.length).toBe(102)
    }
    expect(wall.queues.find(({ lang }) => lang === 'uz')!.waiting).toBe(133)
  })
})
