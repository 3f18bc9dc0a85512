import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { again, later } from '../../../../test/case-cast.ts'
import { dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let other: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' } })
  counsellor = await join(app, 'counsellor')
  other = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const staff = (method: string, who: Member, path: string, body?: unknown) =>
  app.call(method, `/api/v1/staff/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })

const WRAP_UP = {
  who: 'child_self',
  age_band: '11-13',
  gender: 'girl',
  region_code: 'UZ-TK',
  forms: ['bullying'],
  topics: ['school', 'online'],
  risk: 'medium',
  outcome: 'advised',
  referral: 'none',
  note: 'Sinfdoshi haqida gapirdi: maxfiy-gap-77',
}
const WHEN = { started_at: '2026-01-10T09:00:00.000Z', ended_at: '2026-01-10T09:20:00.000Z' }

/** A chat that `counsellor` has ended. */
async function ended(by = counsellor) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await staff('POST', by, `chat/${chat_id}/claim/`)
  await staff('POST', by, `chat/${chat_id}/end/`)
  return { child, chat_id }
}

describe('a wrap-up', () => {
  it('begins with what the person said about themselves, and is read back as written', async () => {
    const { child, chat_id } = await ended()
    await app.call('PATCH', '/api/v1/auth/update/user/', {
      token: child.token,
      body: { age_band: '11-13', audience: 'teen', region_code: 'UZ-TK' },
    })
    expect((await staff('GET', counsellor, `chat/${chat_id}/wrap-up/`)).body).toEqual({
      record: null,
      prefill: { who: 'child_self', age_band: '11-13', region_code: 'UZ-TK', risk: 'unassessed' },
    })
    const { status, body } = await staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, WRAP_UP)
    expect({ status, body }).toMatchObject({ status: 200, body: { ...WRAP_UP, kind: 'chat', chat_id, can_change: true } })
    expect((await staff('GET', counsellor, `chat/${chat_id}/wrap-up/`)).body.record).toEqual(body)
  })

  it('pressed fifty times at once is one', async () => {
    const { chat_id } = await ended()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, WRAP_UP)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('is corrected by its author for a day and by nobody afterwards', async () => {
    const { chat_id } = await ended()
    const { body } = await staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, WRAP_UP)
    const better = { ...WRAP_UP, risk: 'high', note: 'aniqlashtirildi' }
    expect((await staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, better)).body).toMatchObject({
      id: body.id,
      risk: 'high',
    })
    expect((await staff('PATCH', supervisor, `contact/${body.id}/`, WRAP_UP)).status).toBe(403)
    await app.platform.db
      .updateTable('contact_record')
      .set({ created_at: new Date(app.platform.now().getTime() - DAY_MS) })
      .where('id', '=', body.id)
      .execute()
    expect((await staff('PATCH', counsellor, `contact/${body.id}/`, WRAP_UP)).status).toBe(403)
    expect((await staff('GET', counsellor, `contact/${body.id}/`)).body).toMatchObject({ risk: 'high', can_change: false })
  })

  it('of somebody else’s chat looks like that of none', async () => {
    const { chat_id } = await ended()
    const { body } = await staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, WRAP_UP)
    const missing = '00000000-0000-7000-8000-00000000dead'
    const calls = (chat: string, record: string) =>
      Promise.all([
        staff('GET', other, `chat/${chat}/wrap-up/`),
        staff('POST', other, `chat/${chat}/wrap-up/`, WRAP_UP),
        staff('GET', other, `contact/${record}/`),
        staff('PATCH', other, `contact/${record}/`, WRAP_UP),
      ])
    const [foreign, none] = [await calls(chat_id, body.id), await calls(missing, missing)]
    const outside = (answers: typeof foreign) => answers.map(({ status, body: { code } }) => ({ status, code }))
    expect(outside(foreign)).toEqual(outside(none))
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await staff('GET', supervisor, `contact/${body.id}/`)).status).toBe(200)
  })

  it('keeps its note from whoever copies the database, and its figures when the person deletes the account', async () => {
    const { child, chat_id } = await ended()
    const { body } = await staff('POST', counsellor, `chat/${chat_id}/wrap-up/`, WRAP_UP)
    expect((await dump(app)).filter((row) => row.includes('maxfiy-gap-77'))).toEqual([])
    await app.platform.db.deleteFrom('chat').where('account_id', '=', child.id).execute()
    expect((await staff('GET', counsellor, `contact/${body.id}/`)).body).toMatchObject({ chat_id: null, forms: ['bullying'] })
  })
})

describe('a call or a visit', () => {
  it('is written down, listed for its author and the supervisor, and for nobody else', async () => {
    const { status, body } = await staff('POST', counsellor, 'contact/', { ...WRAP_UP, ...WHEN, kind: 'phone', lang: 'uz' })
    expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'phone', chat_id: null, note: WRAP_UP.note } })
    const ids = async (who: Member) =>
      (await staff('GET', who, 'contact/?kind=phone')).body.results.map(({ id }: { id: string }) => id)
    expect(await ids(counsellor)).toContain(body.id)
    expect(await ids(supervisor)).toContain(body.id)
    expect(await ids(other)).not.toContain(body.id)
  })

  it('read by a supervisor is written down once a day, however often the list is asked for; by its author never', async () => {
    const { body } = await staff('POST', counsellor, 'contact/', { ...WRAP_UP, ...WHEN, kind: 'walk_in', lang: 'uz' })
    const readers = async (): Promise<string[]> => {
      const entries = app.platform.db.selectFrom('audit_entry').select('actor_id').where('action', '=', 'contact.read')
      return (await entries.where('subject_id', '=', body.id).execute()).map(({ actor_id }) => actor_id)
    }
    for (const path of ['contact/?kind=walk_in', `contact/${body.id}/`]) await staff('GET', counsellor, path)
    expect((await staff('GET', other, `contact/${body.id}/`)).status).toBe(404)
    expect(await readers()).toEqual([])
    for (const path of ['contact/?kind=walk_in', 'contact/?kind=walk_in', `contact/${body.id}/`])
      expect((await staff('GET', supervisor, path)).status).toBe(200)
    expect(await readers()).toEqual([supervisor.id])
    await later(app, DAY_MS, async () => staff('GET', await again(app, supervisor), 'contact/?kind=walk_in'))
    expect(await readers()).toEqual([supervisor.id, supervisor.id])
  })

  it('cannot end before it begins, nor in the future', async () => {
    for (const times of [
      { started_at: WHEN.ended_at, ended_at: WHEN.started_at },
      { started_at: WHEN.started_at, ended_at: '2099-01-10T09:00:00.000Z' },
    ]) {
      const answer = await staff('POST', counsellor, 'contact/', { ...WRAP_UP, ...times, kind: 'walk_in', lang: 'ru' })
      expect(answer).toMatchObject({ status: 422, body: { fields: { ended_at: ['out_of_range'] } } })
    }
  })
})

describe('search', () => {
  const found = async (who: Member, query: string): Promise<string[]> =>
    (await staff('GET', who, `search/?page_size=100&${query}`)).body.results.map(({ id }: { id: string }) => id)

  it('counts ten pages on and says when there are more', async () => {
    for (let chats = 0; chats < 11; chats += 1) await ended()
    const page = async (query: string) => (await staff('GET', supervisor, `search/?page_size=1&${query}`)).body
    expect(await page('page=1')).toMatchObject({ count: 10, more: true })
    const { count } = (await staff('GET', supervisor, 'search/?page_size=100')).body
    expect(await page(`page=${count - 5}`)).toMatchObject({ count, more: false })
  })

  it('finds by what was written down, and what is not wrapped up yet', async () => {
    const [done, open] = [await ended(), await ended()]
    await staff('POST', counsellor, `chat/${done.chat_id}/wrap-up/`, { ...WRAP_UP, forms: ['neglect'], region_code: 'UZ-XO' })
    expect(await found(counsellor, 'form=neglect')).toEqual([done.chat_id])
    expect(await found(counsellor, 'region_code=UZ-XO&topic=school&outcome=advised')).toEqual([done.chat_id])
    expect(await found(counsellor, 'topic=sleep')).toEqual([])
    const missing = await found(counsellor, 'record=missing')
    expect(missing).toContain(open.chat_id)
    expect(missing).not.toContain(done.chat_id)
  })

  it('shows a counsellor their own alone, a supervisor the team’s', async () => {
    const [mine, theirs] = [await ended(), await ended(other)]
    expect(await found(counsellor, '')).toContain(mine.chat_id)
    expect(await found(counsellor, '')).not.toContain(theirs.chat_id)
    expect(await found(counsellor, `counsellor=${other.id}`)).not.toContain(theirs.chat_id)
    expect(await found(supervisor, '')).toEqual(expect.arrayContaining([mine.chat_id, theirs.chat_id]))
    expect(await found(supervisor, `counsellor=${other.id}`)).toEqual([theirs.chat_id])
  })

  it('counts days as Tashkent does', async () => {
    const { chat_id } = await ended()
    const on = async (created_at: string, query: string) => {
      await app.platform.db
        .updateTable('chat')
        .set({ created_at: new Date(created_at) })
        .where('id', '=', chat_id)
        .execute()
      return (await found(counsellor, query)).includes(chat_id)
    }
    // 23:30 UTC is half past four of the next day there
    expect(await on('2025-03-01T23:30:00Z', 'from=2025-03-02&to=2025-03-02')).toBe(true)
    expect(await on('2025-03-01T23:30:00Z', 'to=2025-03-01')).toBe(false)
    expect(await on('2025-03-01T18:59:00Z', 'from=2025-03-01&to=2025-03-01')).toBe(true)
  })

  it('finds a person by the whole nickname and by nothing less', async () => {
    const nickname = 'Qaldirg‘och_5'
    const made = await app.call('POST', '/api/v1/auth/register/', {
      body: { mode: 'nickname', nickname, password: 'uzun parol 2026', accept_terms: true },
    })
    const child = { id: made.body.user.id, token: made.body.access, refresh: '', alias: nickname }
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    expect(await found(supervisor, `person=${encodeURIComponent(nickname)}`)).toEqual([chat_id])
    expect(await found(supervisor, 'person=Qaldir')).toEqual([])
  })
})

describe('cards', () => {
  it('are offered in the chat’s language and sent as messages that a plain client can read', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    await staff('POST', counsellor, `chat/${chat_id}/claim/`)
    const offers = (await staff('GET', counsellor, 'card/?lang=uz')).body
    expect(offers).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'number-112', phone: '112' })]))
    const cid = crypto.randomUUID()
    const send = () => staff('POST', counsellor, `chat/${chat_id}/card/`, { cid, card_id: 'for-child' })
    const { status, body } = await send()
    expect({ status, body }).toMatchObject({ status: 200, body: { kind: 'card', card: { path: '/for/child', phone: null } } })
    expect(body.message).toContain('/uz/for/child')
    expect((await send()).body).toEqual(body)
    const history = (await app.call('GET', `/api/v1/message/${chat_id}/`, { token: child.token })).body
    expect(history.at(-1)).toEqual(body)
  })

  it('that are not offered, or into a chat of somebody else, are not found', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    await staff('POST', counsellor, `chat/${chat_id}/claim/`)
    const send = (who: Member, card_id: string) =>
      staff('POST', who, `chat/${chat_id}/card/`, { cid: crypto.randomUUID(), card_id })
    expect((await send(counsellor, 'no-such')).status).toBe(404)
    expect((await send(other, 'for-child')).status).toBe(404)
  })
})

it('records, search and cards are closed to editors, admins, children and guests', async () => {
  const { chat_id } = await ended()
  const calls = [
    ['GET', `chat/${chat_id}/wrap-up/`],
    ['POST', `chat/${chat_id}/wrap-up/`, WRAP_UP],
    ['GET', 'contact/'],
    ['POST', 'contact/', { ...WRAP_UP, ...WHEN, kind: 'phone', lang: 'uz' }],
    ['GET', `contact/${chat_id}/`],
    ['PATCH', `contact/${chat_id}/`, WRAP_UP],
    ['GET', 'search/'],
    ['GET', 'card/?lang=uz'],
    ['POST', `chat/${chat_id}/card/`, { cid: crypto.randomUUID(), card_id: 'privacy' }],
  ] as const
  const [editor, admin, child] = [await join(app, 'editor'), await join(app, 'admin'), await join(app)]
  for (const [method, path, body] of calls) {
    expect((await staff(method, editor, path, body)).status, path).toBe(403)
    expect((await staff(method, admin, path, body)).status, path).toBe(403)
    expect((await staff(method, child, path, body)).status, path).toBe(401)
    expect((await app.call(method, `/api/v1/staff/${path}`, body ? { body } : {})).status, path).toBe(401)
  }
})
