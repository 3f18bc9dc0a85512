import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, DEMO_STAFF, DEMO_USERS, seedDemo } from '../../../demo/demo.ts'
import { startAccountsApp, statuses, type AccountsApp } from '../../../test/account-calls.ts'
import { dump, join } from '../../../test/chat-cast.ts'
import { approveAll, freshStaffPhone, inviteMember, linkTo } from '../../../test/member-calls.ts'
import { sessionEnded } from '../accounts/auth/sessions/sessions.service.ts'
import { ensureFirstAdmin } from './invite.service.ts'
import { onShift, presenceChanged, staffAlias } from './staff.service.ts'

const PASSWORD = 'maslahatchi uzun paroli'
const MINUTE = 60_000

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp()
  await seedDemo(test.platform)
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 60 * MINUTE))

const post = (path: string, body: object | undefined, token?: string, app = test) =>
  app.call('POST', `/api/v1/staff/${path}/`, { ...(body ? { body } : {}), ...(token ? { token } : {}) })
const signIn = (email: string, extra: object = {}, app = test) =>
  post('auth/token', { email, password: DEMO_PASSWORD, ...extra }, undefined, app)
const as = async (role: string) => (await signIn(`${role}@himoya.test`)).body.access as string
const me = (token: string) => test.call('GET', '/api/v1/staff/auth/me/', { token })
const sessionOf = (access: string): string => JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).sid
const codeNow = (secret: string, app = test) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: app.platform.now().getTime(),
  })
const tokenOf = (invite_url: string): string => new URL(invite_url).hash.slice(1)

describe('the demo’s cast', () => {
  it('can sign in, each with the role of the house and an alias, and is put in once', async () => {
    await seedDemo(test.platform)
    for (const { email, role, alias } of DEMO_STAFF) {
      const { status, body } = await signIn(email)
      expect([status, body.user]).toEqual([200, { id: body.user.id, alias, role, langs: ['uz', 'ru', 'en'] }])
    }
    for (const { mode, login } of DEMO_USERS) {
      const { status } = await test.call('POST', '/api/v1/auth/token/', { body: { [mode]: login, password: DEMO_PASSWORD } })
      expect(status).toBe(200)
    }
    const { count } = await test.platform.db
      .selectFrom('account')
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(DEMO_STAFF.length + DEMO_USERS.length)
  })

  it('does not exist on an empty or a production server', async () => {
    const empty = await startAccountsApp({ env: { DEMO_SEED: '0' } })
    const refused = await signIn('admin@himoya.test', {}, empty)
    await empty.close()
    expect(refused.status).toBe(401)
  })
})

describe('signing in to the console', () => {
  it('takes the e-mail in any case, and says the same of a wrong password and a stranger', async () => {
    expect((await signIn(' Counsellor@Himoya.test ')).status).toBe(200)
    const wrong = await signIn('counsellor@himoya.test', { password: 'notogri parol' })
    const stranger = await signIn('kimdir@himoya.test')
    expect([wrong.status, wrong.body]).toEqual([stranger.status, stranger.body])
    expect(wrong.body.code).toBe('wrong_credentials')
  })

  it('is slowed down like every other, and a child’s login does not open it', async () => {
    await signIn('editor@himoya.test', { password: 'notogri parol' })
    expect((await signIn('editor@himoya.test')).status).toBe(429)
    expect((await signIn('lola')).status).toBe(401)
  })

  it('lasts five minutes, then renews, and ends with signing out', async () => {
    const { body } = await signIn('counsellor@himoya.test')
    test.shiftClock(6 * MINUTE)
    expect((await me(body.access)).body.code).toBe('token_expired')
    const { body: renewed } = await post('auth/token/refresh', { refresh: body.refresh })
    expect((await me(renewed.access)).body.alias).toBe('Nilufar')
    expect((await post('auth/logout', { refresh: renewed.refresh }, renewed.access)).status).toBe(204)
    expect((await me(renewed.access)).body.code).toBe('token_revoked')
  })

  it('ends twelve hours after it began, however much it is used', async () => {
    let { refresh } = (await signIn('counsellor@himoya.test')).body
    for (let half_hours = 0; half_hours < 24; half_hours += 1) {
      test.shiftClock(29 * MINUTE)
      const { status, body } = await post('auth/token/refresh', { refresh })
      expect(status).toBe(200)
      ;({ refresh } = body)
    }
    test.shiftClock(25 * MINUTE)
    expect((await post('auth/token/refresh', { refresh })).body.code).toBe('token_expired')
  })

  it('shows its devices and ends one from afar, but nobody else’s', async () => {
    const [one, other] = [await as('supervisor'), await as('supervisor')]
    const stranger = await as('counsellor')
    const path = `/api/v1/staff/auth/sessions/${sessionOf(other)}/`
    expect((await test.call('DELETE', path, { token: stranger })).status).toBe(404)
    const { body: list } = await test.call('GET', '/api/v1/staff/auth/sessions/', { token: one })
    expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    await sql`update session set created_at = created_at - interval '11 min' where id = ${sessionOf(one)}`.execute(
      test.platform.db,
    )
    expect((await test.call('DELETE', path, { token: one })).body.code).toBe('step_up_required')
    expect((await test.call('DELETE', path, { token: await as('supervisor') })).status).toBe(204)
    expect((await me(other)).status).toBe(401)
  })

  it('ends all others at once, after a proof, and leaves who asked and everybody else', async () => {
    const [one, other, stranger] = [await as('supervisor'), await as('supervisor'), await as('counsellor')]
    const path = '/api/v1/staff/auth/sessions/'
    const stale = await as('supervisor')
    await sql`update session set created_at = created_at - interval '11 min' where id = ${sessionOf(stale)}`.execute(
      test.platform.db,
    )
    expect((await test.call('DELETE', path, { token: stale })).body.code).toBe('step_up_required')
    expect((await test.call('DELETE', path, { token: one })).status).toBe(204)
    expect((await Promise.all([one, other, stale, stranger].map(me))).map(({ status }) => status)).toEqual([200, 401, 401, 200])
    const { body: list } = await test.call('GET', path, { token: one })
    expect(list).toHaveLength(1)
  })
})

describe('a member’s own password', () => {
  const NEXT = 'yangi uzun parol 2031'
  const change = (token: string, body: object) => post('auth/password', body, token)
  const invited = async () => {
    const made = await inviteMember(test, { admin: await as('admin'), supervisor: await as('supervisor') })
    const { body: offer } = await post('invite/check', { token: made.token })
    const accepted = await post('invite/accept', {
      token: made.token,
      password: PASSWORD,
      code: codeNow(offer.second_factor.secret),
    })
    return { ...made, access: accepted.body.access as string, secret: offer.second_factor.secret as string }
  }

  it('is changed with the old one, ends every other session, is told by SMS and stands in the log', async () => {
    const { email, phone, member, access, secret } = await invited()
    test.shiftClock(MINUTE)
    const elsewhere = await signIn(email, { password: PASSWORD, code: codeNow(secret) })
    expect((await change(access, { old_password: PASSWORD, new_password: NEXT })).status).toBe(204)
    expect((await me(elsewhere.body.access)).status).toBe(401)
    expect((await me(access)).status).toBe(200)
    test.shiftClock(MINUTE)
    expect((await signIn(email, { password: PASSWORD, code: codeNow(secret) })).body.code).toBe('wrong_credentials')
    test.shiftClock(MINUTE)
    expect((await signIn(email, { password: NEXT, code: codeNow(secret) })).status).toBe(200)
    expect(test.textsTo(phone).at(-1)).toContain('Ish hisobingiz o‘zgarmoqda')
    const { body } = await test.call('GET', `/api/v1/staff/audit/?subject=${member.id}`, { token: await as('supervisor') })
    expect(body.results[0]).toMatchObject({ action: 'member.password_changed', actor: { id: member.id } })
  })

  it('stays with a wrong old one, a weak new one, or a session that has not proven itself lately', async () => {
    const { email, access } = await invited()
    const wrong = await change(access, { old_password: 'notogri uzun parol', new_password: NEXT })
    expect(wrong.body.fields).toEqual({ old_password: ['wrong'] })
    test.shiftClock(MINUTE)
    for (const [new_password, problem] of [
      ['qisqa', 'too_short'],
      ['qwertyuiopasdfgh', 'too_common'],
      [email, 'same_as_login'],
    ])
      expect((await change(access, { old_password: PASSWORD, new_password })).body.fields).toEqual({ new_password: [problem] })
    await sql`update session set created_at = created_at - interval '11 min' where id = ${sessionOf(access)}`.execute(
      test.platform.db,
    )
    expect((await change(access, { old_password: PASSWORD, new_password: NEXT })).body.code).toBe('step_up_required')
    expect((await test.call('POST', '/api/v1/staff/auth/password/', { body: {} })).status).toBe(401)
  })
})

describe('the second factor', () => {
  const enrol = async () => {
    const { email, phone, token } = await inviteMember(test, { admin: await as('admin'), supervisor: await as('supervisor') })
    const { body: offer } = await post('invite/check', { token })
    const accepted = await post('invite/accept', { token, password: PASSWORD, code: codeNow(offer.second_factor.secret) })
    expect(accepted.status).toBe(200)
    return { email, phone, password: PASSWORD, secret: offer.second_factor.secret as string, ...accepted.body }
  }

  it('is asked for once it is enrolled, and each code opens once', async () => {
    const { email, password, secret } = await enrol()
    const without = await signIn(email, { password })
    expect([without.status, without.body.code]).toEqual([401, 'mfa_required'])
    // The code that enrolled it is used up.
    expect((await signIn(email, { password, code: codeNow(secret) })).body.code).toBe('wrong_code')
    test.shiftClock(2 * MINUTE)
    const code = codeNow(secret)
    const counted = await statuses(Array.from({ length: 8 }, () => signIn(email, { password, code })))
    expect(counted[200]).toBe(1)
    test.shiftClock(2 * MINUTE)
    expect((await signIn(email, { password, code })).status).toBe(422)
  })

  it('is never asked of, or told to, somebody who lacks the password', async () => {
    const { email, secret } = await enrol()
    const answer = await signIn(email, { password: 'notogri uzun parol', code: codeNow(secret) })
    expect(answer.body.code).toBe('wrong_credentials')
  })

  it('has ten recovery codes for a lost phone, each good once', async () => {
    const { email, password, recovery_codes } = await enrol()
    expect(new Set(recovery_codes).size).toBe(10)
    const [code] = recovery_codes
    const counted = await statuses(Array.from({ length: 8 }, () => signIn(email, { password, code: code.toLowerCase() })))
    expect(counted[200]).toBe(1)
    test.shiftClock(2 * MINUTE)
    expect((await signIn(email, { password, code })).body.code).toBe('wrong_code')
    test.shiftClock(2 * MINUTE)
    expect((await signIn(email, { password, code: recovery_codes[1] })).status).toBe(200)
    const rows = (await dump(test)).join(' ')
    for (const secret of recovery_codes) expect(rows).not.toContain(secret.toLowerCase())
  })

  it('slows wrong codes down', async () => {
    const { email, password } = await enrol()
    expect((await signIn(email, { password, code: '000000' })).body.code).toBe('wrong_code')
    expect((await signIn(email, { password, code: '000000' })).status).toBe(429)
  })

  it('is not changed from inside by a session that has not proven itself lately', async () => {
    const { password, access } = await enrol()
    await sql`update session set created_at = created_at - interval '11 min' where id = ${sessionOf(access)}`.execute(
      test.platform.db,
    )
    for (const [path, body] of [
      ['', { password }],
      ['/confirm', { code: '000000' }],
    ] as const)
      expect((await post(`auth/second-factor${path}`, body, access)).body.code, path).toBe('step_up_required')
  })

  it('is enrolled from inside with the password, and the old one holds until the new one is proven', async () => {
    const { email, password, access, secret } = await enrol()
    expect((await post('auth/second-factor', { password: 'notogri parol' }, access)).body.fields).toEqual({ password: ['wrong'] })
    test.shiftClock(MINUTE)
    const { body: offer } = await post('auth/second-factor', { password }, access)
    expect(offer.url).toContain(`secret=${offer.secret}`)
    expect((await post('auth/second-factor/confirm', { code: codeNow(secret) }, access)).body.code).toBe('wrong_code')
    expect((await signIn(email, { password, code: codeNow(secret) })).status).toBe(200)
    test.shiftClock(MINUTE)
    const { status, body } = await post('auth/second-factor/confirm', { code: codeNow(offer.secret) }, access)
    expect([status, body.recovery_codes.length]).toEqual([200, 10])
    test.shiftClock(MINUTE)
    expect((await signIn(email, { password, code: codeNow(secret) })).body.code).toBe('wrong_code')
    test.shiftClock(MINUTE)
    expect((await signIn(email, { password, code: codeNow(offer.secret) })).status).toBe(200)
  })

  it('once replaced is told to its owner by SMS, to nobody before, and stands in the audit and in the security log', async () => {
    const { phone, password, access, user } = await enrol()
    test.shiftClock(MINUTE)
    const before = test.sms.length
    const { body: offer } = await post('auth/second-factor', { password }, access)
    expect((await post('auth/second-factor/confirm', { code: '000000' }, access)).body.code).toBe('wrong_code')
    expect(test.sms).toHaveLength(before)
    expect((await post('auth/second-factor/confirm', { code: codeNow(offer.secret) }, access)).status).toBe(200)
    expect(test.sms.slice(before).map(({ to }) => to)).toEqual([phone])
    expect(test.textsTo(phone).at(-1)).toContain('Ish hisobingiz o‘zgarmoqda')
    const token = await as('supervisor')
    const { body: audit } = await test.call('GET', `/api/v1/staff/audit/?subject=${user.id}`, { token })
    expect(audit.results[0]).toMatchObject({ action: 'member.factor_replaced', actor: { id: user.id } })
    const events = `/api/v1/staff/security/event/?event=factor_replaced&member=${user.id}`
    const { body: log } = await test.call('GET', events, { token })
    expect(log.results).toMatchObject([{ event: 'factor_replaced', audience: 'staff', count: 1, member: { id: user.id } }])
  })
})

describe('an invitation', () => {
  const invite = async () => inviteMember(test, { admin: await as('admin'), supervisor: await as('supervisor') })
  const inviteAgain = async ({ member, phone }: { member: { id: string }; phone: string }) => {
    expect((await post(`user/${member.id}/invite`, undefined, await as('admin'))).status).toBe(200)
    await approveAll(test, await as('supervisor'))
    return linkTo(test, phone)!
  }

  it('sets a password once, and opens nothing before', async () => {
    const { email, token, member } = await invite()
    expect(member).toMatchObject({ email, alias: 'Oydin', second_factor: false })
    expect((await signIn(email, { password: PASSWORD })).status).toBe(401)
    const offer = await post('invite/check', { token })
    expect(offer.body).toMatchObject({ email, alias: 'Oydin', role: 'counsellor', second_factor_required: false })
    const counted = await statuses(Array.from({ length: 20 }, () => post('invite/accept', { token, password: PASSWORD })))
    expect(counted).toEqual({ 200: 1, 404: 19 })
    test.shiftClock(MINUTE)
    expect((await signIn(email, { password: PASSWORD })).status).toBe(200)
    expect((await post('invite/check', { token })).status).toBe(404)
  })

  it('wants a password of fifteen characters that is not common and not the e-mail', async () => {
    const { token, email } = await invite()
    for (const [password, code] of [
      ['qisqa parol 12', 'too_short'],
      ['password password', 'too_common'],
      [email, 'same_as_login'],
    ]) {
      expect((await post('invite/accept', { token, password })).body.fields).toEqual({ password: [code] })
    }
    expect((await post('invite/accept', { token, password: PASSWORD })).status).toBe(200)
  })

  it('is over after three days, when a newer one is made, and when it was invented', async () => {
    const [late, renewed] = [await invite(), await invite()]
    const newest = await inviteAgain(renewed)
    expect((await post('invite/check', { token: renewed.token })).status).toBe(404)
    expect((await post('invite/check', { token: newest })).status).toBe(200)
    test.shiftClock(3 * 24 * 60 * MINUTE)
    expect((await post('invite/accept', { token: late.token, password: PASSWORD })).status).toBe(404)
    expect((await post('invite/check', { token: 'x'.repeat(43) })).status).toBe(404)
  })

  it('made anew brings back who lost password and phone, and ends what was before', async () => {
    const { token, member, email, phone } = await invite()
    const { body: first } = await post('invite/accept', { token, password: PASSWORD })
    const newest = await inviteAgain({ member, phone })
    expect((await me(first.access)).status).toBe(200)
    const { body: second } = await post('invite/accept', { token: newest, password: `${PASSWORD} 2` })
    expect([(await me(first.access)).status, (await me(second.access)).status]).toEqual([401, 200])
    expect((await signIn(email, { password: PASSWORD })).status).toBe(401)
  })
})

describe('the first admin', () => {
  it('comes by a link printed at the start, chooses e-mail, password and authenticator, and there is no second such link', async () => {
    const app = await startAccountsApp({ env: { DEMO_SEED: '0' } })
    const early = await ensureFirstAdmin(app.platform)
    const link = await ensureFirstAdmin(app.platform)
    expect((await post('invite/check', { token: tokenOf(early!) }, undefined, app)).status).toBe(404)
    const token = tokenOf(link!)
    const { body: offer } = await post('invite/check', { token }, undefined, app)
    expect(offer).toMatchObject({ role: 'admin', email: null })
    const nameless = await post('invite/accept', { token, password: PASSWORD }, undefined, app)
    expect(nameless.body.fields).toEqual({ email: ['required'] })
    const body = { token, password: PASSWORD, email: 'Bosh@Tashkilot.uz', code: codeNow(offer.second_factor.secret, app) }
    const accepted = await post('invite/accept', body, undefined, app)
    const list = await app.call('GET', '/api/v1/staff/user/', { token: accepted.body.access })
    const none = await ensureFirstAdmin(app.platform)
    await app.close()
    expect([accepted.status, none]).toEqual([200, null])
    expect(list.body).toMatchObject({
      count: 1,
      next: null,
      previous: null,
      results: [{ email: 'bosh@tashkilot.uz', role: 'admin', second_factor: true }],
    })
  })

  it('in production cannot come without a second factor, nor anybody sign in without one', async () => {
    const app = await startAccountsApp({ env: { DEMO_SEED: '0' } })
    app.platform.config.mode = 'production'
    const token = tokenOf((await ensureFirstAdmin(app.platform))!)
    const email = 'bosh@tashkilot.uz'
    const without = await post('invite/accept', { token, email, password: PASSWORD }, undefined, app)
    app.platform.config.mode = 'demo'
    await post('invite/accept', { token, email, password: PASSWORD }, undefined, app)
    app.platform.config.mode = 'production'
    const bare = await signIn(email, { password: PASSWORD }, app)
    await app.close()
    expect([without.status, without.body.fields]).toEqual([422, { code: ['required'] }])
    expect([bare.status, bare.body.code]).toEqual([401, 'mfa_required'])
  })
})

describe('members', () => {
  it('are listed, read, invited and changed by admins alone', async () => {
    const { body: list } = await test.call('GET', '/api/v1/staff/user/?page=1&page_size=2', { token: await as('admin') })
    expect(list.results).toHaveLength(2)
    expect(list.next).toBe('/api/v1/staff/user/?page=2&page_size=2')
    const { id } = list.results[0]
    const calls = [
      ['GET', '/api/v1/staff/user/', undefined],
      [
        'POST',
        '/api/v1/staff/user/',
        { email: 'x@himoya.test', phone: freshStaffPhone(), alias: 'Xola', role: 'admin', langs: ['uz'] },
      ],
      ['GET', `/api/v1/staff/user/${id}/`, undefined],
      ['PATCH', `/api/v1/staff/user/${id}/`, { role: 'admin' }],
      ['POST', `/api/v1/staff/user/${id}/invite/`, undefined],
    ] as const
    for (const role of ['counsellor', 'supervisor', 'editor']) {
      const token = await as(role)
      for (const [method, path, body] of calls) {
        const { status, body: answer } = await test.call(method, path, { token, ...(body ? { body } : {}) })
        expect([role, method, path, status, answer.code]).toEqual([role, method, path, 403, 'forbidden'])
      }
    }
    const child = await join(test)
    for (const [method, path, body] of calls) {
      for (const token of [child.token, undefined]) {
        const { status } = await test.call(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) })
        expect(status).toBe(401)
      }
    }
  })

  it('are signed out at once by another role or a block, and may not do either to themselves', async () => {
    const admin = await as('admin')
    const member = await join(test, 'counsellor')
    const heard = vi.fn<() => void>()
    const stop = test.platform.hub.subscribe(sessionEnded, sessionOf(member.token), heard)
    const path = `/api/v1/staff/user/${member.id}/`
    expect((await test.call('PATCH', path, { token: admin, body: { alias: 'Yangi ism' } })).body.alias).toBe('Yangi ism')
    expect((await me(member.token)).status).toBe(200)
    expect((await test.call('PATCH', path, { token: admin, body: { role: 'editor' } })).body.role).toBe('editor')
    stop()
    expect(heard).toHaveBeenCalledOnce()
    expect((await me(member.token)).body.code).toBe('token_revoked')
    expect((await test.call('PATCH', path, { token: admin, body: { blocked: true } })).body.state).toBe('blocked')
    const { body: self } = await me(admin)
    for (const body of [{ role: 'editor' }, { blocked: true }]) {
      expect((await test.call('PATCH', `/api/v1/staff/user/${self.id}/`, { token: admin, body })).status).toBe(403)
    }
  })

  it('have one e-mail each', async () => {
    const body = {
      email: 'COUNSELLOR@himoya.test',
      phone: freshStaffPhone(),
      alias: 'Ikkinchi',
      role: 'counsellor',
      langs: ['uz'],
    }
    const taken = await post('user', body, await as('admin'))
    expect([taken.status, taken.body.fields]).toEqual([422, { email: ['taken'] }])
  })
})

describe('presence', () => {
  const set = (token: string, state: string) => test.call('PUT', '/api/v1/staff/presence/', { token, body: { state } })
  const there = async () => (await onShift(test.platform, test.platform.db)).map(({ id }) => id)

  it('is off until it is set, and tells who answers', async () => {
    const { id, token } = await join(test, 'counsellor')
    const before = await test.call('GET', '/api/v1/staff/presence/', { token })
    expect(before.body.state).toBe('off')
    const heard = vi.fn<() => void>()
    const stop = test.platform.hub.subscribe(presenceChanged, 'all', heard)
    expect((await set(token, 'on_shift')).body.state).toBe('on_shift')
    expect(await there()).toContain(id)
    await set(token, 'break')
    stop()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(await there()).not.toContain(id)
  })

  it('does not outlive the session: a console that died does not keep the chat open', async () => {
    const { id, token } = await join(test, 'supervisor')
    await set(token, 'on_shift')
    expect(await there()).toContain(id)
    test.shiftClock(31 * MINUTE)
    expect(await there()).not.toContain(id)
  })

  it('is for those who answer chats', async () => {
    const child = await join(test)
    for (const role of ['editor', 'admin']) expect((await set(await as(role), 'on_shift')).status).toBe(403)
    expect((await set(child.token, 'on_shift')).status).toBe(401)
    expect((await set(await as('supervisor'), 'sleeping')).status).toBe(422)
  })
})

it('children see aliases only', async () => {
  const { id, alias } = await join(test, 'counsellor')
  expect(await staffAlias(test.platform, test.platform.db, [id])).toEqual(new Map([[id, alias]]))
})

it('editors, admins, children and guests get nothing of the chats', async () => {
  const child = await join(test)
  const id = '01890000-0000-7000-8000-000000000000'
  const calls = [
    ['GET', '/api/v1/staff/queue/'],
    ['GET', '/api/v1/staff/chat/'],
    ['GET', `/api/v1/staff/chat/${id}/`],
    ['POST', `/api/v1/staff/chat/${id}/claim/`],
    ['POST', `/api/v1/staff/chat/${id}/end/`],
    ['GET', `/api/v1/message/${id}/`],
  ] as const
  const [editor, admin, counsellor] = [await as('editor'), await as('admin'), await as('counsellor')]
  for (const [method, path] of calls) {
    for (const token of [editor, admin]) expect([403, 404]).toContain((await test.call(method, path, { token })).status)
    expect([401, 404]).toContain((await test.call(method, path, { token: child.token })).status)
    expect((await test.call(method, path)).status).toBe(401)
    expect([200, 404, 405]).toContain((await test.call(method, path, { token: counsellor })).status)
  }
})
