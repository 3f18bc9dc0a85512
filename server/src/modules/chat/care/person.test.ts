import type { EarlierChat, Person } from '@himoya/contract/chat/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, phoneAccount, startAccountsApp, type AccountsApp } from '../../../../test/account-calls.ts'
import { dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'

const REASON = 'Qo‘ng‘iroq qilib, yetib borganini bilish kerak'

let app: AccountsApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startAccountsApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
const auditedActions = (subject_id: string) =>
  app.platform.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', subject_id)
    .execute()

async function withPhone(phone = freshPhone()) {
  const { access, refresh, user } = await phoneAccount(app, phone)
  const person: Member = { id: user.id, token: access, refresh, alias: '' }
  return { phone, person, chat_id: await claimFor(person) }
}
async function claimFor(person: Member, who = counsellor) {
  const chat_id = await openChat(app, person)
  await say(app, person, chat_id, 'salom')
  await call(who, 'POST', `chat/${chat_id}/claim/`)
  return chat_id
}

describe('a person’s phone', () => {
  it('is masked but for its last two digits, and a nickname has none', async () => {
    const { phone, chat_id } = await withPhone()
    const { body } = await call<Person>(counsellor, 'GET', `chat/${chat_id}/person/`)
    expect(body).toMatchObject({ mode: 'phone', phone: `+998 ** *** ** ${phone.slice(-2)}`, curtained: false, block: null })
    expect(JSON.stringify(body)).not.toContain(phone.slice(4, 11))
    const child = await join(app)
    const nickname = await call<Person>(counsellor, 'GET', `chat/${await claimFor(child)}/person/`)
    expect(nickname.body).toMatchObject({ mode: 'nickname', phone: null, name: child.alias })
    expect((await call(counsellor, 'POST', `person/${child.id}/reveal/`, { reason: REASON })).status).toBe(404)
  })

  it('is shown for a reason that is on record before the number leaves', async () => {
    const { phone, person } = await withPhone()
    const { status, body, headers } = await call(counsellor, 'POST', `person/${person.id}/reveal/`, { reason: REASON })
    expect({ status, body }).toEqual({ status: 200, body: { phone, hide_after: 60 } })
    expect(headers.get('cache-control')).toContain('no-store')
    expect(await auditedActions(person.id)).toMatchObject([{ actor_id: counsellor.id, action: 'person.phone_revealed' }])
    expect((await dump(app)).join()).not.toContain('yetib borganini')
  })

  it('is signed out everywhere by a supervisor who has proven themselves, for a reason that is on record', async () => {
    const child = await join(app)
    const other = await join(app)
    const asking = await join(app, 'supervisor')
    const out = (who: Member, id = child.id) => call(who, 'POST', `person/${id}/sign-out/`, { reason: REASON })
    for (const role of ['counsellor', 'editor', 'admin'] as const) expect((await out(await join(app, role))).status).toBe(403)
    expect((await call(asking, 'POST', `person/${child.id}/sign-out/`, {})).status).toBe(422)
    // A colleague is no person of the site.
    expect((await out(asking, counsellor.id)).status).toBe(404)
    const me = ({ token }: Member) => app.call('GET', '/api/v1/auth/me/', { token })
    expect((await me(child)).status).toBe(200)
    expect((await out(asking)).status).toBe(204)
    expect((await me(child)).body.code).toBe('token_revoked')
    expect((await app.call('POST', '/api/v1/auth/token/refresh/', { body: { refresh: child.refresh } })).status).toBe(401)
    expect((await me(other)).status).toBe(200)
    expect(await auditedActions(child.id)).toMatchObject([{ actor_id: asking.id, action: 'person.signed_out' }])
    await sql`update session set created_at = created_at - interval '11 min' where account_id = ${asking.id}`.execute(
      app.platform.db,
    )
    expect((await out(asking, other.id)).body.code).toBe('step_up_required')
  })

  it('does not leave when it cannot be written down', async () => {
    const { phone, person } = await withPhone()
    const { db } = app.platform
    await sql`alter table audit_entry add constraint no_room check (action <> 'person.phone_revealed') not valid`.execute(db)
    const { status, body } = await call(counsellor, 'POST', `person/${person.id}/reveal/`, { reason: REASON })
    await sql`alter table audit_entry drop constraint no_room`.execute(db)
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain(phone)
  })

  it('is nobody’s without a reason, after the talk, or without one', async () => {
    const { person, chat_id } = await withPhone()
    expect((await call(counsellor, 'POST', `person/${person.id}/reveal/`, { reason: 'kerak' })).status).toBe(422)
    expect((await call(await join(app, 'counsellor'), 'POST', `person/${person.id}/reveal/`, { reason: REASON })).status).toBe(
      404,
    )
    expect((await call(counsellor, 'POST', `person/${supervisor.id}/reveal/`, { reason: REASON })).status).toBe(404)
    await call(counsellor, 'POST', `chat/${chat_id}/end/`)
    expect((await call(counsellor, 'POST', `person/${person.id}/reveal/`, { reason: REASON })).status).toBe(404)
    expect((await call(supervisor, 'POST', `person/${person.id}/reveal/`, { reason: REASON })).status).toBe(200)
    expect((await auditedActions(person.id)).map(({ actor_id }) => actor_id)).toEqual([supervisor.id])
  })

  it('is asked for twenty times an hour at most', async () => {
    const { person } = await withPhone()
    const eager = await join(app, 'supervisor')
    const statuses: number[] = []
    for (let time = 1; time <= 21; time += 1)
      statuses.push((await call(eager, 'POST', `person/${person.id}/reveal/`, { reason: REASON })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('earlier chats', () => {
  async function twice() {
    const child = await join(app)
    const first = await openChat(app, child)
    await say(app, child, first, 'birinchi suhbat matni')
    const before = await join(app, 'counsellor')
    await call(before, 'POST', `chat/${first}/claim/`)
    await say(app, before, first, 'javob')
    await call(before, 'POST', `chat/${first}/end/`)
    return { child, first, before, now: await claimFor(child) }
  }

  it('are listed with date, counsellor, risk and length, and only those of this person', async () => {
    const { first, before, now } = await twice()
    await twice()
    const { body } = await call<EarlierChat[]>(counsellor, 'GET', `chat/${now}/earlier/`)
    expect(body).toMatchObject([
      {
        id: first,
        state: 'ended',
        counsellor: before.alias,
        risk: 'unassessed',
        messages: 2,
        minutes: 1,
        own: false,
        curtained: false,
      },
    ])
  })

  it('are read by who talks with the person now, and that stands in the audit', async () => {
    const { first, before, now } = await twice()
    const { status, body } = await call(counsellor, 'GET', `chat/${now}/earlier/${first}/message/`)
    expect(status).toBe(200)
    expect(body.map(({ message }: { message: string }) => message)).toEqual(['birinchi suhbat matni', 'javob'])
    expect(await auditedActions(first)).toMatchObject([{ actor_id: counsellor.id, action: 'chat.viewed_silently' }])
    expect((await call(before, 'GET', `chat/${now}/earlier/${first}/message/`)).status).toBe(404)
    expect((await call(counsellor, 'GET', `message/${first}/`)).status).toBe(404)
  })

  it('of one’s own leave no trace, and another person’s are not there', async () => {
    const child = await join(app)
    const first = await claimFor(child)
    await call(counsellor, 'POST', `chat/${first}/end/`)
    const now = await claimFor(child)
    expect((await call(counsellor, 'GET', `chat/${now}/earlier/${first}/message/`)).status).toBe(200)
    expect(await auditedActions(first)).toEqual([])
    const stranger = await twice()
    expect((await call(counsellor, 'GET', `chat/${now}/earlier/${stranger.first}/message/`)).status).toBe(404)
    expect((await call(counsellor, 'GET', `chat/${now}/earlier/${now}/message/`)).status).toBe(404)
    expect(await auditedActions(stranger.first)).toEqual([])
  })
})

describe('the curtain after a reset by SMS', () => {
  it('is opened for the person by their counsellor, with a reason on record', async () => {
    const { person, chat_id: first } = await withPhone()
    await call(counsellor, 'POST', `chat/${first}/end/`)
    await app.platform.db.updateTable('account').set({ curtain_before: new Date() }).where('id', '=', person.id).execute()
    const ids = async () =>
      (await app.call('GET', '/api/v1/chat/', { token: person.token })).body.map(({ id }: { id: string }) => id) as string[]
    const now = await claimFor(person)
    expect(await ids()).not.toContain(first)
    expect((await call<Person>(counsellor, 'GET', `chat/${now}/person/`)).body.curtained).toBe(true)
    expect((await call(await join(app, 'counsellor'), 'POST', `chat/${now}/curtain/`, { reason: REASON })).status).toBe(404)
    expect((await call(counsellor, 'POST', `chat/${now}/curtain/`, { reason: 'ha' })).status).toBe(422)
    expect(await ids()).not.toContain(first)
    const { body } = await call<Person>(counsellor, 'POST', `chat/${now}/curtain/`, { reason: REASON })
    expect(body.curtained).toBe(false)
    expect(await ids()).toEqual([now, first])
    expect((await auditedActions(person.id)).map(({ action }) => action)).toEqual(['person.curtain_opened'])
  })
})
