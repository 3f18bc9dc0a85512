import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { connect } from '../db/connect.ts'
import { startJobs, type JobRunner } from './job-runner.ts'
import { keepSeen } from './keep-seen.ts'
import type { JobHandlers } from './jobs.ts'
import type { Schedule } from './schedule.policy.ts'

let probe: ProbeApp
let stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})

async function open(): Promise<ProbeApp> {
  probe = await startProbeApp(() => {})
  stops.push(() => probe.close())
  return probe
}

async function run(handlers: JobHandlers, schedule: Schedule = {}, alone = false): Promise<JobRunner> {
  const queue = connect(probe.database_url, 3)
  stops.push(() => queue.pool.end())
  const runner = await startJobs(probe.platform, handlers, { queue, schedule, alone })
  stops.push(() => runner.stop())
  return runner
}

it('a job exists exactly when its transaction does', async () => {
  const { platform } = await open()
  const done: string[] = []
  await run({ note: async ({ id }) => void done.push(String(id)) })
  const rolled_back = platform.db.transaction().execute(async (db) => {
    await platform.jobs.enqueue(db, 'note', { id: 'never' })
    throw new Error('changed our mind')
  })
  await expect(rolled_back).rejects.toThrow('changed our mind')
  await platform.db.transaction().execute((db) => platform.jobs.enqueue(db, 'note', { id: 'once' }))
  await until(() => done.length > 0)
  expect(done).toEqual(['once'])
})

it('a failed job is tried again and knows which try it is', async () => {
  const { platform } = await open()
  const tries: unknown[] = []
  await run({
    flaky: async (_payload, attempt) => {
      tries.push(attempt)
      if (attempt.number === 1) throw new Error('not now')
    },
  })
  await platform.jobs.enqueue(platform.db, 'flaky', {}, { max_attempts: 2 })
  await until(() => tries.length > 0)
  await until(
    async () => (await sql`select 1 from graphile_worker.jobs where last_error is not null`.execute(platform.db)).rows.length > 0,
  )
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(platform.db)
  await until(() => tries.length === 2)
  expect(tries).toEqual([
    { number: 1, last: false },
    { number: 2, last: true },
  ])
})

it('what went wrong in a job stands neither in the queue nor in the log', async () => {
  const { platform, log_lines } = await open()
  await run({
    telling: async () => {
      throw new Error('canary: +998901234567 wrote this')
    },
  })
  await platform.jobs.enqueue(platform.db, 'telling', {})
  const errors = () =>
    sql<{ last_error: string }>`select last_error from graphile_worker.jobs where last_error is not null`.execute(platform.db)
  await until(async () => (await errors()).rows.length > 0)
  expect((await errors()).rows).toEqual([{ last_error: 'telling failed' }])
  expect(log_lines.join('')).toContain('"job":"telling"')
  expect(log_lines.join('')).not.toMatch(/canary|901234567/)
})

/** A job that `locked_by` took a moment ago. */
async function lockedJob({ platform }: ProbeApp, locked_by: string): Promise<void> {
  await platform.jobs.enqueue(platform.db, 'note', {})
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${locked_by}, attempts = 1`.execute(
    platform.db,
  )
}

const locks = async ({ platform }: ProbeApp) =>
  (await sql<{ locked_by: string }>`select locked_by from graphile_worker._private_jobs`.execute(platform.db)).rows

it('a job that a killed server was running is run by the next one, where one server is all there is', async () => {
  await lockedJob(await open(), 'killed')
  let done = 0
  await run({ note: async () => void (done += 1) }, {}, true)
  await until(() => done > 0)
  expect(done).toBe(1)
})

it('a node that starts leaves alone what the others are at', async () => {
  const { platform } = await open()
  const began: string[] = []
  const release = Promise.withResolvers<void>()
  const slow = {
    note: async () => {
      began.push('note')
      await release.promise
    },
  }
  await run(slow)
  for (let count = 0; count < 4; count += 1) await platform.jobs.enqueue(platform.db, 'note', { count })
  await until(() => began.length === 4)
  await run(slow)
  let marked = false
  await run({ mark: async () => void (marked = true) })
  await platform.jobs.enqueue(platform.db, 'mark', {})
  await until(() => marked)
  expect(began).toHaveLength(4)
  release.resolve()
})

it('jobs of a node that is no longer seen are freed by another, those of a living one are not', async () => {
  await lockedJob(await open(), 'dead')
  await lockedJob(probe, 'living')
  await sql`update graphile_worker._private_jobs set locked_by = 'dead' where id = (select min(id) from graphile_worker._private_jobs)`.execute(
    probe.platform.db,
  )
  let clock = 0
  const seen = keepSeen(probe.platform.db, probe.platform.log, { clock: () => clock })
  stops.push(() => seen.stop())
  const owners = async () => (await locks(probe)).map(({ locked_by }) => locked_by).toSorted()
  const lastSeen = (id: string, seconds: number) =>
    sql`insert into server_node (id, seen_at) values (${id}, now() - make_interval(secs => ${seconds}))
      on conflict (id) do update set seen_at = excluded.seen_at`.execute(probe.platform.db)
  await seen.add('watching')
  await lastSeen('dead', 40)
  await lastSeen('living', -3_600)
  await seen.add('watching')
  expect(await owners()).toEqual(['dead', 'living'])
  clock = 30_001
  await seen.add('watching')
  expect(await owners()).toEqual(['living', null])
})

it('a runner whose statement went unanswered is replaced, and what it had locked runs', async () => {
  const { platform, log_lines } = await open()
  let done = 0
  await run({ note: async () => void (done += 1) })
  const { rows } = await sql<{ id: string }>`select id from server_node`.execute(platform.db)
  await lockedJob(probe, rows[0]!.id)
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  // Until it notices: only a statement that is under way goes unanswered.
  await until(async () => {
    await others.execute(platform.db)
    return log_lines.some((line) => line.includes('the job runner'))
  })
  await until(() => done > 0)
  expect(done).toBe(1)
})

it('a waiting job with the same key is replaced', async () => {
  const { platform } = await open()
  const later = new Date(Date.now() + 3_600_000)
  for (const id of ['first', 'second']) await platform.jobs.enqueue(platform.db, 'note', { id }, { key: 'note', run_at: later })
  const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(platform.db)
  expect(rows).toEqual([{ payload: { id: 'second' } }])
})

it('stopping lets a running job finish', async () => {
  const { platform } = await open()
  const steps: string[] = []
  const runner = await run({
    slow: async () => {
      steps.push('begun')
      await sleep(200)
      steps.push('done')
    },
  })
  await platform.jobs.enqueue(platform.db, 'slow', {})
  await until(() => steps.length > 0)
  await runner.stop()
  expect(steps).toEqual(['begun', 'done'])
})

/** As after so many days of sleep. */
const sleptThrough = ({ platform }: ProbeApp, days: number) =>
  sql`update graphile_worker._private_known_crontabs set known_since = known_since - make_interval(days => ${days + 10}),
    last_execution = now() - make_interval(days => ${days})`.execute(platform.db)

it('a daily job that was slept through runs once at the start, however many nights and nodes', async () => {
  const { platform } = await open()
  const done: string[] = []
  const handlers: JobHandlers = { nightly: async () => void done.push('nightly'), mark: async () => void done.push('mark') }
  // Eleven hours and more away from now, so that its turn does not come while the test looks.
  const hour = (new Date().getUTCHours() + 12) % 24
  const schedule = { nightly: `30 ${hour} * * *` }
  await (await run(handlers, schedule)).stop()
  await until(async () => (await sql`select from graphile_worker._private_known_crontabs`.execute(platform.db)).rows.length === 1)
  await sleptThrough(probe, 3)
  const nodes = await Promise.all([run(handlers, schedule), run(handlers, schedule)])
  await until(() => done.length > 0)
  for (const node of nodes) await node.stop()
  // Off every night: the next start comes before the next turn, and there is nothing left to make up.
  await run(handlers, schedule)
  await platform.jobs.enqueue(platform.db, 'mark', {})
  await until(() => done.includes('mark'))
  expect(done).toEqual(['nightly', 'mark'])
})

it('a schedule for a job that nobody runs stops the start', async () => {
  await open()
  await expect(run({}, { forgotten: '* * * * *' })).rejects.toThrow('forgotten')
})
