import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp, buildJobs } from './app.ts'
import { bringUpToDate, type Addresses } from './bring-up-to-date.ts'
import { readConfig, type Config } from './config.ts'
import { applyErased } from './modules/backup/backup.service.ts'
import { hearSos } from './modules/sos/sos.service.ts'
import { keepFirstAdminLink } from './modules/staff/staff.service.ts'
import { hearGoneKeys } from './platform/crypto/hear-gone-keys.ts'
import { showMaster } from './platform/crypto/vault.ts'
import { createPlatform } from './platform/create-platform.ts'
import { connect } from './platform/db/connect.ts'
import { startDatabase } from './platform/db/launcher.ts'
import { sentenceOf } from './platform/db/start-refused.ts'
import { outlast, waitForDatabase } from './platform/db/wait-for-database.ts'
import { createLog } from './platform/core/log.ts'
import { BUILD } from './platform/pages/pages.ts'
import { keepReleaseFiles } from './platform/pages/release-files.ts'
import { startJobs, type JobRunner } from './platform/jobs/job-runner.ts'
import { writeLeaving } from './platform/jobs/jobs.store.ts'
import type { Platform } from './platform/platform.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { lowerWorkers } from './lower-workers.ts'
import { watchUncaught } from './uncaught.ts'

const CALL_CONNECTIONS = 10
/** Nobody waits longer for a call (shared-statement.ts); a connection that is silent for so long is given up. */
const CALL_MS = 5_000
/** One statement of a job, which may clear a year away. */
const JOB_MS = 1_800_000
/** Jobs have connections of their own, so that neither a crowd nor a long job can starve the other; and so has their queue. */
const JOB_CONNECTIONS = 5
const QUEUE_CONNECTIONS = 5
/** So do calls for help: however many wait elsewhere, they do not. */
const URGENT_CONNECTIONS = 3
/** And of these the first word of each. */
const FIRST_CALL_CONNECTIONS = 3
/** A node that ends by itself is back by then. */
const NODES_APART_SECONDS = 20

/** Puts in what a first start shall have, before the first page; answers the lines that the start says of it. */
export type Preparation = (platform: Platform) => Promise<readonly string[]>

/** The whole life of a server in this process, until it is told to stop. */
export async function runServer(prepare: Preparation = async () => []): Promise<void> {
  const shutdown = createShutdown({ say, exit: (code) => process.exit(code) })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void shutdown.stop(0))
  const uncaught = watchUncaught({ log: createLog('error'), stop: () => void shutdown.stop(1) })
  process.on('uncaughtException', uncaught.thrown)
  process.on('unhandledRejection', uncaught.rejected)
  try {
    await start(shutdown, uncaught, prepare)
  } catch (error) {
    say(whyNot(error))
    await shutdown.stop(1)
  }
}

type Uncaught = ReturnType<typeof watchUncaught>

/** Each line needs the one above it; stopping goes through them backwards. */
async function start(shutdown: Shutdown, uncaught: Uncaught, prepare: Preparation): Promise<void> {
  const { onStop } = shutdown
  const config = readConfig(process.env)
  shutdown.allow(config.stop_seconds * 1_000)
  mkdirSync(config.data_dir, { recursive: true })
  const addresses = (await givenDatabase(config)) ?? (await ownDatabase(config, shutdown))
  await outlast(say, () => bringUpToDate(addresses))
  const database_url = addresses.url
  const { db, pool } = connect(database_url, CALL_CONNECTIONS, CALL_MS)
  onStop('connections', () => pool.end())

  const urgent = connect(database_url, URGENT_CONNECTIONS, CALL_MS)
  onStop('connections of calls for help', () => urgent.pool.end())
  const first_calls = connect(database_url, FIRST_CALL_CONNECTIONS, CALL_MS)
  onStop('connections of first calls for help', () => first_calls.pool.end())
  const platform = await createPlatform(config, db, { urgent_db: urgent.db, first_call_db: first_calls.db })
  await outlast(say, () => showMaster(db, config.master_keys))
  await outlast(say, () => applyErased(platform))
  const gone_keys = hearGoneKeys(platform.vault, { url: database_url, log: platform.log })
  onStop('announcements of destroyed keys', () => gone_keys.close())
  onStop('bus', async () => platform.bus?.close())
  const queue = connect(database_url, QUEUE_CONNECTIONS, CALL_MS)
  onStop('connections of the queue', () => queue.pool.end())
  const work = connect(database_url, JOB_CONNECTIONS, JOB_MS)
  onStop('connections of jobs', () => work.pool.end())
  let jobs: Promise<JobRunner> | null = null
  onStop('jobs', async () => (await jobs)?.stop())

  // What a first start puts in has the patience of a job as well: on a slow machine it takes longer than any call may.
  const job_platform: Platform = { ...platform, db: work.db }
  const prepared = await prepare(job_platform)
  const invitation = await outlast(say, () => keepFirstAdminLink(platform))
  await keepReleaseFiles(platform, BUILD)
  const app = await buildApp(platform)
  onStop(
    'requests and sockets',
    () => app.close(),
    () => app.server.closeAllConnections(),
  )
  if (config.database_url !== null) {
    const sos = hearSos({ ...platform, db: urgent.db }, config.database_url)
    onStop('calls for help of other nodes', () => sos.close())
  }
  await app.listen({ port: config.port, host: config.host })
  // Taken now: whoever stops the server while the rest below begins closes it, and then it has none.
  const { port } = app.server.address() as AddressInfo
  lowerWorkers()
  // Last: what waits to be done, after a first start the statistics, must not hold up the first page.
  const { handlers, schedule } = buildJobs(job_platform)
  jobs = startJobs(job_platform, handlers, { queue, schedule, alone: config.database_url === null })
  await jobs
  const name = `leaving ${randomUUID()}`
  uncaught.takeTurns(() => writeLeaving(queue.db, name, NODES_APART_SECONDS))
  greet(config, port, prepared, invitation)
  // Node keeps compiled code when it ends in order; after a kill the next start would be the slow one again.
  flushCompileCache()
}

/** null: the operator has none for us. */
async function givenDatabase({ database_url, database_owner_url }: Config): Promise<Addresses | null> {
  if (database_url === null) return null
  await waitForDatabase('DATABASE_URL', database_url, say)
  if (database_owner_url !== null) await waitForDatabase('DATABASE_OWNER_URL', database_owner_url, say)
  return { url: database_url, owner_url: database_owner_url }
}

/** The PostgreSQL under DATA_DIR; the last thing to stop. */
async function ownDatabase({ data_dir, backup }: Config, { onStop, stop }: Shutdown): Promise<Addresses> {
  const onLost = (error: Error): void => {
    say(sentenceOf(error))
    void stop(1)
  }
  const database = await startDatabase({ data_dir, say, onLost, keep_wal: backup !== null })
  onStop('database', () => database.stop())
  return { url: database.serving_url, owner_url: database.url }
}

function greet(config: Config, port: number, prepared: readonly string[], invitation: string | null): void {
  const here = `${config.tls ? 'https' : 'http'}://localhost:${port}`
  const [address, staff] = config.mode === 'production' ? [config.public_url, config.staff_url] : [here, here]
  say(`Himoya: ${address}    staff: ${staff}/staff    calls: ${address}/api/docs`)
  for (const line of prepared) say(line)
  // Never the link itself: a journal keeps what it is told.
  if (invitation !== null) say(`There is no administrator yet. The link that makes the first one, once, lies in ${invitation}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What came in the way of the start, in words. */
function whyNot(error: unknown): string {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `Port ${port} is taken by another program. Stop it, or set another PORT.` : sentenceOf(error)
}
