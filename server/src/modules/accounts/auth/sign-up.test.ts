import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freshNickname,
  freshPhone,
  PASSWORD,
  phoneAccount,
  registerNickname,
  registerPhone,
  startAccountsApp,
  statuses,
  withProof,
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { dump } from '../../../../test/chat-cast.ts'
import { earlierNicknameIndex } from './accounts/account.service.ts'
import { SMS_PER_DAY, SMS_RESERVE } from './auth.limits.ts'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600,nicknames=1000/3600' } })
})
afterAll(() => test.close())

/** What each phone's browser was told when it registered. */
const waiting = new Map<string, string>()
const register = async (phone: string, password = PASSWORD) => {
  const answer = await registerPhone(test, phone, password)
  waiting.set(phone, answer.body.registration)
  return answer
}
const confirm = (phone: string, code: string) =>
  test.call('POST', '/api/v1/auth/confirm/', { body: { phone, code, registration: waiting.get(phone) ?? 'none' } })
const askReset = (app: AccountsApp, phone: string) =>
  app.call('POST', '/api/v1/auth/resend/', { body: { phone, purpose: 'reset' } })
const signIn = (body: object) => test.call('POST', '/api/v1/auth/token/', { body })

describe('a nickname account', () => {
  it('is made and signed in by one call, with a recovery code', async () => {
    const nickname = freshNickname()
    const body = { mode: 'nickname', nickname, password: PASSWORD, age_band: '11-13', audience: 'teen', accept_terms: true }
    const { status, body: made } = await test.call('POST', '/api/v1/auth/register/', { body, lang: 'ru' })
    expect(status).toBe(201)
    expect(made.recovery_code).toMatch(/^\d{20}$/)
    expect(made.recovery_words.words).toHaveLength(4)
    expect(made.user).toMatchObject({ mode: 'nickname', nickname, lang: 'ru', age_band: '11-13', audience: 'teen', role: 'user' })
    expect(made.user).not.toHaveProperty('phone')
    const me = await test.call('GET', '/api/v1/auth/me/', { token: made.access })
    expect(me.body).toEqual(made.user)
    expect(me.headers.get('cache-control')).toBe('no-store')
  })

  it('is made without a name by whoever writes first, and comes back by the newest code', async () => {
    const body = { mode: 'nameless', audience: 'teen', accept_terms: true }
    const { status, body: made } = await test.call('POST', '/api/v1/auth/register/', { body, lang: 'uz' })
    expect(status).toBe(201)
    expect(made.user).toMatchObject({ mode: 'nickname', nameless: true, lang: 'uz', audience: 'teen', role: 'user' })
    expect(made.user.nickname).toMatch(/^Mehmon \d{6}$/)
    const { nickname } = made.user
    const renew = (password: string) =>
      test.call('POST', '/api/v1/auth/recovery-code/', { token: made.access, body: { password } })
    const { recovery_code } = (await renew('')).body
    const reset = (code: string) =>
      test.call('POST', '/api/v1/password/reset/confirm/', { body: { nickname, recovery_code: code } })
    const { reset_token } = (await reset(recovery_code)).body
    const set = await test.call('POST', '/api/v1/password/reset/set/', { body: { reset_token, password: PASSWORD } })
    expect(set.body.user.id).toBe(made.user.id)
    expect(set.body.user).not.toHaveProperty('nameless')
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(200)
  })

  it('without a name chooses a password without an old one, once; the empty one is wrong from then on', async () => {
    const body = { mode: 'nameless', accept_terms: true }
    const { body: made } = await test.call('POST', '/api/v1/auth/register/', { body })
    const change = (old_password: string, new_password: string) =>
      test.call('POST', '/api/v1/auth/password/change/', { token: made.access, body: { old_password, new_password } })
    expect((await change('', PASSWORD)).status).toBe(204)
    expect((await change('', `${PASSWORD} yana`)).body.fields).toEqual({ old_password: ['wrong'] })
  })

  // Each by an account of its own: after one wrong try the next has to wait.
  it.each(['', ' ', 'null'])('without a name is not signed in to by the password “%s”', async (password) => {
    const { body: made } = await test.call('POST', '/api/v1/auth/register/', { body: { mode: 'nameless', accept_terms: true } })
    expect((await signIn({ nickname: made.user.nickname, password })).status).toBe(401)
  })

  it('without a name is deleted by the empty password, and by no other', async () => {
    const make = async () =>
      (await test.call('POST', '/api/v1/auth/register/', { body: { mode: 'nameless', accept_terms: true } })).body.access
    const remove = async (token: string, password: string) =>
      (await test.call('DELETE', '/api/v1/auth/', { token, body: { password } })).status
    expect(await remove(await make(), 'boshqa')).toBe(422)
    expect(await remove(await make(), '')).toBe(204)
  })

  it('with a password has no empty one', async () => {
    const { body: made } = await registerNickname(test, freshNickname())
    const renewed = await test.call('POST', '/api/v1/auth/recovery-code/', { token: made.access, body: { password: '' } })
    expect(renewed.body.fields).toEqual({ password: ['wrong'] })
  })

  it('made before names were compared as now is still found by its name, and nobody else gets it', async () => {
    const nickname = 'Go´zal Tong'
    const { body: made } = await registerNickname(test, nickname)
    const earlier = earlierNicknameIndex(test.platform, nickname)!
    await test.platform.db.updateTable('account').set({ login_index: earlier }).where('id', '=', made.user.id).execute()
    expect((await signIn({ nickname, password: PASSWORD })).body.user?.id).toBe(made.user.id)
    expect((await registerNickname(test, nickname)).status).toBe(409)
    const body = { nickname, recovery_code: made.recovery_code }
    expect((await test.call('POST', '/api/v1/password/reset/confirm/', { body })).status).toBe(200)
    expect(earlierNicknameIndex(test.platform, 'Go‘zal Tong')).toBeNull()
  })

  it('keeps its name from all who would look the same', async () => {
    const { body } = await registerNickname(test, 'O‘tkir Qalam')
    expect(body.user.nickname).toBe('O‘tkir Qalam')
    for (const other of ['o‘tkir qalam', "O'tkir_Qalam", 'Oʻtkir qаlаm', 'O´tkir Qalam', 'O′tkir-qalam', 'O‘tk\u200Cir Qalam']) {
      const refused = await registerNickname(test, other)
      expect([refused.status, refused.body.code, refused.body.fields]).toEqual([409, 'nickname_taken', { nickname: ['taken'] }])
    }
    expect((await registerNickname(test, 'Otkir Qalamcha')).status).toBe(201)
  })

  it('is made once when fifty ask for the same name at the same moment', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'nicknames=1000/3600' } })
    const nickname = freshNickname()
    const counted = await statuses(Array.from({ length: 50 }, () => registerNickname(app, nickname)))
    await app.close()
    expect(counted[201]).toBe(1)
    expect((counted[409] ?? 0) + (counted[503] ?? 0)).toBe(49)
  })

  it.each([
    [{ nickname: '90 123 45 67' }, { nickname: ['not_allowed'] }],
    [{ nickname: 'bola@mail.uz' }, { nickname: ['not_allowed'] }],
    [{ password: 'qwerty123' }, { password: ['too_common'] }],
    [{ nickname: 'Qizil Olma 7', password: 'qizilolma7' }, { password: ['same_as_login'] }],
    [{ accept_terms: false }, { accept_terms: ['must_accept'] }],
    [{ phone: '+998901112233' }, { phone: ['unknown_field'] }],
  ])('is not made from %o', async (wrong, fields) => {
    const body = { mode: 'nickname', nickname: freshNickname(), password: PASSWORD, accept_terms: true, ...wrong }
    const refused = await test.call('POST', '/api/v1/auth/register/', { body })
    expect([refused.status, refused.body.fields]).toEqual([422, fields])
  })
})

describe('a phone account', () => {
  it('is made when the code comes back, and not before', async () => {
    const phone = freshPhone()
    const asked = await register(phone)
    const registration: unknown = expect.stringMatching(/^[\w-]{43}$/)
    expect([asked.status, asked.body]).toEqual([
      201,
      { phone: `+998 90 *** ** ${phone.slice(-2)}`, resend_after: 60, registration },
    ])
    expect((await signIn({ phone, password: PASSWORD })).status).toBe(401)
    test.shiftClock(1_000)
    const made = await confirm(phone, await test.codeFor(phone))
    expect(made.status).toBe(200)
    expect(made.body.user).toMatchObject({ mode: 'phone', phone: `+998 90 *** ** ${phone.slice(-2)}`, lang: 'uz' })
    expect((await signIn({ phone, password: PASSWORD })).status).toBe(200)
  })

  it('is found again however the number is typed', async () => {
    const { phone } = await phoneAccount(test)
    const typed = `8 (${phone.slice(4, 6)}) ${phone.slice(6, 9)}-${phone.slice(9)}`
    expect((await signIn({ phone: typed, password: PASSWORD })).status).toBe(200)
  })

  it.each(['+998 71 234 56 78', '+7 912 345 67 89', 'salom salom'])('is not made for %s', async (phone) => {
    const refused = await register(phone)
    expect([refused.status, refused.body.fields]).toEqual([422, { phone: ['wrong_format'] }])
  })

  it('is not made by a wrong code, and its SMS says nothing of what we are', async () => {
    const phone = freshPhone()
    await register(phone)
    const code = await test.codeFor(phone)
    expect((await confirm(phone, code === '111111' ? '222222' : '111111')).body.code).toBe('wrong_code')
    for (const text of test.textsTo(phone)) expect(text).not.toMatch(/himoya|yordam|bola|помощь|help|child|http/i)
  })

  it('leaves an account that exists untouched: its owner only hears that it exists', async () => {
    const { phone } = await phoneAccount(test)
    const again = await register(phone, 'boshqa uzun parol 7')
    expect(again.status).toBe(429)
    test.shiftClock(700_000)
    expect((await register(phone, 'boshqa uzun parol 7')).status).toBe(201)
    await test.codeFor(phone, 2)
    expect(test.textsTo(phone).at(-1)).toBe('Bu raqamda hisob bor. Parolingiz bilan kiring yoki yangi parol oling.')
    expect((await signIn({ phone, password: 'boshqa uzun parol 7' })).status).toBe(401)
    test.shiftClock(2_000)
    expect((await signIn({ phone, password: PASSWORD })).status).toBe(200)
  })
})

describe('a code', () => {
  it('works once, however many use it at the same moment', async () => {
    const phone = freshPhone()
    await register(phone)
    const code = await test.codeFor(phone)
    const counted = await statuses(Array.from({ length: 50 }, () => confirm(phone, code)))
    expect(counted).toEqual({ 200: 1, 422: 49 })
  })

  it('is burnt after five wrong tries, also when they come together', async () => {
    const phone = freshPhone()
    await register(phone)
    const code = await test.codeFor(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(phone, wrong)))
    const codes = answers.map(({ body }): string => body.code).toSorted()
    expect(codes).toEqual([...Array.from({ length: 7 }, () => 'code_expired'), ...Array.from({ length: 5 }, () => 'wrong_code')])
    expect((await confirm(phone, code)).body.code).toBe('code_expired')
  })

  it('still works on the fifth try, and in its last minute, but not after five minutes', async () => {
    const [patient, late] = [freshPhone(), freshPhone()]
    await register(patient)
    const code = await test.codeFor(patient)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm(patient, wrong)).status).toBe(422)
    test.shiftClock(290_000)
    expect((await confirm(patient, code)).status).toBe(200)
    await register(late)
    const old = await test.codeFor(late)
    test.shiftClock(301_000)
    expect((await confirm(late, old)).body.code).toBe('code_expired')
  })

  it('is for its own purpose and phone only', async () => {
    const [one, other] = [freshPhone(), freshPhone()]
    await register(one)
    await register(other)
    const code = await test.codeFor(one)
    if (code !== (await test.codeFor(other))) expect((await confirm(other, code)).status).toBe(422)
    const reset = await test.call('POST', '/api/v1/password/reset/confirm/', { body: { phone: one, code } })
    expect(reset.body.code).toBe('code_expired')
    expect((await confirm(one, code)).status).toBe(200)
  })

  it('comes again after 60, then 120 seconds, three in ten minutes, five an hour', async () => {
    // Its clock stands: the seconds that are left are the exact ones.
    const app = await startAccountsApp({ at: new Date() })
    const phone = freshPhone()
    const { resend_after, registration } = (await registerPhone(app, phone)).body
    const resend = () => app.call('POST', '/api/v1/auth/resend/', { body: { phone, purpose: 'register', registration } })
    expect(resend_after).toBe(60)
    expect((await resend()).headers.get('retry-after')).toBe('60')
    app.shiftClock(60_000)
    expect((await resend()).body).toEqual({ resend_after: 120 })
    app.shiftClock(119_000)
    expect((await resend()).status).toBe(429)
    app.shiftClock(1_000)
    // The third within ten minutes: the next waits until the first is ten minutes old.
    expect((await resend()).body).toEqual({ resend_after: 420 })
    app.shiftClock(420_000)
    expect((await resend()).status).toBe(200)
    app.shiftClock(300_000)
    expect((await resend()).status).toBe(200)
    app.shiftClock(600_000)
    const sixth = await resend()
    expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited'])
    app.shiftClock(Number(sixth.headers.get('retry-after')) * 1_000)
    expect((await resend()).status).toBe(200)
    await app.close()
  })

  it('is made once when fifty ask for it at the same moment', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600' } })
    const phone = freshPhone()
    const counted = await statuses(Array.from({ length: 50 }, () => askReset(app, phone)))
    const { length } = await app.platform.db.selectFrom('one_time_code').select('id').execute()
    await app.close()
    expect([counted, length]).toEqual([{ 200: 1, 429: 49 }, 1])
  })

  it('for a new account takes none from a forgotten password, and the other way round; alike for a phone that nobody has', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600' } })
    const { phone: known } = await phoneAccount(app)
    app.shiftClock(25 * 3_600_000)
    for (const phone of [known, freshPhone()]) {
      const asked: number[] = []
      for (let count = 0; count < 3; count += 1) {
        asked.push((await registerPhone(app, phone)).status)
        app.shiftClock(180_000)
      }
      asked.push((await registerPhone(app, phone)).status)
      expect(asked).toEqual([201, 201, 201, 429])
      const reset = await app.call('POST', '/api/v1/password/reset/', { body: { phone } })
      expect([reset.status, reset.body]).toEqual([200, { resend_after: 60 }])
      app.shiftClock(25 * 3_600_000)
    }
    await app.close()
  })

  it('costs a proof of work after twenty numbers of one block in ten minutes, one proof and not two', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600' } })
    const ask = (number: number) => askReset(app, `+9989912300${String(number).padStart(2, '0')}`)
    for (let number = 0; number < 20; number += 1) expect((await ask(number)).status).toBe(200)
    const twenty_first = await ask(20)
    const body = { phone: '+998991230020', purpose: 'reset' }
    const solved = await withProof((headers) => app.call('POST', '/api/v1/auth/resend/', { body, headers }))
    // From an address that has to prove its work in any case, the same proof will do.
    await app.platform.limiter.take('codes', '127.0.0.1', { points: 1_000, seconds: 3_600 }, 1_000)
    const once = { phone: '+998991230021', purpose: 'reset' }
    const twice = await withProof((headers) => app.call('POST', '/api/v1/auth/resend/', { body: once, headers }))
    await app.platform.limiter.clear('codes', '127.0.0.1')
    const other_block = await askReset(app, '+998991300001')
    app.shiftClock(601_000)
    const later = await ask(22)
    await app.close()
    expect([twenty_first.status, twenty_first.body.code, other_block.status]).toEqual([429, 'proof_required', 200])
    expect([solved.status, twice.status, later.status]).toEqual([200, 200, 200])
  })

  it('for a new account is refused while the day’s budget is down to the reserve, which is for people who have one', async () => {
    const app = await startAccountsApp()
    const { phone } = await phoneAccount(app)
    app.shiftClock(3_700_000)
    const spend = (codes: number) =>
      sql`insert into one_time_code (id, purpose, phone_index, prefix_index, lang, code_hash, sent_at, expires_at, created_at)
        select gen_random_uuid(), 'register', sha256(n::text::bytea), sha256(n::text::bytea), 'uz', '', ${app.platform.now()},
          ${app.platform.now()}, ${app.platform.now()} from generate_series(1, ${codes}::int) n`.execute(app.platform.db)
    await spend(SMS_PER_DAY - SMS_RESERVE)
    const refused = await registerPhone(app, freshPhone())
    const helped = await app.call('POST', '/api/v1/password/reset/', { body: { phone } })
    await app.codeFor(phone, 2)
    await spend(SMS_RESERVE)
    app.shiftClock(700_000)
    const unheard = await askReset(app, phone)
    app.shiftClock(25 * 3_600_000)
    const next_day = await registerPhone(app, freshPhone())
    const sent = app.textsTo(phone).length
    await app.close()
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '3600'])
    expect([helped.status, unheard.status, sent, next_day.status]).toEqual([200, 200, 2, 201])
  })

  it('costs a proof of work after ten from one address, and stops after two hundred', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'codes_stop=13/3600' } })
    for (let free = 0; free < 10; free += 1) {
      expect((await askReset(app, freshPhone())).status).toBe(200)
    }
    const asked = await askReset(app, freshPhone())
    expect([asked.status, asked.body.code]).toEqual([429, 'proof_required'])
    // Each of a class comes twice, once for its puzzle and once with it: that is one.
    for (let pupil = 0; pupil < 3; pupil += 1) expect((await registerPhone(app, freshPhone())).status).toBe(201)
    const stopped = await registerPhone(app, freshPhone())
    await app.close()
    expect([stopped.status, stopped.body.code]).toEqual([429, 'rate_limited'])
  })
})

it('a number in a busy block costs a proof of work, which counts nothing towards the limit of its address', async () => {
  const app = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600,codes_stop=21/3600' } })
  const inOneBlock = (nth: number): string => `+998901234${String(100 + nth)}`
  for (let nth = 0; nth < 20; nth += 1) expect((await askReset(app, inOneBlock(nth))).status).toBe(200)
  expect((await askReset(app, inOneBlock(20))).body.code).toBe('proof_required')
  const last = await registerPhone(app, inOneBlock(20))
  await app.close()
  expect(last.status).toBe(201)
})

describe('nobody learns from the answers whether a phone has an account', () => {
  const seen = async (call: () => Promise<{ status: number; headers: Headers; body: unknown }>) => {
    const { status, headers, body } = await call()
    const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    // Random for everybody.
    const { registration: _, ...same } = body as { registration?: string }
    return JSON.stringify({ status, kept, body: same })
  }

  it('by registering, asking again, resetting, confirming or signing in: status, headers and body are the same', async () => {
    const known = (await phoneAccount(test, `+99890555${String(Date.now()).slice(-3)}7`.padEnd(13, '1'))).phone
    const unknown = `${known.slice(0, -3)}${known.at(-3) === '1' ? '2' : '1'}${known.slice(-2)}`
    test.shiftClock(3_700_000)
    const steps: ((phone: string) => Promise<{ status: number; headers: Headers; body: unknown }>)[] = [
      (phone) => register(phone),
      (phone) => register(phone),
      (phone) => confirm(phone, '123456'),
      (phone) => askReset(test, phone),
      (phone) => askReset(test, phone),
      (phone) => test.call('POST', '/api/v1/password/reset/confirm/', { body: { phone, code: '123456' } }),
      (phone) => signIn({ phone, password: 'notogri uzun parol' }),
    ]
    for (const step of steps) {
      expect(await seen(() => step(unknown))).toBe(await seen(() => step(known)))
      test.shiftClock(1_500)
    }
  })
})

it('what a person typed is nowhere readable in the database', async () => {
  const phone = freshPhone()
  const { body: asked } = await test.call('POST', '/api/v1/auth/register/', {
    body: { mode: 'phone', phone, password: PASSWORD, first_name: 'Gulbahor', last_name: 'Tursunqulova', accept_terms: true },
  })
  waiting.set(phone, asked.registration)
  const pending = JSON.stringify(await dump(test))
  await confirm(phone, await test.codeFor(phone))
  const stored = JSON.stringify(await dump(test))
  for (const secret of [phone, phone.slice(4), 'gulbahor', 'tursunqulova', PASSWORD.toLowerCase()]) {
    expect(pending).not.toContain(secret)
    expect(stored).not.toContain(secret)
  }
})
