import { randomUUID } from 'node:crypto'
import type { Message } from '@himoya/contract/chat/chat'
import { PLAN_LENGTHS } from '@himoya/contract/chat/plan-lists'
import type { ChatPlan, LastPlan } from '@himoya/contract/chat/safety-plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialStaff, dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

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
/** As the person does it. */
const change = (child: Member, chat_id: string, plan: unknown = PLAN, more: object = {}) =>
  call(child, 'POST', `chat/${chat_id}/plan/`, { cid: randomUUID(), plan, ...more })
const own = async (child: Member) => (await call<LastPlan>(child, 'GET', 'chat/plan/')).body.sent
const beside = async (member: Member, chat_id: string) =>
  (await call<ChatPlan>(member, 'GET', `staff/chat/${chat_id}/plan/`)).body

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
    expect(await beside(counsellor, chat_id)).toEqual({ sent: null, earlier: null })
  })

  it('goes with the conversation when the child deletes it', async () => {
    const { child, chat_id } = await talk()
    await send(counsellor, chat_id)
    await call(child, 'DELETE', `chat/${chat_id}/messages/`)
    const left = await call<LastPlan>(counsellor, 'GET', `staff/chat/${chat_id}/plan/`)
    expect(left.status === 404 || left.body.sent === null).toBe(true)
  })
})

describe('a safety plan from the other side', () => {
  it('is changed by the person themselves, and the counsellor hears it at once', async () => {
    const { child, chat_id } = await talk()
    expect(await own(child)).toBeNull()
    await send(counsellor, chat_id)
    expect(await own(child)).toMatchObject({ plan: PLAN, version: 1 })
    const line = await dialStaff(app, counsellor)
    line.send({ type: 'sub', chat_id, since: 0 })
    await line.next((frame) => frame.type === 'subscribed')
    const { status, body } = await change(child, chat_id, { ...PLAN, helps: ['mushugim'] }, { after: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ is_admin: false, kind: 'card', card: { plan: { helps: ['mushugim'], version: 2 } } })
    await line.next((frame) => frame.type === 'facts' && frame.chat_id === chat_id)
    await line.close()
    expect((await beside(counsellor, chat_id)).sent).toMatchObject({ version: 2, plan: { helps: ['mushugim'] } })
  })

  it('is begun by the person, before anybody has the chat', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    expect((await change(child, chat_id, PLAN, { after: 0 })).status).toBe(200)
    await call(counsellor, 'POST', `staff/chat/${chat_id}/claim/`)
    expect((await beside(counsellor, chat_id)).sent).toMatchObject({ version: 1, plan: PLAN })
  })

  it('is not written over by somebody who has not seen the newest, and a repeated send is answered with the first', async () => {
    const { child, chat_id } = await talk()
    await send(counsellor, chat_id)
    const cid = randomUUID()
    const mine = await change(child, chat_id, { ...PLAN, helps: ['suv ichish'] }, { after: 1, cid })
    expect(mine.status).toBe(200)
    const stale = { cid: randomUUID(), plan: { ...PLAN, safe_place: 'kutubxona' }, after: 1 }
    const refused = await call(counsellor, 'POST', `staff/chat/${chat_id}/plan/`, stale)
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    expect((await change(child, chat_id, PLAN, { after: 0 })).status).toBe(409)
    const again = await change(child, chat_id, { ...PLAN, helps: ['suv ichish'] }, { after: 1, cid })
    expect([again.status, again.body.id]).toEqual([200, mine.body.id])
    expect((await beside(counsellor, chat_id)).sent).toMatchObject({ version: 2, plan: { helps: ['suv ichish'] } })
  })

  it('fifty tries of the same words at once are one message', async () => {
    const { child, chat_id } = await talk()
    const cid = randomUUID()
    const tries = await Promise.all(Array.from({ length: 50 }, () => change(child, chat_id, PLAN, { after: 0, cid })))
    const sent = tries.filter(({ status }) => status === 200)
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    expect(tries.filter(({ status }) => status !== 200).map(({ status }) => status)).not.toContain(500)
    const history = (await call<Message[]>(child, 'GET', `message/${chat_id}/`)).body
    expect(history.filter(({ card }) => card?.plan)).toHaveLength(1)
  })

  it('outlives the talk: the person goes on from it in the next one, and who answers there is shown it when they ask', async () => {
    const { child, chat_id } = await talk()
    await send(counsellor, chat_id)
    await call(child, 'POST', `chat/${chat_id}/end/`)
    const next = await openChat(app, child)
    expect(next).not.toBe(chat_id)
    await say(app, child, next, 'yana men')
    await call(other, 'POST', `staff/chat/${next}/claim/`)
    expect(await own(child)).toMatchObject({ plan: PLAN, version: 1 })
    const { sent, earlier } = await beside(other, next)
    expect([sent, earlier?.version]).toEqual([null, 1])
    const before = await viewed(chat_id)
    const shown = (await call<LastPlan>(other, 'GET', `staff/chat/${next}/plan/earlier/`)).body
    expect(shown.sent).toMatchObject({ plan: PLAN, version: 1 })
    expect(await viewed(chat_id)).toBe(before + 1)
    expect((await change(child, next, PLAN, { after: 1 })).body.card.plan.version).toBe(2)
    expect(await beside(other, next)).toMatchObject({ sent: { version: 2 }, earlier: null })
    expect((await change(child, chat_id)).body.code).toBe('chat_ended')
  })

  it('is nobody else’s: not of another person, of no one signed out, of no member without the chat', async () => {
    const { child, chat_id } = await talk()
    await change(child, chat_id)
    const stranger = await join(app)
    expect(await own(stranger)).toBeNull()
    expect((await change(stranger, chat_id)).status).toBe(404)
    expect((await call(counsellor, 'GET', 'chat/plan/')).status).toBe(401)
    expect((await app.call('GET', '/api/v1/chat/plan/')).status).toBe(401)
    expect((await call(other, 'GET', `staff/chat/${chat_id}/plan/earlier/`)).status).toBe(404)
    const empty = { warning_signs: [], helps: [], contacts: [], safe_place: '' }
    expect((await change(child, chat_id, empty)).status).toBe(422)
  })

  it('lies behind the curtain of a reset by SMS, and is gone with its conversation', async () => {
    const { child, chat_id } = await talk()
    await change(child, chat_id)
    await app.platform.db
      .updateTable('account')
      .set({ curtain_before: new Date(Date.now() + 60_000) })
      .where('id', '=', child.id)
      .execute()
    expect(await own(child)).toBeNull()
    await app.platform.db.updateTable('account').set({ curtain_before: null }).where('id', '=', child.id).execute()
    expect(await own(child)).not.toBeNull()
    await call(child, 'DELETE', `chat/${chat_id}/messages/`)
    expect(await own(child)).toBeNull()
  })
})

async function viewed(chat_id: string): Promise<number> {
  const rows = await app.platform.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'chat.viewed_silently')
    .where('subject_id', '=', chat_id)
    .execute()
  return rows.length
}
