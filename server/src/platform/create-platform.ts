import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createPasswordHasher } from './crypto/password-hasher.ts'
import { openVault } from './crypto/vault.ts'
import type { Db } from './db/connect.ts'
import { outlast } from './db/wait-for-database.ts'
import { ENDLESS_SPACE, watchDiskSpace } from './files/disk-space.ts'
import { createFileStore } from './files/file-store.ts'
import { createTurns } from './files/turns.ts'
import { createVirusScan } from './files/virus-scan.ts'
import { createInFlight } from './limits/in-flight.ts'
import { createLines } from './limits/lines.ts'
import { createLimiter } from './limits/limits.ts'
import { createLog, errorFields } from './core/log.ts'
import { createProof } from './limits/proof.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Platform } from './platform.ts'
import type { Bus } from './realtime/bus.ts'
import { createHub, type Hub } from './realtime/hub.ts'
import { createSecurityLog } from './limits/security-log.ts'
import { createSms } from './sms/sms.ts'

/** A file is at most 50 MB and is copied a few times while it is examined; who waits holds nothing. */
const FILE_TURNS = { running: 2, waiting: 40 }
/** Decoded by threads that the rest of the server goes before (lower-workers.ts). */
const GUEST_FILE_TURNS = { running: 1, waiting: 40 }

/** Of one client (of IPv6 a whole site) at work at the same moment, and behind them: a few milliseconds each. */
const SOS_LINES = { at_work: 2, waiting: 40 }

/** A third of the connections: a crowd with files leaves the rest to those who write and read. */
const DISK_TURNS = { running: 3, waiting: 400 }

/** A fifth of the connections, however many search. */
const SEARCH_TURNS = { running: 2, waiting: 60 }

/** Builds what every module leans on. A test puts its own clock, SMS or log in `overrides`. */
export async function createPlatform(config: Config, db: Db, overrides: Partial<Platform> = {}): Promise<Platform> {
  const log = overrides.log ?? createLog(config.log_level)
  const vault = overrides.vault ?? (await outlast(log.warn, () => openVault(db, config.master_keys)))
  const now = overrides.now ?? (() => new Date())
  const jobs = overrides.jobs ?? createJobs()
  const hub = overrides.hub ?? createHub((error) => log.error('a listener failed', errorFields(error)))
  const nodes = config.valkey_url === null ? null : await joinNodes(config.valkey_url, { hub, vault, log })
  const limiter = overrides.limiter ?? createLimiter(config.limits, nodes)
  return {
    config,
    db,
    urgent_db: overrides.urgent_db ?? db,
    first_call_db: overrides.first_call_db ?? overrides.urgent_db ?? db,
    vault,
    passwords: overrides.passwords ?? createPasswordHasher(),
    jobs,
    log,
    security: overrides.security ?? createSecurityLog(vault, now),
    now,
    hub: nodes?.hub ?? hub,
    bus: nodes?.bus ?? null,
    sms: overrides.sms ?? createSms(vault, jobs),
    files: overrides.files ?? createFileStore(join(config.data_dir, 'media')),
    private_files: overrides.private_files ?? createFileStore(join(config.data_dir, 'private')),
    disk_space: overrides.disk_space ?? (config.database_url === null ? watchDiskSpace(config.data_dir) : ENDLESS_SPACE),
    scanVirus: overrides.scanVirus ?? createVirusScan(config.clamd),
    in_flight: overrides.in_flight ?? createInFlight(),
    fileTurn: overrides.fileTurn ?? createTurns(FILE_TURNS),
    sos_lines: overrides.sos_lines ?? createLines(SOS_LINES),
    guestFileTurn: overrides.guestFileTurn ?? createTurns(GUEST_FILE_TURNS),
    diskTurn: overrides.diskTurn ?? createTurns(DISK_TURNS),
    searchTurn: overrides.searchTurn ?? createTurns(SEARCH_TURNS),
    limiter,
    proof: overrides.proof ?? createProof(now, { limiter, shared: nodes }),
  }
}

type Nodes = { bus: Bus; hub: Hub; secret: Buffer }

/** One node alone loads nothing of this. The secret comes from the database's own key, which all nodes open. */
async function joinNodes(url: string, { hub, vault, log }: Pick<Platform, 'hub' | 'vault' | 'log'>): Promise<Nodes> {
  const { openBus } = await import('./realtime/bus.ts')
  const { shareHub } = await import('./realtime/bus-hub.ts')
  const secret = vault.blindIndex('nodes', '')
  const bus = openBus({ url, secret, log })
  return { bus, hub: shareHub(hub, bus, secret), secret }
}
