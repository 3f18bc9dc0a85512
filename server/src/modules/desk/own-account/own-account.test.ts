import { KEPT_ROWS, LEAVINGS } from '@himoya/contract/desk/holding-lists'
import { randomUUID as uuid } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  freshNickname,
  PASSWORD,
  phoneAccount,
  registerNickname,
  startAccountsApp,
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { evidenceCalls } from '../../../../test/evidence-files.ts'
import { photo } from '../../../../test/media-files.ts'
import { RETENTION } from '../../../retention.ts'

const NEW = 'yangi uzun parol 12'
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ samples: true, env: { LIMITS: 'nicknames=1000/3600,codes=1000/3600', CHAT_DAYS: '200' } })
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 3_600_000))

const post = (path: string, body: object, token?: string, headers: Record<string, string> = {}) =>
  test.call('POST', `/api/v1/${path}/`, { body, headers, ...(token ? { token } : {}) })
const get = (path: string, token: string) => test.call('GET', `/api/v1/${path}/`, { token })
const child = async () => {
  const nickname = freshNickname()
  const { body } = await registerNickname(test, nickname)
  return { nickname, ...(body as { access: string; user: { id: string } }) }
}
const newsOf = async (token: string): Promise<string[]> =>
  (await get('notification', token)).body.results.map(({ title }: { title: string }) => title)

/** Answers a test of the samples, each question by its first option. */
async function answerTest(token: string): Promise<void> {
  const { body: tests } = await get('test', token)
  const { id } = tests.results[0]
  const { questions } = (await test.call('GET', `/api/v1/test/question/?test=${id}`, { token })).body
  const answers = questions.map(({ key, options }: { key: string; options: { key: string }[] }) => ({
    question: key,
    options: [options[0]!.key],
  }))
  expect((await post('result', { test: id, answers }, token)).status).toBe(201)
}

describe('a person’s own data', () => {
  it('holds results and notifications, says why questionnaires are not there, and how long what is kept here', async () => {
    const { access } = await child()
    await answerTest(access)
    await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)
    const { status, body } = await get('auth/export', access)
    expect(status).toBe(200)
    expect(body.results).toMatchObject([{ max: expect.any(Number), shared_at: null }])
    expect(body.notifications).toMatchObject([{ title: 'Parol o‘zgardi', is_read: false }])
    expect(body.questionnaires).toMatch(/ismsiz/)
    expect(body.kept_days).toMatchObject({ chat_days: 200, report_days: 3 * 365 })
  })

  it('names each picture, voice note and file, and says how many of them are not in it, and where they are', async () => {
    const { access, user } = await child()
    const [{ id: chat_id }] = (await get('chat', access)).body
    const sealed = await test.platform.db.selectFrom('chat').select('key_id').where('id', '=', chat_id).executeTakeFirstOrThrow()
    const sealer = await test.platform.vault.useKey(test.platform.db, sealed.key_id)
    const attachment = { id: uuid(), mime: 'image/webp', size: 1_234, width: 40, height: 30 }
    const id = uuid()
    const body = JSON.stringify({ message: 'rasm izohi', attachment })
    const row = {
      id,
      chat_id,
      seq: 1,
      cid: uuid(),
      sender_id: user.id,
      is_admin: false,
      kind: 'image' as const,
      body: sealer.seal(id, body),
    }
    await test.platform.db.insertInto('message').values(row).execute()
    await test.platform.db.updateTable('chat').set({ last_seq: 1 }).where('id', '=', chat_id).execute()
    const { body: file } = await evidenceCalls(test).sendWhole(await photo())
    const submitted = {
      reporter_role: 'witness',
      region_code: 'UZ-TK',
      type_ids: ['beating'],
      urgency: 'ongoing',
      description: 'Maktabda urishadi, yordam kerak',
    }
    expect((await post('victim', { ...submitted, accept_terms: true, file_keys: [file.key] }, access)).status).toBe(201)
    const { body: own } = await get('auth/export', access)
    expect(own.reports).toMatchObject([{ description: submitted.description, files: [{ id: file.id, kind: 'image' }] }])
    expect(own.chats[0].messages).toMatchObject([{ message: 'rasm izohi', kind: 'image', attachment: { size: 1_234 } }])
    expect(own.not_inside).toMatchObject({
      pictures: 1,
      voice_notes: 0,
      report_files: 1,
      where: expect.stringMatching(/suhbatda/),
    })
  })

  it('says how long what stays in words that stand for a setting of this server', () => {
    const named = [...KEPT_ROWS, ...LEAVINGS.flatMap(({ days }) => days)]
    expect(named.filter((name) => !(name in RETENTION))).toEqual([])
  })

  it('goes with the account: nowhere is a row of theirs but the empty one and the log’s', async () => {
    const { access, user } = await child()
    await answerTest(access)
    await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)
    const { body: chats } = await get('chat', access)
    const followUps = () => test.platform.db.selectFrom('follow_up').select('id').where('chat_id', '=', chats[0].id).execute()
    const appointment = { id: uuid(), chat_id: chats[0].id, kind: 'appointment' as const, shown: true, reminder_asked: true }
    await test.platform.db
      .insertInto('follow_up')
      .values({ ...appointment, words: Buffer.alloc(1), made_by: uuid(), made_at: new Date(), due_at: new Date() })
      .execute()
    expect(await followUps()).toHaveLength(1)
    const { body: courses } = await get('course', access)
    await post('saved', { type: 'course', object_id: courses.results[0].id }, access)
    const before = await rowsOf(user.id)
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['chat', 'notification', 'saved_item', 'session', 'test_result']))
    const gone = await test.call('DELETE', '/api/v1/auth/', { token: access, body: { password: NEW } })
    expect(gone.status).toBe(204)
    const left = await rowsOf(user.id)
    expect(await followUps()).toEqual([])
    // Ended sessions stay fourteen days, for the security log (safety.md 28).
    expect(Object.keys(left).filter((table) => table !== 'session' && !table.startsWith('audit'))).toEqual([])
  })
})

/** How many rows of each table name the account, by every column that refers to accounts. */
async function rowsOf(account_id: string): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_constraint
    join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass`.execute(test.platform.db)
  const counted: Record<string, number> = {}
  for (const { table, column } of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${account_id}`.execute(test.platform.db)
    if (rows[0]!.n > 0) counted[table] = (counted[table] ?? 0) + rows[0]!.n
  }
  return counted
}

describe('news of the account', () => {
  it('a changed password is told in the list, and by one neutral SMS to a phone account', async () => {
    const { phone, access } = await phoneAccount(test)
    const sent = test.textsTo(phone).length
    await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)
    expect(await newsOf(access)).toEqual(['Parol o‘zgardi'])
    const texts = test.textsTo(phone).slice(sent)
    expect(texts).toHaveLength(1)
    expect(texts[0]).not.toMatch(/himoya|yordam|bola|chat|suhbat/i)
  })

  it('a nickname account gets no SMS, and a wrong old password tells nothing', async () => {
    const { access } = await child()
    const sent = test.sms.length
    await post('auth/password/change', { old_password: 'notogri parol', new_password: NEW }, access)
    expect(await newsOf(access)).toEqual([])
    test.shiftClock(1_000)
    await post('auth/password/change', { old_password: PASSWORD, new_password: NEW }, access)
    expect(await newsOf(access)).toEqual(['Parol o‘zgardi'])
    expect(test.sms).toHaveLength(sent)
  })

  it('a reset by SMS is told, but never what it hid, and not by a second SMS', async () => {
    const { phone } = await phoneAccount(test)
    await post('password/reset', { phone })
    const code = await test.codeFor(phone, 2)
    const { body: step } = await post('password/reset/confirm', { phone, code })
    const { body } = await post('password/reset/set', { reset_token: step.reset_token, password: NEW })
    expect((await newsOf(body.access)).toSorted()).toEqual(['Parol o‘zgardi'])
    expect(test.textsTo(phone)).toHaveLength(2)
  })

  it('a new kind of device is told once, the known one and the first never', async () => {
    const { nickname, access } = await child()
    const signIn = (agent: string) => post('auth/token', { nickname, password: PASSWORD }, undefined, { 'user-agent': agent })
    expect(await newsOf(access)).toEqual([])
    await signIn(CHROME)
    await signIn(CHROME)
    await signIn(FIREFOX)
    const titles = ['Hisobga yangi qurilmadan kirildi', 'Hisobga yangi qurilmadan kirildi']
    expect(await newsOf(access)).toEqual(titles)
    test.shiftClock(25 * 3_600_000)
    const { body: later } = await signIn(CHROME)
    expect(await newsOf(later.access)).toEqual(titles)
    const { body } = await get('notification', later.access)
    expect(body.results.map(({ text }: { text: string }) => text).join()).toMatch(/Firefox.*Chrome/s)
  })
})
