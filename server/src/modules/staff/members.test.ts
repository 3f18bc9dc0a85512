import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_STAFF } from '../../../demo/demo.ts'
import { createLog } from '../../platform/core/log.ts'
import { startAccountsApp, statuses, type AccountsApp } from '../../../test/account-calls.ts'
import { join } from '../../../test/chat-cast.ts'
import { approveAll, freshStaffPhone, inviteMember, linkTo } from '../../../test/member-calls.ts'

const PASSWORD = 'maslahatchi uzun paroli'
const MINUTE = 60_000
const REQUESTS = '/api/v1/staff/member-request/'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ cast: true })
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 60 * MINUTE))

const as = async (role: string, app = test) => (await app.signIn(`${role}@himoya.test`)).access
const post = (path: string, token: string, body?: object, app = test) =>
  app.call('POST', `/api/v1/staff/${path}/`, { token, ...(body ? { body } : {}) })
const patch = (id: string, token: string, body: object, app = test) =>
  app.call('PATCH', `/api/v1/staff/user/${id}/`, { token, body })
const accept = (token: string, app = test) =>
  app.call('POST', '/api/v1/staff/invite/accept/', { body: { token, password: PASSWORD } })
const requests = async (token: string) => (await test.call('GET', REQUESTS, { token })).body.results
const decide = (id: string, token: string, body: object) => post(`member-request/${id}/decide`, token, body)
const actionsOn = async (subject: string, token: string): Promise<string[]> => {
  const { body } = await test.call('GET', `/api/v1/staff/audit/?subject=${subject}&page_size=100`, { token })
  return body.results.map(({ action }: { action: string }) => action).toReversed()
}
const idOf = async (alias: string, token: string): Promise<string> => {
  const { body } = await test.call('GET', '/api/v1/staff/user/?page_size=100', { token })
  return body.results.find((member: { alias: string }) => member.alias === alias).id
}
const phoneOf = (role: string): string => DEMO_STAFF.find(({ email }) => email.startsWith(`${role}@`))!.phone

describe('an admin alone', () => {
  it('makes nobody who reads what people write: no link is sent before a supervisor’s yes', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    for (const role of ['counsellor', 'supervisor'] as const) {
      const asked = await inviteMember(test, { admin }, role)
      expect([asked.sent, asked.member.state, asked.token]).toEqual([false, 'asked', ''])
      expect(JSON.stringify(asked)).not.toContain('invite#')
      // Asking again sends nothing either.
      expect((await post(`user/${asked.member.id}/invite`, admin)).body.sent).toBe(false)
      expect(linkTo(test, asked.phone)).toBeUndefined()
      await approveAll(test, supervisor)
      const link = linkTo(test, asked.phone)!
      expect((await accept(link)).status).toBe(200)
    }
  })

  it('never sees a link: it goes to the member’s own phone, whatever the role', async () => {
    const admin = await as('admin')
    for (const role of ['editor', 'admin'] as const) {
      const invited = await inviteMember(test, { admin }, role)
      expect([invited.sent, invited.member.state]).toEqual([true, 'invited'])
      const again = await post(`user/${invited.member.id}/invite`, admin)
      expect(JSON.stringify([invited.member, again.body])).not.toContain('invite#')
      expect((await accept(linkTo(test, invited.phone)!)).status).toBe(200)
    }
  })

  it('does not take the place of a member who works: a new link waits, goes to the member, and both are told at once', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const id = await idOf('Bekzod', admin)
    const before = [test.textsTo(phoneOf('counsellor2')).length, test.textsTo(phoneOf('supervisor')).length]
    const asked = await post(`user/${id}/invite`, admin)
    expect([asked.status, asked.body.sent, asked.body.member.waits]).toEqual([200, false, 'reinvite'])
    expect(linkTo(test, phoneOf('counsellor2'))).toBeUndefined()
    const texts = [test.textsTo(phoneOf('counsellor2')).length, test.textsTo(phoneOf('supervisor')).length]
    expect(texts).toEqual([before[0]! + 1, before[1]! + 1])
    await approveAll(test, supervisor)
    expect(linkTo(test, phoneOf('counsellor2'))).toMatch(/^[\w-]{43}$/)
    expect(await actionsOn(id, supervisor)).toEqual(['member.change_asked', 'member.change_approved', 'member.reinvited'])
  })

  it('does not send a member’s next link to another phone', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const { member, phone } = await inviteMember(test, { admin, supervisor })
    const other = freshStaffPhone()
    const asked = await patch(member.id, admin, { phone: other })
    expect([asked.status, asked.body.waits, asked.body.phone]).toEqual([200, 'phone', `+998 93 *** ** ${phone.slice(-2)}`])
    await post(`user/${member.id}/invite`, admin)
    expect(linkTo(test, other)).toBeUndefined()
    await patch(member.id, admin, { phone: other })
    await approveAll(test, supervisor)
    await post(`user/${member.id}/invite`, admin)
    expect(linkTo(test, other)).toMatch(/^[\w-]{43}$/)
  })

  it('gives nobody a role that reads, and takes no supervisor’s role away', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const editor = await join(test, 'editor')
    const other = await join(test, 'supervisor')
    expect((await patch(editor.id, admin, { role: 'counsellor' })).body).toMatchObject({ role: 'editor', waits: 'role' })
    expect((await patch(other.id, admin, { role: 'editor' })).body).toMatchObject({ role: 'supervisor', waits: 'role' })
    const request = (await requests(supervisor)).find((one: { member: { id: string } }) => one.member.id === editor.id)
    expect(request).toMatchObject({ kind: 'role', role: 'counsellor', state: 'waiting', asked_by: { alias: 'Sardor' } })
    expect((await decide(request.id, supervisor, { approve: true })).body.state).toBe('approved')
    expect((await test.call('GET', '/api/v1/staff/auth/me/', { token: editor.token })).body.code).toBe('token_revoked')
    expect(await actionsOn(editor.id, supervisor)).toEqual([
      'member.change_asked',
      'member.change_approved',
      'member.role_changed',
    ])
  })
})

describe('a supervisor’s yes', () => {
  it('is never given by who asked, by the member, or by anybody else', async () => {
    const admin = await as('admin')
    const member = await join(test, 'supervisor')
    await patch(member.id, admin, { phone: freshStaffPhone() })
    const [request] = await requests(admin)
    for (const role of ['admin', 'editor', 'counsellor']) {
      expect((await decide(request.id, await as(role), { approve: true })).status).toBe(403)
    }
    expect((await decide(request.id, member.token, { approve: true })).body.code).toBe('second_person')
    for (const role of ['editor', 'counsellor']) {
      expect((await test.call('GET', REQUESTS, { token: await as(role) })).status).toBe(403)
    }
  })

  it('is given once, and a no needs a reason, which the asker reads', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const { member, phone } = await inviteMember(test, { admin })
    const [request] = await requests(supervisor)
    expect((await decide(request.id, supervisor, { approve: false })).body.fields).toEqual({ reason: ['required'] })
    const no = { approve: false, reason: 'Bu odamni hech kim tanimaydi' }
    const answers = [decide(request.id, supervisor, no), decide(request.id, supervisor, { approve: true })]
    expect(Object.keys(await statuses(answers)).toSorted()).toEqual(['200', '409'])
    const decided = (await requests(admin)).find(({ id }: { id: string }) => id === request.id)
    if (decided.state === 'refused') {
      expect(decided).toMatchObject({ reason: no.reason, decided_by: { alias: 'Malika' } })
      expect(linkTo(test, phone)).toBeUndefined()
      expect(await actionsOn(member.id, supervisor)).toEqual(['member.change_asked', 'member.change_refused'])
    }
  })

  it('is about what was asked as it was asked, with the whole number for who decides', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const { member, phone } = await inviteMember(test, { admin })
    expect((await patch(member.id, admin, { alias: 'Malika' })).status).toBe(200)
    const of = async (token: string) =>
      (await requests(token)).find((one: { member: { id: string } }) => one.member.id === member.id)
    expect(await of(supervisor)).toMatchObject({ state: 'waiting', phone, member: { alias: 'Oydin' } })
    expect(await of(admin)).toMatchObject({ phone: `+998 93 *** ** ${phone.slice(-2)}`, member: { alias: 'Oydin' } })
  })

  it('is asked for one after the other, however many changes of one member come at the same moment', async () => {
    const admin = await as('admin')
    const editor = await join(test, 'editor')
    const changes = Array.from({ length: 6 }, () => patch(editor.id, admin, { role: 'counsellor' }))
    expect(await statuses(changes)).toEqual({ 200: 6 })
    const waiting = (await requests(admin)).filter(
      (one: { state: string; member: { id: string } }) => one.member.id === editor.id && one.state === 'waiting',
    )
    expect(waiting).toHaveLength(1)
  })

  it('is not needed for the very first supervisor, and for everybody else it is; the operator’s log asks for a second name', async () => {
    const lines: string[] = []
    const log = createLog('warn', (line) => void lines.push(line))
    const app = await startAccountsApp({ env: { DEMO_SEED: '0' }, overrides: { log } })
    const admin = await join(app, 'admin')
    const early = await inviteMember(app, { admin: admin.token }, 'counsellor')
    const first = await inviteMember(app, { admin: admin.token }, 'supervisor')
    const second = await inviteMember(app, { admin: admin.token }, 'supervisor')
    const came = await accept(first.token, app)
    const late = await inviteMember(app, { admin: admin.token }, 'supervisor')
    const again = await post(`user/${first.member.id}/invite`, admin.token, undefined, app)
    const { body: founded } = await app.call('GET', '/api/v1/staff/audit/?action=member.founded', { token: admin.token })
    await app.close()
    expect([early.sent, first.sent, second.sent, late.sent, again.body.sent]).toEqual([false, true, false, false, false])
    expect([came.status, founded.count]).toEqual([200, 1])
    expect(lines.filter((line) => line.includes('ask a second person'))).toHaveLength(1)
  })
})

describe('what is done to members', () => {
  it('stands in the audit log, each with its own action', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const { member, token } = await inviteMember(test, { admin }, 'editor')
    await accept(token)
    await patch(member.id, admin, { alias: 'Boshqa ism' })
    await patch(member.id, admin, { alias: 'Boshqa ism', blocked: true })
    await patch(member.id, admin, { blocked: false })
    await patch(member.id, admin, { role: 'admin' })
    expect(await actionsOn(member.id, supervisor)).toEqual([
      'member.invited',
      'member.accepted',
      'member.changed',
      'member.blocked',
      'member.unblocked',
      'member.role_changed',
    ])
  })

  it('so does a session that is ended from afar', async () => {
    const supervisor = await as('supervisor')
    const [one, other] = [await test.signIn('editor@himoya.test'), await test.signIn('editor@himoya.test')]
    const session = JSON.parse(Buffer.from(other.access.split('.')[1]!, 'base64url').toString()).sid
    expect((await test.call('DELETE', `/api/v1/staff/auth/sessions/${session}/`, { token: one.access })).status).toBe(204)
    expect(await actionsOn(one.user.id, supervisor)).toEqual(['member.session_ended'])
  })

  it('ends nobody’s new session: of twenty who come with one link, the losers change nothing', async () => {
    const [admin, supervisor] = [await as('admin'), await as('supervisor')]
    const { token } = await inviteMember(test, { admin, supervisor })
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    expect((await test.call('GET', '/api/v1/staff/auth/me/', { token: winners[0]!.body.access })).status).toBe(200)
  })
})

describe('an act that could harm somebody', () => {
  const stepUp = (token: string, body: object) => post('auth/step-up', token, body)
  /** Renewed, as a console does, so that only the proof is old. */
  async function longHere(role: string): Promise<string> {
    const { refresh } = await test.signIn(`${role}@himoya.test`)
    test.shiftClock(11 * MINUTE)
    return (await test.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh } })).body.access
  }

  it('asks who has been here for long to prove themselves again, and then lets them', async () => {
    const admin = await longHere('admin')
    const body = { email: 'kech@himoya.test', phone: freshStaffPhone(), alias: 'Kech', role: 'editor', langs: ['uz'] }
    const refused = await post('user', admin, body)
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_required'])
    expect((await test.call('GET', '/api/v1/staff/auth/step-up/', { token: admin })).body).toEqual({ ways: ['password'] })
    expect((await stepUp(admin, {})).body.fields).toEqual({ password: ['required'] })
    expect((await stepUp(admin, { password: 'notogri uzun parol' })).body.fields).toEqual({ password: ['wrong'] })
    expect((await post('user', admin, body)).body.code).toBe('step_up_required')
    test.shiftClock(2_000)
    const { status, body: proven } = await stepUp(admin, { password: 'himoya-demo-2026' })
    expect(status).toBe(200)
    expect((await post('user', proven.access, body)).status).toBe(201)
  })

  it('is each of: members, their requests, a phone, paper, sealed evidence', async () => {
    const id = '01890000-0000-7000-8000-000000000000'
    const calls: [role: string, method: string, path: string, body: object][] = [
      ['admin', 'POST', 'user/', {}],
      ['admin', 'PATCH', `user/${id}/`, {}],
      ['admin', 'POST', `user/${id}/invite/`, {}],
      ['supervisor', 'POST', `member-request/${id}/decide/`, {}],
      ['counsellor', 'POST', `person/${id}/reveal/`, {}],
      ['counsellor', 'POST', `report/${id}/phone/`, {}],
      ['counsellor', 'POST', `report/${id}/print/`, {}],
      ['supervisor', 'POST', `report/${id}/file/${id}/original/decide/`, {}],
      ['counsellor', 'POST', `report/${id}/file/${id}/original/link/`, {}],
    ]
    for (const [role, method, path, body] of calls) {
      const { body: answer } = await test.call(method, `/api/v1/staff/${path}`, { token: await longHere(role), body })
      expect([path, answer.code]).toEqual([path, 'step_up_required'])
    }
    expect((await test.call('GET', '/api/v1/staff/user/', { token: await longHere('admin') })).status).toBe(200)
  })

  it('gives a new pair with the proof, and no older token is taken for proven', async () => {
    const { refresh } = await test.signIn('admin@himoya.test')
    test.shiftClock(11 * MINUTE)
    const renew = (token: string) => test.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: token } })
    const { body: before } = await renew(refresh)
    test.shiftClock(1_000)
    const { body: proven } = await stepUp(before.access, { password: 'himoya-demo-2026' })
    const me = (token: string) => test.call('GET', '/api/v1/staff/auth/me/', { token })
    expect((await me(before.access)).body.code).toBe('token_expired')
    expect((await me(proven.access)).status).toBe(200)
    // A tab that renewed at that moment gets the very same pair; whoever comes later with the old token is a stranger.
    expect((await renew(before.refresh)).body).toEqual(proven)
    test.shiftClock(21_000)
    expect((await renew(before.refresh)).body.code).toBe('token_revoked')
    expect((await me(proven.access)).body.code).toBe('token_revoked')
  })

  it('renews one pair only, however many tabs prove it at once', async () => {
    const admin = await longHere('admin')
    const answers = await Promise.all(Array.from({ length: 6 }, () => stepUp(admin, { password: 'himoya-demo-2026' })))
    const good = answers.filter(({ status }) => status === 200)
    const last = await Promise.all(
      good.map(({ body }) => test.call('GET', '/api/v1/staff/auth/me/', { token: body.access as string })),
    )
    expect(last.some(({ status }) => status === 200)).toBe(true)
  })

  it('takes the proof for this session alone', async () => {
    const { refresh } = await test.signIn('admin@himoya.test')
    const other = await longHere('admin')
    const { body: proven } = await stepUp(other, { password: 'himoya-demo-2026' })
    const { body } = await test.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh } })
    expect((await patch('01890000-0000-7000-8000-000000000000', body.access, {})).body.code).toBe('step_up_required')
    expect((await patch('01890000-0000-7000-8000-000000000000', proven.access, {})).status).toBe(404)
  })
})
