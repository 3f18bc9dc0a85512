import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { findBinaries } from './binaries.ts'
import { findPlace } from './place.ts'
import { addressOf, dataOf, ensureRunning, keptWalOf, logOf, stopPostmaster, type Cluster } from './postmaster.ts'
import { startRefused } from './start-refused.ts'

export type Recovery = {
  /** Puts the files of a backup into `cluster`; whatever it needs until the database is whole goes into `beside`. */
  fill(cluster: string, beside: string): Promise<void>
  /** PostgreSQL's own, for its recovery; they are not kept. */
  settings(beside: string): Record<string, string>
}

/**
 * Makes the database of an empty DATA_DIR of a backup: fills it, lets PostgreSQL bring it as far as it is told, shows it to `look`,
 * stops it, and only then puts it where a server finds it. Nobody is let in before. Throws with PostgreSQL's log as `log`.
 */
export async function recoverDatabase<T>(data_dir: string, recovery: Recovery, look: (url: string) => Promise<T>): Promise<T> {
  const place = findPlace(resolve(data_dir), () => {})
  if (existsSync(dataOf(place))) throw startRefused(`${dataOf(place)} is there already. A restore goes into an empty DATA_DIR.`)
  const draft: Cluster = {
    ...place,
    folder: join(place.folder, 'restoring'),
    ...findBinaries(place.account, place.copies),
    settings: {},
  }
  rmSync(draft.folder, { recursive: true, force: true })
  const beside = join(draft.folder, 'beside')
  mkdirSync(beside, { recursive: true, mode: 0o700 })
  mkdirSync(dataOf(draft), { mode: 0o700 })
  // From here on it goes another way than before, which a later restore must know: it is kept until a server begins.
  mkdirSync(keptWalOf(draft), { mode: 0o700 })
  try {
    await recovery.fill(dataOf(draft), beside)
    give(draft.folder, draft.account)
    const cluster = { ...draft, settings: recovery.settings(beside) }
    const looked = await visitCluster(cluster, look)
    rmSync(keptWalOf(place), { recursive: true, force: true })
    renameSync(keptWalOf(draft), keptWalOf(place))
    renameSync(dataOf(draft), dataOf(place))
    return looked
  } finally {
    rmSync(draft.folder, { recursive: true, force: true })
  }
}

async function visitCluster<T>(cluster: Cluster, look: (url: string) => Promise<T>): Promise<T> {
  try {
    const { socket_folder } = await ensureRunning(cluster)
    return await look(addressOf(socket_folder, 'himoya'))
  } catch (error) {
    throw Object.assign(error as Error, { log: existsSync(logOf(cluster)) ? readFileSync(logOf(cluster), 'utf8') : '' })
  } finally {
    await stopPostmaster(cluster)
  }
}

/** PostgreSQL takes only what is its own user's. */
function give(folder: string, account: Account): void {
  if (!account) return
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  chownSync(folder, account.uid, account.gid)
}
