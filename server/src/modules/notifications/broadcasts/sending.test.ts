import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../../../kit/test/until.ts'
import { dialChat, join, type Member, openChat } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { notificationJobs } from '../notifications.jobs.ts'
import { phoneOf } from '../../accounts/auth/accounts/person.service.ts'
import { smsLeft } from '../../accounts/auth/codes/sms-budget.service.ts'
import { buildJobs } from '../../../app.ts'
import { sendBroadcast } from './sending.service.ts'

let app: TestApp
let editor: Member
let other: Member
let queued: { name: string; payload: Record<string, unknown>; run_at?: Date | undefined }[] = []
const jobs: Jobs = {
  enqueue: async (_db, name, payload, { run_at } = {}) => void queued.push({ name, payload, run_at }),
}
beforeAll(async () => {
  app = await startTestApp({ overrides: { jobs }, connections: 8 })
  editor = await join(app, 'editor')
  other = await join(app, 'supervisor')
})
afterAll(() => app.close())
beforeEach(() => void (queued = []))

const PATH = '/api/v1/staff/broadcast/'
const call = (method: string, who: Member, path = '', body?: unknown) =>
  app.call(method, `${PATH}${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })
const TEXTS = {
  uz: { title: 'Yangi dars', text: 'Uyqu haqida yangi dars chiqdi.' },
  ru: { title: 'Новый урок', text: 'Вышел новый урок о сне.' },
  en: { title: 'A new lesson', text: 'There is a new lesson about sleep.' },
}

async function approved(change: object = {}): Promise<string> {
  const body = { audience: null, region: null, path: 'learn/uyqu', texts: TEXTS, send_at: null, ...change }
  const { id, version } = (await call('POST', editor, '', body)).body
  await call('POST', editor, `${id}/review/`)
  expect((await call('POST', other, `${id}/approve/`, { version })).status).toBe(200)
  return id
}
/** People straight in the database. */
async function crowd(count: number, more: object = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuid())
  const { db, vault } = app.platform
  const key_id = await vault.createKey(db)
  const rows = ids.map((id) => ({
    id,
    key_id,
    mode: 'nickname' as const,
    role: 'user' as const,
    login: Buffer.from(id),
    login_index: Buffer.from(id),
    terms_accepted_at: new Date(),
    ...more,
  }))
  await db.insertInto('account').values(rows).execute()
  return ids
}
const notifiedOf = async (broadcast_id: string): Promise<string[]> => {
  const rows = app.platform.db.selectFrom('notification').select('account_id').where('subject_id', '=', broadcast_id)
  return (await rows.execute()).map(({ account_id }) => account_id)
}
const one = async (id: string) => (await call('GET', editor, `${id}/`)).body

describe('a broadcast that is approved', () => {
  it('reaches everybody it is for once, in their language, and nobody else', async () => {
    const parents = await crowd(1_203, { audience: 'parent', region_code: 'UZ-BU' })
    await crowd(5, { audience: 'teen', region_code: 'UZ-BU' })
    await crowd(5, { audience: 'parent', region_code: 'UZ-SA' })
    await crowd(1, { audience: 'parent', region_code: 'UZ-BU', blocked_at: new Date() })
    await crowd(1, { audience: 'parent', region_code: 'UZ-BU', deleted_at: new Date(), key_id: null })
    const id = await approved({ audience: 'parent', region: 'UZ-BU' })
    expect((await one(id)).sending).toBeNull()
    expect(queued).toMatchObject([{ name: 'broadcasts.send', payload: { id } }])
    await Promise.all([sendBroadcast(app.platform, id), sendBroadcast(app.platform, id)])
    await sendBroadcast(app.platform, id)
    expect((await notifiedOf(id)).toSorted()).toEqual(parents.toSorted())
    expect(await one(id)).toMatchObject({
      state: 'sent',
      can: [],
      sending: { state: 'sent', total: 1_200, done: 1_200, failed: 0, percent: 100 },
    })
  })

  it('stands in the list of who got it in the asked language, leads where it should, and came to their screen', async () => {
    const child = await join(app)
    await app.platform.db
      .updateTable('account')
      .set({ audience: 'child', region_code: 'UZ-TK' })
      .where('id', '=', child.id)
      .execute()
    const line = await dialChat(app, child, await openChat(app, child))
    const id = await approved({ audience: 'child', region: 'UZ-TK' })
    await sendBroadcast(app.platform, id)
    expect(await line.next(({ type }) => type === 'notification')).toMatchObject({ kind: 'news', title: 'Yangi dars' })
    const { body } = await app.call('GET', '/api/v1/notification/', { token: child.token, lang: 'en' })
    expect(body.results).toMatchObject([{ kind: 'news', title: 'A new lesson', path: 'learn/uyqu', is_read: false }])
    expect((await one(id)).sending).toEqual({ state: 'sent', total: null, done: null, failed: 0, percent: 100 })
    await line.close()
  })

  it('rings for those alone who chose to be rung for news', async () => {
    const [calm, eager] = await crowd(2, { audience: 'teacher', region_code: 'UZ-XO' })
    const kinds = JSON.stringify({ news: { push: true, sms: false } })
    const chosen = { account_id: eager!, kinds, updated_at: new Date() }
    await app.platform.db.insertInto('notification_preference').values(chosen).execute()
    const id = await approved({ audience: 'teacher', region: 'UZ-XO' })
    queued = []
    await sendBroadcast(app.platform, id)
    expect(queued).toMatchObject([{ name: 'notifications.ring', payload: { account_id: eager } }])
    expect(new Set(await notifiedOf(id))).toEqual(new Set([calm, eager]))
    await notificationJobs(app.platform, { phoneOf, smsLeft })['notifications.ring']!(
      { account_id: eager! },
      { number: 1, last: false },
    )
  })

  it('waits for its time, and goes no sooner', async () => {
    const send_at = new Date(app.platform.now().getTime() + 3_600_000)
    const id = await approved({ audience: 'teacher', region: 'UZ-XO', send_at: send_at.toISOString() })
    expect(queued).toMatchObject([{ run_at: send_at }])
    await sendBroadcast(app.platform, id)
    expect([(await one(id)).state, await notifiedOf(id)]).toEqual(['approved', []])
    app.shiftClock(3_601_000)
    const again = { ...editor, ...(await join(app, 'editor')) }
    await sendBroadcast(app.platform, id)
    expect((await call('GET', again, `${id}/`)).body.state).toBe('sent')
    app.shiftClock(-3_601_000)
  })

  it('that is taken back before its time does not go', async () => {
    const id = await approved({ audience: 'teacher', region: 'UZ-XO' })
    await call('POST', editor, `${id}/return/`)
    await sendBroadcast(app.platform, id)
    expect([(await one(id)).state, await notifiedOf(id)]).toEqual(['draft', []])
  })

  it('is stopped on its way: who has it keeps it, nobody more gets it, and it is written down who stopped it', async () => {
    await crowd(1_600, { audience: 'parent', region_code: 'UZ-NG' })
    const id = await approved({ audience: 'parent', region: 'UZ-NG' })
    const sending = sendBroadcast(app.platform, id)
    await until(async () => (await notifiedOf(id)).length > 0)
    const running = await one(id)
    expect(running).toMatchObject({ state: 'sending', can: ['stop'], sending: { total: 1_600 } })
    const { version } = running
    for (const [method, path, body] of [
      ['PUT', `${id}/`, { version, audience: null, region: null, path: null, texts: TEXTS, send_at: null }],
      ['POST', `${id}/return/`, undefined],
      ['DELETE', `${id}/`, undefined],
    ] as const) {
      expect((await call(method, editor, path, body)).body.code, path).toBe('changed_meanwhile')
    }
    expect((await call('POST', editor, `${id}/stop/`)).body).toMatchObject({ state: 'stopped' })
    const had = (await notifiedOf(id)).length
    await sending
    await sendBroadcast(app.platform, id)
    expect((await notifiedOf(id)).length).toBe(had)
    expect(had).toBeLessThan(1_600)
    expect((await one(id)).sending).toMatchObject({ state: 'stopped', total: 1_600, done: Math.floor(had / 10) * 10 })
    expect((await call('POST', editor, `${id}/stop/`)).body.code).toBe('changed_meanwhile')
    const trail = app.platform.db.selectFrom('audit_entry').select(['action', 'actor_id']).where('subject_id', '=', id)
    expect(await trail.orderBy('at').execute()).toMatchObject([
      { actor_id: other.id },
      { action: 'broadcast.stopped', actor_id: editor.id },
    ])
  })

  it('goes on where it was after a server that died, by a job of the schedule', async () => {
    const people = await crowd(700, { audience: 'teen', region_code: 'UZ-QR' })
    const id = await approved({ audience: 'teen', region: 'UZ-QR' })
    const stranded = { state: 'sending' as const, begun_at: app.platform.now(), stepped_at: new Date(0), total: 700 }
    await app.platform.db.updateTable('broadcast').set(stranded).where('id', '=', id).execute()
    queued = []
    await buildJobs(app.platform).handlers['broadcasts.resume']!({}, { number: 1, last: false })
    expect(queued).toContainEqual({ name: 'broadcasts.send', payload: { id }, run_at: undefined })
    await sendBroadcast(app.platform, id)
    expect((await notifiedOf(id)).toSorted()).toEqual(people.toSorted())
  })

  it('is stopped by nobody but those who write them', async () => {
    const id = await approved({ audience: 'teacher', region: 'UZ-JI' })
    for (const role of ['counsellor', 'admin'] as const) {
      expect((await call('POST', await join(app, role), `${id}/stop/`)).status, role).toBe(403)
    }
    expect((await call('POST', await join(app), `${id}/stop/`)).status).toBe(401)
    expect((await call('POST', editor, `${id}/stop/`)).body.code).toBe('changed_meanwhile')
  })
})
