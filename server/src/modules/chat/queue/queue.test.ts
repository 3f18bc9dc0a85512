import { randomUUID } from 'node:crypto'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialChat, dialStaff, join, openChat, say, sendOver, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { chatFrames } from '../messages.service.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const get = (member: Member, path: string) => app.call('GET', `/api/v1/staff/${path}`, { token: member.token })
const act = (member: Member, chat_id: string, name: string) =>
  app.call('POST', `/api/v1/staff/chat/${chat_id}/${name}/`, { token: member.token })
const queue = async (): Promise<StaffChat[]> => (await get(counsellor, 'queue/')).body

/** A child who has written `text` and waits. */
async function waiting(text = 'salom') {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, text)
  return { child, chat_id }
}

describe('the queue', () => {
  it('holds who has written and waits, the longest first, and nobody else', async () => {
    await openChat(app, await join(app))
    const [first, second] = [await waiting('birinchi'), await waiting('ikkinchi')]
    await say(app, first.child, first.chat_id, 'yana')
    const mine = (await queue()).filter(({ id }) => [first.chat_id, second.chat_id].includes(id))
    expect(mine).toMatchObject([
      { id: first.chat_id, person: first.child.alias, preview: 'yana', unread: 2, state: 'waiting', assigned_to: null },
      { id: second.chat_id, preview: 'ikkinchi', unread: 1 },
    ])
    expect((await queue()).every(({ last_seq }) => last_seq > 0)).toBe(true)
    await act(counsellor, first.chat_id, 'claim')
    expect((await queue()).map(({ id }) => id)).not.toContain(first.chat_id)
  })

  it('shows 120 characters of the newest message', async () => {
    const { chat_id } = await waiting('😀'.repeat(200))
    expect((await queue()).find(({ id }) => id === chat_id)!.preview).toBe('😀'.repeat(120))
  })

  it('is closed to editors, admins, children and guests', async () => {
    const { chat_id } = await waiting()
    for (const path of ['queue/', 'chat/', `chat/${chat_id}/`]) {
      for (const role of ['editor', 'admin'] as const) expect((await get(await join(app, role), path)).status).toBe(403)
      expect((await get(await join(app), path)).status).toBe(401)
      expect((await app.call('GET', `/api/v1/staff/${path}`)).status).toBe(401)
    }
    for (const name of ['claim', 'release', 'end']) {
      for (const role of ['editor', 'admin'] as const) {
        expect((await act(await join(app, role), chat_id, name)).status).toBe(403)
      }
      expect((await act(await join(app), chat_id, name)).status).toBe(401)
    }
    expect((await get(counsellor, `chat/${chat_id}/`)).body).toMatchObject({ state: 'waiting' })
  })
})

describe('a claim', () => {
  it('has one winner of fifty; the others are told who', async () => {
    const { chat_id } = await waiting()
    const crowd = await Promise.all(Array.from({ length: 50 }, () => join(app, 'counsellor')))
    const answers = await Promise.all(crowd.map((member) => act(member, chat_id, 'claim')))
    const winner = crowd[answers.findIndex(({ status }) => status === 200)]!
    const losers = answers.filter(({ status }) => status !== 200)
    expect(losers).toHaveLength(49)
    for (const { status, body } of losers) {
      expect({ status, code: body.code, by: body.by }).toEqual({ status: 409, code: 'already_claimed', by: winner.alias })
    }
    expect((await get(winner, `chat/${chat_id}/`)).body.assigned_to).toEqual({ id: winner.id, alias: winner.alias })
    expect((await act(winner, chat_id, 'claim')).status).toBe(200)
  })

  it('is not possible where there is nothing to answer', async () => {
    const empty = await openChat(app, await join(app))
    expect((await act(counsellor, empty, 'claim')).status).toBe(404)
    expect((await act(counsellor, randomUUID(), 'claim')).status).toBe(404)
    expect((await act(counsellor, 'x', 'claim')).status).toBe(404)
    const { child, chat_id } = await waiting()
    await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
    expect(await act(counsellor, chat_id, 'claim')).toMatchObject({ status: 409, body: { code: 'chat_ended' } })
  })

  it('shows the chat to its counsellor and to supervisors; to another counsellor it is not there', async () => {
    const { chat_id } = await waiting()
    await act(counsellor, chat_id, 'claim')
    const other = await join(app, 'counsellor')
    for (const member of [counsellor, supervisor]) expect((await get(member, `chat/${chat_id}/`)).status).toBe(200)
    expect((await get(other, `chat/${chat_id}/`)).status).toBe(404)
    for (const name of ['release', 'end']) expect((await act(other, chat_id, name)).status).toBe(404)
    const ids = async (member: Member, query = '') =>
      (await get(member, `chat/${query}`)).body.map(({ id }: StaffChat) => id) as string[]
    expect(await ids(counsellor)).toContain(chat_id)
    expect(await ids(counsellor, '?mine=1')).toContain(chat_id)
    expect(await ids(other)).not.toContain(chat_id)
    expect(await ids(supervisor)).toContain(chat_id)
    expect(await ids(supervisor, '?mine=1')).not.toContain(chat_id)
  })

  it('stops the wait with the first answer, and the next question starts it again', async () => {
    const { child, chat_id } = await waiting()
    const row = async (): Promise<StaffChat> => (await get(supervisor, `chat/${chat_id}/`)).body
    await act(counsellor, chat_id, 'claim')
    expect((await row()).waiting_since).not.toBeNull()
    await say(app, counsellor, chat_id, 'eshitaman')
    expect(await row()).toMatchObject({ waiting_since: null, unread: 0 })
    await say(app, child, chat_id, 'rahmat')
    expect(await row()).toMatchObject({ waiting_since: expect.any(String), unread: 1 })
  })
})

describe('giving back and ending', () => {
  it('a released chat is back in the queue, where its waiting puts it', async () => {
    const { chat_id } = await waiting()
    const later = await waiting()
    await act(counsellor, chat_id, 'claim')
    expect((await act(counsellor, chat_id, 'release')).body).toMatchObject({ state: 'waiting', assigned_to: null })
    expect((await act(counsellor, chat_id, 'release')).status).toBe(200)
    const ids = (await queue()).map(({ id }) => id)
    expect(ids.indexOf(chat_id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(chat_id)).toBeLessThan(ids.indexOf(later.chat_id))
  })

  it('an ended chat takes no message from either side, and is in the list of the ended', async () => {
    const { child, chat_id } = await waiting()
    expect((await act(counsellor, chat_id, 'end')).status).toBe(403)
    await act(counsellor, chat_id, 'claim')
    expect((await act(counsellor, chat_id, 'end')).body).toMatchObject({ state: 'ended', ended_at: expect.any(String) })
    expect((await act(counsellor, chat_id, 'end')).status).toBe(200)
    for (const member of [child, counsellor]) expect((await say(app, member, chat_id, 'x')).body.code).toBe('chat_ended')
    expect((await get(counsellor, 'chat/?state=ended')).body.map(({ id }: StaffChat) => id)).toContain(chat_id)
    expect((await act(counsellor, chat_id, 'release')).body.code).toBe('chat_ended')
  })

  it('a supervisor may do both for anybody', async () => {
    const { chat_id } = await waiting()
    await act(counsellor, chat_id, 'claim')
    expect((await act(supervisor, chat_id, 'release')).body).toMatchObject({ state: 'waiting' })
    await act(counsellor, chat_id, 'claim')
    expect((await act(supervisor, chat_id, 'end')).body).toMatchObject({ state: 'ended' })
  })
})

describe('the console socket', () => {
  it('talks with the child live, on both screens', async () => {
    const { child, chat_id } = await waiting()
    const [screen, desk] = [await dialChat(app, child, chat_id), await dialStaff(app, counsellor)]
    await act(counsellor, chat_id, 'claim')
    expect(await desk.next((frame) => frame.type === 'claimed')).toEqual({
      type: 'claimed',
      chat_id,
      by: { id: counsellor.id, alias: counsellor.alias },
    })
    desk.send({ type: 'sub', chat_id, since: 0 })
    expect(await desk.next((frame) => frame.type === 'subscribed')).toMatchObject({ chat_id, last_seq: 1, resume: 'ok' })
    expect(await sendOver(desk, 'eshitaman', { chat_id })).toMatchObject({ type: 'ack', chat_id, seq: 2 })
    const answer = await screen.next((frame) => frame.seq === 2)
    expect(answer).toMatchObject({ message: 'eshitaman', is_admin: true, author: counsellor.alias })
    await sendOver(screen, 'rahmat')
    await desk.next((frame) => frame.message?.seq === 3)
    const heard = desk.frames.filter((frame) => frame.type === 'message')
    expect(heard.map(({ message }) => message.message)).toEqual(['salom', 'eshitaman', 'rahmat'])
    expect(heard[1].message).toEqual(answer)
    desk.send({ type: 'get', chat_id, from: 1, to: 1 })
    desk.send({ type: 'unsub', chat_id })
    desk.send({ type: 'ping', n: 1 })
    await desk.next((frame) => frame.type === 'pong')
    await sendOver(screen, 'hali shu yerdamisiz')
    expect(desk.frames.filter((frame) => frame.type === 'message').map(({ message }) => message.seq)).toEqual([1, 2, 3, 1])
    await Promise.all([screen.close(), desk.close()])
  })

  it('hints at a changed queue', async () => {
    const desk = await dialStaff(app, counsellor)
    await waiting()
    expect(await desk.next((frame) => frame.type === 'queue')).toEqual({ type: 'queue' })
    await desk.close()
  })

  it('gives no word of a chat that is not its own', async () => {
    const { child, chat_id } = await waiting()
    const other = await dialStaff(app, await join(app, 'counsellor'))
    await act(counsellor, chat_id, 'claim')
    const cid = randomUUID()
    other.send({ type: 'sub', chat_id, since: 0 })
    other.send({ type: 'get', chat_id, from: 1, to: 9 })
    other.send({ type: 'send', chat_id, cid, message: 'x' })
    const error = { type: 'error', chat_id, code: 'not_found', retry: false }
    expect(await other.next((frame) => frame.cid === cid)).toEqual({ ...error, cid })
    expect(other.frames.filter((frame) => frame.type === 'error')).toEqual([error, error, { ...error, cid }])
    await say(app, child, chat_id, 'maxfiy')
    other.send({ type: 'ping', n: 1 })
    await other.next((frame) => frame.type === 'pong')
    expect(other.frames.some((frame) => frame.type === 'message')).toBe(false)
    await other.close()
  })

  it('loses a chat the moment it is taken away', async () => {
    const { child, chat_id } = await waiting()
    await act(counsellor, chat_id, 'claim')
    const desk = await dialStaff(app, counsellor)
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    await act(supervisor, chat_id, 'release')
    await desk.next((frame) => frame.type === 'error' && frame.chat_id === chat_id)
    expect(app.platform.hub.count(chatFrames, chat_id)).toBe(0)
    await say(app, child, chat_id, 'maxfiy')
    expect(await sendOver(desk, 'x', { chat_id })).toMatchObject({ type: 'error', code: 'not_found' })
    expect(desk.frames.filter((frame) => frame.type === 'message')).toHaveLength(1)
    await desk.close()
  })

  it('is told of an end', async () => {
    const { child, chat_id } = await waiting()
    await act(counsellor, chat_id, 'claim')
    const desk = await dialStaff(app, counsellor)
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
    expect(await desk.next((frame) => frame.type === 'ended')).toEqual({ type: 'ended', chat_id })
    expect(await sendOver(desk, 'x', { chat_id })).toMatchObject({ type: 'error', code: 'chat_ended', retry: false })
    await desk.close()
  })

  it('follows 64 chats and no more', async () => {
    const desk = await dialStaff(app, supervisor)
    const chats = await Promise.all(Array.from({ length: 65 }, () => waiting()))
    for (const { chat_id } of chats) desk.send({ type: 'sub', chat_id, since: 0 })
    const last = chats.at(-1)!.chat_id
    expect(await desk.next((frame) => frame.type === 'error')).toMatchObject({ chat_id: last, code: 'rate_limited' })
    expect(desk.frames.filter((frame) => frame.type === 'subscribed')).toHaveLength(64)
    await desk.close()
  })
})
