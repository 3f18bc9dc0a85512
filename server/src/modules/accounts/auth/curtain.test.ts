import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, phoneAccount, registerNickname, startAccountsApp, type AccountsApp } from '../../../../test/account-calls.ts'
import { openChat, say } from '../../../../test/chat-cast.ts'
import { eraseClosedAccounts } from '../../desk/own-account/own-account.service.ts'

const NEW = 'yangi uzun parol 12'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ samples: true, env: { LIMITS: 'nicknames=1000/3600,codes=1000/3600' } })
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 60 * MINUTE))

const post = (path: string, body: object, token?: string) =>
  test.call('POST', `/api/v1/${path}/`, { body, ...(token ? { token } : {}) })
const get = (path: string, token: string) => test.call('GET', `/api/v1/${path}/`, { token })
const person = (token: string) => ({ token }) as Parameters<typeof openChat>[1]

/** Somebody with the SIM sets a new password. */
async function resetBySms(phone: string, sms: number): Promise<string> {
  await post('password/reset', { phone })
  const code = await test.codeFor(phone, sms)
  const { body } = await post('password/reset/confirm', { phone, code })
  return (await post('password/reset/set', { reset_token: body.reset_token, password: NEW })).body.access
}

/** A phone account that has a chat, an SOS call and, when asked for, a recovery code. */
async function withHistory({ code = true } = {}) {
  const { phone, access } = await phoneAccount(test)
  const recovery_code = code
    ? ((await post('auth/recovery-code', { password: PASSWORD }, access)).body.recovery_code as string)
    : null
  const chat = await openChat(test, person(access))
  await say(test, person(access), chat, 'Eski suhbat')
  await post('sos', { nonce: randomUUID(), kind: 'self', can_speak: false, text: 'Eski chaqiruv' }, access)
  test.shiftClock(MINUTE)
  return { phone, access, chat, recovery_code }
}

const shownTo = async (token: string) => {
  const { body } = await get('auth/export', token)
  return { chats: body.chats.map(({ id }: { id: string }) => id), text: JSON.stringify(body) }
}

describe('the curtain after a reset by SMS', () => {
  it('hides chats and calls from the export too, and the recovery code made before shows them again', async () => {
    const { phone, access, chat, recovery_code } = await withHistory()
    expect((await shownTo(access)).text).toContain('Eski chaqiruv')
    const token = await resetBySms(phone, 2)
    const hidden = await shownTo(token)
    expect(hidden.chats).not.toContain(chat)
    expect(hidden.text).not.toMatch(/Eski (suhbat|chaqiruv)/)
    expect((await get('auth/curtain', token)).body).toEqual({ has_code: false })
    const since = async (by: string) => Date.parse((await get('auth/me', by)).body.created_at)
    const age = test.platform.now().getTime() - (await since(token))
    expect(age).toBeLessThan(MINUTE)

    const opened = await post('auth/curtain', { recovery_code }, token)
    expect([opened.status, opened.body]).toEqual([200, { has_code: true }])
    const shown = await shownTo(token)
    expect(shown.chats).toContain(chat)
    expect(shown.text).toContain('Eski chaqiruv')
    expect(test.platform.now().getTime() - (await since(token))).toBeGreaterThanOrEqual(MINUTE)
  })

  it('stays before a wrong code, whose next try is slowed down', async () => {
    const { phone, chat, recovery_code } = await withHistory()
    const token = await resetBySms(phone, 2)
    const wrong = await post('auth/curtain', { recovery_code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' }, token)
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_recovery_code'])
    expect((await post('auth/curtain', { recovery_code }, token)).status).toBe(429)
    expect((await shownTo(token)).chats).not.toContain(chat)
  })

  it('cannot be opened by a code made after it fell: whoever has the SIM knows the new password', async () => {
    const { phone, access, chat } = await withHistory({ code: false })
    expect((await get('auth/curtain', access)).body).toEqual({ has_code: false })
    const token = await resetBySms(phone, 2)
    const made = await post('auth/recovery-code', { password: NEW }, token)
    expect(made.status).toBe(201)
    expect((await post('auth/curtain', { recovery_code: '' }, token)).status).toBe(422)
    test.shiftClock(2_000)
    expect((await post('auth/curtain', { recovery_code: made.body.recovery_code }, token)).status).toBe(200)
    expect((await shownTo(token)).chats).not.toContain(chat)
    expect((await shownTo(token)).text).not.toMatch(/Eski (suhbat|chaqiruv)/)
  })

  it('is nobody else’s to see or open', async () => {
    const { phone, recovery_code } = await withHistory()
    await resetBySms(phone, 2)
    const other = (await phoneAccount(test)).access
    expect((await post('auth/curtain', { recovery_code: recovery_code! }, other)).body.code).toBe('wrong_recovery_code')
    for (const answer of [await test.call('GET', '/api/v1/auth/curtain/'), await post('auth/curtain', { recovery_code: 'x' })]) {
      expect(answer.status).toBe(401)
    }
  })
})

describe('who came by SMS', () => {
  /** As `resetBySms`, by the database's clock, which gives chats their time: the test has moved the app's clock on. */
  async function resetNow(phone: string, sms: number): Promise<string> {
    const token = await resetBySms(phone, sms)
    const { id } = (await get('auth/me', token)).body
    await sql`update account set curtain_before = clock_timestamp() where id = ${id}`.execute(test.platform.db)
    for (const table of ['sos_call', 'saved_item'])
      await sql`update ${sql.table(table)} set created_at = clock_timestamp() - interval '1 s' where account_id = ${id}`.execute(
        test.platform.db,
      )
    return token
  }

  /** Everything about codes that somebody with the tools of a developer can send, and what comes back but for the codes themselves. */
  async function probed(token: string, password: string) {
    const seen: unknown[] = []
    const ask = async (answer: Promise<{ status: number; body: any }>) => {
      const { status, body } = await answer
      const seen_body = Object.fromEntries(Object.entries(body).filter(([name]) => !name.startsWith('recovery_')))
      seen.push([status, seen_body])
      test.shiftClock(5_000)
      return body
    }
    await ask(get('auth/curtain', token))
    await ask(post('auth/curtain', { recovery_code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' }, token))
    const codeOf = ({ recovery_code }: { recovery_code: string }) => ({ recovery_code })
    const first = codeOf(await ask(post('auth/recovery-code', { password }, token)))
    await ask(get('auth/curtain', token))
    await ask(post('auth/curtain', first, token))
    const second = codeOf(await ask(post('auth/recovery-code', { password }, token)))
    await ask(post('auth/curtain', first, token))
    await ask(post('auth/curtain', second, token))
    await ask(get('auth/curtain', token))
    return seen
  }

  it.each([true, false])('cannot tell the account from a new one (it had a code: %s)', async (code) => {
    const fresh = await phoneAccount(test)
    const { phone } = await withHistory({ code })
    const token = await resetBySms(phone, 2)
    expect(await probed(token, NEW)).toEqual(await probed(fresh.access, PASSWORD))
  })

  it('gets back by the code they made what they said after it was hidden in turn, and nothing older', async () => {
    const { phone, chat, recovery_code } = await withHistory()
    const token = await resetNow(phone, 2)
    const own = await openChat(test, person(token))
    await say(test, person(token), own, 'Yangi suhbat')
    const { body: made } = await post('auth/recovery-code', { password: NEW }, token)
    test.shiftClock(10 * MINUTE)
    const again = await resetNow(phone, 3)
    expect((await shownTo(again)).chats).not.toContain(own)
    expect((await get('auth/curtain', again)).body).toEqual({ has_code: false })
    expect((await post('auth/curtain', { recovery_code: made.recovery_code }, again)).status).toBe(200)
    expect((await shownTo(again)).chats).toEqual(expect.arrayContaining([own]))
    expect((await shownTo(again)).chats).not.toContain(chat)
    // Their code is over once the account is its owner's again.
    expect((await post('auth/curtain', { recovery_code }, again)).status).toBe(200)
    expect((await shownTo(again)).chats).toEqual(expect.arrayContaining([own, chat]))
    expect((await post('auth/curtain', { recovery_code: made.recovery_code }, again)).status).toBe(422)
  })

  it('deletes what they said as the page promises: at once, for the team too; what is hidden stays', async () => {
    const { phone, access, chat } = await withHistory()
    const [old_lesson, new_lesson] = (await get('course/lesson', access)).body.results as { id: string }[]
    await post('saved', { type: 'lesson', object_id: old_lesson!.id }, access)
    const token = await resetNow(phone, 2)
    await post('saved', { type: 'lesson', object_id: new_lesson!.id }, token)
    const own = await openChat(test, person(token))
    await say(test, person(token), own, 'Yangi suhbat')
    await post('question', { title: 'Yangi savol', question: 'Bu savol hisob bilan birga o‘chadi, hech kimga qolmaydi.' }, token)
    await post('sos', { nonce: randomUUID(), kind: 'self', can_speak: false, text: 'Yangi chaqiruv' }, token)
    const rows = async () => {
      const { db } = test.platform
      const { account_id } = await db.selectFrom('chat').select('account_id').where('id', '=', chat).executeTakeFirstOrThrow()
      const count = async (table: 'chat' | 'asked_question' | 'sos_call') =>
        (await db.selectFrom(table).select('id').where('account_id', '=', account_id).execute()).length
      const saved = await db.selectFrom('saved_item').select('id').where('account_id', '=', account_id).execute()
      return [await count('chat'), await count('asked_question'), await count('sos_call'), saved.length]
    }
    expect(await rows()).toEqual([2, 1, 2, 2])
    expect((await test.call('DELETE', '/api/v1/auth/', { token, body: { password: NEW } })).status).toBe(204)
    expect(await rows()).toEqual([1, 0, 1, 1])
    expect(await test.platform.db.selectFrom('chat').select('id').where('id', '=', chat).execute()).toHaveLength(1)
  })
})

describe('results and notifications', () => {
  it('lie behind the curtain too, each of them by itself, and come back with it', async () => {
    const { phone, access, recovery_code } = await withHistory()
    const { body: tests } = await get('test', access)
    const { body: asked } = await test.call('GET', `/api/v1/test/question/?test=${tests.results[0].id}`, { token: access })
    const answers = asked.questions.map(({ key, options }: { key: string; options: { key: string }[] }) => ({
      question: key,
      options: [options[0]!.key],
    }))
    const { body: result } = await post('result', { test: asked.test, answers }, access)
    await post('auth/password/change', { old_password: PASSWORD, new_password: `${PASSWORD} 2` }, access)
    test.shiftClock(MINUTE)
    const seen = async (token: string) => [
      (await get('result', token)).body.count,
      (await get(`result/${result.id}`, token)).status,
      (await get('auth/export', token)).body.results.length,
      (await get('notification', token)).body.count,
    ]
    expect(await seen(access)).toEqual([1, 200, 1, 1])
    const token = await resetBySms(phone, 3)
    // Of the reset itself there is the new password alone: nothing tells that older things are hidden (safety.md 5).
    expect(await seen(token)).toEqual([0, 404, 0, 1])
    expect((await test.call('POST', `/api/v1/result/${result.id}/share/`, { token })).status).toBe(404)
    await post('auth/curtain', { recovery_code }, token)
    expect(await seen(token)).toEqual([1, 200, 1, 2])
  })
})

describe('what is told to who came by SMS', () => {
  it('is never older than the account says it is: an account’s id tells no time', async () => {
    const { user } = await phoneAccount(test)
    const { body: child } = await registerNickname(test)
    for (const { id } of [user, child.user]) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  it('has nothing that was saved or learned before, which comes back with the curtain', async () => {
    const { phone, access, recovery_code } = await withHistory()
    const [first, second] = (await get('course/lesson', access)).body.results as { id: string }[]
    const ref = { type: 'lesson', object_id: first!.id }
    await post('saved', ref, access)
    await post(`course/lesson/${first!.id}/progress`, { state: 'done', position: 7 }, access)
    test.shiftClock(MINUTE)
    const seen = async (token: string) => {
      const { body: exported } = await get('auth/export', token)
      return [
        (await get('saved', token)).body.count,
        (await post('saved/marks', { items: [ref] }, token)).body.length,
        (await get('course/progress', token)).body.count,
        exported.saved.length,
        exported.learning.lessons.length,
      ]
    }
    expect(await seen(access)).toEqual([1, 1, 1, 1, 1])
    const { id } = (await get('saved', access)).body.results[0]
    const token = await resetBySms(phone, 2)
    expect(await seen(token)).toEqual([0, 0, 0, 0, 0])
    expect((await test.call('DELETE', `/api/v1/saved/${id}/`, { token })).status).toBe(404)
    // Theirs are new ones, as of any new account.
    expect((await post('saved', ref, token)).status).toBe(201)
    const begun = await post(`course/lesson/${first!.id}/progress`, { state: 'started' }, token)
    expect(begun.body).toMatchObject({ state: 'started', position: 0 })
    await post('saved', { type: 'lesson', object_id: second!.id }, token)
    expect(await seen(token)).toEqual([2, 1, 1, 2, 1])
    await post('auth/curtain', { recovery_code }, token)
    expect((await seen(token))[0]).toBe(2)
  })

  it('keeps the certificate of before, which is still true, and gives them one of their own', async () => {
    const { phone, access, recovery_code } = await withHistory()
    const { body: courses } = await get('course', access)
    const done = async (token: string, course: { slug: string }) => {
      const path = `/api/v1/course/lesson/?course=${course.slug}&page_size=100`
      const { results } = (await test.call('GET', path, { token })).body as { results: { id: string }[] }
      for (const { id } of results) await post(`course/lesson/${id}/progress`, { state: 'done' }, token)
      return post(`course/${course.slug}/certificate`, { name: 'Nodira' }, token)
    }
    const course = courses.results.find((one: { certificate: boolean }) => one.certificate)
    const before = await done(access, course)
    test.shiftClock(MINUTE)
    const token = await resetBySms(phone, 2)
    const own = async () =>
      (await get('course/certificate', token)).body.results.map(({ code }: { code: string }) => code).toSorted()
    expect(await own()).toEqual([])
    expect((await post(`course/${course.slug}/certificate`, { name: 'Nodira' }, token)).body.code).toBe('lessons_left')
    const after = await done(token, course)
    expect([before.status, after.status]).toEqual([201, 201])
    expect(await own()).toEqual([after.body.code])
    expect((await get(`course/certificate/${before.body.code}`, token)).status).toBe(200)
    await post('auth/curtain', { recovery_code }, token)
    const both: string[] = [before.body.code, after.body.code]
    expect(await own()).toEqual(both.toSorted())
  })
})

describe('a recovery code', () => {
  it('is made anew for whoever knows the password, and the one before opens nothing', async () => {
    const { body: child } = await registerNickname(test)
    const wrong = await post('auth/recovery-code', { password: 'notogri parol' }, child.access)
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: ['wrong'] }])
    test.shiftClock(1_000)
    const { status, body } = await post('auth/recovery-code', { password: PASSWORD }, child.access)
    expect([status, body.recovery_code === child.recovery_code]).toEqual([201, false])
    const reset = (recovery_code: string) => post('password/reset/confirm', { nickname: child.user.nickname, recovery_code })
    expect((await reset(child.recovery_code)).body.code).toBe('wrong_recovery_code')
    test.shiftClock(2_000)
    expect((await reset(body.recovery_code)).status).toBe(200)
    expect((await post('auth/recovery-code', { password: PASSWORD })).status).toBe(401)
  })
})

describe('who holds the SIM', () => {
  const del = (token: string, password: string) => test.call('DELETE', '/api/v1/auth/', { token, body: { password } })
  const cancel = (id: string, token: string) => test.call('POST', `/api/v1/sos/${id}/cancel/`, { token })
  const state = async (id: string) =>
    (await test.platform.db.selectFrom('sos_call').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  it('neither sees nor stops the call for help that rings behind the curtain; their own is another one', async () => {
    const { phone, access } = await phoneAccount(test)
    const nonce = randomUUID()
    const { body: call } = await post('sos', { nonce, kind: 'self', can_speak: false }, access)
    test.shiftClock(MINUTE)
    const token = await resetBySms(phone, 2)
    expect((await get(`sos/${call.id}`, token)).status).toBe(404)
    expect((await cancel(call.id, token)).status).toBe(404)
    const other = await post('sos', { nonce: randomUUID(), kind: 'self', can_speak: false }, token)
    expect(other.body.id).not.toBe(call.id)
    expect((await cancel(other.body.id, token)).status).toBe(200)
    expect(await state(call.id)).toBe('sent')
    // Who sent it still has its nonce, and stops it by that.
    expect((await test.call('POST', `/api/v1/sos/${call.id}/cancel/`, { headers: { 'x-sos-nonce': nonce } })).status).toBe(200)
  })

  it('does not take back a question that is hidden from them', async () => {
    const { phone, access } = await phoneAccount(test)
    const asked = { title: 'Eski savol', question: 'Bu savol parda ortida qoladi, u hech kimga ko‘rinmaydi.' }
    await post('question', asked, access)
    const { body: own } = await get('question/mine', access)
    const [{ id }] = own.results
    test.shiftClock(MINUTE)
    const token = await resetBySms(phone, 2)
    const withdrawn = await test.call('DELETE', `/api/v1/question/mine/${id}/`, { token })
    const rows = await test.platform.db.selectFrom('asked_question').select('id').where('id', '=', id).execute()
    expect([withdrawn.status, rows.length]).toEqual([404, 1])
  })

  it('does not destroy what is hidden by deleting the account: it waits thirty days for its owner', async () => {
    const { phone, chat, recovery_code } = await withHistory()
    const token = await resetBySms(phone, 2)
    expect((await del(token, NEW)).status).toBe(204)
    expect((await get('auth/me', token)).body.code).toBe('token_revoked')
    test.shiftClock(2_000)
    expect((await post('auth/token', { phone, password: NEW })).status).toBe(401)
    test.shiftClock(25 * DAY)
    await eraseClosedAccounts(test.platform)
    const back = await resetBySms(phone, 3)
    expect((await shownTo(back)).chats).not.toContain(chat)
    expect((await post('auth/curtain', { recovery_code }, back)).status).toBe(200)
    test.shiftClock(10 * DAY)
    await eraseClosedAccounts(test.platform)
    const { body } = await post('auth/token', { phone, password: NEW })
    expect((await shownTo(body.access)).chats).toContain(chat)
  })

  it('and after thirty days everything goes', async () => {
    const { phone, chat } = await withHistory()
    const token = await resetBySms(phone, 2)
    await del(token, NEW)
    test.shiftClock(31 * DAY)
    await eraseClosedAccounts(test.platform)
    const left = await test.platform.db.selectFrom('chat').select('key_id').where('id', '=', chat).execute()
    expect(left.filter(({ key_id }) => key_id !== null)).toEqual([])
    expect((await test.call('POST', '/api/v1/password/reset/', { body: { phone } })).status).toBe(200)
    expect(test.textsTo(phone)).toHaveLength(2)
  })
})
