import { randomUUID } from 'node:crypto'
import type { Message } from '@himoya/contract/chat/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump, join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { enterChat, sendMessage } from './messages.service.ts'
import { exportChats, forgetChats } from './history/own-chats.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' } })
})
afterAll(() => app.close())

const history = async (member: Member, chat_id: string, query = ''): Promise<Message[]> =>
  (await app.call('GET', `/api/v1/message/${chat_id}/${query}`, { token: member.token })).body
const claim = (counsellor: Member, chat_id: string) =>
  app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })

/** A child who has written, and the counsellor who took the chat. */
async function conversation() {
  const [child, counsellor] = await Promise.all([join(app), join(app, 'counsellor')])
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await claim(counsellor, chat_id)
  return { child, counsellor, chat_id }
}

describe('own chats', () => {
  it('there is always at least one, in the language of the screen', async () => {
    const { body } = await app.call('GET', '/api/v1/chat/', { token: (await join(app)).token, lang: 'ru' })
    expect(body).toEqual([
      {
        id: expect.any(String),
        state: 'waiting',
        lang: 'ru',
        last_seq: 0,
        unread: 0,
        peer_read_seq: 0,
        created_at: expect.any(String),
      },
    ])
  })

  it('fifty first visits at once make one chat', async () => {
    const child = await join(app)
    const ids = await Promise.all(Array.from({ length: 50 }, () => openChat(app, child)))
    expect(new Set(ids).size).toBe(1)
  })

  it('a guest has none, and neither has staff', async () => {
    expect((await app.call('GET', '/api/v1/chat/')).status).toBe(401)
    expect((await app.call('GET', '/api/v1/chat/', { token: (await join(app, 'counsellor')).token })).status).toBe(401)
  })

  it('after one has ended a fresh one stands first', async () => {
    const { child, chat_id } = await conversation()
    const end = (id: string, member = child) => app.call('POST', `/api/v1/chat/${id}/end/`, { token: member.token })
    expect((await end(chat_id, await join(app))).status).toBe(404)
    expect((await end(chat_id)).body).toMatchObject({ id: chat_id, state: 'ended' })
    expect((await end(chat_id)).status).toBe(200)
    expect(await say(app, child, chat_id, 'yana')).toMatchObject({ status: 409, body: { code: 'chat_ended' } })
    const { body } = await app.call('GET', '/api/v1/chat/', { token: child.token })
    expect(body).toMatchObject([
      { state: 'waiting', last_seq: 0 },
      { id: chat_id, state: 'ended' },
    ])
    expect((await say(app, child, body[0].id, 'yana')).status).toBe(200)
  })

  it('what began before the curtain is not there: in the list, over HTTP, in the export', async () => {
    const { child, counsellor, chat_id } = await conversation()
    await app.platform.db.updateTable('account').set({ curtain_before: new Date() }).where('id', '=', child.id).execute()
    const { body } = await app.call('GET', '/api/v1/chat/', { token: child.token })
    expect(body).toHaveLength(1)
    expect(body[0].id).not.toBe(chat_id)
    expect((await app.call('GET', `/api/v1/message/${chat_id}/`, { token: child.token })).status).toBe(404)
    expect((await say(app, child, chat_id, 'x')).status).toBe(404)
    expect((await exportChats(app.platform, app.platform.db, child.id)).map(({ id }) => id)).toEqual([body[0].id])
    expect(await history(counsellor, chat_id)).toHaveLength(1)
    await app.platform.db.updateTable('account').set({ curtain_before: null }).where('id', '=', child.id).execute()
    expect(await history(child, chat_id)).toHaveLength(1)
  })

  it('counts what the counsellor wrote and the child has not answered', async () => {
    const { child, counsellor, chat_id } = await conversation()
    await say(app, counsellor, chat_id, 'bir')
    await say(app, counsellor, chat_id, 'ikki')
    expect((await app.call('GET', '/api/v1/chat/', { token: child.token })).body[0]).toMatchObject({ last_seq: 3, unread: 2 })
  })

  it('are exported whole, and deleted beyond recovery', async () => {
    const { child, chat_id } = await conversation()
    await app.platform.db.transaction().execute(async (db) => {
      const [chat] = await exportChats(app.platform, db, child.id)
      expect(chat).toMatchObject({ id: chat_id, messages: [{ message: 'salom', is_admin: false }] })
      const { key_id } = await db.selectFrom('chat').select('key_id').where('id', '=', chat_id).executeTakeFirstOrThrow()
      await forgetChats(app.platform, db, child.id)
      expect(await db.selectFrom('data_key').select('id').where('id', '=', key_id).execute()).toEqual([])
      expect(await db.selectFrom('message').select('id').where('chat_id', '=', chat_id).execute()).toEqual([])
    })
  })
})

describe('messages over HTTP', () => {
  it('come ascending: the last 200, or a page before or after a number', async () => {
    const { child, chat_id } = await conversation()
    for (let number = 2; number <= 203; number += 1) await say(app, child, chat_id, `n${number}`)
    const seqs = async (query: string) => (await history(child, chat_id, query)).map(({ seq }) => seq)
    expect(await seqs('')).toEqual(Array.from({ length: 200 }, (_, index) => index + 4))
    expect(await seqs('?limit=2')).toEqual([202, 203])
    expect(await seqs('?before_seq=4')).toEqual([1, 2, 3])
    expect(await seqs('?after_seq=201')).toEqual([202, 203])
    expect(await seqs('?after_seq=3&limit=2')).toEqual([4, 5])
    expect(await seqs('?after_seq=3&before_seq=6')).toEqual([4, 5])
    for (const query of ['?limit=0', '?limit=201', '?after_seq=-1', '?after_seq=99999999999', '?page=2']) {
      expect((await app.call('GET', `/api/v1/message/${chat_id}/${query}`, { token: child.token })).status).toBe(422)
    }
  })

  it('say who wrote by the token, whatever the body claims', async () => {
    const { child, counsellor, chat_id } = await conversation()
    await say(app, counsellor, chat_id, 'eshitaman')
    const [own, answer] = await history(child, chat_id)
    expect(own).toMatchObject({ is_admin: false, message: 'salom' })
    expect(own).not.toHaveProperty('author')
    expect(answer).toMatchObject({ is_admin: true, author: counsellor.alias })
    const forged = { cid: randomUUID(), message: 'x', is_admin: true }
    const refused = await app.call('POST', `/api/v1/message/${chat_id}/`, { token: child.token, body: forged })
    expect(refused).toMatchObject({ status: 422, body: { fields: { is_admin: ['unknown_field'] } } })
  })

  it('the same cid twice is one row, and the first text stands', async () => {
    const { child, chat_id } = await conversation()
    const cid = randomUUID()
    const first = await say(app, child, chat_id, 'bir', cid)
    expect((await say(app, child, chat_id, 'boshqa', cid)).body).toEqual(first.body)
    expect((await history(child, chat_id)).map(({ message }) => message)).toEqual(['salom', 'bir'])
  })

  it('a repeated cid is answered even after the chat has ended', async () => {
    const { child, chat_id } = await conversation()
    const cid = randomUUID()
    const first = await say(app, child, chat_id, 'bir', cid)
    await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
    expect(await say(app, child, chat_id, 'bir', cid)).toMatchObject({ status: 200, body: first.body })
  })

  it('are 1 to 4,000 characters of plain text, without what hides or turns it', async () => {
    const { child, chat_id } = await conversation()
    const refused = async (text: string) => (await say(app, child, chat_id, text)).body.fields
    expect(await refused('')).toEqual({ message: ['required'] })
    expect(await refused(' \n\u200B\u0007 ')).toEqual({ message: ['required'] })
    expect(await refused('o'.repeat(4_001))).toEqual({ message: ['too_long'] })
    const kept = async (text: string) => (await say(app, child, chat_id, text)).body.message
    expect(await kept('😀'.repeat(4_000))).toBe('😀'.repeat(4_000))
    expect(await kept('  a\u0000\u202Eb\r\nc\td\uFEFF ')).toBe('ab\nc\td')
    expect(await kept('o\u0308')).toBe('ö')
    expect(await kept("<b>x</b> '; drop table message; --")).toBe("<b>x</b> '; drop table message; --")
  })
})

describe('who may', () => {
  const roles = ['other child', 'other counsellor', 'editor', 'admin', 'guest'] as const

  it('read and write: the child, the counsellor who has the chat, a supervisor', async () => {
    const { child, counsellor, chat_id } = await conversation()
    for (const member of [child, counsellor, await join(app, 'supervisor')]) {
      expect((await say(app, member, chat_id, 'ha')).status).toBe(200)
      expect((await history(member, chat_id)).length).toBeGreaterThan(1)
    }
  })

  it.each(roles)('not: %s, who is told the same as of a chat that does not exist', async (role) => {
    const { chat_id } = await conversation()
    const staff = { 'other counsellor': 'counsellor', editor: 'editor', admin: 'admin' } as const
    const member = role === 'guest' ? null : await join(app, role === 'other child' ? 'user' : staff[role])
    const caller = member ? { token: member.token } : {}
    for (const id of [chat_id, randomUUID()]) {
      const body = { cid: randomUUID(), message: 'x' }
      const answers = [
        await app.call('GET', `/api/v1/message/${id}/`, caller),
        await app.call('POST', `/api/v1/message/${id}/`, { ...caller, body }),
      ]
      for (const { status } of answers) expect(status).toBe(member ? 404 : 401)
    }
    const rows = await app.platform.db.selectFrom('message').select('id').where('chat_id', '=', chat_id).execute()
    expect(rows).toHaveLength(1)
  })

  it('not: a counsellor who gave the chat back', async () => {
    const { counsellor, chat_id } = await conversation()
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/release/`, { token: counsellor.token })
    expect((await say(app, counsellor, chat_id, 'x')).status).toBe(404)
  })
})

it('a chat handed on between the check and the write takes nothing from who had it', async () => {
  const { counsellor, chat_id } = await conversation()
  const actor = { kind: 'staff', role: 'counsellor', id: counsellor.id, session_id: '' } as const
  const stale = await enterChat(app.platform, actor, chat_id)
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/release/`, { token: counsellor.token })
  const late = sendMessage(app.platform, actor, stale, { cid: randomUUID(), message: 'x' })
  await expect(late).rejects.toMatchObject({ code: 'not_found' })
  expect(await history(await join(app, 'supervisor'), chat_id)).toHaveLength(1)
})

it('nothing anybody wrote is in the clear in the database', async () => {
  const phrase = 'OYIM-BILMASIN-7731'
  const { child, chat_id } = await conversation()
  await say(app, child, chat_id, `menga ${phrase} dedi`)
  const cid = randomUUID()
  const headers = { 'idempotency-key': 'chat-key-1' }
  await app.call('POST', `/api/v1/message/${chat_id}/`, { token: child.token, headers, body: { cid, message: phrase } })
  const rows = await dump(app)
  expect(rows.filter((row) => row.includes(chat_id)).length).toBeGreaterThan(3)
  const planted = [phrase, Buffer.from(phrase).toString('hex'), Buffer.from(phrase).toString('base64').slice(0, -4)]
  for (const row of rows) for (const form of planted) expect(row).not.toContain(form.toLowerCase())
})
