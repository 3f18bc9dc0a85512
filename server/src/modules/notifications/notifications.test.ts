import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dial, dialChat, join, type Member, openChat } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { phoneOf } from '../accounts/auth/accounts/person.service.ts'
import { smsLeft } from '../accounts/auth/codes/sms-budget.service.ts'
import { forgetNotifications, exportNotifications } from './own-notifications.service.ts'
import { notify, readAbout } from './notify.service.ts'
import { ring } from './ringing/ring.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const PATH = '/api/v1/notification/'
const call = (method: string, { token }: Member, path = '', body?: unknown, lang: 'uz' | 'ru' | 'en' = 'uz') =>
  app.call(method, `${PATH}${path}`, { token, lang, ...(body === undefined ? {} : { body }) })
const tell = (who: Member, more: Partial<Parameters<typeof notify>[2]> = {}) =>
  notify(app.platform, app.platform.db, {
    account_id: who.id,
    what: 'question.answered',
    dedupe_key: randomUUID(),
    ...more,
  })
/** What the job does. */
const deliver = (who: Member) => ring(app.platform, { phoneOf, smsLeft }, who.id)
const list = async (who: Member, query = '') => (await call('GET', who, query)).body
const unread = async (who: Member): Promise<number> => (await list(who, '?is_read=false&page_size=1')).count

describe('the list', () => {
  it('has the newest first, in the asked language, page by page', async () => {
    const child = await join(app)
    for (const what of ['question.answered', 'account.password_changed', 'report.message'] as const) {
      await tell(child, { what })
      app.shiftClock(1_000)
    }
    const { body } = await call('GET', child, '?page_size=2', undefined, 'ru')
    expect(body).toMatchObject({
      count: 3,
      next: `${PATH}?page=2&page_size=2`,
      previous: null,
      results: [
        { kind: 'report', title: 'Вам написали', path: 'report/mine', is_read: false },
        { kind: 'account', title: 'Пароль изменён', path: 'profile' },
      ],
    })
    const second = await call('GET', child, '?page_size=2&page=2', undefined, 'en')
    expect(second.body).toMatchObject({ next: null, results: [{ kind: 'question', title: 'Your question has an answer' }] })
  })

  it('tells the same event once', async () => {
    const child = await join(app)
    const same = { dedupe_key: 'question:1:answered' }
    await Promise.all([tell(child, same), tell(child, same), tell(child, same)])
    expect((await list(child)).count).toBe(1)
  })

  it('tells nothing of what was rolled back', async () => {
    const child = await join(app)
    const work = app.platform.db.transaction().execute(async (db) => {
      await notify(app.platform, db, { account_id: child.id, what: 'question.answered', dedupe_key: 'a' })
      throw new Error('changed our mind')
    })
    await expect(work).rejects.toThrow('changed our mind')
    expect((await list(child)).count).toBe(0)
  })

  it('hides behind the curtain what was before it, and what is about something from before it', async () => {
    const child = await join(app)
    await tell(child)
    app.shiftClock(1_000)
    const curtain_before = app.platform.now()
    await app.platform.db.updateTable('account').set({ curtain_before }).where('id', '=', child.id).execute()
    await tell(child, { what: 'report.state', about_since: new Date(curtain_before.getTime() - 500) })
    await tell(child, { what: 'account.password_changed' })
    expect((await list(child)).results.map(({ kind }: { kind: string }) => kind)).toEqual(['account'])
    expect(await exportNotifications(app.platform.db, child.id, 'uz')).toHaveLength(1)
    await call('POST', child, 'read-all/', {})
    await app.platform.db.updateTable('account').set({ curtain_before: null }).where('id', '=', child.id).execute()
    expect((await list(child)).count).toBe(3)
    expect(await unread(child)).toBe(2)
  })

  it('goes with the account', async () => {
    const child = await join(app)
    await tell(child)
    await forgetNotifications(app.platform.db, child.id)
    expect((await list(child)).count).toBe(0)
  })
})

describe('reading', () => {
  it('marks one, and unmarks it', async () => {
    const child = await join(app)
    await tell(child)
    const [{ id }] = (await list(child)).results
    expect(await call('PATCH', child, `${id}/`, { is_read: true })).toMatchObject({ status: 200, body: { id, is_read: true } })
    expect(await unread(child)).toBe(0)
    await call('PATCH', child, `${id}/`, { is_read: false })
    expect(await unread(child)).toBe(1)
  })

  it('marks all up to a moment, and leaves what came after it', async () => {
    const child = await join(app)
    await tell(child)
    await tell(child)
    const [{ created_at }] = (await list(child)).results
    app.shiftClock(1_000)
    await tell(child)
    expect((await call('POST', child, 'read-all/', { until: created_at })).status).toBe(204)
    expect(await unread(child)).toBe(1)
    await call('POST', child, 'read-all/', {})
    expect(await unread(child)).toBe(0)
  })

  it('of the thing itself reads what told of it, and nothing else', async () => {
    const child = await join(app)
    const subject_id = randomUUID()
    await tell(child, { subject_id })
    await tell(child, { subject_id: randomUUID() })
    await readAbout(app.platform, child.id, subject_id)
    expect(await unread(child)).toBe(1)
  })

  it('of another’s is refused like a missing one', async () => {
    const [child, other] = [await join(app), await join(app)]
    await tell(other)
    const [{ id }] = (await list(other)).results
    const foreign = await call('PATCH', child, `${id}/`, { is_read: true })
    const missing = await call('PATCH', child, `${randomUUID()}/`, { is_read: true })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    await call('POST', child, 'read-all/', {})
    expect(await unread(other)).toBe(1)
  })

  it('is for signed-in people alone', async () => {
    const counsellor = await join(app, 'counsellor')
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', `${randomUUID()}/`, { is_read: true }],
      ['POST', 'read-all/', {}],
    ] as const) {
      expect((await app.call(method, `${PATH}${path}`, body ? { body } : {})).status, method).toBe(401)
      expect((await call(method, counsellor, path, body)).status, method).toBe(401)
    }
  })
})

describe('a screen', () => {
  it('is told of a new one, of one that is read and of all, in its own language; a client of the seed never', async () => {
    const child = await join(app)
    const chat = await openChat(app, child)
    const line = await dialChat(app, child, chat)
    const russian = dial(app, `/ws/chat/${chat}/?token=${child.token}&v=1&lang=ru`)
    const plain = dial(app, `/ws/chat/${chat}/?token=${child.token}`)
    await russian.next(({ type }) => type === 'hello')
    await tell(child)
    await deliver(child)
    const frame = await line.next(({ type }) => type === 'notification')
    expect(frame).toMatchObject({ kind: 'question', title: 'Savolingizga javob bor', is_read: false })
    expect(await russian.next(({ type }) => type === 'notification')).toMatchObject({ title: 'На ваш вопрос ответили' })
    await call('PATCH', child, `${frame.id}/`, { is_read: true })
    await line.next(({ type, is_read }) => type === 'notification' && is_read)
    await call('PATCH', child, `${frame.id}/`, { is_read: false })
    await call('POST', child, 'read-all/', {})
    await russian.next(({ type }) => type === 'notifications_read')
    expect(plain.frames).toEqual([])
    await Promise.all([line, russian, plain].map((one) => one.close()))
  })

  it('is told once, whichever job rings, and nothing of another’s', async () => {
    const [child, other] = [await join(app), await join(app)]
    const line = await dialChat(app, child, await openChat(app, child))
    await tell(other)
    await deliver(other)
    await tell(child)
    await Promise.all([deliver(child), deliver(child)])
    await call('POST', child, 'read-all/', {})
    await line.next(({ type }) => type === 'notifications_read')
    expect(line.frames.filter(({ type }) => type === 'notification')).toHaveLength(1)
    await line.close()
  })
})
