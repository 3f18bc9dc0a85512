import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { addressOf, launchServer, type ServerProcess } from '../../../test/server-process.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { TEST_MASTER_KEY } from '../../../test/test-keys.ts'
import { connect } from '../db/connect.ts'

const ROUNDS = 12
const JOBS = 150

let stops: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})

/** A real server on a database of an operator's own. */
async function open() {
  const data_dir = mkdtempSync(join(inject('test_folder'), 'lost-'))
  const database = await createTestDatabase()
  const { pool } = connect(database.url, 1)
  stops.push(
    () => rmSync(data_dir, { recursive: true }),
    () => database.drop(),
    () => pool.end(),
  )
  const own = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const start = async (): Promise<ServerProcess> => {
    const server = launchServer({
      DATA_DIR: data_dir,
      DATABASE_URL: database.url,
      MASTER_KEY: TEST_MASTER_KEY,
      LOG_LEVEL: 'error',
    })
    stops.push(async () => {
      server.process.kill('SIGTERM')
      await server.ended
    })
    await addressOf(server)
    return server
  }
  return {
    start,
    query: async (text: string) => (await pool.query<{ n: number }>(text)).rows[0]?.n,
    endConnections: () =>
      pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> $1', [
        own,
      ]),
  }
}

it('outlives connections that end while jobs finish, and every job is done', async () => {
  const { start, query, endConnections } = await open()
  const server = await start()
  for (let round = 0; round < ROUNDS; round += 1) {
    // A message that is not there is delivered by looking for it.
    await query(`select count(graphile_worker.add_job('sms.deliver', json_build_object('id', gen_random_uuid())))::int as n
      from generate_series(1, ${JOBS})`)
    await sleep(20 + 15 * round)
    await endConnections()
    expect(server.process.exitCode, server.output()).toBeNull()
  }
  const left = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'sms.deliver'`
  await until(async () => server.process.exitCode !== null || (await query(left)) === 0)
  expect(server.process.exitCode, server.output()).toBeNull()
})
