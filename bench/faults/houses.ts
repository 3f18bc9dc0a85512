import { existsSync } from 'node:fs'
import { readConfig } from '../../server/src/config.ts'
import { createPlatform } from '../../server/src/platform/create-platform.ts'
import { connect, type Pool } from '../../server/src/platform/db/connect.ts'
import { startDatabase } from '../../server/src/platform/db/launcher.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { migrateJobs } from '../../server/src/platform/jobs/job-runner.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { freePort } from '../../server/test/free-port.ts'
import { TEST_MASTER_KEY } from '../../server/test/test-keys.ts'
import { startValkey, type Valkey } from '../../server/test/valkey.ts'
import { createNode, findPostgres, openFolder, signalAll, type Node } from './house.ts'

/** What faults are done to: servers, their database, their bus. */
export type House = {
  nodes: readonly Node[]
  bus: Valkey | null
  pool: Pool
  /** Of this process: makes people without waiting for forms. */
  platform: Platform
  postgres: {
    /** Whether a postmaster is there, be it only beginning. */
    runs(): boolean
    /** SIGKILL to the postmaster and all it started; whoever watches over it starts it again. */
    kill(): void
    /** A fast shutdown. */
    stop(): void
    freeze(): void
    thaw(): void
  }
  close(): Promise<void>
}

/** One server with the PostgreSQL it brings along. */
export async function openSingleHouse(): Promise<House> {
  const folder = openFolder()
  const { data_dir } = folder
  const node = createNode({ port: await freePort(), env: { DATA_DIR: data_dir }, preload: 'faults/clock-jump.mjs' })
  await node.start()
  const { url } = findPostgres(data_dir)!
  const people = await openPlatform(data_dir, url)
  return {
    ...people,
    nodes: [node],
    bus: null,
    postgres: postgresOf(data_dir),
    async close() {
      await people.pool.end()
      await node.end()
      folder.remove()
    },
  }
}

/** Three servers on one database and one bus, started one after the other. */
export async function openTripleHouse(program: { path: string; as: string }): Promise<House> {
  const folder = openFolder()
  const { data_dir } = folder
  const database = await startDatabase({ data_dir, settings: { max_connections: '120' } })
  const bus = await startValkey(program)
  const nodes: Node[] = []
  const first = connect(database.url, 2)
  await migrate(first.pool)
  await migrateJobs(first.pool)
  await first.pool.end()
  for (const name of ['a', 'b', 'c']) {
    const env = { DATABASE_URL: database.url, VALKEY_URL: bus.url, DATA_DIR: `${data_dir}/node-${name}` }
    nodes.push(createNode({ port: await freePort(), env }))
  }
  for (const node of nodes) await node.start()
  const people = await openPlatform(data_dir, database.url)
  return {
    ...people,
    nodes,
    bus,
    postgres: postgresOf(data_dir),
    async close() {
      await people.pool.end()
      await Promise.all(nodes.map((node) => node.end()))
      await bus.kill()
      await database.stop()
      folder.remove()
    },
  }
}

/** A platform in this process, on the servers' database: makes people. */
export async function openPlatform(data_dir: string, url: string): Promise<{ pool: Pool; platform: Platform }> {
  const { db, pool } = connect(url, 4)
  const config = readConfig({ DATA_DIR: data_dir, MASTER_KEY: TEST_MASTER_KEY, LOG_LEVEL: 'silent' })
  return { pool, platform: await createPlatform(config, db) }
}

function postgresOf(data_dir: string): House['postgres'] {
  const all = (): number[] => findPostgres(data_dir)?.pids ?? []
  let frozen: number[] = []
  return {
    runs: () =>
      all()
        .slice(0, 1)
        .some((pid) => existsSync(`/proc/${pid}`)),
    kill: () => signalAll(all(), 'SIGKILL'),
    stop: () => signalAll(all().slice(0, 1), 'SIGINT'),
    freeze: () => signalAll((frozen = all()), 'SIGSTOP'),
    thaw: () => signalAll(frozen.splice(0), 'SIGCONT'),
  }
}
