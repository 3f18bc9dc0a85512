import { randomUUID } from 'node:crypto'
import type { SosSent } from '@himoya/contract/sos/sos'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialStaff, dump, join, openChat, say, type Line, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { closeUnreadInboxes } from '../reports/sweep-reports.service.ts'
import { forgetSos } from './own-sos.service.ts'
import { escalateSos } from './sos-keeper.service.ts'
import { listSos } from './staff-sos.service.ts'
import { sweepSos } from './sweep-sos.service.ts'

const WORDS = 'Yashirin gap: eshik ortida turibdi'
const PHONE = '+998901112233'

let app: TestApp
let child: Member
let counsellor: Member
let other: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'sos=100000/1,sos_person=100000/1' }, connections: 10 })
  child = await join(app)
  counsellor = await join(app, 'counsellor')
  other = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = (method: string, path: string, who: Member | null, body?: unknown, headers: Record<string, string> = {}) =>
  app.call(method, `/api/v1/${path}`, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }), headers })

type Pressed = SosSent & { nonce: string }
async function press(who: Member | null, more: object = {}, nonce: string = randomUUID()): Promise<Pressed> {
  const { status, body } = await call('POST', 'sos/', who, { nonce, kind: 'self', can_speak: true, ...more })
  expect(status).toBe(200)
  return { ...body, nonce }
}
const withNonce = ({ nonce }: Pressed) => ({ 'x-sos-nonce': nonce })
const accept = (who: Member, id: string) => call('POST', `staff/sos/${id}/accept/`, who)
const settle = (who: Member, id: string, outcome: string) => call('POST', `staff/sos/${id}/settle/`, who, { outcome })
const undo = (who: Member | null, id: string) => call('POST', `staff/sos/${id}/undo/`, who)
async function runAfter(days: number, job: (platform: TestApp['platform']) => Promise<void>): Promise<void> {
  app.shiftClock(days * DAY_MS)
  await job(app.platform)
  app.shiftClock(-days * DAY_MS)
}
const rings = (line: Line, id: string, fits: (row: any) => boolean = () => true) =>
  line.next((frame) => frame.type === 'sos' && frame.call.id === id && fits(frame.call))

describe('a guest', () => {
  it('presses SOS without anything, gets a receipt once, and every console rings', async () => {
    const lines = await Promise.all([counsellor, other, supervisor].map((one) => dialStaff(app, one)))
    const sent = await press(null)
    expect(sent).toMatchObject({ state: 'sent', by: null, chat_id: null, cancelled: false })
    expect(sent.receipt).toMatch(/^\d{20}$/)
    for (const line of lines) {
      const { call: row } = await rings(line, sent.id)
      expect(row).toMatchObject({ state: 'sent', guest: true, escalated: false })
      await line.close()
    }
    const again = await press(null, {}, sent.nonce)
    expect(again.id).toBe(sent.id)
    expect(again.receipt).toBeUndefined()
    const inbox = await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })
    expect(inbox.status).toBe(200)
  })

  it('reads how it stands in the language of the page that asks, whatever it was on when they pressed', async () => {
    const sent = await press(null)
    const accepted = async (lang: string) => {
      const { body } = await call('GET', `sos/${sent.id}/`, null, undefined, { ...withNonce(sent), 'accept-language': lang })
      return body.said.title
    }
    await accept(counsellor, sent.id)
    expect([await accepted('uz'), await accepted('ru'), await accepted('en')]).toEqual([
      'Chaqiruv qabul qilindi',
      'Вызов принят',
      'Your call was accepted',
    ])
    const said = async (method: string, path: string, body?: object) =>
      (await call(method, `sos/${sent.id}/${path}`, null, body, { ...withNonce(sent), 'accept-language': 'ru' })).body.said.title
    expect(await said('PATCH', '', { can_speak: false })).toBe('Вызов принят')
    const { body } = await call(
      'POST',
      'sos/',
      null,
      { nonce: sent.nonce, kind: 'self', can_speak: true },
      { 'accept-language': 'ru' },
    )
    expect(body.said.title).toBe('Вызов принят')
    expect(await said('POST', 'cancel/')).toBe('Вызов принят')
  })

  it('gets the same answer with its receipt when the first one was lost on the way', async () => {
    const nonce = randomUUID()
    const body = { nonce, kind: 'self', can_speak: false }
    const once = await call('POST', 'sos/', null, body, { 'idempotency-key': nonce })
    const twice = await call('POST', 'sos/', null, body, { 'idempotency-key': nonce })
    expect(twice.body).toEqual(once.body)
    expect(twice.body.receipt).toMatch(/^\d{20}$/)
  })

  it('is one call and one inbox, pressed ten times at the same moment', async () => {
    const nonce = randomUUID()
    const sent = await Promise.all(Array.from({ length: 10 }, () => press(null, {}, nonce)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(sent.filter(({ receipt }) => receipt !== undefined)).toHaveLength(1)
  })

  it('sees the call by its nonce, and nobody sees it without', async () => {
    const sent = await press(null)
    const seen = await call('GET', `sos/${sent.id}/`, null, undefined, withNonce(sent))
    expect(seen.body).toMatchObject({ id: sent.id, state: 'sent' })
    const missing = await call('GET', `sos/${randomUUID()}/`, null)
    for (const headers of [{}, { 'x-sos-nonce': randomUUID() }, { 'x-sos-nonce': 'x' }])
      expect(await call('GET', `sos/${sent.id}/`, null, undefined, headers)).toMatchObject({ status: 404, body: missing.body })
    expect((await call('GET', `sos/${sent.id}/`, child)).status).toBe(404)
    expect((await call('POST', `sos/${sent.id}/cancel/`, child)).status).toBe(404)
    expect((await call('PATCH', `sos/${sent.id}/`, child, { text: 'x' })).status).toBe(404)
  })

  it('is answered in the inbox by whoever accepted: the case comes along', async () => {
    const sent = await press(null, { text: WORDS })
    const { body: detail } = await accept(counsellor, sent.id)
    const { body: one } = await call('GET', `staff/report/${detail.report_id}/`, counsellor)
    expect(one).toMatchObject({ source: 'sos', urgency: 'now', assigned_to: { id: counsellor.id } })
    expect((await call('GET', `staff/report/${detail.report_id}/`, other)).status).toBe(404)
    const message = { cid: randomUUID(), message: 'Men shu yerdaman' }
    expect((await call('POST', `staff/report/${detail.report_id}/message/`, counsellor, message)).status).toBe(200)
    const { body: key } = await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })
    const inbox = await call('GET', 'victim/receipt/status/', null, undefined, { authorization: `Receipt ${key.token}` })
    expect(inbox.body.messages).toMatchObject([{ message: 'Men shu yerdaman', is_admin: true, author: counsellor.alias }])
  })

  it('opens the call by its nonce for as long as its receipt would', async () => {
    const sent = await press(null)
    const opened = async () => [
      (await call('GET', `sos/${sent.id}/`, null, undefined, withNonce(sent))).status,
      (await call('GET', `sos/${sent.id}/message/`, null, undefined, withNonce(sent))).status,
      (await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })).status,
    ]
    await runAfter(364, closeUnreadInboxes)
    expect(await opened()).toEqual([200, 200, 200])
    // The look of a moment ago counts.
    await runAfter(366, closeUnreadInboxes)
    expect(await opened()).toEqual([404, 404, 404])
  })

  it('finds behind the number no office times, but 112 and who has it', async () => {
    const sent = await press(null)
    const { body: key } = await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })
    const look = async () =>
      (await call('GET', 'victim/receipt/status/', null, undefined, { authorization: `Receipt ${key.token}` })).body
    expect(await look()).toMatchObject({ next_at: null, state: 'received', urgent_text: expect.stringContaining('112') })
    await accept(counsellor, sent.id)
    const accepted = await look()
    expect(accepted).toMatchObject({ next_at: null, urgent_text: expect.stringContaining('112') })
    await call('POST', `staff/sos/${sent.id}/message/`, counsellor, { cid: randomUUID(), message: 'Men shu yerdaman' })
    expect(await look()).toMatchObject({ next_at: null, urgent_text: accepted.urgent_text })
  })

  it('writes with whoever accepted, live beside the call, and with nobody else', async () => {
    const sent = await press(null)
    expect((await call('GET', `staff/sos/${sent.id}/message/`, counsellor)).status).toBe(404)
    await accept(counsellor, sent.id)
    const { body: key } = await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })
    const inbox = { authorization: `Receipt ${key.token}` }
    await call('POST', 'victim/receipt/message/', null, { cid: randomUUID(), message: WORDS }, inbox)
    expect((await call('GET', `staff/sos/${sent.id}/message/`, counsellor)).body).toMatchObject([
      { message: WORDS, is_admin: false },
    ])
    const said = { cid: randomUUID(), message: 'Men shu yerdaman' }
    await call('POST', `staff/sos/${sent.id}/message/`, counsellor, said)
    const { body } = await call('POST', `staff/sos/${sent.id}/message/`, counsellor, said)
    expect(body).toMatchObject([{ message: WORDS }, { message: 'Men shu yerdaman', is_admin: true }])
    for (const who of [other, supervisor]) {
      expect((await call('GET', `staff/sos/${sent.id}/message/`, who)).status).toBe(404)
      expect((await call('POST', `staff/sos/${sent.id}/message/`, who, said)).status).toBe(404)
    }
  })

  it('reads and writes the talk by the nonce alone: a tab that lost its page has nothing else', async () => {
    const sent = await press(null)
    const path = `sos/${sent.id}/message/`
    expect((await call('GET', path, null, undefined, withNonce(sent))).body).toEqual([])
    const own = { cid: randomUUID(), message: WORDS }
    await call('POST', path, null, own, withNonce(sent))
    expect((await call('POST', path, null, own, withNonce(sent))).body).toMatchObject([
      { message: WORDS, is_admin: false, seq: 1 },
    ])
    await accept(counsellor, sent.id)
    await call('POST', `staff/sos/${sent.id}/message/`, counsellor, { cid: randomUUID(), message: 'Eshikni qulflang' })
    const { body } = await call('GET', path, null, undefined, withNonce(sent))
    expect(body).toMatchObject([{ message: WORDS }, { message: 'Eshikni qulflang', is_admin: true, author: counsellor.alias }])
    for (const headers of [{}, { 'x-sos-nonce': randomUUID() }]) {
      expect((await call('GET', path, null, undefined, headers)).status).toBe(404)
      expect((await call('POST', path, child, own, headers)).status).toBe(404)
    }
    // How it ended ends no talk.
    await settle(counsellor, sent.id, 'helped')
    expect((await call('POST', path, null, { ...own, cid: randomUUID() }, withNonce(sent))).body).toHaveLength(3)
  })

  it('may add what was not said before; texts stand below each other', async () => {
    const sent = await press(null, { text: WORDS })
    const more = {
      text: 'U qaytdi',
      can_speak: false,
      kind: 'other',
      callback_phone: PHONE,
      geo: { lat: 41.311_158, lng: 69.279_737, accuracy: 23.4 },
    }
    const { body } = await call('PATCH', `sos/${sent.id}/`, null, more, withNonce(sent))
    expect(body).toMatchObject({ can_speak: false, has_place: true })
    const { body: detail } = await accept(counsellor, sent.id)
    expect(detail).toMatchObject({
      text: `${WORDS}\nU qaytdi`,
      phone: PHONE,
      kind: 'other',
      can_speak: false,
      place: { lat: 41.311, lng: 69.28, accuracy: 100 },
    })
  })

  it('is never refused for a phone that cannot be dialled', async () => {
    const sent = await press(null, { callback_phone: 'keyin aytaman' })
    expect((await accept(counsellor, sent.id)).body.phone).toBeNull()
  })
})

describe('a signed-in person', () => {
  it('is first in the queue of every counsellor, with the chat as the answer', async () => {
    const person = await join(app)
    const sent = await press(person, { text: WORDS, can_speak: false })
    expect(sent.receipt).toBeUndefined()
    expect(sent.chat_id).toBe(await openChat(app, person))
    const { body: queue } = await call('GET', 'staff/queue/', other)
    expect(queue.find(({ id }: any) => id === sent.chat_id)).toMatchObject({ risk: 'sos' })
    const { body: messages } = await call('GET', `message/${sent.chat_id}/`, person)
    expect(messages).toHaveLength(1)
    expect(messages[0].message).toBe(`SOS tugmasi bosildi. Gapira olmayman, faqat yozaman.\n${WORDS}`)
    await press(person, {}, sent.nonce)
    expect((await call('GET', `message/${sent.chat_id}/`, person)).body).toHaveLength(1)
  })

  it('who presses again before anybody answers adds to the same call', async () => {
    const person = await join(app)
    const first = await press(person)
    const second = await press(person, { text: WORDS })
    expect(second.id).toBe(first.id)
    expect((await accept(counsellor, first.id)).body.text).toBe(WORDS)
    expect((await press(person)).id).not.toBe(first.id)
  })

  it('the chat comes to whoever accepts the call', async () => {
    const person = await join(app)
    const sent = await press(person)
    await accept(counsellor, sent.id)
    expect((await call('GET', `staff/chat/${sent.chat_id}/`, counsellor)).body).toMatchObject({
      assigned_to: { id: counsellor.id },
    })
    expect((await call('GET', `sos/${sent.id}/`, person)).body).toMatchObject({ state: 'accepted', by: counsellor.alias })
  })

  it('a colleague who is in the chat already keeps it', async () => {
    const person = await join(app)
    const chat = await openChat(app, person)
    await say(app, person, chat, 'Salom')
    await call('POST', `staff/chat/${chat}/claim/`, other)
    const sent = await press(person)
    expect((await accept(counsellor, sent.id)).status).toBe(200)
    expect((await call('GET', `staff/chat/${chat}/`, other)).body).toMatchObject({ assigned_to: { id: other.id }, risk: 'sos' })
  })

  it('a block on writing never cuts SOS: the answer comes through an inbox', async () => {
    const person = await join(app)
    const chat = await openChat(app, person)
    await app.platform.db
      .updateTable('chat')
      .set({ blocked_until: new Date(Date.now() + DAY_MS) })
      .where('id', '=', chat)
      .execute()
    const sent = await press(person)
    expect(sent.receipt).toMatch(/^\d{20}$/)
    expect(sent.state).toBe('sent')
    const said = await call('POST', `sos/${sent.id}/message/`, person, { cid: randomUUID(), message: WORDS })
    expect(said.body).toMatchObject([{ message: WORDS }])
  })

  it('another person’s call does not exist for them', async () => {
    const person = await join(app)
    const sent = await press(person)
    expect((await call('GET', `sos/${sent.id}/`, person)).status).toBe(200)
    expect((await call('GET', `sos/${sent.id}/`, child)).status).toBe(404)
    expect((await call('POST', `sos/${sent.id}/cancel/`, null)).status).toBe(404)
    // Theirs is answered in the chat, which has its own calls.
    expect((await call('GET', `sos/${sent.id}/message/`, person)).body).toEqual([])
    expect((await call('GET', `sos/${sent.id}/message/`, child)).status).toBe(404)
  })
})

describe('"it was a mistake"', () => {
  it('ends a call that nobody has accepted; the chat waits on, less pressing', async () => {
    const person = await join(app)
    const sent = await press(person)
    const { body } = await call('POST', `sos/${sent.id}/cancel/`, person)
    expect(body).toMatchObject({ state: 'false_alarm', cancelled: true })
    expect((await call('POST', `sos/${sent.id}/cancel/`, person)).body).toEqual(body)
    expect((await accept(counsellor, sent.id)).body.code).toBe('already_done')
    const { body: queue } = await call('GET', 'staff/queue/', counsellor)
    expect(queue.find(({ id }: any) => id === sent.chat_id)).toMatchObject({ risk: 'unassessed' })
    // somebody else may have had the phone: for a while it stays in sight
    const listed = async () => (await listSos(app.platform, 'open')).some(({ id }) => id === sent.id)
    expect(await listed()).toBe(true)
    app.shiftClock(11 * 60_000)
    expect(await listed()).toBe(false)
    app.shiftClock(-11 * 60_000)
  })

  it('only tells whoever accepted it: a person decides', async () => {
    const sent = await press(null)
    await accept(counsellor, sent.id)
    const { body } = await call('POST', `sos/${sent.id}/cancel/`, null, undefined, withNonce(sent))
    expect(body).toMatchObject({ state: 'accepted', cancelled: true, settled_at: null })
    expect((await settle(counsellor, sent.id, 'false_alarm')).body.state).toBe('false_alarm')
  })

  it('comes too late after the end', async () => {
    const sent = await press(null)
    await accept(counsellor, sent.id)
    await settle(counsellor, sent.id, 'helped')
    expect((await call('POST', `sos/${sent.id}/cancel/`, null, undefined, withNonce(sent))).body.code).toBe('already_done')
    expect((await call('PATCH', `sos/${sent.id}/`, null, { text: 'x' }, withNonce(sent))).body.code).toBe('already_done')
  })
})

describe('the team', () => {
  it('one of fifty wins, the others learn who', async () => {
    const sent = await press(null)
    const team = await Promise.all(Array.from({ length: 50 }, () => join(app, 'counsellor')))
    const answers = await Promise.all(team.map((one) => accept(one, sent.id)))
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((_, index) => index !== winner))
      expect([status, body.code, body.by]).toEqual([409, 'already_claimed', team[winner]!.alias])
    expect((await accept(team[winner]!, sent.id)).status).toBe(200)
  })

  it('sees that it rings, and what was said only once it is theirs; a supervisor always', async () => {
    const sent = await press(null, { text: WORDS, callback_phone: PHONE })
    const { body: rows } = await call('GET', 'staff/sos/', other)
    expect(rows.find(({ id }: any) => id === sent.id)).toMatchObject({ has_text: true, has_phone: true })
    expect(JSON.stringify(rows)).not.toContain(WORDS)
    expect((await call('GET', `staff/sos/${sent.id}/`, other)).status).toBe(404)
    expect((await call('GET', `staff/sos/${sent.id}/`, supervisor)).body.text).toBe(WORDS)
    await accept(counsellor, sent.id)
    expect((await call('GET', `staff/sos/${sent.id}/`, counsellor)).body.text).toBe(WORDS)
    expect((await call('GET', `staff/sos/${sent.id}/`, other)).status).toBe(404)
    expect((await settle(other, sent.id, 'helped')).status).toBe(404)
    expect((await settle(counsellor, sent.id, 'handed_to_112')).body).toMatchObject({ state: 'handed_to_112' })
    expect((await settle(counsellor, sent.id, 'helped')).body.code).toBe('already_done')
  })

  it('takes an outcome back within a minute; not later, not another’s, and never a call that its sender took back', async () => {
    const sent = await press(null, { text: WORDS })
    await accept(counsellor, sent.id)
    expect((await undo(counsellor, sent.id)).body.code).toBe('already_done')
    await settle(counsellor, sent.id, 'false_alarm')
    expect((await undo(other, sent.id)).status).toBe(404)
    expect((await undo(child, sent.id)).status).toBe(401)
    const line = await dialStaff(app, other)
    expect((await undo(counsellor, sent.id)).body).toMatchObject({ state: 'accepted', settled_at: null, text: WORDS })
    await rings(line, sent.id, ({ state }) => state === 'accepted')
    await line.close()
    expect((await call('GET', `sos/${sent.id}/`, null, undefined, withNonce(sent))).body).toMatchObject({ state: 'accepted' })
    await settle(counsellor, sent.id, 'handed_to_112')
    app.shiftClock(61_000)
    expect((await undo(supervisor, sent.id)).body.code).toBe('too_late')
    app.shiftClock(-61_000)
    expect((await undo(supervisor, sent.id)).body).toMatchObject({ state: 'accepted', accepted_by: { id: counsellor.id } })
    const rows = await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', sent.id).execute()
    expect(rows.filter(({ action }) => action === 'sos.undone')).toHaveLength(2)

    const taken_back = await press(null)
    await call('POST', `sos/${taken_back.id}/cancel/`, null, undefined, withNonce(taken_back))
    expect((await undo(supervisor, taken_back.id)).body.code).toBe('already_done')
  })

  it('an outcome does not end the talk with a guest', async () => {
    const sent = await press(null)
    await accept(counsellor, sent.id)
    await settle(counsellor, sent.id, 'helped')
    const listed = (await listSos(app.platform, 'open')).find(({ id }) => id === sent.id)
    expect(listed).toMatchObject({ state: 'helped', accepted_by: { id: counsellor.id } })
    const said = { cid: randomUUID(), message: 'Yana shu yerdaman' }
    expect((await call('POST', `staff/sos/${sent.id}/message/`, counsellor, said)).status).toBe(200)
    const { body: key } = await call('POST', 'victim/receipt/', null, { receipt: sent.receipt })
    const inbox = { authorization: `Receipt ${key.token}` }
    expect((await call('POST', 'victim/receipt/message/', null, { cid: randomUUID(), message: WORDS }, inbox)).status).toBe(201)
    expect((await call('GET', `staff/sos/${sent.id}/message/`, counsellor)).body).toHaveLength(2)
  })

  it('cannot say how a call ended that nobody accepted', async () => {
    const sent = await press(null)
    expect((await settle(supervisor, sent.id, 'helped')).body.code).toBe('already_done')
  })

  it('editors, admins and people are refused every call of it', async () => {
    const sent = await press(null)
    const refused = [await join(app, 'editor'), await join(app, 'admin'), child]
    for (const who of refused) {
      const answers = [
        await call('GET', 'staff/sos/', who),
        await call('GET', `staff/sos/${sent.id}/`, who),
        await accept(who, sent.id),
        await settle(who, sent.id, 'helped'),
      ]
      for (const { status } of answers) expect([401, 403]).toContain(status)
    }
    expect((await call('GET', 'staff/sos/', null)).status).toBe(401)
  })

  it('opening, accepting and settling leave a trace', async () => {
    const sent = await press(null)
    await accept(counsellor, sent.id)
    await settle(counsellor, sent.id, 'helped')
    const rows = await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', sent.id).execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['sos.accepted', 'sos.opened', 'sos.settled'])
  })

  it('after two minutes without anybody supervisors are told, once', async () => {
    const line = await dialStaff(app, supervisor)
    const sent = await press(null)
    app.shiftClock(119_000)
    await escalateSos(app.platform)
    expect(line.frames.some(({ type, call: row }) => type === 'sos' && row.id === sent.id && row.escalated)).toBe(false)
    app.shiftClock(2_000)
    await escalateSos(app.platform)
    await rings(line, sent.id, ({ escalated }) => escalated)
    const count = () => line.frames.filter(({ type, call: row }) => type === 'sos' && row.id === sent.id).length
    const before = count()
    await escalateSos(app.platform)
    expect(count()).toBe(before)
    app.shiftClock(-121_000)
    await line.close()
  })
})

describe('what is kept', () => {
  it('a person can take their calls along, and they go with the account', async () => {
    const person = await join(app)
    const sent = await press(person, { text: WORDS, callback_phone: PHONE })
    const { body } = await call('GET', 'auth/export/', person)
    expect(body.sos).toMatchObject([{ text: WORDS, phone: PHONE, place: '' }])
    expect((await call('GET', 'auth/export/', child)).body.sos).toEqual([])
    await app.platform.db.transaction().execute((db) => forgetSos(app.platform, db, person.id))
    expect((await call('GET', `sos/${sent.id}/`, person)).status).toBe(404)
  })

  it('a dump shows no word, phone, place or nonce', async () => {
    const sent = await press(null, { text: WORDS, callback_phone: PHONE, geo: { lat: 40.123_456, lng: 65.654_321 } })
    // 40.123 may also be the seconds of a time.
    const rows = (await dump(app)).map((row) => row.replaceAll(/\d\d:\d\d:\d\d\.\d+/g, ''))
    const secrets = [WORDS, PHONE, PHONE.slice(1), '40.123', '65.654', sent.nonce, sent.receipt!].map((text) =>
      text.toLowerCase(),
    )
    for (const secret of secrets) {
      const hex = Buffer.from(secret).toString('hex')
      expect(rows.filter((row) => row.includes(secret) || row.includes(hex))).toEqual([])
    }
  })

  it('a place is gone after seven days, a settled call after a year; what rings stays', async () => {
    const settled = await press(null, { text: WORDS, geo: { lat: 41.3, lng: 69.2 } })
    await accept(counsellor, settled.id)
    await settle(counsellor, settled.id, 'helped')
    const open = await press(null, { text: WORDS, geo: { lat: 41.3, lng: 69.2 } })
    const places = async () =>
      (await app.platform.db.selectFrom('sos_call').select(['id', 'place']).execute()).filter(({ place }) => place !== null)
    expect((await places()).map(({ id }) => id)).toEqual(expect.arrayContaining([settled.id, open.id]))
    app.shiftClock(6 * DAY_MS)
    await sweepSos(app.platform)
    expect((await places()).map(({ id }) => id)).toEqual(expect.arrayContaining([settled.id, open.id]))
    app.shiftClock(2 * DAY_MS)
    await sweepSos(app.platform)
    expect(await places()).toEqual([])
    app.shiftClock(360 * DAY_MS)
    await sweepSos(app.platform)
    const left = (await app.platform.db.selectFrom('sos_call').select('id').execute()).map(({ id }) => id)
    expect(left).not.toContain(settled.id)
    expect(left).toContain(open.id)
    app.shiftClock(-368 * DAY_MS)
  })
})
