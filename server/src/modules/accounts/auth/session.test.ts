import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../../kit/test/until.ts'
import { freshNickname, PASSWORD, registerNickname, startAccountsApp, type AccountsApp } from '../../../../test/account-calls.ts'
import { join } from '../../../../test/chat-cast.ts'
import { signAccess, verifyAccess } from './sessions/access-token.ts'
import { markTaken } from './sessions/session.store.ts'
import { authenticate, authenticateOrThrow, renewProven, sessionEnded } from './sessions/sessions.service.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'nicknames=1000/3600' } })
})
afterAll(() => test.close())

const refresh = (token: string) => test.call('POST', '/api/v1/auth/token/refresh/', { body: { refresh: token } })
const me = (token: string) => test.call('GET', '/api/v1/auth/me/', { token })
const person = async () => {
  const nickname = freshNickname()
  const { body } = await registerNickname(test, nickname)
  return { nickname, ...(body as { access: string; refresh: string; recovery_code: string; user: { id: string } }) }
}
const sessionOf = (access: string): string => JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()).sid

/** Of this database, how many wait for a row that somebody holds. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    test.platform.db,
  )
  return rows[0]!.count
}

describe('an access token', () => {
  it('opens for ten minutes', async () => {
    const { access } = await person()
    test.shiftClock(9 * MINUTE)
    expect((await me(access)).status).toBe(200)
    test.shiftClock(2 * MINUTE)
    const late = await me(access)
    expect([late.status, late.body.code]).toEqual([401, 'token_expired'])
  })

  it('is not one when it is signed by another key, of another kind, without a signature, or broken', async () => {
    const { access, refresh: refresh_token } = await person()
    const [header, payload] = access.split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
    const sign = (key: Uint8Array, head: object) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...head }).sign(key)
    const forged = [
      await sign(Buffer.alloc(32, 1), { typ: 'at+jwt', kid: '1' }),
      await sign(Buffer.alloc(32, 1), { typ: 'at+jwt', kid: '99' }),
      `${Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')}.${payload}.`,
      `${header}.${payload}.`,
      refresh_token,
      'x',
    ]
    for (const token of forged) {
      const refused = await me(token)
      expect([refused.status, refused.body.code]).toEqual([401, 'unauthenticated'])
    }
    expect((await me(access)).status).toBe(200)
  })

  it('signed by the master key before the last one still opens while both are configured', async () => {
    const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const now = new Date()
    const session = { id: 'session', account_id: 'account', issued_at: now, expires_at: new Date(now.getTime() + DAY) }
    const before = await signAccess(new Map([[1, older]]), 'web', session)
    const both = new Map([
      [1, older],
      [2, newer],
    ])
    expect(await verifyAccess(both, 'web', before, now)).toMatchObject({ session_id: 'session' })
    expect(await verifyAccess(both, 'web', await signAccess(both, 'web', session), now)).toMatchObject({ session_id: 'session' })
    await expect(verifyAccess(new Map([[2, newer]]), 'web', before, now)).rejects.toThrow('unauthenticated')
    await expect(verifyAccess(both, 'staff', before, now)).rejects.toThrow('unauthenticated')
  })

  it('of a child opens nothing of the staff’s, nor a counsellor’s anything of a child', async () => {
    const { access } = await person()
    const counsellor = await join(test, 'counsellor')
    expect((await test.call('GET', '/api/v1/staff/auth/me/', { token: access })).status).toBe(401)
    expect((await me(counsellor.token)).status).toBe(401)
    expect((await test.call('GET', '/api/v1/staff/auth/me/', { token: counsellor.token })).status).toBe(200)
  })
})

describe('a refresh token', () => {
  it('gives a new pair, and the old one is over', async () => {
    const first = await person()
    test.shiftClock(10 * MINUTE)
    const { status, body: second } = await refresh(first.refresh)
    expect(status).toBe(200)
    expect(Object.keys(second).toSorted()).toEqual(['access', 'refresh'])
    expect(second.refresh).not.toBe(first.refresh)
    expect((await me(second.access)).status).toBe(200)
  })

  it('used by ten tabs at the same moment gives all of them the same pair', async () => {
    const { refresh: token } = await person()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const [{ body }] = answers as [(typeof answers)[number]]
    expect((await me(body.access)).status).toBe(200)
    expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('repeated within 20 seconds gives the same pair; later, once that pair was used, it ends the session, and says so at once', async () => {
    const { refresh: token, access } = await person()
    const { body: next } = await refresh(token)
    test.shiftClock(19_000)
    expect((await refresh(token)).body).toEqual(next)
    expect((await me(next.access)).status).toBe(200)
    const heard = vi.fn<(event: { session_id: string }) => void>()
    const stop = test.platform.hub.subscribe(sessionEnded, sessionOf(access), heard)
    test.shiftClock(2_000)
    const reused = await refresh(token)
    stop()
    expect([reused.status, reused.body.code]).toEqual([401, 'token_revoked'])
    expect(heard).toHaveBeenCalledOnce()
    expect((await refresh(next.refresh)).body.code).toBe('token_revoked')
    expect((await me(next.access)).body.code).toBe('token_revoked')
  })

  it('whose answer was lost is answered again however late, and nobody is told of a theft', async () => {
    const noted = vi.spyOn(test.platform.security, 'note')
    const { refresh: token, access } = await person()
    const { body: lost } = await refresh(token)
    for (const late of [30_000, 11 * MINUTE, 3 * 24 * 60 * MINUTE]) {
      test.shiftClock(late)
      // what was issued before the lost pair is still no sign that it came
      await me(access)
      const { status, body: again } = await refresh(token)
      expect([status, again.refresh]).toEqual([200, lost.refresh])
    }
    const { body: pair } = await refresh(token)
    expect((await me(pair.access)).status).toBe(200)
    expect((await refresh(pair.refresh)).status).toBe(200)
    expect(noted.mock.calls.filter(([{ event }]) => event === 'token_reused')).toEqual([])
    noted.mockRestore()
  })

  it('that a thief used first ends the session when its owner comes, whichever of the pair the thief has used', async () => {
    const noted = vi.spyOn(test.platform.security, 'note')
    const uses = [(pair: { access: string }) => me(pair.access), (pair: { refresh: string }) => refresh(pair.refresh)]
    for (const use of uses) {
      noted.mockClear()
      const { refresh: token } = await person()
      const { body: stolen } = await refresh(token)
      expect((await use(stolen)).status).toBe(200)
      test.shiftClock(30_000)
      expect((await refresh(token)).body.code).toBe('token_revoked')
      expect((await me(stolen.access)).body.code).toBe('token_revoked')
      expect(noted.mock.calls.filter(([{ event }]) => event === 'token_reused')).toHaveLength(1)
    }
    noted.mockRestore()
  })

  it('that was asked twice, by its owner and a thief, ends the session as soon as both have used what they got', async () => {
    const { refresh: token } = await person()
    await refresh(token)
    test.shiftClock(30_000)
    const { body: pair } = await refresh(token)
    const { body: next } = await refresh(pair.refresh)
    expect((await me(next.access)).status).toBe(200)
    test.shiftClock(30_000)
    expect((await refresh(pair.refresh)).body.code).toBe('token_revoked')
    expect((await me(next.access)).body.code).toBe('token_revoked')
  })

  it('whose answer with a proof was lost is answered again without the proof', async () => {
    const { id, refresh: token, token: access } = await join(test, 'counsellor')
    const again = (text: string) => test.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: text } })
    test.shiftClock(20 * MINUTE)
    await renewProven(test.platform, sessionOf(access))
    test.shiftClock(30_000)
    const { status, body } = await again(token)
    expect(status).toBe(200)
    const caller = await authenticateOrThrow(test.platform, body.access, 'staff')
    expect([caller.actor.id, caller.is_fresh]).toEqual([id, false])
  })

  it('of two generations ago ends the session even within the 20 seconds', async () => {
    const { refresh: oldest } = await person()
    const { body: second } = await refresh(oldest)
    const { body: third } = await refresh(second.refresh)
    expect((await refresh(oldest)).body.code).toBe('token_revoked')
    expect((await refresh(third.refresh)).body.code).toBe('token_revoked')
  })

  it('that somebody invented ends nothing', async () => {
    const { refresh: token } = await person()
    const bytes = Buffer.from(token, 'base64url')
    for (const at of [bytes.length - 1, 19, 16]) {
      const forged = Buffer.from(bytes)
      forged[at] = forged[at]! ^ 0x40
      expect((await refresh(forged.toString('base64url'))).body.code).toBe('unauthenticated')
    }
    const beyond = Buffer.from(bytes)
    beyond.fill(0xff, 16, 20)
    expect((await refresh(beyond.toString('base64url'))).body.code).toBe('unauthenticated')
    for (const garbage of ['', 'x', token.slice(1), `${token}AAAA`]) expect((await refresh(garbage)).status).toBe(401)
    expect((await refresh(token)).status).toBe(200)
  })

  it('of any age, genuine or invented, costs the same work after many refreshes', async () => {
    let { refresh: current } = await person()
    const first = current
    for (let turn = 0; turn < 40; turn += 1) current = (await refresh(current)).body.refresh
    const invented = Buffer.from(first, 'base64url')
    invented.fill(0, 20)
    const hashes = vi.spyOn(test.platform.vault, 'blindIndex')
    const costOf = async (token: string) => {
      hashes.mockClear()
      const { body } = await refresh(token)
      return [body.code, hashes.mock.calls.filter(([purpose]) => purpose === 'refresh token').length]
    }
    expect(await costOf(invented.toString('base64url'))).toEqual(['unauthenticated', 2])
    expect(await costOf(first)).toEqual(['token_revoked', 2])
    hashes.mockRestore()
  })

  it('dies after 14 days unused, and 30 days after the sign-in however much it is used', async () => {
    const [idle, busy] = [await person(), await person()]
    let token = busy.refresh
    for (let day = 10; day <= 20; day += 10) {
      test.shiftClock(10 * DAY)
      const { status, body } = await refresh(token)
      expect(status).toBe(200)
      token = body.refresh
    }
    expect((await refresh(idle.refresh)).body.code).toBe('token_expired')
    test.shiftClock(10 * DAY + MINUTE)
    expect((await refresh(token)).body.code).toBe('token_expired')
  })

  it('of staff dies after 30 minutes unused, and does not work at the site’s calls', async () => {
    const [one, other] = [await join(test, 'counsellor'), await join(test, 'counsellor')]
    const refreshStaff = (token: string) => test.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: token } })
    expect((await refresh(one.refresh)).status).toBe(401)
    test.shiftClock(29 * MINUTE)
    expect((await refreshStaff(one.refresh)).status).toBe(200)
    test.shiftClock(2 * MINUTE)
    expect((await refreshStaff(other.refresh)).body.code).toBe('token_expired')
  })

  it('used by a crowd at once is noted in the order of ids, so that two servers never wait for each other', async () => {
    const { db } = test.platform
    const [first, low, high] = (await Promise.all([person(), person(), person()]))
      .map(({ access }) => sessionOf(access))
      .toSorted()
    await db.transaction().execute(async (holding) => {
      const rows = holding.selectFrom('session').select('id').forUpdate()
      await rows.where('id', '=', low!).execute()
      const at = new Date()
      // the first goes alone, the others share the next statement
      const noted = [first!, high!, low!].map((id) => markTaken(db, { id, generation: 0, at }))
      await until(async () => (await waiting()) === 1)
      expect(await rows.where('id', '=', high!).skipLocked().execute()).toHaveLength(1)
      void Promise.all(noted)
    })
    const taken = db.selectFrom('session').select('id').where('id', 'in', [first!, low!, high!]).where('taken_at', 'is not', null)
    await until(async () => (await taken.execute()).length === 3)
  })

  it('is kept as a hash only', async () => {
    const { refresh: token, access } = await person()
    const row = await test.platform.db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', sessionOf(access))
      .executeTakeFirstOrThrow()
    const secret = Buffer.from(token, 'base64url').subarray(20)
    expect(row.refresh_hash.equals(secret)).toBe(false)
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe('signing out', () => {
  it('ends this device at once and no other', async () => {
    const { nickname, access, refresh: token } = await person()
    const { body: other } = await test.call('POST', '/api/v1/auth/token/', { body: { nickname, password: PASSWORD } })
    const heard = vi.fn<(event: { session_id: string }) => void>()
    const stop = test.platform.hub.subscribe(sessionEnded, sessionOf(access), heard)
    const out = await test.call('POST', '/api/v1/auth/logout/', { token: access, body: { refresh: token } })
    stop()
    expect([out.status, out.body]).toEqual([204, ''])
    expect(heard).toHaveBeenCalledExactlyOnceWith({ session_id: sessionOf(access) })
    expect((await me(access)).body.code).toBe('token_revoked')
    expect((await refresh(token)).body.code).toBe('token_revoked')
    expect(await authenticate(test.platform, access, 'web')).toBeNull()
    expect((await me(other.access)).status).toBe(200)
  })

  it('needs to be signed in', async () => {
    expect((await test.call('POST', '/api/v1/auth/logout/', { body: { refresh: 'x' } })).status).toBe(401)
  })
})

describe('the list of devices', () => {
  it('names browser and system, marks this one, and ends another from afar', async () => {
    const { nickname, access } = await person()
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 13; SM-A125F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    }
    const { body: phone } = await test.call('POST', '/api/v1/auth/token/', { body: { nickname, password: PASSWORD }, headers })
    const { body: list } = await test.call('GET', '/api/v1/auth/sessions/', { token: access })
    expect(list).toHaveLength(2)
    expect(list.find(({ current }: { current: boolean }) => !current)).toMatchObject({ device: 'Chrome, Android' })
    expect(list.find(({ current }: { current: boolean }) => current).id).toBe(sessionOf(access))
    expect((await test.call('DELETE', `/api/v1/auth/sessions/${sessionOf(phone.access)}/`, { token: access })).status).toBe(204)
    expect((await me(phone.access)).body.code).toBe('token_revoked')
    expect((await test.call('GET', '/api/v1/auth/sessions/', { token: access })).body).toHaveLength(1)
  })

  it('of somebody else is out of reach, and looks like nothing', async () => {
    const [one, other] = [await person(), await person()]
    const foreign = await test.call('DELETE', `/api/v1/auth/sessions/${sessionOf(other.access)}/`, { token: one.access })
    const missing = await test.call('DELETE', '/api/v1/auth/sessions/01890000-0000-7000-8000-000000000000/', {
      token: one.access,
    })
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
    expect(foreign.status).toBe(404)
    expect((await me(other.access)).status).toBe(200)
  })
})

it('a blocked or deleted account is out within the next request', async () => {
  const [blocked, deleted] = [await person(), await person()]
  const { db } = test.platform
  await db.updateTable('account').set({ blocked_at: new Date() }).where('id', '=', blocked.user.id).execute()
  await db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', deleted.user.id).execute()
  for (const { access, refresh: token } of [blocked, deleted]) {
    expect((await me(access)).body.code).toBe('token_revoked')
    expect((await refresh(token)).body.code).toBe('token_revoked')
  }
})
