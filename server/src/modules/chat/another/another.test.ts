import type { Chat } from '@himoya/contract/chat/chat'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let colleague: Member
let child: Member
let chat_id: string

beforeEach(async () => {
  app = await startTestApp()
  counsellor = await join(app, 'counsellor')
  colleague = await join(app, 'counsellor')
  child = await join(app)
  chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await present(counsellor)
  await claim(counsellor, chat_id)
})
afterEach(() => app.close())

const call = ({ token }: Member, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })
const claim = (member: Member, chat: string) => call(member, 'POST', `staff/chat/${chat}/claim/`)
const present = (member: Member, state = 'on_shift') => call(member, 'PUT', 'staff/presence/', { state })
const ask = (member: Member, chat: string) => call(member, 'POST', `chat/${chat}/another-counsellor/`)
const waiting = async (chat: string): Promise<StaffChat | undefined> =>
  (await call(colleague, 'GET', 'staff/queue/')).body.find(({ id }: StaffChat) => id === chat)

it('in the middle of a talk it goes back to the queue, marked, and whoever had it leaves it to a colleague', async () => {
  await present(colleague)
  const { status, body } = await ask(child, chat_id)
  expect({ status, open: body[0] }).toMatchObject({ status: 200, open: { id: chat_id, state: 'waiting' } })
  expect(await waiting(chat_id)).toMatchObject({ another_asked: true, assigned_to: null })
  const refused = await claim(counsellor, chat_id)
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'asked_for_another' })
  expect((await claim(colleague, chat_id)).status).toBe(200)
})

it('after its end the next chat is the one that somebody else takes', async () => {
  await present(colleague)
  await call(child, 'POST', `chat/${chat_id}/end/`)
  const chats: Chat[] = (await ask(child, chat_id)).body
  expect(chats.map(({ id, state }) => ({ is_new: id !== chat_id, state }))).toEqual([
    { is_new: true, state: 'waiting' },
    { is_new: false, state: 'ended' },
  ])
  const next = chats[0]!.id
  await say(app, child, next, 'boshqa odam bilan gaplashsam')
  expect((await claim(counsellor, next)).body.code).toBe('asked_for_another')
  expect((await claim(colleague, next)).status).toBe(200)
})

it('where nobody else is there, whoever had it may take it: a child is not left waiting', async () => {
  await ask(child, chat_id)
  expect((await claim(counsellor, chat_id)).status).toBe(200)
})

it('is asked for one’s own chat alone', async () => {
  const stranger = await join(app)
  expect((await ask(stranger, chat_id)).status).toBe(404)
  expect((await ask(counsellor, chat_id)).status).toBe(401)
  const untouched = await call(counsellor, 'GET', 'staff/chat/?mine=1')
  expect(untouched.body.map(({ id }: StaffChat) => id)).toContain(chat_id)
})
