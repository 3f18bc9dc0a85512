import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { singleConnection } from './connect.ts'
import { findPlace } from './place.ts'
import {
  addressOf,
  ensureRunning,
  keepsWal,
  keptWalOf,
  makeCluster,
  stopPostmaster,
  type Cluster,
  type Running,
} from './postmaster.ts'
import { startRefused } from './start-refused.ts'

const DATABASE = 'himoya'
const SERVING_ROLE = 'himoya_server'
/** Any number, the same in every release: whoever holds it is the server of this DATA_DIR. */
const SERVER_LOCK = 1_212_764_534
/** A killed server's lock goes with its connection; longer than this it is a living one's. */
const LOCK_PATIENCE_MS = 1_500
const POLL_MS = 25
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000
/** What `visitDatabase` waits for: a living server has the lock. */
const SERVED = 'SERVED'

export type Database = {
  /** By its owner, for `connect`; stays the same when PostgreSQL itself dies and is started again. */
  url: string
  /** By the role that serves. */
  serving_url: string
  /** Call it last, when nothing uses the database any more. */
  stop(): Promise<void>
}

type Options = {
  data_dir: string
  /** Sentences for the terminal. */
  say?: (sentence: string) => void
  /** PostgreSQL died and another server has it now; this one should end. */
  onLost?: (error: Error) => void
  settings?: Record<string, string>
  /** Finished WAL waits in a folder for the backup (`keptWal`). Unless said it is as the last server had it. */
  keep_wal?: boolean
}

/**
 * The PostgreSQL that lives in DATA_DIR: adopted if a killed server left it running, else started, made at the
 * first time. Refuses (`StartRefused`) where another server uses the same DATA_DIR.
 */
export async function startDatabase(options: Options): Promise<Database> {
  const { data_dir, say = () => {}, onLost = () => {}, settings = {}, keep_wal } = options
  const cluster = clusterOf(data_dir, settings, say)
  if (keep_wal !== undefined) keepWal(cluster, keep_wal)
  makeCluster(cluster)
  let held = await takeOver(cluster)
  let stopping = false

  const watch = (): void => {
    held.client.once('end', () => {
      if (stopping) return
      say('PostgreSQL went away; starting it again.')
      bringBack().then(
        (again) => {
          held = again
          watch()
        },
        (error: unknown) => onLost(error as Error),
      )
    })
  }
  /** Again and again: a full disk is emptied, memory is given back, and until then kept pages are served. */
  const bringBack = async (): Promise<Held> => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await takeOver(cluster)
      } catch (error) {
        if (stopping || (error as NodeJS.ErrnoException).code === SERVED) throw error
        say(`${(error as Error).message} Trying again in ${pause / 1_000} s.`)
        await sleep(pause)
        if (stopping) throw error
      }
    }
  }
  watch()

  return {
    url: held.url,
    serving_url: held.serving_url,
    async stop() {
      stopping = true
      // The lock is held until PostgreSQL ends, so nobody can begin to use what is about to stop.
      await stopPostmaster(cluster)
      await held.client.end()
    },
  }
}

/**
 * For a command of the operator's: the database of the server that runs on this DATA_DIR (`served`), or, where none does, one
 * of the command's own until `stop`.
 */
export async function visitDatabase(data_dir: string): Promise<Omit<Database, 'serving_url'> & { served: boolean }> {
  try {
    return { ...(await startDatabase({ data_dir })), served: false }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== SERVED) throw error
    const { socket_folder } = await ensureRunning(clusterOf(data_dir, {}))
    return { url: addressOf(socket_folder, DATABASE), served: true, stop: async () => {} }
  }
}

/** The folder of finished WAL, which may not be there. */
export const keptWal = (data_dir: string): string => keptWalOf(findPlace(resolve(data_dir), () => {}))

function keepWal(cluster: Cluster, keep: boolean): void {
  const folder = keptWalOf(cluster)
  if (!keep) return rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (cluster.account) chownSync(folder, cluster.account.uid, cluster.account.gid)
}

function clusterOf(data_dir: string, settings: Record<string, string>, say: (sentence: string) => void = () => {}): Cluster {
  const place = findPlace(resolve(data_dir), say)
  return { ...place, ...findBinaries(place.account, place.copies), settings }
}

type Held = { client: pg.Client; url: string; serving_url: string }

async function takeOver(cluster: Cluster): Promise<Held> {
  const patient_until = Date.now() + LOCK_PATIENCE_MS
  for (;;) {
    const attempt = await tryLock(await ensureRunning(cluster), cluster)
    if (typeof attempt === 'object') return attempt
    if (attempt === 'locked' && Date.now() > patient_until) {
      const sentence = `Another server already runs on this DATA_DIR (its database: ${cluster.folder}). Stop it, or set another DATA_DIR.`
      throw Object.assign(startRefused(sentence), { code: SERVED })
    }
    await sleep(POLL_MS)
  }
}

/** `gone`: PostgreSQL went down under our hands, or was one of another release or other ways with its WAL and has been stopped. */
async function tryLock({ socket_folder, adopted }: Running, cluster: Cluster): Promise<Held | 'locked' | 'gone'> {
  const url = addressOf(socket_folder, DATABASE)
  const client = singleConnection(url, `himoya server ${process.pid}`)
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean; version: string; is_ready: boolean; keeps_wal: string }>(
      `select pg_try_advisory_lock($1) as locked, current_setting('server_version') as version,
        current_setting('archive_mode') as keeps_wal, to_regrole($2) is not null as is_ready`,
      [SERVER_LOCK, SERVING_ROLE],
    )
    const { locked, version, is_ready, keeps_wal } = rows[0]!
    const is_as_wanted = version === cluster.version && keeps_wal === keepsWal(cluster)
    if (locked && (is_as_wanted || !adopted)) {
      if (!is_ready) await client.query(`create role ${SERVING_ROLE} login; revoke temporary on database ${DATABASE} from public`)
      return { client, url, serving_url: addressOf(socket_folder, DATABASE, SERVING_ROLE) }
    }
    if (locked) await stopPostmaster(cluster)
    await client.end()
    return locked ? 'gone' : 'locked'
  } catch (error) {
    await client.end()
    const { code, severity } = error as { code?: string; severity?: string }
    if (code === '3D000') await createDatabase(socket_folder)
    // 57P01 to 57P03: it shuts down or starts up. What carries no severity is the connection's own end.
    else if (severity && !code?.startsWith('57P0')) throw error
    return 'gone'
  }
}

async function createDatabase(socket_folder: string): Promise<void> {
  const client = singleConnection(addressOf(socket_folder, 'postgres'))
  try {
    await client.connect()
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Two first starts at once: 42P04 already there, 23505 at the same instant.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
