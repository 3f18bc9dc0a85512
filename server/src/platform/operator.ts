import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { createPlatform } from './create-platform.ts'
import { connect } from './db/connect.ts'
import { visitDatabase } from './db/launcher.ts'
import { countOthers } from './db/nodes.store.ts'
import { sentenceOf, startRefused } from './db/start-refused.ts'
import type { Platform } from './platform.ts'

export type Visit = {
  platform: Platform
  /** The same database by its owner, where it is our own. */
  url: string
  /** A server uses the same database now. */
  served: boolean
  say(line: string): void
}

/**
 * Runs one of the operator's commands beside the server, or without it, with the server's own environment; the process ends
 * with the code it answers. What is the operator's to put right is said in words, without a stack.
 */
export function runForOperator(command: (visit: Visit) => Promise<number>): Promise<void> {
  return runForTerminal(() => {
    refuseEmpty(process.env)
    return visit(readConfig(process.env), command)
  })
}

/** The same for a command that needs no database of ours. */
export async function runForTerminal(command: (say: (line: string) => void) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(say)
  } catch (error) {
    process.stderr.write(`\n${sentenceOf(error)}\n\n`)
    process.exitCode = 1
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Before anything is made there: a mistyped DATA_DIR stays as empty as it was. */
function refuseEmpty({ DATABASE_URL, DATABASE_URL_FILE, DATA_DIR }: NodeJS.ProcessEnv): void {
  const data_dir = DATA_DIR?.trim() || './data'
  if (!DATABASE_URL?.trim() && !DATABASE_URL_FILE && !existsSync(join(data_dir, 'database')))
    throw startRefused(`${data_dir} holds no database.`)
}

async function visit(config: Config, command: (visit: Visit) => Promise<number>): Promise<number> {
  const own = config.database_url === null ? await visitDatabase(config.data_dir) : null
  // One connection: whatever else is connected is somebody else's.
  const url = own?.url ?? String(config.database_url)
  const { db, pool } = connect(url, 1)
  try {
    const platform = await createPlatform({ ...config, valkey_url: null }, db)
    const served = own?.served ?? (await countOthers(db)) > 0
    return await command({ platform, url, served, say })
  } finally {
    await pool.end()
    await own?.stop()
  }
}
