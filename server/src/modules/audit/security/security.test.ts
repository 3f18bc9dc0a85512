import { randomUUID } from 'node:crypto'
import type { SecurityAlerts, SecurityEventRow } from '@himoya/contract/audit/security'
import { SECURITY_EVENTS } from '@himoya/contract/audit/security-lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshNickname, PASSWORD, registerNickname } from '../../../../test/account-calls.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { keepSecurityLog } from './keep-security.service.ts'
import { buildJobs } from '../../../app.ts'

const EVENTS = '/api/v1/staff/security/event/'
const ALERTS = '/api/v1/staff/security/alert/'
const COUNSELLOR = 'dilnoza@himoya.test'
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

let app: TestApp
let staff_email: string
beforeAll(async () => {
  app = await startTestApp({ cast: true, env: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'nicknames=1000/3600' } })
  staff_email =
    (await import('../../../../demo/demo.ts')).DEMO_STAFF.find(({ role }) => role === 'counsellor')?.email ?? COUNSELLOR
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
let places = 0
const freshAddress = () => `84.54.${70 + Math.floor((places += 1) / 250)}.${places % 250}`
/** A new one each time: the clock is moved on, and their tokens run out. */
const read = async (path: string) => (await app.call('GET', path, { token: (await join(app, 'supervisor')).token })).body
const events = async (query = ''): Promise<SecurityEventRow[]> => (await read(`${EVENTS}?page_size=100${query}`)).results
const alerts = (): Promise<SecurityAlerts> => read(ALERTS)
const signIn = (login: object, address: string, headers: object = {}) =>
  app.call('POST', '/api/v1/auth/token/', { body: login, headers: { ...from(address), ...headers } })
const staffSignIn = (email: string, password: string, address: string, headers: object = {}) =>
  app.call('POST', '/api/v1/staff/auth/token/', { body: { email, password }, headers: { ...from(address), ...headers } })

/** Wrong passwords, each after its delay. */
async function guess(times: number, once: () => Promise<{ status: number }>): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    app.shiftClock(61_000)
    expect((await once()).status).toBe(401)
  }
}

describe('the security log', () => {
  it('holds sign-ins, failures and slow-downs, and nothing that says who or from where', async () => {
    const nickname = freshNickname()
    const address = freshAddress()
    await registerNickname(app, nickname)
    expect((await signIn({ nickname, password: PASSWORD }, address)).status).toBe(200)
    expect((await signIn({ nickname, password: 'boshqa parol edi' }, address)).status).toBe(401)
    expect((await signIn({ nickname, password: PASSWORD }, address)).status).toBe(429)
    const [failed] = await events('&event=sign_in_failed')
    expect(failed).toMatchObject({ audience: 'web', account: expect.stringMatching(/^[\da-f]{8}$/), member: null, count: 1 })
    const mine = await events(`&account=${failed!.account}`)
    expect(mine.map(({ event }) => event).toSorted()).toEqual(['sign_in_failed', 'sign_in_slowed', 'signed_in'])
    expect(new Set(mine.map((row) => row.address)).size).toBe(1)
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(to_jsonb(security_event)::text, ''), '') as all from security_event`.execute(app.platform.db)
    expect(rows[0]!.all).toContain('sign_in_failed')
    for (const secret of [nickname, address, PASSWORD]) expect(rows[0]!.all).not.toContain(secret)
  })

  it('counts a login that nobody has by a mark of its own', async () => {
    const address = freshAddress()
    await signIn({ nickname: freshNickname(), password: PASSWORD }, address)
    const [row] = await events('&event=sign_in_failed')
    expect(row!.account).toMatch(/^[\da-f]{8}$/)
    expect((await events(`&account=${row!.account}`)).length).toBe(1)
  })

  it('holds refused calls of persons, and what they asked for that is another’s or not there', async () => {
    const [child, other] = [await join(app), await join(app)]
    const { body: chats } = await app.call('GET', '/api/v1/chat/', { token: other.token })
    const foreign = await app.call('GET', `/api/v1/message/${chats[0].id}/`, { token: child.token })
    expect(foreign.status).toBe(404)
    await app.call('GET', '/api/v1/auth/me/', { token: 'invented.token.here' })
    // A guest’s page asks who it is: nothing to be noted.
    await app.call('GET', '/api/v1/auth/me/')
    const missing = (await events('&event=object_missing')).filter(({ audience }) => audience === 'web')
    expect(missing).toMatchObject([{ member: null, account: expect.stringMatching(/^[\da-f]{8}$/), count: 1 }])
    const refused = (await events('&event=token_refused')).filter(({ route }) => route === '/api/v1/auth/me/')
    expect(refused).toMatchObject([{ audience: 'web', count: 1 }])
  })

  it('counts refused input, limits and wrong puzzles by their route alone', async () => {
    for (let count = 0; count < 3; count += 1)
      await app.call('POST', '/api/v1/auth/token/', { body: { nickname: count }, headers: from(freshAddress()) })
    await app.call('POST', '/api/v1/auth/register/', { body: '{', headers: { 'x-proof': 'none' } })
    const [row, ...others] = (await events('&event=input_refused')).filter(({ route }) => route === '/api/v1/auth/token/')
    expect([row!.count, row!.account, row!.address, others]).toEqual([3, null, null, []])
  })

  it('holds wrong codes of an SMS by the mark of the phone', async () => {
    const phone = '+998901112233'
    const asked = await app.call('POST', '/api/v1/password/reset/', { body: { phone }, headers: from(freshAddress()) })
    expect(asked.status).toBeLessThan(300)
    const wrong = await app.call('POST', '/api/v1/password/reset/confirm/', { body: { phone, code: '000000' } })
    expect(wrong.status).toBe(422)
    const [row] = await events('&event=sms_code_failed')
    expect(row).toMatchObject({ audience: 'web', account: expect.stringMatching(/^[\da-f]{8}$/), count: 1 })
  })

  it('holds calls of the team that were refused, with the member and the route’s pattern, and no everyday 401', async () => {
    const editor = await join(app, 'editor')
    const refused = await app.call('GET', `/api/v1/staff/chat/${randomUUID()}/`, { token: editor.token })
    expect(refused.status).toBe(403)
    await app.call('GET', '/api/v1/staff/queue/', { token: 'invented.token.here', headers: from(freshAddress()) })
    const [row] = await events(`&event=access_refused&member=${editor.id}`)
    expect(row).toMatchObject({ audience: 'staff', member: { alias: editor.alias }, route: '/api/v1/staff/chat/:chat_id/' })
    expect((await events('&event=token_refused')).filter(({ audience }) => audience === 'staff')).toMatchObject([
      { member: null, route: '/api/v1/staff/queue/' },
    ])
    await events()
    const before = (await sql`select id from security_event`.execute(app.platform.db)).rows.length
    app.shiftClock(6 * 60_000)
    expect((await app.call('GET', '/api/v1/staff/queue/', { token: editor.token })).body.code).toBe('token_expired')
    app.shiftClock(-6 * 60_000)
    await events()
    expect((await sql`select id from security_event`.execute(app.platform.db)).rows.length).toBe(before)
  })

  it('is read by supervisors and admins, and by nobody else', async () => {
    for (const path of [EVENTS, ALERTS]) {
      for (const role of ['supervisor', 'admin'] as const)
        expect((await app.call('GET', path, { token: (await join(app, role)).token })).status).toBe(200)
      for (const role of ['counsellor', 'editor'] as const)
        expect((await app.call('GET', path, { token: (await join(app, role)).token })).status).toBe(403)
      expect((await app.call('GET', path, { token: (await join(app)).token })).status).toBe(401)
      expect((await app.call('GET', path)).status).toBe(401)
    }
  })

  it('knows no event that is not in the list', async () => {
    const { rows } = await sql<{ event: string }>`select distinct event from security_event`.execute(app.platform.db)
    for (const { event } of rows) expect(SECURITY_EVENTS).toContain(event)
  })
})

describe('an alert', () => {
  const unseen = async (alert: string) => (await alerts()).results.filter((row) => row.alert === alert && row.seen_at === null)

  it('comes of many wrong passwords on one account, from wherever, and is one however it goes on', async () => {
    const nickname = freshNickname()
    await registerNickname(app, nickname)
    await guess(9, () => signIn({ nickname, password: 'boshqa parol edi' }, freshAddress()))
    expect(await unseen('many_failures')).toEqual([])
    await guess(3, () => signIn({ nickname, password: 'boshqa parol edi' }, freshAddress()))
    expect(await unseen('many_failures')).toMatchObject([{ audience: 'web', member: null, count: 12 }])
  })

  it('comes sooner for a member, by name, and is seen by a supervisor alone', async () => {
    await guess(5, () => staffSignIn(staff_email, 'boshqa parol edi', freshAddress()))
    const row = (await unseen('many_failures')).find(({ audience }) => audience === 'staff')
    expect(row).toMatchObject({ member: { alias: expect.any(String) }, count: 5 })
    const see = (member: Member) => app.call('POST', `${ALERTS}${row!.id}/seen/`, { token: member.token })
    for (const role of ['counsellor', 'editor', 'admin'] as const) expect((await see(await join(app, role))).status).toBe(403)
    const supervisor = await join(app, 'supervisor')
    expect((await app.call('POST', `${ALERTS}${randomUUID()}/seen/`, { token: supervisor.token })).status).toBe(404)
    const { unseen: before } = await alerts()
    expect((await see(supervisor)).body.unseen).toBe(before - 1)
    expect((await alerts()).results.find(({ id }) => id === row!.id)).toMatchObject({ seen_by: { id: supervisor.id } })
    // What goes on within the hour opens nothing new.
    await guess(1, () => staffSignIn(staff_email, 'boshqa parol edi', freshAddress()))
    expect((await unseen('many_failures')).filter(({ audience }) => audience === 'staff')).toEqual([])
  })

  it('comes of passwords tried on many accounts from one address', async () => {
    const address = freshAddress()
    for (let count = 0; count < 10; count += 1) await signIn({ nickname: freshNickname(), password: PASSWORD }, address)
    expect(await unseen('password_spray')).toMatchObject([{ account: null, member: null, count: 10 }])
  })

  it('comes of a member’s sign-in on a new kind of device, not of the first and not of a known one', async () => {
    const { DEMO_PASSWORD, DEMO_STAFF } = await import('../../../../demo/demo.ts')
    const { email } = DEMO_STAFF.find(({ role }) => role === 'editor')!
    for (const headers of [{}, {}]) expect((await staffSignIn(email, DEMO_PASSWORD, freshAddress(), headers)).status).toBe(200)
    expect(await unseen('new_device')).toEqual([])
    expect((await staffSignIn(email, DEMO_PASSWORD, freshAddress(), { 'user-agent': CHROME })).status).toBe(200)
    expect(await unseen('new_device')).toMatchObject([{ audience: 'staff', member: { alias: expect.any(String) } }])
  })

  it('comes of a refresh token that was used before', async () => {
    const member = await join(app, 'counsellor')
    const refresh = () => app.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: member.refresh } })
    const { body: next } = await refresh()
    expect((await app.call('GET', '/api/v1/staff/auth/me/', { token: next.access })).status).toBe(200)
    app.shiftClock(30_000)
    expect((await refresh()).status).toBe(401)
    expect(await unseen('token_reused')).toMatchObject([{ audience: 'staff', member: { id: member.id } }])
  })

  it('comes of five wrong recovery codes at one curtain', async () => {
    const person = await join(app)
    for (let count = 0; count < 5; count += 1) {
      const body = { recovery_code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' }
      expect((await app.call('POST', '/api/v1/auth/curtain/', { token: person.token, body })).status).toBe(422)
      app.shiftClock(61_000)
    }
    expect(await unseen('curtain_guesses')).toMatchObject([{ audience: 'web', member: null, count: 5 }])
  })
})

describe('a flood', () => {
  it('of equal events is one row, and its count', async () => {
    for (let count = 0; count < 50; count += 1)
      app.platform.security.note({ event: 'link_refused', audience: 'staff', address: '84.54.1.1' })
    expect(await events('&event=link_refused')).toMatchObject([{ count: 50 }])
  })

  it('of different ones loses whose they are, never that they were, in memory and in the table', async () => {
    await events()
    const note = (count: number) => {
      for (let one = 0; one < count; one += 1)
        app.platform.security.note({ event: 'recovery_failed', audience: 'web', account: randomUUID() })
    }
    note(2_000)
    const taken = app.platform.security.take()
    expect(taken.length).toBeLessThan(600)
    expect(taken.reduce((sum, row) => sum + row.count, 0)).toBe(2_000)
    const full = keepSecurityLog(app.platform, 0)
    note(100)
    await full.stop()
    expect(await events('&event=recovery_failed')).toMatchObject([{ account: null, address: null, count: 100 }])
  })
})

describe('who floods the log', () => {
  const rowsOf = async (event: string) =>
    (
      await sql<{ count: number }>`select count(*)::int as count from security_event where event = ${event}`.execute(
        app.platform.db,
      )
    ).rows[0]!.count

  it('with invented accounts makes a row for twenty of them and one for its address; of IPv6 a whole site is one', async () => {
    app.shiftClock(11 * 60_000)
    await events()
    const before = await rowsOf('sign_in_slowed')
    for (let one = 0; one < 3_000; one += 1) {
      const note = { event: 'sign_in_slowed', audience: 'web', account: randomUUID(), is_invented: true } as const
      app.platform.security.note({
        ...note,
        address: one % 2 === 0 ? '84.54.2.1' : `2001:db8:a:${(one % 60_000).toString(16)}/64`,
      })
    }
    const taken = app.platform.security.take()
    expect(taken).toHaveLength(42)
    app.platform.security.giveBack(taken)
    await events()
    expect((await rowsOf('sign_in_slowed')) - before).toBe(42)
  })

  it('hides nothing of what is done to a member: it stays theirs, and is told as before', async () => {
    const editor = await join(app, 'editor')
    await events()
    const full = keepSecurityLog(app.platform, 0)
    for (let one = 0; one < 3_000; one += 1)
      app.platform.security.note({ event: 'sign_in_failed', audience: 'web', account: randomUUID(), address: `84.54.3.${one}` })
    const who = { audience: 'staff', account: editor.id, member_id: editor.id } as const
    for (let one = 0; one < 6; one += 1)
      app.platform.security.note({ event: 'sign_in_failed', ...who, address: `84.54.4.${one}` })
    app.platform.security.note({ event: 'new_device', ...who, address: '84.54.4.9' })
    await full.stop()
    const mine = await events(`&member=${editor.id}`)
    expect(mine.map(({ event, count, address }) => `${event} ${count} ${address}`).toSorted()).toEqual([
      'new_device 1 null',
      'sign_in_failed 6 null',
    ])
    const raised = (await alerts()).results.filter(({ member }) => member?.id === editor.id)
    expect(raised.map(({ alert, count }) => `${alert} ${count}`).toSorted()).toEqual(['many_failures 6', 'new_device 1'])
  })

  it('blinds no rule: what the table lost is still counted', async () => {
    await events()
    const full = keepSecurityLog(app.platform, 0)
    const account = randomUUID()
    for (let one = 0; one < 10; one += 1) {
      app.platform.security.note({ event: 'password_failed', audience: 'web', account, address: `84.54.5.${one}` })
      await full.flush()
    }
    await full.stop()
    const raised = (await alerts()).results.filter(({ alert, seen_at }) => alert === 'many_failures' && seen_at === null)
    expect(raised.filter(({ audience, count }) => audience === 'web' && count === 10)).toHaveLength(1)
  })
})

it('what is older than the setting says goes at night, alerts too', async () => {
  app.shiftClock(15 * 86_400_000)
  await buildJobs(app.platform).handlers['security.sweep']!({}, { number: 1, last: true })
  const { rows } = await sql`select id from security_event union all select id from security_alert`.execute(app.platform.db)
  expect(rows).toEqual([])
})
