import { setTimeout as sleep } from 'node:timers/promises'
import { resolve } from 'node:path'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { singleConnection } from './connect.ts'
import { findPlace } from './place.ts'
import { addressOf, ensureRunning, makeCluster, stopPostmaster, type Cluster, type Running } from './postmaster.ts'
import { startRefused } from './start-refused.ts'

const DATABASE = 'himoya'
/** Any number, the same in every release: whoever holds it is the server of this DATA_DIR. */
const SERVER_LOCK = 1_212_764_534
/** A killed server's lock goes with its connection; longer than this it is a living one's. */
const LOCK_PATIENCE_MS = 1_500
const POLL_MS = 25

export type Database = {
  /** For `connect`; stays the same when PostgreSQL itself dies and is started again. */
  url: string
  /** Call it last, when nothing uses the database any more. */
  stop(): Promise<void>
}

type Options = {
  data_dir: string
  /** Sentences for the terminal. */
  say?: (sentence: string) => void
  /** PostgreSQL died and could not be brought back; the server should end. */
  onLost?: (error: Error) => void
  settings?: Record<string, string>
}

/**
 * The PostgreSQL that lives in DATA_DIR: adopted if a killed server left it running, else started, made at the
 * first time. Refuses (`StartRefused`) where another server uses the same DATA_DIR.
 */
export async function startDatabase({ data_dir, say = () => {}, onLost = () => {}, settings = {} }: Options): Promise<Database> {
  const place = findPlace(resolve(data_dir), say)
  const cluster = { ...place, ...findBinaries(place.account, place.copies), settings }
  makeCluster(cluster)
  let held = await takeOver(cluster)
  let stopping = false

  const watch = (): void => {
    held.client.once('end', () => {
      if (stopping) return
      say('PostgreSQL went away; starting it again.')
      takeOver(cluster).then(
        (again) => {
          held = again
          watch()
        },
        (error: unknown) => onLost(error as Error),
      )
    })
  }
  watch()

  return {
    url: held.url,
    async stop() {
      stopping = true
      // The lock is held until PostgreSQL ends, so nobody can begin to use what is about to stop.
      await stopPostmaster(cluster)
      await held.client.end()
    },
  }
}

type Held = { client: pg.Client; url: string }

async function takeOver(cluster: Cluster): Promise<Held> {
  const patient_until = Date.now() + LOCK_PATIENCE_MS
  for (;;) {
    const attempt = await tryLock(await ensureRunning(cluster), cluster)
    if (typeof attempt === 'object') return attempt
    if (attempt === 'locked' && Date.now() > patient_until) {
      throw startRefused(
        `Another server already runs on this DATA_DIR (its database: ${cluster.folder}). Stop it, or set another DATA_DIR.`,
      )
    }
    await sleep(POLL_MS)
  }
}

/** `gone`: PostgreSQL went down under our hands, or was one of another release and has been stopped. */
async function tryLock({ socket_folder, adopted }: Running, cluster: Cluster): Promise<Held | 'locked' | 'gone'> {
  const url = addressOf(socket_folder, DATABASE)
  const client = singleConnection(url, `himoya server ${process.pid}`)
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean; version: string }>(
      `select pg_try_advisory_lock($1) as locked, current_setting('server_version') as version`,
      [SERVER_LOCK],
    )
    const { locked, version } = rows[0]!
    if (locked && (version === cluster.version || !adopted)) return { client, url }
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
