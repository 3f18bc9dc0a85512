import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { singleConnection } from './connect.ts'
import { socketFolder, type Place } from './place.ts'
import { startRefused } from './start-refused.ts'

const OWNER = 'himoya'
/** Larger than any system hands out (Linux: 2^22), so it is nobody's. */
const PID_OF_NOBODY = 4_194_305
const POLL_MS = 10
const STOP_MS = 30_000
const LONGEST_LOG = 5_000_000
/** From making a lock file to writing it PostgreSQL needs a few microseconds. */
const EMPTY_MS = 1_000
/** A machine that is short of breath answers late. */
const SILENT_MS = 15_000

export type Cluster = Place &
  Binaries & {
    /** PostgreSQL's own settings, over those of the house. */
    settings: Record<string, string>
  }

export type Running = { socket_folder: string; adopted: boolean }
type PidFile = { pid: number; socket_folder: string }

export const dataOf = (place: Place): string => join(place.folder, 'cluster')
/** Where finished WAL waits for the backup, compressed. PostgreSQL keeps it exactly where the folder is, whoever starts it. */
export const keptWalOf = (place: Place): string => join(place.folder, 'wal')
const pidFileOf = (place: Place): string => join(dataOf(place), 'postmaster.pid')

export const addressOf = (socket_folder: string, database: string, role = OWNER): string =>
  `postgres://${role}@/${database}?host=${encodeURIComponent(socket_folder)}`

/**
 * Lengths and limits for a machine of two cores that runs the whole product. Its log never shows a statement, a
 * parameter or the row an error is about: they hold what people typed.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '96MB',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
}

/** What is written is out of the database's hands after so long at the latest: so much is lost with the machine. */
const ARCHIVE_SECONDS = '60'

/**
 * A file has its name only when all of it is on the disk. One that is there already is the same, from before a crash, so it is written
 * over (PostgreSQL 18, 25.3.1).
 */
function archiveSettings(cluster: Cluster): Record<string, string> {
  const folder = keptWalOf(cluster)
  if (!existsSync(folder)) return {}
  const kept = `'${folder.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'/%f`
  return {
    archive_mode: 'on',
    archive_timeout: ARCHIVE_SECONDS,
    archive_command: `gzip -1 -c "%p" > ${kept}.part && sync ${kept}.part && mv -f ${kept}.part ${kept}.gz`,
  }
}

/** Whether WAL is kept as the folder says; where it is not, PostgreSQL has to be started again. */
export const keepsWal = (cluster: Cluster): 'on' | 'off' => (existsSync(keptWalOf(cluster)) ? 'on' : 'off')

/** PostgreSQL gets none of our environment: it holds our secrets. */
const ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * UTF-8 and a Unicode character class, or searching Cyrillic is blind to case; ICU sorts Uzbek Latin and
 * Cyrillic alike on every machine. Made aside and renamed, so that a broken first start leaves no half.
 */
export function makeCluster(cluster: Cluster): void {
  const made = dataOf(cluster)
  if (existsSync(made)) return checkMajor(cluster)
  const draft = `${made}.${process.pid}`
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const flags = ['--encoding=UTF8', '--lc-collate=C', `--lc-ctype=${ctype}`, '--locale-provider=icu', '--icu-locale=ru']
  const result = spawnSync(
    join(cluster.bin, 'initdb'),
    ['-D', draft, '-U', OWNER, '--auth=trust', '--no-instructions', ...flags],
    { ...cluster.account, env: ENVIRONMENT, cwd: '/', encoding: 'utf8' },
  )
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw startRefused(`PostgreSQL could not make its files in ${made}: ${result.error?.message ?? result.stderr.trim()}`)
  }
  try {
    renameSync(draft, made)
  } catch (error) {
    // Two first starts at once: the other was faster, and its cluster is as good.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(made)) throw error
  }
}

function checkMajor(cluster: Cluster): void {
  const made_by = readFileSync(join(dataOf(cluster), 'PG_VERSION'), 'utf8').trim()
  if (made_by === cluster.version.split('.')[0]) return
  throw startRefused(
    `The database in ${dataOf(cluster)} is of PostgreSQL ${made_by}, this release brings ${cluster.version}. Dump it with the release that made it, then restore.`,
  )
}

/** Answers where PostgreSQL runs: the one a killed server left behind (`adopted`), or a new one. */
export async function ensureRunning(cluster: Cluster): Promise<Running> {
  const found = await adopt(cluster)
  if (found) return { socket_folder: found, adopted: true }
  const folder = socketFolder(cluster)
  await disarmLockFile(pidFileOf(cluster), cluster)
  await disarmLockFile(join(folder, '.s.PGSQL.5432.lock'), cluster)
  const child = launch(cluster, folder)
  while (child.exitCode === null && child.signalCode === null) {
    if ((await probe(folder)) === 'ready') return { socket_folder: folder, adopted: false }
    await sleep(POLL_MS)
  }
  // Lost a race against another start: then that one answers.
  const other = await adopt(cluster)
  if (other) return { socket_folder: other, adopted: true }
  throw startRefused(`PostgreSQL did not start. Its last words (${logOf(cluster)}): ${lastWords(cluster)}`)
}

/** null when no PostgreSQL of this cluster runs; waits while one starts, recovers or shuts down. */
async function adopt(cluster: Cluster): Promise<string | null> {
  const silent_until = Date.now() + SILENT_MS
  for (;;) {
    const file = readPidFile(cluster)
    if (!file) return null
    const state = file.socket_folder ? await probe(file.socket_folder) : 'silent'
    if (state === 'ready') return file.socket_folder
    if (!isPostmaster(file.pid, cluster)) return null
    if (state === 'silent' && Date.now() > silent_until) {
      throw startRefused(
        `A PostgreSQL runs on ${dataOf(cluster)}, but does not answer at ${file.socket_folder}. It may serve people now, so nothing was changed. If the server answers, call this as the server's user and on its machine; if not, stop the service in order and start it again.`,
      )
    }
    await sleep(POLL_MS)
  }
}

/** `busy`: it is there but starting, recovering or shutting down (57P03), or full. */
async function probe(socket_folder: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = singleConnection(addressOf(socket_folder, 'postgres'))
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return (error as { severity?: string }).severity ? 'busy' : 'silent'
  } finally {
    await client.end()
  }
}

/** The lines of `postmaster.pid`: pid, data folder, start, port, socket folder, … (PostgreSQL's pidfile.h). */
function readPidFile(cluster: Cluster): PidFile | null {
  if (!existsSync(pidFileOf(cluster))) return null
  const lines = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
  return { pid: Number(lines[0]), socket_folder: lines[4]?.trim() ?? '' }
}

/** Is the process alive, no zombie, and the postmaster of this very cluster? After a reboot the number may be another's. */
function isPostmaster(pid: number, cluster: Cluster): boolean {
  if (process.platform !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
    return !ps.startsWith('Z') && ps.includes(dataOf(cluster))
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes(dataOf(cluster))
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/**
 * PostgreSQL refuses to start while the process named in one of its lock files exists, even as a zombie nobody
 * reaps or as a stranger with a used number. The pid is replaced, the file kept: the last line of `postmaster.pid`
 * lets PostgreSQL see whether a worker of the dead postmaster still writes. An empty one, which it refuses as well, is what a
 * power cut left of a start.
 */
async function disarmLockFile(path: string, cluster: Cluster): Promise<void> {
  for (const patient_until = Date.now() + EMPTY_MS; existsSync(path); await sleep(POLL_MS)) {
    const text = readFileSync(path, 'utf8')
    const pid = Number(text.split('\n')[0])
    if (text === '' && Date.now() < patient_until) continue
    if (text === '') rmSync(path)
    else if (pid !== PID_OF_NOBODY && !isPostmaster(pid, cluster)) replaceFile(path, text.replace(/^\d+/, String(PID_OF_NOBODY)))
    return
  }
}

/** Whole or not at all, whenever this process is killed; owner and mode stay. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  const { uid, gid, mode } = statSync(path)
  writeFileSync(draft, text, { mode })
  chownSync(draft, uid, gid)
  renameSync(draft, path)
}

export const logOf = (place: Place): string => join(place.folder, 'postgres.log')

function lastWords(cluster: Cluster): string {
  return readFileSync(logOf(cluster), 'utf8').trim().split('\n').slice(-3).join(' | ')
}

/** What it said before it went down is why somebody looks there, so a start adds to it; one older part is kept. */
function keepLogShort(log: string): void {
  if (existsSync(log) && statSync(log).size > LONGEST_LOG) renameSync(log, `${log}.1`)
}

/** Detached: a Ctrl-C in our terminal must not reach it before the app has drained. */
function launch(cluster: Cluster, socket_folder: string): ChildProcess {
  const settings = Object.entries({
    ...SETTINGS,
    ...archiveSettings(cluster),
    ...cluster.settings,
    unix_socket_directories: socket_folder,
  })
  keepLogShort(logOf(cluster))
  const log = openSync(logOf(cluster), 'a', 0o600)
  const child = spawn(
    join(cluster.bin, 'postgres'),
    ['-D', dataOf(cluster), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...cluster.account, env: ENVIRONMENT, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  // Where memory or processes are short there is none. Whoever waits sees it by its exit code, and tries again.
  child.on('error', () => {})
  child.unref()
  return child
}

/** A fast shutdown: open transactions are rolled back, everything committed is on the disk. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const file = readPidFile(cluster)
  if (!file || !isPostmaster(file.pid, cluster)) return
  process.kill(file.pid, 'SIGINT')
  const patient_until = Date.now() + STOP_MS
  while (existsSync(pidFileOf(cluster)) && isPostmaster(file.pid, cluster)) {
    if (Date.now() > patient_until) throw new Error(`PostgreSQL (process ${file.pid}) did not stop in ${STOP_MS / 1000} s`)
    await sleep(POLL_MS)
  }
  if (file.socket_folder) rmSync(file.socket_folder, { recursive: true, force: true })
}
