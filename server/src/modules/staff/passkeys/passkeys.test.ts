import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { softwareKey, type SoftwareKey } from '../../../../test/authenticator.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { inviteMember } from '../../../../test/member-calls.ts'
import { renewProven } from '../../accounts/auth/auth.service.ts'

const AUTH = '/api/v1/staff/auth/'
const KEYS = `${AUTH}passkey/`
const RULE = '/api/v1/staff/passkey-rule/'

let app: TestApp
let origin: string
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  origin = 'http://localhost:3000'
})
afterAll(() => app.close())

const call = (method: string, path: string, member?: Pick<Member, 'token'>, body?: object) =>
  app.call(method, path, { ...(member ? { token: member.token } : {}), ...(body ? { body } : {}) })
const stale = (member: Member) =>
  sql`update session set created_at = created_at - interval '11 min', proven_at = null where account_id = ${member.id}`.execute(
    app.platform.db,
  )

/** The member has given what proves them this moment, for `purpose` or in general; their tokens before it open nothing any more. */
async function prove(member: Pick<Member, 'token'>, purpose?: 'new_factor'): Promise<void> {
  const { sid } = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  member.token = (await renewProven(app.platform, sid, purpose)).access
}

async function register(member: Pick<Member, 'token'>, key = softwareKey(), manners = {}) {
  await prove(member, 'new_factor')
  const { body: offer } = await call('POST', `${KEYS}offer/`, member)
  const added = await call('POST', KEYS, member, { name: 'Ish noutbuki', answer: key.create(offer, { origin, ...manners }) })
  return { key, ...added }
}

async function signIn(key: SoftwareKey, manners = {}) {
  const { body: offer } = await call('POST', `${AUTH}token/passkey/offer/`)
  return call('POST', `${AUTH}token/passkey/`, undefined, { answer: key.sign(offer, { origin, ...manners }) })
}

it('a key that was added opens the console by itself, is listed, named, and opens nothing once it is removed', async () => {
  const member = await join(app, 'counsellor')
  const { key, status, body } = await register(member)
  expect(status).toBe(201)
  const opened = await signIn(key)
  expect([opened.status, opened.body.user.id]).toEqual([200, member.id])
  const me = { token: opened.body.access as string }
  expect((await call('PATCH', `${KEYS}${body.id}/`, me, { name: 'Telefon' })).body.name).toBe('Telefon')
  const { body: list } = await call('GET', KEYS, me)
  expect(list).toMatchObject({ required_from: null, passkeys: [{ id: body.id, name: 'Telefon', used_at: expect.any(String) }] })
  expect((await call('DELETE', `${KEYS}${body.id}/`, me)).status).toBe(204)
  const closed = await signIn(key)
  expect([closed.status, closed.body.code]).toEqual([422, 'wrong_passkey'])
  const supervisor = await join(app, 'supervisor')
  const { body: log } = await call('GET', `/api/v1/staff/audit/?subject=${member.id}`, supervisor)
  const actions = log.results.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['member.passkey_removed', 'member.passkey_added'])
})

it.each([
  ['for another address', { origin: 'https://himoya.evil.example' }],
  ['for another party', { rp_id: 'evil.example' }],
  ['without asking for a finger or a PIN', { verified: false }],
])('a key made or used %s is refused', async (_how, manners) => {
  const member = await join(app, 'counsellor')
  expect((await register(member, softwareKey(), manners)).body.code).toBe('wrong_passkey')
  const { key } = await register(member)
  expect((await signIn(key, manners)).body.code).toBe('wrong_passkey')
  expect((await signIn(key)).status).toBe(200)
})

it('an answer is good once, for what it was asked for, and for five minutes', async () => {
  const member = await join(app, 'supervisor')
  const { key } = await register(member)
  const { body: offer } = await call('POST', `${AUTH}token/passkey/offer/`)
  const answer = key.sign(offer, { origin })
  const use = () => call('POST', `${AUTH}token/passkey/`, undefined, { answer })
  const both = await Promise.all(Array.from({ length: 10 }, use))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 422),
  ])
  const { body: step_up } = await call('POST', `${AUTH}step-up/offer/`, member)
  const other = key.sign(step_up, { origin })
  expect((await call('POST', `${AUTH}token/passkey/`, undefined, { answer: other })).body.code).toBe('wrong_passkey')
  const { body: old } = await call('POST', `${AUTH}token/passkey/offer/`)
  app.shiftClock(5 * 60_000 + 1)
  expect((await call('POST', `${AUTH}token/passkey/`, undefined, { answer: key.sign(old, { origin }) })).body.code).toBe(
    'wrong_passkey',
  )
  app.shiftClock(-5 * 60_000 - 1)
})

it('a copy of a key that counts is found out', async () => {
  const { key } = await register(await join(app, 'counsellor'))
  expect((await signIn(key, { count: 5 })).status).toBe(200)
  expect((await signIn(key, { count: 5 })).body.code).toBe('wrong_passkey')
  expect((await signIn(key, { count: 6 })).status).toBe(200)
})

it('proves again that it is me, and nobody else’s key does', async () => {
  const [member, other] = [await join(app, 'supervisor'), await join(app, 'supervisor')]
  const [{ key }, { key: foreign }] = [await register(member), await register(other)]
  await stale(member)
  expect((await call('POST', `${KEYS}offer/`, member)).body.code).toBe('step_up_required')
  expect((await call('GET', `${AUTH}step-up/`, member)).body.ways[0]).toBe('passkey')
  const proveBy = async (with_key: SoftwareKey, who: Pick<Member, 'token'>, more = {}) => {
    const { body: offer } = await call('POST', `${AUTH}step-up/offer/`, who)
    return call('POST', `${AUTH}step-up/`, who, { passkey: with_key.sign(offer, { origin }), ...more })
  }
  expect((await proveBy(foreign, member)).body.code).toBe('wrong_passkey')
  expect((await call('POST', `${KEYS}offer/`, member)).status).toBe(403)
  const { status, body } = await proveBy(key, member)
  expect(status).toBe(200)
  // What was proven for anything else opens no new way in.
  expect((await call('POST', `${KEYS}offer/`, { token: body.access })).body.code).toBe('step_up_required')
  const { body: proven } = await proveBy(key, { token: body.access }, { purpose: 'new_factor' })
  expect((await call('POST', `${KEYS}offer/`, { token: proven.access })).status).toBe(200)
})

it('belongs to one member: others neither name, remove nor finish it', async () => {
  const [member, other] = [await join(app, 'counsellor'), await join(app, 'admin')]
  const { body } = await register(member)
  expect((await call('PATCH', `${KEYS}${body.id}/`, other, { name: 'x' })).status).toBe(404)
  expect((await call('DELETE', `${KEYS}${body.id}/`, other)).status).toBe(404)
  const { body: offer } = await call('POST', `${KEYS}offer/`, member)
  const stolen = await call('POST', KEYS, other, { name: 'x', answer: softwareKey().create(offer, { origin }) })
  expect(stolen.body.code).toBe('wrong_passkey')
  for (const [method, path] of [
    ['GET', KEYS],
    ['POST', `${KEYS}offer/`],
    ['POST', `${AUTH}step-up/offer/`],
  ] as const)
    expect((await call(method, path)).status).toBe(401)
})

it('a blocked member’s key opens nothing', async () => {
  const member = await join(app, 'counsellor')
  const { key } = await register(member)
  await app.platform.db.updateTable('account').set({ blocked_at: app.platform.now() }).where('id', '=', member.id).execute()
  expect((await signIn(key)).body.code).toBe('forbidden')
})

it('a new key wants a proof of its own, given this minute: neither a sign-in nor an older proof makes one', async () => {
  const member = await join(app, 'counsellor')
  const offer = () => call('POST', `${KEYS}offer/`, member)
  expect((await offer()).body.code).toBe('step_up_required')
  await prove(member)
  expect((await offer()).body.code).toBe('step_up_required')
  await prove(member, 'new_factor')
  expect((await offer()).status).toBe(200)
  app.shiftClock(61_000)
  expect((await offer()).body.code).toBe('step_up_required')
  app.shiftClock(-61_000)
})

it('a new key is told to its owner by SMS, and stands in the security log', async () => {
  const { admin, supervisor } = { admin: await join(app, 'admin'), supervisor: await join(app, 'supervisor') }
  const { phone, token } = await inviteMember(app, { admin: admin.token, supervisor: supervisor.token })
  const accepted = await call('POST', '/api/v1/staff/invite/accept/', undefined, { token, password: 'maslahatchi uzun paroli' })
  const texts = () => app.sms.filter(({ to }) => to === phone).length
  const before = texts()
  expect((await register({ token: accepted.body.access })).status).toBe(201)
  expect(texts()).toBe(before + 1)
  const { body } = await call(
    'GET',
    `/api/v1/staff/security/event/?event=passkey_added&member=${accepted.body.user.id}`,
    supervisor,
  )
  expect(body.results).toMatchObject([
    { event: 'passkey_added', audience: 'staff', count: 1, member: { id: accepted.body.user.id } },
  ])
})

it('a key that somebody has is refused to another, and is no failure of the server', async () => {
  const [member, other] = [await join(app, 'counsellor'), await join(app, 'editor')]
  const { key } = await register(member)
  const { status, body } = await register(other, key)
  expect([status, body.code]).toEqual([422, 'wrong_passkey'])
})

it('a rule that shuts people out is asked for seven days ahead, agreed to by a supervisor, and told to all', async () => {
  const [admin, supervisor] = [await join(app, 'admin'), await join(app, 'supervisor')]
  const days = (count: number) => new Date(app.platform.now().getTime() + count * 86_400_000).toISOString()
  const ask = (required_from: string | null) => call('PUT', RULE, admin, { required_from })
  const agree = (member: Member) => call('POST', `${RULE}agree/`, member)
  const { phone, email, token } = await inviteMember(app, { admin: admin.token, supervisor: supervisor.token })
  const password = 'maslahatchi uzun paroli'
  await call('POST', '/api/v1/staff/invite/accept/', undefined, { token, password })
  const byPassword = () => call('POST', `${AUTH}token/`, undefined, { email, password })
  const second = await inviteMember(app, { admin: admin.token, supervisor: supervisor.token }, 'supervisor')
  await call('POST', '/api/v1/staff/invite/accept/', undefined, { token: second.token, password })
  await register(admin)
  for (const soon of [days(-1), days(0), days(6)])
    expect((await ask(soon)).body).toMatchObject({ code: 'invalid', fields: { required_from: ['out_of_range'] } })
  expect((await agree(supervisor)).body.code).toBe('passkey_required')
  await register(supervisor)
  expect((await agree(supervisor)).body.code).toBe('already_done')

  expect((await ask(days(7))).body.waits).toBe(true)
  // Where it waits for them, by the name it has there.
  expect(app.sms.findLast(({ to }) => to === second.phone)?.text).toMatch(/«Qurilmalarim»|«Мои устройства»|“My devices”/)
  expect((await call('GET', KEYS, supervisor)).body.required_from).toBeNull()
  expect((await call('POST', `${RULE}agree/`, admin)).status).toBe(403)
  app.shiftClock(8 * 86_400_000)
  // Nobody has agreed: nothing holds.
  expect((await byPassword()).status).toBe(200)
  const late = await join(app, 'supervisor')
  await register(late)
  const before = app.sms.filter(({ to }) => to === phone).length
  const agreed = await agree(late)
  expect([agreed.status, agreed.body.waits]).toEqual([200, false])
  expect(Date.parse(agreed.body.required_from)).toBeGreaterThan(app.platform.now().getTime() + 6.9 * 86_400_000)
  expect(app.sms.filter(({ to }) => to === phone).length).toBe(before + 1)
  expect((await byPassword()).status).toBe(200)
  app.shiftClock(7 * 86_400_000)
  expect((await byPassword()).body.code).toBe('passkey_required')
  const fresh = await join(app, 'admin')
  await register(fresh)
  expect((await call('PUT', RULE, fresh, { required_from: null })).body).toMatchObject({ required_from: null, waits: false })
  app.shiftClock(-15 * 86_400_000)
})

it('an admin who has a key requires one of all, from a day on; a new link is the way back', async () => {
  const [admin, supervisor] = [await join(app, 'admin'), await join(app, 'supervisor')]
  const later = () => new Date(app.platform.now().getTime() + 7 * 86_400_000).toISOString()
  expect((await call('PUT', RULE, admin, { required_from: later() })).body.code).toBe('passkey_required')
  for (const member of [await join(app, 'editor'), await join(app, 'counsellor')])
    expect((await call('GET', RULE, member)).status).toBe(403)
  const { key } = await register(admin)
  const { email, token } = await inviteMember(app, { admin: admin.token, supervisor: supervisor.token })
  const password = 'maslahatchi uzun paroli'
  const accepted = await call('POST', '/api/v1/staff/invite/accept/', undefined, { token, password })
  expect(accepted.status).toBe(200)
  const byPassword = () => call('POST', `${AUTH}token/`, undefined, { email, password })
  expect((await call('PUT', RULE, admin, { required_from: later() })).body.without).toBeGreaterThan(0)
  await register(supervisor)
  expect((await call('POST', `${RULE}agree/`, supervisor)).status).toBe(200)
  expect((await byPassword()).status).toBe(200)

  // As if seven days had passed.
  await sql`update passkey_rule set required_from = ${app.platform.now()}`.execute(app.platform.db)
  const refused = await byPassword()
  expect([refused.status, refused.body.code]).toEqual([401, 'passkey_required'])
  const wrong = await call('POST', `${AUTH}token/`, undefined, { email, password: 'boshqa parol' })
  expect(wrong.body.code).toBe('wrong_credentials')
  expect((await signIn(key)).status).toBe(200)
  const { body: mine } = await call('GET', KEYS, admin)
  const last = await call('DELETE', `${KEYS}${mine.passkeys[0].id}/`, admin)
  expect([last.status, last.body.code]).toEqual([409, 'in_use'])
  for (let round = 0; round < 6; round += 1) {
    await register(admin)
    const { body: two } = await call('GET', KEYS, admin)
    const ids = two.passkeys.map(({ id }: { id: string }) => id)
    const removed = await Promise.all(ids.map((id: string) => call('DELETE', `${KEYS}${id}/`, admin)))
    expect(removed.map(({ status }) => String(status)).toSorted()).toEqual(['204', '409'])
  }
  const member = { token: accepted.body.access as string }
  const { key: theirs } = await register(member)
  expect((await signIn(theirs)).status).toBe(200)
  expect((await call('GET', `${AUTH}step-up/`, member)).body).toEqual({ ways: ['passkey'] })
  expect((await call('POST', `${AUTH}step-up/`, member, { password })).body.code).toBe('passkey_required')

  expect((await call('PUT', RULE, admin, { required_from: null })).body.required_from).toBeNull()
  app.shiftClock(2_000)
  expect((await byPassword()).status).toBe(200)
})
