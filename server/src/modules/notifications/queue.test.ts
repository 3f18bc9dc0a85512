import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { untilHolds } from '../../../../kit/test/until.ts'
import { dialChat, join, openChat } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type PushService, startPushService } from '../../../test/push-service.ts'
import { databaseUrl } from '../../../test/test-database.ts'
import { buildJobs } from '../../app.ts'
import { connect } from '../../platform/db/connect.ts'
import { startJobs, type JobRunner } from '../../platform/jobs/job-runner.ts'
import { notify } from './notify.service.ts'

let app: TestApp
let service: PushService
let runner: JobRunner
let closePool: () => Promise<void>
beforeAll(async () => {
  service = await startPushService()
  app = await startTestApp({ env: { PUSH_HOSTS: service.origin } })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.platform.db)
  const queue = connect(databaseUrl(inject('test_server_url'), rows[0]!.name), 3)
  closePool = () => queue.pool.end()
  runner = await startJobs(app.platform, buildJobs(app.platform).handlers, { queue })
})
afterAll(async () => {
  await runner.stop()
  await closePool()
  await app.close()
  await service.close()
})

it('what is told in a transaction comes by the real queue to a screen, and to a device when the service is back', async () => {
  const child = await join(app)
  const line = await dialChat(app, child, await openChat(app, child))
  const device = service.device()
  await app.call('POST', '/api/v1/notification/subscription/', { token: child.token, body: device })
  service.refuse(device.endpoint, 503)
  await app.platform.db.transaction().execute(async (db) => {
    await notify(app.platform, db, { account_id: child.id, what: 'question.answered', dedupe_key: 'one' })
    await notify(app.platform, db, { account_id: child.id, what: 'report.message', dedupe_key: 'two' })
  })
  await line.next(({ type, kind }) => type === 'notification' && kind === 'report')
  const failed = sql<{
    id: string
  }>`select id from graphile_worker.jobs where task_identifier = 'notifications.push' and attempts = 1
    and last_error is not null`
  await untilHolds(async () => expect((await failed.execute(app.platform.db)).rows).toHaveLength(1))
  expect(service.pushes).toEqual([])
  // What the queue would wait for itself.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.platform.db)
  await untilHolds(() => expect(service.pushesTo(device.endpoint)).toHaveLength(1))
  expect(service.faults).toEqual([])
  await line.close()
})

it('an approved broadcast goes by itself', async () => {
  const [editor, other, child] = [await join(app, 'editor'), await join(app, 'supervisor'), await join(app)]
  const words = { title: 'Yangi dars', text: 'Uyqu haqida yangi dars chiqdi.' }
  const body = { audience: null, region: null, path: null, texts: { uz: words, ru: words, en: words }, send_at: null }
  const call = (who: typeof editor, path: string, sent?: unknown) =>
    app.call('POST', `/api/v1/staff/broadcast/${path}`, { token: who.token, ...(sent ? { body: sent } : {}) })
  const { id, version } = (await call(editor, '', body)).body
  await call(editor, `${id}/review/`)
  await call(other, `${id}/approve/`, { version })
  await untilHolds(async () => {
    const { body: page } = await app.call('GET', '/api/v1/notification/', { token: child.token })
    expect(page.results).toMatchObject([{ kind: 'news', title: 'Yangi dars' }])
  })
})
