import type { Block, Person } from '@himoya/contract/chat/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialChat, dialStaff, join, openChat, say, sendOver, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const DAY = 24 * 3_600_000
const REASON = 'Bolalarga haqoratli so‘zlar yozmoqda'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
const inDays = (days: number): string => new Date(app.platform.now().getTime() + days * DAY).toISOString()

async function claimed() {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await call(counsellor, 'POST', `chat/${chat_id}/claim/`)
  return { child, chat_id }
}
const ask = (chat_id: string, until = inDays(1), who = counsellor) =>
  call(who, 'POST', `chat/${chat_id}/block/`, { reason: REASON, until })
const decide = (member: Member, id: string, act: string) => call(member, 'POST', `block/${id}/${act}/`)
const auditedActions = async (subject_id: string) =>
  (
    await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', subject_id).orderBy('at').execute()
  ).map(({ action }) => action)

describe('a block', () => {
  it('is asked for by one and confirmed by another; only then the person cannot write', async () => {
    const { child, chat_id } = await claimed()
    const watching = await dialStaff(app, supervisor)
    const { body: block } = await ask(chat_id)
    expect(block).toMatchObject({
      state: 'asked',
      reason: REASON,
      asked_by: { alias: counsellor.alias },
      decided_by: null,
      person: child.alias,
    })
    await watching.next((frame) => frame.type === 'block')
    expect((await say(app, child, chat_id, 'hali yozaman')).status).toBe(200)
    expect((await decide(counsellor, block.id, 'confirm')).status).toBe(403)
    const confirmed = await decide(supervisor, block.id, 'confirm')
    expect(confirmed.body).toMatchObject({ state: 'confirmed', decided_by: { alias: supervisor.alias } })
    const refused = await say(app, child, chat_id, 'endi emas')
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: 'blocked' })
    expect(refused.body.message).toContain('112')
    expect((await say(app, counsellor, chat_id, 'men yozaman')).status).toBe(200)
    expect(await auditedActions(child.id)).toEqual(['person.block_asked', 'person.block_confirmed'])
    await watching.close()
  })

  it('holds on the socket and for a new chat; reading goes on', async () => {
    const { child, chat_id } = await claimed()
    const line = await dialChat(app, child, chat_id)
    const { body: block } = await ask(chat_id)
    await decide(supervisor, block.id, 'confirm')
    expect(await sendOver(line, 'yana')).toMatchObject({ type: 'error', code: 'blocked', retry: false })
    await say(app, counsellor, chat_id, 'eshityapman')
    await line.next((frame) => frame.message === 'eshityapman')
    await line.close()
    await call(counsellor, 'POST', `chat/${chat_id}/end/`)
    const next = await openChat(app, child)
    expect(next).not.toBe(chat_id)
    expect((await say(app, child, next, 'yangi suhbat')).body.code).toBe('blocked')
  })

  it('is never confirmed by who asked for it, supervisor or not', async () => {
    const { child, chat_id } = await claimed()
    const { body: block } = await ask(chat_id, inDays(1), supervisor)
    for (const act of ['confirm', 'refuse']) {
      expect(await decide(supervisor, block.id, act)).toMatchObject({ status: 403, body: { code: 'second_person' } })
    }
    expect((await say(app, child, chat_id, 'yozaman')).status).toBe(200)
    expect((await decide(await join(app, 'supervisor'), block.id, 'confirm')).status).toBe(200)
  })

  it('is refused once and for all by the second person', async () => {
    const { child, chat_id } = await claimed()
    const { body: block } = await ask(chat_id)
    expect((await decide(supervisor, block.id, 'refuse')).body.state).toBe('refused')
    expect((await decide(supervisor, block.id, 'confirm')).body.code).toBe('already_done')
    expect((await say(app, child, chat_id, 'yozaman')).status).toBe(200)
    expect(await auditedActions(child.id)).toEqual(['person.block_asked', 'person.block_refused'])
  })

  it('is lifted early, on record, and can be asked for anew', async () => {
    const { child, chat_id } = await claimed()
    const { body: block } = await ask(chat_id)
    expect((await ask(chat_id)).body.code).toBe('already_done')
    expect((await decide(supervisor, block.id, 'lift')).body.code).toBe('already_done')
    await decide(supervisor, block.id, 'confirm')
    expect((await decide(supervisor, block.id, 'lift')).body.state).toBe('lifted')
    expect((await say(app, child, chat_id, 'rahmat')).status).toBe(200)
    expect(await auditedActions(child.id)).toEqual(['person.block_asked', 'person.block_confirmed', 'person.block_lifted'])
    expect((await ask(chat_id)).status).toBe(201)
  })

  it('ends by itself on its date', async () => {
    const { child, chat_id } = await claimed()
    const until = inDays(1)
    const { body: block } = await ask(chat_id, until)
    await decide(supervisor, block.id, 'confirm')
    expect((await say(app, child, chat_id, 'hozir')).body.code).toBe('blocked')
    const { db } = app.platform
    const chat = db.selectFrom('chat').select('blocked_until').where('id', '=', chat_id)
    expect((await chat.executeTakeFirstOrThrow()).blocked_until).toEqual(new Date(until))
    // Writing is held by the database's clock, which no test moves: so the day is moved.
    const blocked_until = new Date(Date.parse(until) - 2 * DAY)
    await db.updateTable('chat').set({ blocked_until }).where('id', '=', chat_id).execute()
    await db.updateTable('desk_block').set({ until: blocked_until }).where('id', '=', block.id).execute()
    expect((await say(app, child, chat_id, 'keyin')).status).toBe(200)
    const { body } = await call<Person>(counsellor, 'GET', `chat/${chat_id}/person/`)
    expect(body.block).toBeNull()
    expect((await ask(chat_id)).status).toBe(201)
  })

  it('has an end within thirty days and a reason', async () => {
    const { chat_id } = await claimed()
    for (const until of [inDays(-1), inDays(31), 'ertaga']) expect((await ask(chat_id, until)).status).toBe(422)
    expect((await call(counsellor, 'POST', `chat/${chat_id}/block/`, { reason: 'yomon', until: inDays(1) })).status).toBe(422)
  })

  it('is listed to supervisors, what waits first; a counsellor sees what they asked for', async () => {
    const [one, two] = [await claimed(), await claimed()]
    const { body: first } = await ask(one.chat_id)
    await decide(supervisor, first.id, 'confirm')
    const { body: second } = await ask(two.chat_id)
    const ids = async (member: Member) => (await call<Block[]>(member, 'GET', 'block/')).body.map(({ id }) => id)
    const listed = await ids(supervisor)
    expect(listed.indexOf(second.id)).toBeLessThan(listed.indexOf(first.id))
    expect(await ids(counsellor)).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(await ids(await join(app, 'counsellor'))).toEqual([])
  })
})
