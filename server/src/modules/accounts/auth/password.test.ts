import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  freshNickname,
  freshPhone,
  PASSWORD,
  phoneAccount,
  registerNickname,
  startAccountsApp,
  statuses,
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { openChat, say } from '../../../../test/chat-cast.ts'
import { sessionEnded } from './sessions/sessions.service.ts'

const NEW = 'yangi uzun parol 12'
const MINUTE = 60_000

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'nicknames=1000/3600,codes=1000/3600' } })
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 60 * MINUTE))

const post = (path: string, body: object, token?: string) =>
  test.call('POST', `/api/v1/${path}/`, { body, ...(token ? { token } : {}) })
const me = async (token: string) => (await test.call('GET', '/api/v1/auth/me/', { token })).status
const signIn = (login: object, password: string) => post('auth/token', { ...login, password })
const child = async () => {
  const nickname = freshNickname()
  const { body } = await registerNickname(test, nickname)
  return { nickname, ...(body as { access: string; refresh: string; recovery_code: string; user: { id: string } }) }
}
const sessionOf = (access: string): string => JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).sid

describe('changing the password', () => {
  it('keeps this device signed in and ends the others at once', async () => {
    const { nickname, access } = await child()
    const { body: other } = await signIn({ nickname }, PASSWORD)
    const heard = vi.fn<() => void>()
    const stop = test.platform.hub.subscribe(sessionEnded, sessionOf(other.access), heard)
    const { status } = await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)
    stop()
    expect(status).toBe(204)
    expect(heard).toHaveBeenCalledOnce()
    expect([await me(access), await me(other.access)]).toEqual([200, 401])
    expect((await signIn({ nickname }, NEW)).status).toBe(200)
    expect((await signIn({ nickname }, PASSWORD)).status).toBe(401)
  })

  it('needs the old one; a wrong one signs nobody out and is slowed down', async () => {
    const { access } = await child()
    const wrong = await post('auth/password/change', { old_password: 'notogri parol', new_password: NEW }, access)
    expect([wrong.status, wrong.body.fields]).toEqual([422, { old_password: ['wrong'] }])
    expect((await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)).status).toBe(429)
    expect(await me(access)).toBe(200)
  })

  it('refuses a common one and the own nickname', async () => {
    const { nickname, access } = await child()
    for (const [new_password, code] of [
      ['qwerty123', 'too_common'],
      [nickname, 'same_as_login'],
      ['qisqa', 'too_short'],
    ]) {
      const refused = await post('auth/password/change', { old_password: PASSWORD, new_password }, access)
      expect([refused.status, refused.body.fields]).toEqual([422, { new_password: [code] }])
    }
  })
})

describe('a forgotten password, by SMS', () => {
  const token = async (phone: string) => {
    expect((await post('password/reset', { phone })).body).toEqual({ resend_after: 60 })
    const code = await test.codeFor(phone, 2)
    return (await post('password/reset/confirm', { phone, code })).body.reset_token as string
  }

  it('is replaced in three steps; all devices are signed out and this one is signed in', async () => {
    const { phone, access } = await phoneAccount(test)
    const reset_token = await token(phone)
    const { status, body } = await post('password/reset/set', { reset_token, password: NEW })
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['access', 'refresh', 'user'])
    expect([await me(body.access), await me(access)]).toEqual([200, 401])
    expect((await signIn({ phone }, NEW)).status).toBe(200)
  })

  it('opens the account without its old chats, which staff and the recovery of a nickname still have', async () => {
    const { phone, access } = await phoneAccount(test)
    const person = { token: access } as Parameters<typeof openChat>[1]
    const old_chat = await openChat(test, person)
    await say(test, person, old_chat, 'Eski suhbat')
    test.shiftClock(MINUTE)
    const { body } = await post('password/reset/set', { reset_token: await token(phone), password: NEW })
    const chats = await test.call('GET', '/api/v1/chat/', { token: body.access })
    expect(chats.body.map(({ id }: { id: string }) => id)).not.toContain(old_chat)
    expect((await test.call('GET', `/api/v1/message/${old_chat}/`, { token: body.access })).status).toBe(404)
  })

  it('sends nothing to a phone without an account, and says the same', async () => {
    const phone = freshPhone()
    expect((await post('password/reset', { phone })).body).toEqual({ resend_after: 60 })
    const { phone: known } = await phoneAccount(test)
    await test.codeFor(known)
    expect(test.textsTo(phone)).toEqual([])
    const guess = await post('password/reset/confirm', { phone, code: '123456' })
    expect([guess.status, guess.body.code]).toEqual([422, 'wrong_code'])
  })

  it('opens the third step once when fifty use the same code at the same moment', async () => {
    const { phone } = await phoneAccount(test)
    await post('password/reset', { phone })
    const code = await test.codeFor(phone, 2)
    const counted = await statuses(Array.from({ length: 50 }, () => post('password/reset/confirm', { phone, code })))
    expect(counted).toEqual({ 200: 1, 422: 49 })
  })

  it('is replaced once when fifty use the same token at the same moment', async () => {
    const { phone } = await phoneAccount(test)
    const reset_token = await token(phone)
    const counted = await statuses(
      Array.from({ length: 50 }, (_, nth) => post('password/reset/set', { reset_token, password: `${NEW} ${nth}` })),
    )
    expect([counted[200], (counted[200] ?? 0) + (counted[422] ?? 0)]).toEqual([1, 50])
  })

  it('cannot be replaced with an old, used or invented token, or a bad password', async () => {
    const { phone } = await phoneAccount(test)
    const reset_token = await token(phone)
    const common = await post('password/reset/set', { reset_token, password: 'password1' })
    expect(common.body.fields).toEqual({ password: ['too_common'] })
    const own = await post('password/reset/set', { reset_token, password: phone })
    expect(own.body.fields).toEqual({ password: ['same_as_login'] })
    test.shiftClock(11 * MINUTE)
    expect((await post('password/reset/set', { reset_token, password: NEW })).body.code).toBe('reset_expired')
    expect((await post('password/reset/set', { reset_token: 'x'.repeat(43), password: NEW })).body.code).toBe('reset_expired')
    expect((await signIn({ phone }, PASSWORD)).status).toBe(200)
  })
})

describe('a forgotten password, by recovery code', () => {
  it('is replaced, and the code with it', async () => {
    const { nickname, recovery_code, access } = await child()
    const typed = recovery_code.toLowerCase().replaceAll('-', ' ')
    const { body: step } = await post('password/reset/confirm', { nickname, recovery_code: typed })
    const { status, body } = await post('password/reset/set', { reset_token: step.reset_token, password: NEW })
    expect(status).toBe(200)
    expect(body.recovery_code).toMatch(/^\d{20}$/)
    expect(body.recovery_code).not.toBe(recovery_code)
    expect([await me(body.access), await me(access)]).toEqual([200, 401])
    expect((await post('password/reset/confirm', { nickname, recovery_code })).body.code).toBe('wrong_recovery_code')
    test.shiftClock(1_000)
    expect((await post('password/reset/confirm', { nickname, recovery_code: body.recovery_code })).status).toBe(200)
  })

  it('opens again although the person stopped in the middle, and only one of many tokens sets the password', async () => {
    const { nickname, recovery_code } = await child()
    const tokens: string[] = []
    for (let nth = 0; nth < 3; nth += 1)
      tokens.push((await post('password/reset/confirm', { nickname, recovery_code })).body.reset_token)
    const counted = await statuses(tokens.map((reset_token) => post('password/reset/set', { reset_token, password: NEW })))
    expect(counted).toEqual({ 200: 1, 422: 2 })
  })

  it('keeps the chats: the code proves more than a phone does', async () => {
    const { nickname, recovery_code, access } = await child()
    const chat = await openChat(test, { token: access } as Parameters<typeof openChat>[1])
    const { body: step } = await post('password/reset/confirm', { nickname, recovery_code })
    const { body } = await post('password/reset/set', { reset_token: step.reset_token, password: NEW })
    const chats = await test.call('GET', '/api/v1/chat/', { token: body.access })
    expect(chats.body.map(({ id }: { id: string }) => id)).toEqual([chat])
  })

  it('answers a wrong code like a nickname nobody has, and slows the next try down', async () => {
    const { nickname } = await child()
    const wrong = await post('password/reset/confirm', { nickname, recovery_code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' })
    const nobody = await post('password/reset/confirm', {
      nickname: freshNickname(),
      recovery_code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA',
    })
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    expect(wrong.body.code).toBe('wrong_recovery_code')
    expect((await post('password/reset/confirm', { nickname, recovery_code: 'BBBBB' })).status).toBe(429)
  })
})
