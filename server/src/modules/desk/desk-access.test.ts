import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

type Who = 'guest' | 'child' | 'editor' | 'admin' | 'counsellor' | 'other' | 'supervisor'
const ROLES: readonly Who[] = ['guest', 'child', 'editor', 'admin', 'counsellor', 'other', 'supervisor']
const CARD = { summary: 'Uyda qo‘rqadi', risk: 'medium', promises: [], next_step: 'Ertaga yozish' }
const SOON = (): string => new Date(Date.now() + 3_600_000).toISOString()

/** What stands in the place of an id. */
type Ids = { chat: string; person: string; tag: string; message: string; earlier: string; block: string }
type Route = { method: string; path: (ids: Ids) => string; body?: (ids: Ids) => unknown; only_supervisors?: boolean }

const chat = (tail: string) => (ids: Ids) => `chat/${ids.chat}/${tail}`
/** Every route of the desk that names something of a person: whose it is decides. */
const ROUTES: Record<string, Route> = {
  'read notes': { method: 'GET', path: chat('note/') },
  'mark notes as read': { method: 'POST', path: chat('note/read/'), body: () => ({ seq: 1 }) },
  'add a note': { method: 'POST', path: chat('note/'), body: () => ({ cid: randomUUID(), kind: 'note', text: 'eslatma' }) },
  'read tags': { method: 'GET', path: chat('tag/') },
  'put a tag': { method: 'POST', path: chat('tag/'), body: ({ tag }) => ({ tag_id: tag }) },
  'take a tag': { method: 'DELETE', path: (ids) => `chat/${ids.chat}/tag/${ids.tag}/` },
  'read the risk': { method: 'GET', path: chat('risk/') },
  'set the risk': { method: 'POST', path: chat('risk/'), body: () => ({ risk: 'medium', reason: 'Uyda urishadi, qo‘rqadi' }) },
  'read the plan': { method: 'GET', path: chat('plan/') },
  'read hints': { method: 'GET', path: chat('hint/') },
  'put a hint away': {
    method: 'POST',
    path: chat('hint/dismiss/'),
    body: ({ message }) => ({ message_id: message, topic: 'danger' }),
  },
  'see the person': { method: 'GET', path: chat('person/') },
  'open the curtain': { method: 'POST', path: chat('curtain/'), body: () => ({ reason: 'Bola o‘zi so‘radi, tasdiqlandi' }) },
  'list earlier chats': { method: 'GET', path: chat('earlier/') },
  'read an earlier chat': { method: 'GET', path: (ids) => `chat/${ids.chat}/earlier/${ids.earlier}/message/` },
  'see who could take it': { method: 'GET', path: chat('transfer/target/') },
  'ask for a block': {
    method: 'POST',
    path: chat('block/'),
    body: () => ({ reason: 'Xizmatni haqorat qilmoqda', until: SOON() }),
  },
}

let app: TestApp
let people: Record<Who, Member | null>
let own: Ids
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1,reveal=100000/1' }, connections: 10 })
  const child = await join(app)
  const counsellor = await join(app, 'counsellor')
  const supervisor = await join(app, 'supervisor')
  people = {
    guest: null,
    child,
    editor: await join(app, 'editor'),
    admin: await join(app, 'admin'),
    counsellor,
    other: await join(app, 'counsellor'),
    supervisor,
  }
  const earlier = await openChat(app, child)
  await say(app, child, earlier, 'birinchi suhbat')
  await call(counsellor, 'POST', `chat/${earlier}/claim/`)
  await call(counsellor, 'POST', `chat/${earlier}/end/`)
  const id = await openChat(app, child)
  const { body: message } = await say(app, child, id, 'salom')
  await call(counsellor, 'POST', `chat/${id}/claim/`)
  const { body: tag } = await call(supervisor, 'POST', 'tag/', { labels: { uz: 'maktab', ru: '', en: '' } })
  own = { chat: id, person: child.id, tag: tag.id, message: message.id, earlier, block: randomUUID() }
})
afterAll(() => app.close())

const call = (member: Member | null, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/staff/${path}`, { ...(member ? { token: member.token } : {}), ...(body ? { body } : {}) })

/** By role: what the caller gets for a chat of their own team, and for one that is not there. */
const EXPECTED: Record<Who, { own: number; missing: number }> = {
  guest: { own: 401, missing: 401 },
  child: { own: 401, missing: 401 },
  editor: { own: 403, missing: 403 },
  admin: { own: 403, missing: 403 },
  counsellor: { own: 200, missing: 404 },
  other: { own: 404, missing: 404 },
  supervisor: { own: 200, missing: 404 },
}

describe.each(Object.entries(ROUTES))('%s', (_, { method, path, body }) => {
  it.each(ROLES)('%s gets what is theirs, and of anything else not even that it exists', async (who) => {
    const missing = { ...own, chat: randomUUID() }
    const there = await call(people[who], method, path(own), body?.(own))
    const gone = await call(people[who], method, path(missing), body?.(missing))
    // A block that is asked for already is asked for once.
    const done = EXPECTED[who].own === 200 ? [200, 201, 204, 409] : [EXPECTED[who].own]
    expect(done).toContain(there.status)
    expect(gone.status).toBe(EXPECTED[who].missing)
    if (who === 'other') expect(there.body).toEqual(gone.body)
  })
})

describe('what is nobody’s chat', () => {
  it.each(ROLES)('%s may use the team’s tags as far as their role goes', async (who) => {
    const may = { read: ['counsellor', 'other', 'supervisor'].includes(who), write: who === 'supervisor' }
    const refused = people[who] === null || who === 'child' ? 401 : 403
    expect((await call(people[who], 'GET', 'tag/')).status).toBe(may.read ? 200 : refused)
    const added = await call(people[who], 'POST', 'tag/', { labels: { uz: `teg ${who}`, ru: '', en: '' } })
    expect(added.status).toBe(may.write ? 201 : refused)
    const changed = await call(people[who], 'PATCH', `tag/${own.tag}/`, { archived: false })
    expect(changed.status).toBe(may.write ? 200 : refused)
    expect((await call(people[who], 'PATCH', `tag/${randomUUID()}/`, { archived: true })).status).toBe(may.write ? 404 : refused)
  })

  it.each(ROLES)('%s sees transfers and blocks that concern them, or is kept out', async (who) => {
    const refused = people[who] === null || who === 'child' ? 401 : 403
    const works = ['counsellor', 'other', 'supervisor'].includes(who)
    for (const path of ['transfer/', 'block/']) expect((await call(people[who], 'GET', path)).status).toBe(works ? 200 : refused)
    for (const act of ['confirm', 'refuse', 'lift']) {
      const { status } = await call(people[who], 'POST', `block/${randomUUID()}/${act}/`)
      expect(status).toBe(who === 'supervisor' ? 404 : refused)
    }
    for (const [act, body] of [
      ['accept', undefined],
      ['reject', { word: 'band' }],
      ['cancel', undefined],
    ] as const) {
      const { status } = await call(people[who], 'POST', `chat/${own.chat}/transfer/${act}/`, body)
      expect(status).toBe(works ? 404 : refused)
    }
  })

  it.each(ROLES)('%s may offer only a chat they have', async (who) => {
    const { status } = await call(people[who], 'POST', `chat/${own.chat}/transfer/`, { to: randomUUID(), card: CARD })
    const expected = { counsellor: 422, supervisor: 403, other: 404, guest: 401, child: 401, editor: 403, admin: 403 }[who]
    expect(status).toBe(expected)
  })

  it.each(ROLES)('%s cannot ask for the phone of somebody they do not talk with', async (who) => {
    const stranger = await join(app)
    const { status } = await call(people[who], 'POST', `person/${stranger.id}/reveal/`, { reason: 'Qayta aloqa kerak edi' })
    expect(status).toBe({ guest: 401, child: 401, editor: 403, admin: 403, counsellor: 404, other: 404, supervisor: 404 }[who])
  })
})
