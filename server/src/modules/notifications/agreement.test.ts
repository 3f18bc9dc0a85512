import { randomUUID } from 'node:crypto'
import type { Notification } from '@himoya/contract/notifications/notifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawing, SEED } from '../../../../kit/test/seed.ts'
import { untilHolds } from '../../../../kit/test/until.ts'
import { dialChat, join, type Line, type Member, openChat } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type PushService, startPushService } from '../../../test/push-service.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { phoneOf } from '../accounts/auth/accounts/person.service.ts'
import { smsLeft } from '../accounts/auth/codes/sms-budget.service.ts'
import { notificationJobs } from './notifications.jobs.ts'
import { notify, readAbout } from './notify.service.ts'

const STEPS = 1_000
const draw = drawing()
/** Apart from the steps: how long jobs take depends on the machine, and must not change what is done. */
const drawPause = drawing(SEED + 1)

let app: TestApp
let service: PushService
/** Jobs run a little later, side by side, as in the queue. */
const running = new Set<Promise<void>>()
const jobs: Jobs = {
  enqueue: async (_db, name, payload) => {
    const run = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, drawPause(20)))
      await notificationJobs(app.platform, { phoneOf, smsLeft })[name]!(payload, { number: 1, last: false })
    }
    const work = run().finally(() => running.delete(work))
    running.add(work)
  },
}
beforeAll(async () => {
  service = await startPushService()
  const env = { PUSH_HOSTS: service.origin, LIMITS: 'api=1000000/1' }
  app = await startTestApp({ env, overrides: { jobs }, connections: 8 })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

/** What a screen holds: frames in the order they came, merged by id. */
function screenOf(line: Line): Map<string, boolean> {
  const held = new Map<string, Notification>()
  for (const frame of line.frames) {
    if (frame.type === 'notification') held.set(frame.id, frame)
    if (frame.type !== 'notifications_read') continue
    for (const [id, one] of held) if (one.created_at <= frame.until) held.set(id, { ...one, is_read: true })
  }
  return new Map([...held].map(([id, { is_read }]) => [id, is_read]))
}

it(`after ${STEPS} steps (SEED=${SEED}) the list, three screens and two devices agree with a model`, async () => {
  const child = await join(app)
  const chat = await openChat(app, child)
  const lines = [await dialChat(app, child, chat), await dialChat(app, child, chat), await dialChat(app, child, chat)]
  const devices = [service.device(), service.device()]
  for (const device of devices) await api(child, 'POST', 'subscription/', device)
  const pushed = () => devices.map(({ endpoint }) => service.pushesTo(endpoint).length)
  const model = new Map<string, { subject: string; is_read: boolean }>()
  const known = new Map<string, string>()
  const refresh = async (): Promise<void> => {
    const rows = app.platform.db.selectFrom('notification').select(['id', 'dedupe_key']).where('account_id', '=', child.id)
    for (const { id, dedupe_key } of await rows.execute()) known.set(dedupe_key, id)
  }
  const anyKey = (): string | undefined => [...model.keys()][draw(Math.max(1, model.size))]

  const steps: Record<string, () => Promise<void>> = {
    async tell() {
      const dedupe_key = randomUUID()
      const subject = randomUUID()
      model.set(dedupe_key, { subject, is_read: false })
      await tell(child, dedupe_key, subject)
    },
    async tellAgain() {
      const key = anyKey()
      if (key) await tell(child, key, model.get(key)!.subject)
    },
    async mark() {
      const key = anyKey()
      if (!key) return
      const is_read = draw(3) > 0
      if (!known.has(key)) await refresh()
      model.get(key)!.is_read = is_read
      await api(child, 'PATCH', `${known.get(key)}/`, { is_read })
    },
    async markAll() {
      for (const one of model.values()) one.is_read = true
      await api(child, 'POST', 'read-all/', {})
    },
    async readThing() {
      const key = anyKey()
      if (!key) return
      model.get(key)!.is_read = true
      await readAbout(app.platform, child.id, model.get(key)!.subject)
    },
  }
  const weighted = ['tell', 'tell', 'tell', 'tell', 'tellAgain', 'mark', 'mark', 'mark', 'markAll', 'readThing'] as const
  for (let step = 0; step < STEPS; step += 1) await steps[weighted[draw(weighted.length)]!]!()
  const settle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running)
  }
  await settle()
  const before = pushed()
  await steps.tell!()
  await settle()
  await refresh()

  const expected = new Map([...model].map(([key, { is_read }]) => [known.get(key)!, is_read]))
  expect(await listed(child)).toEqual(expected)
  const unread = [...expected.values()].filter((is_read) => !is_read).length
  expect((await api(child, 'GET', '?is_read=false&page_size=1')).count).toBe(unread)
  await untilHolds(() => {
    for (const line of lines) expect(screenOf(line)).toEqual(expected)
  })
  // A device is not woken for what is read by then, so two may be woken at different moments; for the last one both are.
  expect(before.every((count) => count > 0)).toBe(true)
  expect(pushed()).toEqual(before.map((count) => count + 1))
  expect(service.pushes.every(({ bytes }) => bytes === 0)).toBe(true)
  expect(service.faults).toEqual([])
  await Promise.all(lines.map((line) => line.close()))
})

async function api(who: Member, method: string, path: string, body?: unknown) {
  const answer = await app.call(method, `/api/v1/notification/${path}`, { token: who.token, ...(body ? { body } : {}) })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return answer.body
}

const tell = (who: Member, dedupe_key: string, subject_id: string) =>
  notify(app.platform, app.platform.db, { account_id: who.id, what: 'question.answered', dedupe_key, subject_id })

async function listed(who: Member): Promise<Map<string, boolean>> {
  const all = new Map<string, boolean>()
  for (let path: string | null = '?page_size=100'; path !== null;) {
    const page: { results: Notification[]; next: string | null } = await api(who, 'GET', path)
    for (const { id, is_read } of page.results) all.set(id, is_read)
    path = page.next && page.next.slice(page.next.indexOf('?'))
  }
  return all
}
