import type { Config } from '../config.ts'
import type { PasswordHasher } from './crypto/password-hasher.ts'
import type { Vault } from './crypto/vault.ts'
import type { Db } from './db/connect.ts'
import type { DiskSpace } from './files/disk-space.ts'
import type { FileStore } from './files/file-store.ts'
import type { Turns } from './files/turns.ts'
import type { VirusScan } from './files/virus-scan.ts'
import type { InFlight } from './limits/in-flight.ts'
import type { Lines } from './limits/lines.ts'
import type { Limiter } from './limits/limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './core/log.ts'
import type { Proof } from './limits/proof.ts'
import type { Bus } from './realtime/bus.ts'
import type { Hub } from './realtime/hub.ts'
import type { SecurityLog } from './limits/security-log.ts'
import type { Sms } from './sms/sms.ts'

/** What every module may lean on. Built once in main (or by a test), passed as an argument, never global. */
export type Platform = {
  config: Config
  db: Db
  /** The same database by connections that calls for help have for themselves: no crowd elsewhere keeps them waiting. */
  urgent_db: Db
  /** And by some that only the first word of a call for help has: nothing said later, by whomever, keeps it waiting. */
  first_call_db: Db
  vault: Vault
  passwords: PasswordHasher
  hub: Hub
  /** What several nodes share; null: there is one. */
  bus: Bus | null
  jobs: Jobs
  sms: Sms
  /** Public pictures, under /media. */
  files: FileStore
  /** What is served through a policy only; sealed before it is written. */
  private_files: FileStore
  disk_space: DiskSpace
  scanVirus: VirusScan
  limiter: Limiter
  /** Bytes of bodies that are on their way. */
  in_flight: InFlight
  /** For work on whole files. */
  fileTurn: Turns
  /** Of what senders of calls for help do beside their first word: two of a client at a time. */
  sos_lines: Lines
  /** The same for what anybody may send: a line of its own, so that no flood of it keeps a chat's pictures waiting. */
  guestFileTurn: Turns
  /** For what keeps a connection to the database while it writes files. */
  diskTurn: Turns
  /** For searches, which are the dearest thing to read: they have a share of the connections. */
  searchTurn: Turns
  proof: Proof
  log: Log
  /** The security log; kept by modules/security. */
  security: SecurityLog
  /** The app's clock, so that a test can shift it. Rows' own times come from the database. */
  now: () => Date
}
