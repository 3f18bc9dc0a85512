import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createPasswordHasher } from './crypto/password-hasher.ts'
import { openVault } from './crypto/vault.ts'
import type { Db } from './db/connect.ts'
import { createFileStore } from './files/file-store.ts'
import { createLimiter } from './http/limits.ts'
import { createLog, errorFields } from './http/log.ts'
import { createProof } from './http/proof.ts'
import { createJobs } from './jobs/jobs.ts'
import type { Platform } from './platform.ts'
import { createHub } from './realtime/hub.ts'
import { createSms } from './sms/sms.ts'

/** Builds what every module leans on. A test puts its own clock, SMS or log in `overrides`. */
export async function createPlatform(config: Config, db: Db, overrides: Partial<Platform> = {}): Promise<Platform> {
  const log = overrides.log ?? createLog(config.log_level)
  const vault = overrides.vault ?? (await openVault(db, config.master_keys))
  const now = overrides.now ?? (() => new Date())
  const jobs = overrides.jobs ?? createJobs()
  return {
    config,
    db,
    vault,
    passwords: overrides.passwords ?? createPasswordHasher(),
    jobs,
    log,
    now,
    hub: overrides.hub ?? createHub((error) => log.error('a listener failed', errorFields(error))),
    sms: overrides.sms ?? createSms(vault, jobs),
    files: overrides.files ?? createFileStore(join(config.data_dir, 'media')),
    limiter: overrides.limiter ?? createLimiter(config.limits),
    proof: overrides.proof ?? createProof(now),
  }
}
