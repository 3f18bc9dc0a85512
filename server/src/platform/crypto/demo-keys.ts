import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MasterKeys } from './vault.ts'

/**
 * The demo's master key, made once and kept beside its data (`DATA_DIR/keys/master`, 0600). In production the key
 * comes from the environment, so that a copy of the disk alone opens nothing.
 */
export function demoMasterKeys(data_dir: string): MasterKeys {
  const folder = join(data_dir, 'keys')
  const path = join(folder, 'master')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.master-${randomBytes(6).toString('hex')}`)
  try {
    // A link of a finished file: a kill in between leaves no half key, and the first of two starts wins.
    writeFileSync(draft, `1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const [, version, encoded] = /^(\d+):([A-Za-z0-9+/]{43}=)\s*$/.exec(readFileSync(path, 'utf8')) ?? []
  if (version === undefined || encoded === undefined) throw new Error(`${path} is damaged: put back its copy, or set MASTER_KEY`)
  return new Map([[Number(version), Buffer.from(encoded, 'base64')]])
}
