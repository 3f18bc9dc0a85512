import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { softwareKey, type SoftwareKey } from '../../../test/authenticator.ts'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { inviteMember } from '../../../test/member-calls.ts'

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

async function register(member: Pick<Member, 'token'>, key = softwareKey(), manners = {}) {
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
  const prove = async (with_key: SoftwareKey) => {
    const { body: offer } = await call('POST', `${AUTH}step-up/offer/`, member)
    return call('POST', `${AUTH}step-up/`, member, { passkey: with_key.sign(offer, { origin }) })
  }
  expect((await prove(foreign)).body.code).toBe('wrong_passkey')
  expect((await call('POST', `${KEYS}offer/`, member)).status).toBe(403)
  const { status, body } = await prove(key)
  expect(status).toBe(200)
  expect((await call('POST', `${KEYS}offer/`, { ...member, token: body.access })).status).toBe(200)
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

it('an admin who has a key requires one of all, from a day on; a new link is the way back', async () => {
  const [admin, supervisor] = [await join(app, 'admin'), await join(app, 'supervisor')]
  const now = () => app.platform.now().toISOString()
  expect((await call('PUT', RULE, admin, { required_from: now() })).body.code).toBe('passkey_required')
  for (const member of [supervisor, await join(app, 'counsellor')]) expect((await call('GET', RULE, member)).status).toBe(403)
  const { key } = await register(admin)
  const { email, token } = await inviteMember(app, { admin: admin.token, supervisor: supervisor.token })
  const password = 'maslahatchi uzun paroli'
  const accepted = await call('POST', '/api/v1/staff/invite/accept/', undefined, { token, password })
  expect(accepted.status).toBe(200)
  const byPassword = () => call('POST', `${AUTH}token/`, undefined, { email, password })
  const tomorrow = new Date(app.platform.now().getTime() + 86_400_000).toISOString()
  expect((await call('PUT', RULE, admin, { required_from: tomorrow })).body.without).toBeGreaterThan(0)
  expect((await byPassword()).status).toBe(200)

  expect((await call('PUT', RULE, admin, { required_from: now() })).status).toBe(200)
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
