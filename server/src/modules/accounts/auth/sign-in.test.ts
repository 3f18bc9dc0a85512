import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  freshNickname,
  freshPhone,
  PASSWORD,
  phoneAccount,
  registerNickname,
  solve,
  startAccountsApp,
  statuses,
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { createPasswordHasher } from '../../../platform/crypto/password-hasher.ts'

const HOUR = 3_600_000
const HERE = '203.0.113.7'
const ELSEWHERE = '198.51.100.9'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({
    env: { LIMITS: 'nicknames=1000/3600,codes=1000/3600', TRUSTED_PROXIES: '127.0.0.1' },
    // As the server hashes.
    overrides: { passwords: createPasswordHasher() },
  })
})
afterAll(() => test.close())
// What one test got wrong is forgotten before the next.
beforeEach(() => test.shiftClock(2 * HOUR))

const signIn = (body: object, from = HERE, headers: Record<string, string> = {}) =>
  test.call('POST', '/api/v1/auth/token/', { body, headers: { 'x-forwarded-for': from, ...headers } })
const waitOf = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'))
const child = async () => {
  const nickname = freshNickname()
  await registerNickname(test, nickname)
  return nickname
}

describe('signing in', () => {
  it('by nickname, however it is written, gives tokens and the person', async () => {
    const nickname = await child()
    const { status, body } = await signIn({ nickname: nickname.toUpperCase().replace(' ', '_'), password: PASSWORD })
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual(['access', 'refresh', 'user'])
    expect(body.user.nickname).toBe(nickname)
  })

  it('takes a password in any form Unicode has for it, and no other', async () => {
    const nickname = freshNickname()
    await registerNickname(test, nickname, 'café ñandú 77'.normalize('NFD'))
    expect((await signIn({ nickname, password: 'café ñandú 77'.normalize('NFC') })).status).toBe(200)
    expect((await signIn({ nickname, password: 'cafe nandu 77' })).status).toBe(401)
  })

  it('says the same of a wrong password and of a nickname nobody has', async () => {
    const wrong = await signIn({ nickname: await child(), password: 'boshqa parol 12' })
    const nobody = await signIn({ nickname: freshNickname(), password: 'boshqa parol 12' })
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body])
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials'])
  })

  it('makes a hash of older costs anew, and only with the right password', async () => {
    const nickname = freshNickname()
    const { body } = await registerNickname(test, nickname)
    const { db } = test.platform
    const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await db.updateTable('account').set({ password_hash: older }).where('id', '=', body.user.id).execute()
    const kept = async () =>
      (await db.selectFrom('account').select('password_hash').where('id', '=', body.user.id).executeTakeFirstOrThrow())
        .password_hash
    expect((await signIn({ nickname, password: 'boshqa parol 12' })).status).toBe(401)
    expect(await kept()).toBe(older)
    test.shiftClock(2_000)
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(200)
    const raised = await kept()
    expect(raised).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(200)
    expect(await kept()).toBe(raised)
  })

  it('refuses a blocked person only after the right password', async () => {
    const nickname = freshNickname()
    const { body } = await registerNickname(test, nickname)
    await test.platform.db.updateTable('account').set({ blocked_at: new Date() }).where('id', '=', body.user.id).execute()
    expect((await signIn({ nickname, password: 'boshqa parol 12' })).status).toBe(401)
    test.shiftClock(2_000)
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(403)
  })

  it.each([
    { nickname: 'lola' },
    { phone: '+998901234567', nickname: 'lola', password: 'x' },
    { nickname: 'lola', password: 'x', is_admin: true },
    { phone: 'lola', password: 'x' },
  ])('needs one login and one password: %o', async (body) => expect((await signIn(body)).status).toBe(422))
})

describe('wrong passwords', () => {
  it('slow the next try down by 1, 2, 4 … 60 seconds, and never lock the person out', async () => {
    const nickname = await child()
    const waits: number[] = []
    for (let failure = 0; failure < 8; failure += 1) {
      expect((await signIn({ nickname, password: 'notogri parol' })).status).toBe(401)
      const early = await signIn({ nickname, password: PASSWORD })
      expect([early.status, early.body.code]).toEqual([429, 'rate_limited'])
      waits.push(waitOf(early))
      test.shiftClock(waitOf(early) * 1_000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(200)
    expect((await signIn({ nickname, password: PASSWORD })).status).toBe(200)
  })

  it('slow an unknown nickname down alike', async () => {
    const nickname = freshNickname()
    await signIn({ nickname, password: 'notogri parol' })
    const early = await signIn({ nickname, password: 'notogri parol' })
    expect([early.status, waitOf(early)]).toEqual([429, 1])
  })

  it('of a bully elsewhere do not keep the child out: a proof of work opens the way at once', async () => {
    const nickname = await child()
    for (let failure = 0; failure < 7; failure += 1) {
      expect((await signIn({ nickname, password: 'notogri parol' }, ELSEWHERE)).status).toBe(401)
      if (failure < 6) test.shiftClock(60_000)
    }
    const asked = await signIn({ nickname, password: PASSWORD })
    expect([asked.status, asked.body.code]).toEqual([429, 'proof_required'])
    const unproven = await signIn({ nickname, password: PASSWORD }, HERE, { 'x-proof': `${asked.body.challenge.salt}:0` })
    expect(unproven.status).toBe(429)
    const proven = await signIn({ nickname, password: PASSWORD }, HERE, { 'x-proof': solve(asked.body.challenge) })
    expect(proven.status).toBe(200)
  })

  it('of a burst are not tried beyond what runs at the same moment', async () => {
    const nickname = await child()
    const counted = await statuses(
      Array.from({ length: 30 }, (_, guess) => signIn({ nickname, password: `taxmin parol ${guess}` })),
    )
    expect(counted[401]).toBeLessThanOrEqual(2)
    expect((counted[401] ?? 0) + (counted[429] ?? 0)).toBe(30)
  })

  it('on many accounts slow their address down after ten, and no other address', async () => {
    for (let failure = 0; failure < 11; failure += 1) {
      expect((await signIn({ nickname: freshNickname(), password: 'notogri parol' }, '192.0.2.1')).status).toBe(401)
    }
    const sprayed = await signIn({ nickname: freshNickname(), password: 'notogri parol' }, '192.0.2.1')
    expect([sprayed.status, sprayed.body.code]).toEqual([429, 'proof_required'])
    expect((await signIn({ nickname: freshNickname(), password: 'notogri parol' }, '192.0.2.2')).status).toBe(401)
  })

  it('from address after address of an IPv6 network slow the network down after four times as many, and no other', async () => {
    const guess = (subnet: number) =>
      signIn({ nickname: freshNickname(), password: 'notogri parol' }, `2001:db8:7:${subnet.toString(16)}::1`)
    for (let subnet = 0; subnet < 41; subnet += 1) expect((await guess(subnet)).status).toBe(401)
    const sprayed = await guess(0xff)
    expect([sprayed.status, sprayed.body.code]).toEqual([429, 'proof_required'])
    expect((await guess(0x1_00)).status).toBe(401)
  })

  it('are forgotten after an hour of quiet', async () => {
    const nickname = await child()
    for (let failure = 0; failure < 4; failure += 1) {
      const { status } = await signIn({ nickname, password: 'notogri parol' })
      expect(status).toBe(401)
      test.shiftClock(10_000)
    }
    test.shiftClock(HOUR)
    await signIn({ nickname, password: 'notogri parol' })
    expect(waitOf(await signIn({ nickname, password: PASSWORD }))).toBe(1)
  })

  it('leave no login and no address in the database', async () => {
    const [nickname, phone] = [await child(), freshPhone()]
    await signIn({ nickname, password: 'notogri parol' })
    await signIn({ phone, password: 'notogri parol' })
    const rows = JSON.stringify(await test.platform.db.selectFrom('sign_in_delay').selectAll().execute())
    for (const secret of [nickname, phone, HERE]) expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
    expect(rows).not.toContain(HERE)
  })
})

it('an unknown phone costs as much work as a known one', async () => {
  const { phone } = await phoneAccount(test)
  const hashes: string[] = []
  const { turn } = test.platform.passwords
  test.platform.passwords.turn = (work) =>
    turn((argon) =>
      work({
        ...argon,
        verify: (hashed, password) => (hashes.push(hashed === null ? 'decoy' : 'own'), argon.verify(hashed, password)),
      }),
    )
  await signIn({ phone, password: 'notogri parol' })
  await signIn({ phone: freshPhone(), password: 'notogri parol' })
  test.platform.passwords.turn = turn
  expect(hashes).toEqual(['own', 'decoy'])
})

describe('hashing', () => {
  it('runs two at a time; who finds the queue full is told to come back', async () => {
    const app = await startAccountsApp()
    let [running, most] = [0, 0]
    let open: () => void = () => {}
    const opened = new Promise<void>((resolve) => (open = resolve))
    const held = () =>
      app.platform.passwords.turn(async () => {
        most = Math.max(most, (running += 1))
        await opened
        running -= 1
      })
    const turns = Array.from({ length: 66 }, held)
    const refused = await app.call('POST', '/api/v1/auth/token/', { body: { nickname: 'lola', password: 'salom dunyo' } })
    open()
    await Promise.all(turns)
    const served = await app.call('POST', '/api/v1/auth/token/', { body: { nickname: 'lola', password: 'salom dunyo' } })
    await app.close()
    expect([refused.status, refused.body.code, waitOf(refused)]).toEqual([503, 'overloaded', 2])
    expect([most, served.status]).toEqual([2, 401])
  })

  it('is argon2id with at least 19 MiB and two passes', async () => {
    const { body } = await registerNickname(test)
    const row = await test.platform.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow()
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row.password_hash!)!
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1_024)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
  })
})
