import { randomUUID } from 'node:crypto'
import type { Message } from '@himoya/contract/chat'
import type { LastPlan } from '@himoya/contract/desk'
import { PLAN_LENGTHS } from '@himoya/contract/desk-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialStaff, dump, join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let other: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  other = await join(app, 'counsellor')
})
afterAll(() => app.close())

const PLAN = {
  warning_signs: ['uxlay olmayman'],
  helps: ['akam bilan yurish'],
  contacts: [
    { name: 'Buvim', phone: '+998901112233' },
    { name: 'Qo‘shnimiz', phone: null },
  ],
  safe_place: 'maktab kutubxonasi',
}

const call = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/${path}`, { token: member.token, ...(body ? { body } : {}) })
const send = (member: Member, chat_id: string, plan: unknown = PLAN, cid: string = randomUUID()) =>
  call<Message>(member, 'POST', `staff/chat/${chat_id}/plan/`, { cid, plan })

async function talk(): Promise<{ child: Member; chat_id: string }> {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await call(counsellor, 'POST', `staff/chat/${chat_id}/claim/`)
  return { child, chat_id }
}

describe('a safety plan', () => {
  it('is a message that the child reads again whenever they come back, and sealed like any other', async () => {
    const { child, chat_id } = await talk()
    const { status, body } = await send(counsellor, chat_id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'card', is_admin: true, card: { plan: { ...PLAN, version: 1 } } })
    const history = (await call<Message[]>(child, 'GET', `message/${chat_id}/`)).body
    expect(history.at(-1)).toEqual(body)
    for (const words of [...PLAN.warning_signs, ...PLAN.helps, 'Buvim: +998901112233', 'Qo‘shnimiz', PLAN.safe_place]) {
      expect(body.message).toContain(words)
    }
    const rows = await dump(app)
    expect(rows.filter((row) => row.includes(PLAN.safe_place) || row.includes('901112233'))).toEqual([])
  })

  it('reaches who reads along by the socket, and is sent again as the next version', async () => {
    const { child, chat_id } = await talk()
    const line = await dialStaff(app, counsellor)
    line.send({ type: 'sub', chat_id, since: 0 })
    await line.next((frame) => frame.type === 'subscribed')
    const cid = randomUUID()
    const first = await send(counsellor, chat_id, PLAN, cid)
    const repeated = await send(counsellor, chat_id, PLAN, cid)
    expect(repeated.body.id).toBe(first.body.id)
    await say(app, child, chat_id, 'buvimning raqami boshqa')
    const second = await send(counsellor, chat_id, { ...PLAN, contacts: [{ name: 'Opam', phone: '112' }] })
    expect(second.body.card?.plan).toMatchObject({ version: 2, contacts: [{ name: 'Opam', phone: '112' }] })
    const last = (await call<LastPlan>(counsellor, 'GET', `staff/chat/${chat_id}/plan/`)).body
    expect(last.sent).toMatchObject({ version: 2, plan: { safe_place: PLAN.safe_place } })
    await line.close()
  })

  it('fits into a message even when every line is full', async () => {
    const { child, chat_id } = await talk()
    const lines = Array.from({ length: PLAN_LENGTHS.lines }, (_, at) => `${at}`.padEnd(PLAN_LENGTHS.line, 'a'))
    const contacts = lines.map((name) => ({ name, phone: '+99890111223344' }))
    const full = { warning_signs: lines, helps: lines, contacts, safe_place: 'b'.repeat(PLAN_LENGTHS.place) }
    expect((await send(counsellor, chat_id, full)).status).toBe(200)
    const history = (await call<Message[]>(child, 'GET', `message/${chat_id}/`)).body
    expect(history.at(-1)?.card?.plan).toEqual({ ...full, version: 1 })
  })

  it('is neither read nor sent by who does not talk with the child, nor by the child', async () => {
    const { child, chat_id } = await talk()
    await send(counsellor, chat_id)
    expect((await send(other, chat_id)).status).toBe(404)
    expect((await call(other, 'GET', `staff/chat/${chat_id}/plan/`)).status).toBe(404)
    expect((await send(child, chat_id)).status).toBe(401)
    for (const role of ['editor', 'admin'] as const) expect((await send(await join(app, role), chat_id)).status).toBe(403)
    expect((await call(counsellor, 'GET', `staff/chat/${randomUUID()}/plan/`)).status).toBe(404)
  })

  it('is refused when it is empty, too long, or names a number that cannot be dialled', async () => {
    const { chat_id } = await talk()
    const empty = { warning_signs: [], helps: [], contacts: [], safe_place: '' }
    const wrong = [empty, { ...PLAN, helps: Array.from({ length: 7 }, () => 'a') }, { ...PLAN, safe_place: 'a'.repeat(301) }]
    for (const plan of [...wrong, { ...PLAN, contacts: [{ name: 'x', phone: 'javascript:1' }] }]) {
      expect((await send(counsellor, chat_id, plan)).status).toBe(422)
    }
    expect((await call<LastPlan>(counsellor, 'GET', `staff/chat/${chat_id}/plan/`)).body).toEqual({ sent: null })
  })

  it('goes with the conversation when the child deletes it', async () => {
    const { child, chat_id } = await talk()
    await send(counsellor, chat_id)
    await call(child, 'DELETE', `chat/${chat_id}/messages/`)
    const left = await call<LastPlan>(counsellor, 'GET', `staff/chat/${chat_id}/plan/`)
    expect(left.status === 404 || left.body.sent === null).toBe(true)
  })
})
