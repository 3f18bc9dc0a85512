import { randomUUID } from 'node:crypto'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialChat, dialStaff, dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member

beforeAll(async () => {
  app = await startTestApp()
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const post = ({ token }: Member, path: string, body: unknown) => app.call('POST', `/api/v1/${path}`, { token, body })
const get = ({ token }: Member, path: string) => app.call('GET', `/api/v1/${path}`, { token })
const forget = ({ token }: Member, chat_id: string) => app.call('DELETE', `/api/v1/chat/${chat_id}/messages/`, { token })
const claim = (member: Member, chat_id: string) =>
  app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: member.token })
const end = ({ token }: Member, chat_id: string) => app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token })

async function person(message?: string): Promise<{ child: Member; chat_id: string }> {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  if (message) await say(app, child, chat_id, message)
  return { child, chat_id }
}

const inQueue = async (chat_id: string): Promise<StaffChat | undefined> =>
  (await get(counsellor, 'staff/queue/')).body.find(({ id }: StaffChat) => id === chat_id)

describe('what stays secret', () => {
  const versionShown = async (chat_id: string): Promise<string | null> => {
    const { db } = app.platform
    const row = await db.selectFrom('chat').select('confidentiality_version').where('id', '=', chat_id).executeTakeFirstOrThrow()
    return row.confidentiality_version
  }

  it('the wording that stood above the first message is kept, once', async () => {
    const { child, chat_id } = await person()
    expect(await versionShown(chat_id)).toBeNull()
    for (let time = 0; time < 2; time += 1) {
      expect((await post(child, `chat/${chat_id}/confidentiality/`, { version: '2026-1' })).status).toBe(204)
    }
    expect(await versionShown(chat_id)).toBe('2026-1')
  })

  it('nobody tells it for another’s chat, and no wording that never was', async () => {
    const { child, chat_id } = await person()
    const stranger = await join(app)
    const version = { version: '2026-1' }
    expect((await post(stranger, `chat/${chat_id}/confidentiality/`, version)).status).toBe(404)
    expect((await post(child, `chat/${randomUUID()}/confidentiality/`, version)).status).toBe(404)
    expect((await post(counsellor, `chat/${chat_id}/confidentiality/`, version)).status).toBe(401)
    expect((await post(child, `chat/${chat_id}/confidentiality/`, { version: '1999-1' })).status).toBe(422)
    expect(await versionShown(chat_id)).toBeNull()
  })

  it('a message goes without it', async () => {
    const { child, chat_id } = await person()
    expect((await say(app, child, chat_id, 'salom')).status).toBe(200)
    expect(await versionShown(chat_id)).toBeNull()
  })
})

describe('are you safe now', () => {
  it('the queue shows the answer, and the newest one', async () => {
    const { child, chat_id } = await person('salom')
    expect(await inQueue(chat_id)).toMatchObject({ safe_now: null, risk: 'unassessed' })
    for (const answer of ['unsure', 'no', 'yes']) {
      expect((await post(child, `chat/${chat_id}/safe-now/`, { answer })).status).toBe(204)
      expect(await inQueue(chat_id)).toMatchObject({ safe_now: answer, risk: 'unassessed' })
    }
  })

  it('a "no" is seen before a word is written, and at once; taken back it is nobody’s business again', async () => {
    const { child, chat_id } = await person()
    const desk = await dialStaff(app, counsellor)
    await post(child, `chat/${chat_id}/safe-now/`, { answer: 'no' })
    await desk.next((frame) => frame.type === 'queue')
    expect(await inQueue(chat_id)).toMatchObject({
      safe_now: 'no',
      last_seq: 0,
      preview: null,
      waiting_since: expect.any(String),
    })
    await post(child, `chat/${chat_id}/safe-now/`, { answer: 'unsure' })
    expect(await inQueue(chat_id)).toBeUndefined()
    await desk.close()
  })

  it('the place a first message has earned is not lost by a second answer', async () => {
    const { child, chat_id } = await person()
    await post(child, `chat/${chat_id}/safe-now/`, { answer: 'no' })
    const since = (await inQueue(chat_id))!.waiting_since
    await say(app, child, chat_id, 'salom')
    await post(child, `chat/${chat_id}/safe-now/`, { answer: 'yes' })
    expect(await inQueue(chat_id)).toMatchObject({ safe_now: 'yes', waiting_since: since })
  })

  it('nobody answers for another', async () => {
    const { child, chat_id } = await person('salom')
    const stranger = await join(app)
    expect((await post(stranger, `chat/${chat_id}/safe-now/`, { answer: 'no' })).status).toBe(404)
    expect((await post(counsellor, `chat/${chat_id}/safe-now/`, { answer: 'no' })).status).toBe(401)
    expect((await post(child, `chat/${chat_id}/safe-now/`, { answer: 'maybe' })).status).toBe(422)
    expect((await inQueue(chat_id))!.safe_now).toBeNull()
  })
})

describe('deleting a conversation', () => {
  const SECRET = 'hech kim bilmasin: bu yerda turmasin'

  it('leaves no word, no key and no row of it, for nobody', async () => {
    const { child, chat_id } = await person(SECRET)
    await claim(counsellor, chat_id)
    await say(app, counsellor, chat_id, 'sizni tushundim, kechqurun yozing')
    const { db, vault } = app.platform
    const before = await db.selectFrom('chat').select('key_id').where('id', '=', chat_id).executeTakeFirstOrThrow()
    const bodies = await db.selectFrom('message').select(['id', 'body']).where('chat_id', '=', chat_id).execute()
    expect(bodies).toHaveLength(2)

    expect((await forget(child, chat_id)).status).toBe(204)

    await expect(vault.useKey(db, before.key_id)).rejects.toThrow('gone')
    const rows = await dump(app)
    for (const { body } of bodies) expect(rows.some((row) => row.includes(body.toString('hex')))).toBe(false)
    for (const member of [counsellor, supervisor]) {
      const history = await get(member, `message/${chat_id}/`)
      expect(history.status === 404 ? [] : history.body).toEqual([])
    }
  })

  it('is seen by the person as a fresh chat, and the old one does not exist for them', async () => {
    const { child, chat_id } = await person(SECRET)
    await forget(child, chat_id)
    const chats = (await get(child, 'chat/')).body
    expect(chats).toHaveLength(1)
    expect(chats[0]).toMatchObject({ state: 'waiting', last_seq: 0 })
    expect(chats[0].id).not.toBe(chat_id)
    expect((await get(child, `message/${chat_id}/`)).status).toBe(404)
    expect((await forget(child, chat_id)).status).toBe(404)
    expect((await say(app, child, chat_id, 'yana')).status).toBe(404)
    expect((await say(app, child, chats[0].id, 'yangi suhbat')).body.seq).toBe(1)
  })

  it('tells the counsellor’s screen at once, and leaves only counters in the list', async () => {
    const { child, chat_id } = await person(SECRET)
    await claim(counsellor, chat_id)
    const desk = await dialStaff(app, counsellor)
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    await forget(child, chat_id)
    expect(await desk.next((frame) => frame.type === 'forgotten')).toEqual({ type: 'forgotten', chat_id })
    expect((await get(counsellor, `staff/chat/${chat_id}/`)).body).toMatchObject({
      state: 'ended',
      forgotten: true,
      preview: null,
      last_seq: 1,
    })
    await desk.close()
  })

  it('works for an ended chat as well, and ends an open one', async () => {
    const { child, chat_id } = await person(SECRET)
    await end(child, chat_id)
    const [open] = (await get(child, 'chat/')).body
    expect((await forget(child, chat_id)).status).toBe(204)
    expect((await get(child, 'chat/')).body.map(({ id }: { id: string }) => id)).toEqual([open.id])
  })

  it('is for its owner alone', async () => {
    const { child, chat_id } = await person(SECRET)
    const stranger = await join(app)
    expect((await forget(stranger, chat_id)).status).toBe(404)
    expect((await forget(child, randomUUID())).status).toBe(404)
    for (const member of [counsellor, supervisor]) expect((await forget(member, chat_id)).status).toBe(401)
    expect((await get(child, `message/${chat_id}/`)).body).toHaveLength(1)
  })

  it('a message that is on its way meanwhile is refused, not stored unread', async () => {
    const { child, chat_id } = await person(SECRET)
    const screen = await dialChat(app, child, chat_id)
    await forget(child, chat_id)
    const cid = randomUUID()
    screen.send({ type: 'send', cid, message: 'kech qoldim' })
    expect(await screen.next((frame) => frame.cid === cid)).toMatchObject({ type: 'error', retry: false })
    await screen.close()
  })
})
