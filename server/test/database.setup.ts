import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/db/connect.ts'
import { startDatabase } from '../src/platform/db/launcher.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrateJobs } from '../src/platform/jobs/job-runner.ts'
import { databaseUrl } from './test-database.ts'

/** Tests may lose everything in a power cut, so nothing waits for the disk. */
const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
}

/** Once a run: PostgreSQL (`TEST_DATABASE_URL` or the embedded one in a temporary folder) and the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sweepAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `himoya-test-${process.pid}-`))
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startDatabase({ data_dir: folder, settings: HASTY })
  const template = `himoya_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await fill(databaseUrl(server.url, template))
  project.provide('test_server_url', server.url)
  project.provide('test_template', template)
  project.provide('test_folder', folder)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A run that was killed left its PostgreSQL behind; without its files it ends by itself within a minute. Another user's is theirs. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^himoya-test-(\d+)-/.exec(name)?.[1]
    if (!pid || existsSync(`/proc/${pid}`) || !existsSync('/proc/self')) continue
    const folder = join(tmpdir(), name)
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(url: string): Promise<void> {
  const { pool } = connect(url)
  await migrate(pool)
  await migrateJobs(pool)
  await pool.end()
}
