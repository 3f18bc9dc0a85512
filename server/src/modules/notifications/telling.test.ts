import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dump, join, type Member, openChat, say } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type PushService, startPushService } from '../../../test/push-service.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { announceEnded, endSessionsIn } from '../accounts/auth/sessions/sessions.service.ts'
import { phoneOf } from '../accounts/auth/accounts/person.service.ts'
import { smsLeft } from '../accounts/auth/codes/sms-budget.service.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { notify } from './notify.service.ts'

type Waiting = { name: string; payload: Record<string, string | number | boolean>; run_at: Date | undefined }

let app: TestApp
let service: PushService
/** What was enqueued and has not run; a job with a key replaces the one that waits. */
const waiting = new Map<string, Waiting>()
const jobs: Jobs = {
  enqueue: async (_db, name, payload, options = {}) =>
    void waiting.set(options.key ?? randomUUID(), { name, payload, run_at: options.run_at }),
}

beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({ env: { PUSH_HOSTS: `fcm.googleapis.com,${service.origin}` }, overrides: { jobs } })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(() => waiting.clear())

/** Runs what is due, also what comes of it. */
async function work(attempt = { number: 1, last: false }): Promise<void> {
  const handlers = notificationJobs(app.platform, { phoneOf, smsLeft })
  for (;;) {
    const due = [...waiting].find(([, { run_at }]) => run_at === undefined || run_at <= app.platform.now())
    if (!due) return
    waiting.delete(due[0])
    await handlers[due[1].name]!(due[1].payload, attempt)
  }
}

const PATH = '/api/v1/notification/'
const call = (method: string, { token }: Member, path: string, body?: unknown) =>
  app.call(method, `${PATH}${path}`, { token, ...(body === undefined ? {} : { body }) })
const tell = (who: Member, what: Parameters<typeof notify>[2]['what'] = 'question.answered') =>
  notify(app.platform, app.platform.db, { account_id: who.id, what, dedupe_key: randomUUID() })

async function subscribed(who: Member, device = service.device()) {
  const { endpoint, keys } = device
  const answer = await call('POST', who, 'subscription/', { endpoint, keys, expirationTime: null })
  expect(answer.status).toBe(201)
  return { ...device, id: answer.body.id as string }
}
const choose = async (who: Member, change: object) => {
  const { body } = await call('GET', who, 'preference/')
  return call('PUT', who, 'preference/', { ...body, ...change })
}
async function withPhone(): Promise<Member> {
  const who = await join(app)
  const { db, vault } = app.platform
  const { key_id } = await db.selectFrom('account').select('key_id').where('id', '=', who.id).executeTakeFirstOrThrow()
  const login = (await vault.useKey(db, key_id!)).seal(`${who.id}:login`, '+998901112233')
  await db.updateTable('account').set({ mode: 'phone', login }).where('id', '=', who.id).execute()
  return who
}
const kinds = (change: object, body: { kinds: object }) => ({ kinds: { ...body.kinds, ...change } })

describe('choices', () => {
  it('are the first ones until somebody chooses, and then theirs', async () => {
    const child = await join(app)
    const { body } = await call('GET', child, 'preference/')
    expect(body).toMatchObject({ kinds: { message: { push: true, sms: false }, news: { push: false } }, quiet: null })
    const chosen = { kinds: { ...body.kinds, news: { push: true, sms: false } }, quiet: { from: '22:00', until: '07:00' } }
    expect((await call('PUT', child, 'preference/', chosen)).body).toEqual(chosen)
    expect((await call('GET', child, 'preference/')).body).toEqual(chosen)
    expect((await call('GET', await join(app), 'preference/')).body).toEqual(body)
  })

  it('have no SMS without a phone, and no quiet hours without an end', async () => {
    const child = await join(app)
    const { body } = await call('GET', child, 'preference/')
    expect(await choose(child, kinds({ message: { push: true, sms: true } }, body))).toMatchObject({
      status: 422,
      body: { fields: { 'kinds.message.sms': ['not_allowed'] } },
    })
    expect((await choose(child, { quiet: { from: '22:00', until: '22:00' } })).status).toBe(422)
    expect((await choose(child, { quiet: { from: '24:00', until: '07:00' } })).status).toBe(422)
    expect((await choose(child, { kinds: { message: { push: true, sms: false } } })).status).toBe(422)
  })

  it('are for signed-in people alone', async () => {
    const counsellor = await join(app, 'counsellor')
    for (const [method, path, body] of [
      ['GET', 'preference/', undefined],
      ['PUT', 'preference/', { kinds: {}, quiet: null }],
      ['GET', 'subscription/', undefined],
      ['POST', 'subscription/', service.device()],
      ['DELETE', 'subscription/', { endpoint: service.device().endpoint }],
    ] as const) {
      expect((await app.call(method, `${PATH}${path}`, body ? { body } : {})).status, `${method} ${path}`).toBe(401)
      expect((await call(method, counsellor, path, body)).status, `${method} ${path}`).toBe(401)
    }
  })
})

describe('a device', () => {
  it('is woken by a call that is signed and carries nothing', async () => {
    const child = await join(app)
    const device = await subscribed(child)
    const { body } = await call('GET', child, 'subscription/')
    expect(body.key).toMatch(/^B[\w-]{86}$/)
    await tell(child)
    await work()
    expect(service.pushesTo(device.endpoint)).toEqual([
      expect.objectContaining({ bytes: 0, topic: 'new', subject: app.platform.config.security_contact }),
    ])
    expect(service.faults).toEqual([])
  })

  it('is woken once for much at once, not for what is read, not for a kind that is off', async () => {
    const child = await join(app)
    const device = await subscribed(child)
    for (let made = 0; made < 5; made += 1) await tell(child)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(1)
    await tell(child)
    await call('POST', child, 'read-all/', {})
    await work()
    const { body } = await call('GET', child, 'preference/')
    await choose(child, kinds({ question: { push: false, sms: false } }, body))
    await tell(child)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(1)
    await tell(child, 'report.message')
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(2)
  })

  it('is left alone in quiet hours, and woken once when they end', async () => {
    const child = await join(app)
    const device = await subscribed(child)
    const minutes = (ahead: number): string =>
      new Date(app.platform.now().getTime() + 5 * 3_600_000 + ahead * 60_000).toISOString().slice(11, 16)
    await choose(child, { quiet: { from: minutes(-60), until: minutes(60) } })
    await tell(child)
    await work()
    app.shiftClock(60_000)
    await tell(child)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(0)
    app.shiftClock(3_600_000)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(1)
    app.shiftClock(-3_660_000)
    expect((await call('GET', child, '?is_read=false')).body.count).toBe(2)
  })

  it('that the service forgot is forgotten; a service in trouble is asked again; a refusal is not repeated', async () => {
    const child = await join(app)
    const [gone, busy, refused] = [await subscribed(child), await subscribed(child), await subscribed(child)]
    service.refuse(gone.endpoint, 410)
    service.refuse(busy.endpoint, 503, 429)
    service.refuse(refused.endpoint, 400)
    await tell(child)
    const wake = (id: string) =>
      notificationJobs(app.platform, { phoneOf, smsLeft })['notifications.push']!({ device_id: id }, { number: 1, last: false })
    await wake(gone.id)
    await expect(wake(busy.id)).rejects.toMatchObject({ code: 'HTTP_503' })
    await expect(wake(busy.id)).rejects.toMatchObject({ code: 'HTTP_429' })
    await wake(busy.id)
    await wake(refused.id)
    expect(service.pushesTo(busy.endpoint)).toHaveLength(1)
    const left = await app.platform.db.selectFrom('push_subscription').select('id').where('account_id', '=', child.id).execute()
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([busy.id, refused.id]))
  })

  it('sleeps once its session has ended, once somebody else signs in there, and once it is told to', async () => {
    const [child, other] = [await join(app), await join(app)]
    const device = await subscribed(child)
    await subscribed(other, device)
    await tell(child)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(0)
    await call('DELETE', child, 'subscription/', { endpoint: device.endpoint })
    await tell(other)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(1)
    expect((await call('DELETE', other, 'subscription/', { endpoint: device.endpoint })).status).toBe(204)
    await tell(other)
    await work()
    await subscribed(other, device)
    announceEnded(app.platform, await endSessionsIn(app.platform, app.platform.db, other.id))
    await tell(other)
    await work()
    expect(service.pushesTo(device.endpoint)).toHaveLength(1)
  })

  it('the eleventh puts out the first, and the same again is the same', async () => {
    const child = await join(app)
    const devices: Awaited<ReturnType<typeof subscribed>>[] = []
    for (let made = 0; made < 11; made += 1) devices.push(await subscribed(child))
    expect((await subscribed(child, devices[10])).id).toBe(devices[10]!.id)
    await tell(child)
    await work()
    expect(devices.map(({ endpoint }) => service.pushesTo(endpoint).length)).toEqual([0, ...Array.from({ length: 10 }, () => 1)])
  })

  it('has an address of a push service, or none', async () => {
    const child = await join(app)
    for (const endpoint of ['https://yomon.uz/push', 'http://127.0.0.1:1/send', `${service.origin}0/send`, 'not an address']) {
      const { status } = await call('POST', child, 'subscription/', { ...service.device(), endpoint })
      expect(status, endpoint).toBe(422)
    }
  })

  it('cannot be found in a copy of the database, and neither can the server’s key', async () => {
    const child = await join(app)
    const { endpoint } = await subscribed(child)
    const rows = (await dump(app)).join('\n')
    expect(rows).not.toContain(endpoint)
    expect(rows).not.toContain(Buffer.from(endpoint).toString('hex'))
    expect(rows).not.toContain(Buffer.from('"kty":"EC"').toString('hex'))
  })
})

describe('an SMS', () => {
  it('goes to whoever chose it, says nothing, and not more than three times a day', async () => {
    const person = await withPhone()
    await tell(person)
    await work()
    expect(app.sms).toEqual([])
    const { body } = await call('GET', person, 'preference/')
    expect((await choose(person, kinds({ question: { push: false, sms: true } }, body))).status).toBe(200)
    for (let made = 0; made < 5; made += 1) {
      await tell(person)
      await work()
    }
    expect(app.sms.map(({ to, text }) => [to, text])).toEqual(
      Array.from({ length: 3 }, () => ['+998901112233', 'Sizda yangi xabarnoma bor.']),
    )
    app.shiftClock(25 * 3_600_000)
    await tell(person)
    await work()
    expect(app.sms).toHaveLength(4)
    app.shiftClock(-25 * 3_600_000)
  })
})

describe('a counsellor’s message', () => {
  const counts = async (child: Member) => (await call('GET', child, '?is_read=false')).body
  const MINUTE = 61_000
  const unseen = async () => {
    await notificationJobs(app.platform, { phoneOf, smsLeft })['notifications.unseen_again']!({}, { number: 1, last: false })
    await work()
  }

  async function talk() {
    const [child, counsellor] = [await join(app), await join(app, 'counsellor')]
    const chat = await openChat(app, child)
    await say(app, child, chat, 'Salom')
    await app.platform.db
      .updateTable('chat')
      .set({ state: 'active', assigned_to: counsellor.id })
      .where('id', '=', chat)
      .execute()
    return { child, counsellor, chat }
  }

  it('that nobody saw for a minute is told once, until the chat is read', async () => {
    const { child, counsellor, chat } = await talk()
    await say(app, counsellor, chat, 'Salom, eshitaman')
    await unseen()
    expect((await counts(child)).count).toBe(0)
    app.shiftClock(MINUTE)
    await unseen()
    await say(app, counsellor, chat, 'Shu yerdaman')
    app.shiftClock(MINUTE)
    await unseen()
    const { count, results } = await counts(child)
    expect(count).toBe(1)
    expect(results[0]).toMatchObject({ kind: 'message', path: null, title: 'Sizga javob bor' })
    expect(JSON.stringify(results)).not.toMatch(/eshitaman|yerdaman/)
    await app.call('POST', `/api/v1/chat/${chat}/read/`, { token: child.token, body: { seq: 3 } })
    expect((await counts(child)).count).toBe(0)
    await unseen()
    expect((await counts(child)).count).toBe(0)
    await say(app, counsellor, chat, 'Qanday yordam beray?')
    app.shiftClock(MINUTE)
    await unseen()
    expect((await counts(child)).count).toBe(1)
    app.shiftClock(-3 * MINUTE)
  })

  it('that was told and put aside is not told again; the next one is; own words never are', async () => {
    const { child, counsellor, chat } = await talk()
    await say(app, counsellor, chat, 'Birinchi')
    app.shiftClock(MINUTE)
    await unseen()
    await say(app, counsellor, chat, 'Ikkinchi')
    app.shiftClock(MINUTE)
    await unseen()
    await call('POST', child, 'read-all/', {})
    await unseen()
    expect((await counts(child)).count).toBe(0)
    await say(app, counsellor, chat, 'Uchinchi')
    app.shiftClock(MINUTE)
    await unseen()
    expect((await counts(child)).count).toBe(1)
    const quiet = await talk()
    await say(app, quiet.child, quiet.chat, 'Kutyapman')
    app.shiftClock(MINUTE)
    await unseen()
    expect((await counts(quiet.child)).count).toBe(0)
    app.shiftClock(-4 * MINUTE)
  })

  it('is told also when the chat ended meanwhile', async () => {
    const { child, counsellor, chat } = await talk()
    await say(app, counsellor, chat, 'Xayr, yana yozing')
    await app.platform.db.updateTable('chat').set({ state: 'ended', ended_at: new Date() }).where('id', '=', chat).execute()
    app.shiftClock(MINUTE)
    await unseen()
    expect((await counts(child)).count).toBe(1)
    app.shiftClock(-MINUTE)
  })
})

it('old ones are deleted, and devices of sessions that ended', async () => {
  const child = await join(app)
  await tell(child)
  await subscribed(child)
  app.shiftClock(89 * 24 * 3_600_000)
  const sweep = notificationJobs(app.platform, { phoneOf, smsLeft })['notifications.sweep']!
  const left = async (): Promise<number> =>
    (await app.platform.db.selectFrom('notification').select('id').where('account_id', '=', child.id).execute()).length
  await sweep({}, { number: 1, last: false })
  expect(await left()).toBe(1)
  app.shiftClock(2 * 24 * 3_600_000)
  await sweep({}, { number: 1, last: false })
  expect(await left()).toBe(0)
  expect(await app.platform.db.selectFrom('push_subscription').select('id').where('account_id', '=', child.id).execute()).toEqual(
    [],
  )
  app.shiftClock(-91 * 24 * 3_600_000)
})
