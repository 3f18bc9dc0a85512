import { randomUUID } from 'node:crypto'
import type { Note } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dial,
  dialChat,
  dialStaff,
  dump,
  join,
  openChat,
  say,
  sendOver,
  type Line,
  type Member,
} from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { deskNotes } from './notes/notes.service.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

async function claimed(who = counsellor) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: who.token })
  return { child, chat_id }
}

const write = (member: Member, chat_id: string, text: string, kind = 'note', cid: string = randomUUID()) =>
  app.call<Note>('POST', `/api/v1/staff/chat/${chat_id}/note/`, { token: member.token, body: { cid, kind, text } })
const read = async (member: Member, chat_id: string, query = ''): Promise<Note[]> =>
  (await app.call('GET', `/api/v1/staff/chat/${chat_id}/note/${query}`, { token: member.token })).body
const follow = (line: Line, chat_id: string, notes_since = 0) => line.send({ type: 'sub', chat_id, since: 0, notes_since })
const noteOf = (line: Line, text: string) => line.next((frame) => frame.type === 'note' && frame.note.text === text)
const said = (line: Line) => line.frames.filter((frame) => frame.type === 'note').map((frame) => frame.note.text)

describe('a child’s connection', () => {
  it('hears every message of its own chat and not one frame of notes, whispers or other chats', async () => {
    const { child, chat_id } = await claimed()
    const other = await claimed()
    const lines = [await dialChat(app, child, chat_id), dial(app, `/ws/chat/${chat_id}/?token=${child.token}`)]
    const console_line = await dialStaff(app, counsellor)
    for (const id of [chat_id, other.chat_id]) follow(console_line, id)
    for (let round = 1; round <= 10; round += 1) {
      await write(counsellor, chat_id, `sir-eslatma ${round}`)
      await write(supervisor, chat_id, `sir-shivir ${round}`, 'whisper')
      await write(counsellor, chat_id, `sir-javob ${round}`, 'whisper')
      await write(counsellor, other.chat_id, `boshqa-eslatma ${round}`)
      await say(app, other.child, other.chat_id, `boshqa-xabar ${round}`)
      await sendOver(console_line, `javob ${round}`, { chat_id })
    }
    await noteOf(console_line, 'sir-javob 10')
    for (const line of lines) {
      await line.next((frame) => frame.message === 'javob 10')
      const heard = JSON.stringify(line.frames)
      for (const secret of ['sir-', 'boshqa-', '"note"', '"facts"', 'whisper']) expect(heard).not.toContain(secret)
      expect(
        line
          .messages()
          .map(({ message }) => message)
          .filter((text) => text.startsWith('javob')),
      ).toHaveLength(10)
      await line.close()
    }
    await console_line.close()
  })

  it('cannot ask for notes either: not by frames, not by calls', async () => {
    const { child, chat_id } = await claimed()
    await write(counsellor, chat_id, 'faqat xizmat uchun')
    const line = await dialChat(app, child, chat_id)
    line.send({ type: 'sub', chat_id, since: 0, notes_since: 0 })
    await line.next((frame) => frame.type === 'error' && frame.code === 'bad_request')
    const history = await app.call('GET', `/api/v1/message/${chat_id}/`, { token: child.token })
    const exported = await app.call('GET', '/api/v1/auth/export/', { token: child.token })
    for (const shown of [line.frames, history.body, exported.body]) {
      expect(JSON.stringify(shown)).not.toContain('faqat xizmat uchun')
    }
    await line.close()
    const refused = dial(app, `/ws/staff/?token=${child.token}`)
    expect(await refused.closed).toBe(4401)
  })
})

describe('the stream of notes', () => {
  it('is dense, the same for everybody who works on the chat, and starts where one left off', async () => {
    const { chat_id } = await claimed()
    for (const text of ['bir', 'ikki', 'uch']) await write(counsellor, chat_id, text)
    const [mine, theirs] = [await dialStaff(app, counsellor), await dialStaff(app, supervisor)]
    follow(mine, chat_id, 2)
    follow(theirs, chat_id)
    await noteOf(mine, 'uch')
    await noteOf(theirs, 'uch')
    await write(supervisor, chat_id, 'to‘rt', 'whisper')
    await noteOf(mine, 'to‘rt')
    await noteOf(theirs, 'to‘rt')
    expect(said(mine)).toEqual(['uch', 'to‘rt'])
    expect(said(theirs)).toEqual(['bir', 'ikki', 'uch', 'to‘rt'])
    const stored = await read(counsellor, chat_id)
    expect(stored.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'bir'],
      [2, 'ikki'],
      [3, 'uch'],
      [4, 'to‘rt'],
    ])
    expect(stored[3]).toMatchObject({
      kind: 'whisper',
      author: { id: supervisor.id, alias: supervisor.alias, role: 'supervisor' },
    })
    expect((await read(counsellor, chat_id, '?after_seq=2&limit=1')).map(({ text }) => text)).toEqual(['uch'])
    await mine.close()
    await theirs.close()
  })

  it('fills a hole the bus left, in order', async () => {
    const { chat_id } = await claimed()
    const line = await dialStaff(app, counsellor)
    follow(line, chat_id)
    await line.next((frame) => frame.type === 'subscribed')
    await write(counsellor, chat_id, 'birinchi')
    await noteOf(line, 'birinchi')
    const publish = app.platform.hub.publish
    app.platform.hub.publish = (about, key, event) => (about.name === deskNotes.name ? undefined : publish(about, key, event))
    await write(counsellor, chat_id, 'yo‘qolgan')
    app.platform.hub.publish = publish
    await write(counsellor, chat_id, 'uchinchi')
    await noteOf(line, 'uchinchi')
    expect(said(line)).toEqual(['birinchi', 'yo‘qolgan', 'uchinchi'])
    await line.close()
  })

  it('shows who knows more than is stored, after a backup was put back, what is stored', async () => {
    const { chat_id } = await claimed()
    await write(counsellor, chat_id, 'birinchi')
    await write(counsellor, chat_id, 'ikkinchi')
    const path = `/api/v1/staff/chat/${chat_id}/note/?limit=200&after_seq=`
    const texts = async (after: number): Promise<string[]> =>
      (await app.call('GET', `${path}${after}`, { token: counsellor.token })).body.map(({ text }: { text: string }) => text)
    expect(await texts(2)).toEqual([])
    expect(await texts(3)).toEqual(['birinchi', 'ikkinchi'])
    const line = await dialStaff(app, counsellor)
    follow(line, chat_id, 9)
    await noteOf(line, 'ikkinchi')
    await write(counsellor, chat_id, 'uchinchi')
    await noteOf(line, 'uchinchi')
    expect(said(line)).toEqual(['birinchi', 'ikkinchi', 'uchinchi'])
    await line.close()
  })

  it('keeps fifty notes written at once dense, and one sent twice once', async () => {
    const { chat_id } = await claimed()
    await Promise.all(Array.from({ length: 50 }, (_, index) => write(index % 2 ? counsellor : supervisor, chat_id, `n${index}`)))
    const cid = randomUUID()
    const [first, again] = [
      await write(counsellor, chat_id, 'ikki marta', 'note', cid),
      await write(counsellor, chat_id, 'x', 'note', cid),
    ]
    expect(again.body).toEqual(first.body)
    expect((await read(counsellor, chat_id)).map(({ seq }) => seq)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1))
  })

  it('ends for a console with its chat: what comes after a release stays with the team', async () => {
    const { chat_id } = await claimed()
    const line = await dialStaff(app, counsellor)
    follow(line, chat_id)
    await write(counsellor, chat_id, 'oldin')
    await noteOf(line, 'oldin')
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/release/`, { token: counsellor.token })
    await line.next((frame) => frame.type === 'error' && frame.code === 'not_found')
    expect((await write(counsellor, chat_id, 'keyin')).status).toBe(404)
    await write(supervisor, chat_id, 'keyin')
    const other = await claimed()
    follow(line, other.chat_id)
    await write(counsellor, other.chat_id, 'oxiri')
    await noteOf(line, 'oxiri')
    expect(said(line)).toEqual(['oldin', 'oxiri'])
    await line.close()
  })

  it('lies sealed in the database', async () => {
    const { chat_id } = await claimed()
    await write(counsellor, chat_id, 'qulf ostidagi so‘z')
    const hidden = [...Buffer.from('qulf ostidagi')].map((byte) => byte.toString(16)).join('')
    for (const row of await dump(app)) {
      expect(row).not.toContain('qulf ostidagi')
      expect(row).not.toContain(hidden)
    }
  })
})

describe('a whisper', () => {
  it('begins with a supervisor; the counsellor whispers back, and not before', async () => {
    const { chat_id } = await claimed()
    expect((await write(counsellor, chat_id, 'eshityapsizmi', 'whisper')).status).toBe(403)
    await write(counsellor, chat_id, 'oddiy eslatma')
    expect((await write(counsellor, chat_id, 'eshityapsizmi', 'whisper')).status).toBe(403)
    expect((await write(supervisor, chat_id, 'havolani so‘rang', 'whisper')).status).toBe(200)
    expect((await write(counsellor, chat_id, 'xo‘p', 'whisper')).status).toBe(200)
  })

  it('cannot be sent as a handover or empty', async () => {
    const { chat_id } = await claimed()
    expect((await write(supervisor, chat_id, 'x', 'handover')).status).toBe(422)
    expect((await write(supervisor, chat_id, '   ')).status).toBe(422)
    expect((await write(supervisor, chat_id, 'a'.repeat(4_001))).status).toBe(422)
  })
})

describe('an unread whisper', () => {
  const call = <T = any>(member: Member, method: 'GET' | 'POST', path: string, body?: unknown) =>
    app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
  const rowOf = async (member: Member, chat_id: string) =>
    (await call<StaffChat[]>(member, 'GET', 'chat/?mine=1')).body.find(({ id }) => id === chat_id)

  it('is counted on the row of who has the chat until they have read it, and on nobody else’s', async () => {
    const { chat_id } = await claimed()
    const whisper = (text: string) => write(supervisor, chat_id, text, 'whisper')
    await write(counsellor, chat_id, 'o‘zim uchun')
    expect(await rowOf(counsellor, chat_id)).toMatchObject({ whispers: 0 })
    await whisper('Manzilini so‘rang')
    const { seq } = (await whisper('Hozir yoningizdaman')).body
    expect(await rowOf(counsellor, chat_id)).toMatchObject({ whispers: 2 })
    expect((await call<StaffChat>(supervisor, 'GET', `chat/${chat_id}/`)).body).toMatchObject({ whispers: 0 })
    expect((await call(counsellor, 'POST', `chat/${chat_id}/note/read/`, { seq: seq - 1 })).status).toBe(204)
    expect(await rowOf(counsellor, chat_id)).toMatchObject({ whispers: 1 })
    for (const far of [2_000_000_000, 1]) await call(counsellor, 'POST', `chat/${chat_id}/note/read/`, { seq: far })
    expect(await rowOf(counsellor, chat_id)).toMatchObject({ whispers: 0 })
    await whisper('Yana bir so‘z')
    expect(await rowOf(counsellor, chat_id)).toMatchObject({ whispers: 1 })
  })

  it('is read by nobody who may not enter the chat', async () => {
    const { chat_id } = await claimed()
    const stranger = await join(app, 'counsellor')
    expect((await call(stranger, 'POST', `chat/${chat_id}/note/read/`, { seq: 1 })).status).toBe(404)
    for (const role of ['editor', 'admin'] as const)
      expect((await call(await join(app, role), 'POST', `chat/${chat_id}/note/read/`, { seq: 1 })).status).toBe(403)
  })
})
