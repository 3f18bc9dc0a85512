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
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { SMS_PER_DAY } from './auth.limits.ts'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600' } })
})
afterAll(() => test.close())

const FOREIGN = 'boshqa odamning paroli'

const confirm = (phone: string, code: string, registration: unknown) =>
  test.call('POST', '/api/v1/auth/confirm/', { body: { phone, code, registration } })
const resend = (phone: string, registration: unknown) =>
  test.call('POST', '/api/v1/auth/resend/', { body: { phone, purpose: 'register', registration } })
const signIn = (phone: string, password: string) => test.call('POST', '/api/v1/auth/token/', { body: { phone, password } })

/** A child waits for the first code; a minute later somebody else asks for the same phone, and a second code comes. */
async function twoBrowsers() {
  const phone = freshPhone()
  const child = (await registerPhone(test, phone)).body.registration
  const child_code = await test.codeFor(phone)
  test.shiftClock(60_000)
  const foreign = (await registerPhone(test, phone, FOREIGN)).body.registration
  const foreign_code = await test.codeFor(phone, 2)
  return { phone, child, child_code, foreign, foreign_code }
}

describe('a registration that waits for its code', () => {
  it('is confirmed with the password of the browser that asked, whoever asked for the same phone after it', async () => {
    const { phone, child, child_code } = await twoBrowsers()
    expect((await confirm(phone, child_code, child)).status).toBe(200)
    expect((await signIn(phone, FOREIGN)).status).toBe(401)
    test.shiftClock(2_000)
    expect((await signIn(phone, PASSWORD)).status).toBe(200)
  })

  it('is not confirmed by the code of another browser, and not without its own word', async () => {
    const { phone, child, child_code, foreign, foreign_code } = await twoBrowsers()
    if (child_code !== foreign_code) {
      expect((await confirm(phone, foreign_code, child)).body.code).toBe('wrong_code')
      expect((await confirm(phone, child_code, foreign)).body.code).toBe('wrong_code')
    }
    expect((await confirm(phone, child_code, undefined)).status).toBe(422)
    expect((await confirm(phone, child_code, 'x'.repeat(43))).body.code).toBe('code_expired')
    expect((await confirm(freshPhone(), child_code, child)).body.code).toBe('code_expired')
    expect((await confirm(phone, child_code, child)).status).toBe(200)
  })

  it('keeps its five tries when another browser has used up its own', async () => {
    const { phone, child, child_code, foreign } = await twoBrowsers()
    for (let tries = 0; tries < 6; tries += 1) await confirm(phone, '000000', foreign)
    expect((await confirm(phone, '000000', foreign)).body.code).toBe('code_expired')
    expect((await confirm(phone, child_code, child)).status).toBe(200)
  })

  it('opens nothing any more once another browser has confirmed', async () => {
    const { phone, child, child_code, foreign, foreign_code } = await twoBrowsers()
    expect((await confirm(phone, child_code, child)).status).toBe(200)
    expect((await confirm(phone, foreign_code, foreign)).body.code).toBe('code_expired')
    expect(await test.platform.db.selectFrom('pending_registration').select('id').execute()).toEqual([])
    test.shiftClock(2_000)
    expect((await signIn(phone, FOREIGN)).status).toBe(401)
  })

  it('gets another code by its own word, which then is the one that counts', async () => {
    const phone = freshPhone()
    const { registration } = (await registerPhone(test, phone)).body
    const first = await test.codeFor(phone)
    test.shiftClock(60_000)
    for (const stranger of ['x'.repeat(43), undefined]) expect((await resend(phone, stranger)).status).toBe(422)
    expect((await resend(phone, registration)).body).toEqual({ resend_after: 120 })
    const second = await test.codeFor(phone, 2)
    if (first !== second) expect((await confirm(phone, first, registration)).body.code).toBe('wrong_code')
    expect((await confirm(phone, second, registration)).status).toBe(200)
    expect(test.textsTo(phone)).toHaveLength(2)
  })

  it('does not let two browsers have more messages to one phone than one may', async () => {
    const phone = freshPhone()
    const first = await registerPhone(test, phone)
    expect((await registerPhone(test, phone, FOREIGN)).status).toBe(429)
    test.shiftClock(60_000)
    expect((await registerPhone(test, phone, FOREIGN)).status).toBe(201)
    expect((await resend(phone, first.body.registration)).status).toBe(429)
    await test.codeFor(phone, 2)
    expect(test.textsTo(phone)).toHaveLength(2)
  })

  it('says the same for a phone with an account: a word that looks like any other', async () => {
    const { phone } = await phoneAccount(test)
    test.shiftClock(700_000)
    const [known, unknown] = [await registerPhone(test, phone), await registerPhone(test, freshPhone())]
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect(known.body.registration).toMatch(/^[\w-]{43}$/)
    expect((await confirm(phone, '123456', known.body.registration)).body.code).toBe('wrong_code')
  })

  it('keeps the word nowhere as it was said', async () => {
    const phone = freshPhone()
    const { registration } = (await registerPhone(test, phone)).body
    const rows = await test.platform.db.selectFrom('pending_registration').select('secret_hash').execute()
    expect(registration).toMatch(/^[\w-]{43}$/)
    expect(rows.map(({ secret_hash }) => secret_hash?.toString('base64url'))).not.toContain(registration)
  })
})

describe('what costs nothing', () => {
  it('takes nothing from the day’s messages: asking again for numbers that nobody registered', async () => {
    const codes = () => test.platform.db.selectFrom('one_time_code').select('id').execute()
    const { length } = await codes()
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await resend(freshPhone(), 'x'.repeat(43))).status).toBe(422)
    }
    expect(await codes()).toHaveLength(length)
  })

  it('takes nothing from the day’s messages: codes that were never sent', async () => {
    const now = test.platform.now()
    await sql`insert into one_time_code (id, purpose, phone_index, prefix_index, lang, code_hash, expires_at, created_at)
      select gen_random_uuid(), 'register', sha256(n::text::bytea), sha256(n::text::bytea), 'uz', '', ${now}, ${now}
      from generate_series(1, ${SMS_PER_DAY}::int) n`.execute(test.platform.db)
    expect((await registerPhone(test, freshPhone())).status).toBe(201)
  })

  it('ends after the limit of an address: asking which nicknames exist', async () => {
    const app = await startAccountsApp({ env: { LIMITS: 'nicknames=3/3600,nicknames_stop=6/3600' } })
    const taken = freshNickname()
    await registerNickname(app, taken)
    const answers: string[] = []
    for (let asked = 0; asked < 8; asked += 1) answers.push((await registerNickname(app, taken)).body.code)
    await app.close()
    expect(answers.filter((code) => code === 'nickname_taken')).toHaveLength(5)
    expect(answers.at(-1)).toBe('rate_limited')
  })
})
