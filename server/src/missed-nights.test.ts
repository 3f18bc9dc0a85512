import { DAY_MS } from '@himoya/contract/tashkent'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { buildJobs } from './app.ts'
import { startJobs, type JobRunner } from './platform/jobs/job-runner.ts'
import { connect } from './platform/db/connect.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import type { Schedule } from './platform/jobs/schedule.policy.ts'

let app: TestApp
const runs = new Map<string, number>()
const runners: JobRunner[] = []
const pools: (() => Promise<void>)[] = []
beforeAll(async () => {
  app = await startTestApp({ env: { COMPLAINT_DAYS: '1' } })
})
afterAll(async () => {
  for (const runner of runners) await runner.stop()
  for (const end of pools) await end()
  await app.close()
})

/** The server's own jobs, each counted. */
function counted(handlers: JobHandlers): JobHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload, attempt) => {
        await handler(payload, attempt)
        runs.set(name, (runs.get(name) ?? 0) + 1)
      },
    ]),
  )
}

/** Each daily turn is half a day away, so that none comes while the test looks. */
function turnsFarAway(schedule: Schedule): Schedule {
  const hour = (new Date().getUTCHours() + 12) % 24
  return Object.fromEntries(Object.entries(schedule).map(([name, line]) => [name, line.replace(/^(\d+) \d+ /, `$1 ${hour} `)]))
}

async function startNode(): Promise<void> {
  const queue = connect(app.database_url, 3)
  pools.push(() => queue.pool.end())
  const { handlers, schedule: real } = buildJobs(app.platform)
  const schedule = turnsFarAway(real)
  runners.push(await startJobs(app.platform, counted(handlers), { queue, schedule }))
}

const known = async () =>
  (await sql<{ name: string }>`select identifier as name from graphile_worker._private_known_crontabs`.execute(app.platform.db))
    .rows
const overdue = async () => Number(/^himoya_jobs_overdue (\d+)$/m.exec((await app.call('GET', '/metrics')).body)?.[1])

it('what was missed in nights asleep is made up at the start: each daily job once, and what it had to delete is gone', async () => {
  const { db, now } = app.platform
  const { schedule } = buildJobs(app.platform)
  const daily = Object.keys(schedule).filter((name) => /^\d+ \d+ /.test(schedule[name]!))
  expect(daily.length).toBeGreaterThan(10)
  await startNode()
  await until(async () => (await known()).length === Object.keys(schedule).length)
  await runners.pop()!.stop()

  expect(
    (await app.call('POST', '/api/v1/complaint/', { body: { text: 'Maslahatchi menga baqirdi va suhbatni yopdi.' } })).status,
  ).toBe(201)
  await db
    .updateTable('complaint')
    .set({ state: 'done', settled_at: new Date(now().getTime() - 3 * DAY_MS) })
    .execute()
  await sql`update graphile_worker._private_known_crontabs set known_since = now() - interval '30 days',
    last_execution = now() - interval '3 days'`.execute(db)
  runs.clear()
  expect(await overdue()).toBeGreaterThanOrEqual(daily.length)

  await Promise.all([startNode(), startNode()])
  await until(() => daily.every((name) => runs.has(name)))
  expect(await db.selectFrom('complaint').select('id').execute()).toEqual([])
  await until(async () => (await overdue()) === 0)
  expect(daily.map((name) => [name, runs.get(name)])).toEqual(daily.map((name) => [name, 1]))
})
