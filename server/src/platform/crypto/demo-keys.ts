import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MasterKeys } from './vault.ts'

const LINE = /^(\d{1,6}):([A-Za-z0-9+/]{43}=)$/

const pathOf = (data_dir: string): string => join(data_dir, 'keys', 'master')
const draftOf = (data_dir: string): string => join(data_dir, 'keys', `.master-${randomBytes(6).toString('hex')}`)

/**
 * The demo's master keys, made once and kept beside its data (`DATA_DIR/keys/master`, 0600). In production they come from
 * the environment, so that a copy of the disk alone opens nothing.
 */
export function demoMasterKeys(data_dir: string): MasterKeys {
  mkdirSync(join(data_dir, 'keys'), { recursive: true, mode: 0o700 })
  const draft = draftOf(data_dir)
  try {
    // A link of a finished file: a kill in between leaves no half key, and the first of two starts wins.
    writeFileSync(draft, linesOf(new Map([[1, randomBytes(32)]])), { mode: 0o600, flush: true })
    linkSync(draft, pathOf(data_dir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKeys(data_dir)
}

/** Puts these in place of the ones there are; a kill leaves the file as it was. */
export function writeDemoKeys(data_dir: string, keys: MasterKeys): void {
  const draft = draftOf(data_dir)
  writeFileSync(draft, linesOf(keys), { mode: 0o600, flush: true })
  renameSync(draft, pathOf(data_dir))
}

const linesOf = (keys: MasterKeys): string => [...keys].map(([version, key]) => `${version}:${key.toString('base64')}\n`).join('')

function readKeys(data_dir: string): MasterKeys {
  const path = pathOf(data_dir)
  const keys = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, version, encoded] = LINE.exec(line.trim()) ?? []
      if (version === undefined || encoded === undefined)
        throw new Error(`${path} is damaged: put back its copy, or set MASTER_KEY`)
      return [Number(version), Buffer.from(encoded, 'base64')] as const
    })
  return new Map(keys)
}
