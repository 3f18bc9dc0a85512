import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import { createPlatform } from '../../../platform/create-platform.ts'
import { connect, type Db } from '../../../platform/db/connect.ts'
import { findPlace } from '../../../platform/db/place.ts'
import { startRefused } from '../../../platform/db/start-refused.ts'
import type { Platform } from '../../../platform/platform.ts'
import { verifyLog } from '../../audit/audit.service.ts'
import { openText } from '../../chat/chat.service.ts'
import { countRows } from '../base-backup.store.ts'
import type { Arguments } from './read-arguments.ts'
import { restoreBackup, type Restored } from './restore.service.ts'
import { sayMinute } from './restore-time.policy.ts'
import { lastCommit, newestMessage } from './restored.store.ts'

export type Drill = {
  /** What was looked at and is not as it should be; none: the backup is good. */
  problems: string[]
  backup_id: string
  /** Rows of all tables together. */
  rows: number
  files: number
  audit_entries: number
  /** Whether there was a message to open. */
  opened: boolean
  /** The last that was written; null: nobody wrote anything. */
  last: Date | null
  seconds: number
}

/**
 * Restores a backup into a folder of its own, which is gone afterwards, and looks at it as a server would: the audit log whole, each
 * table there and read to its end, a message opened by the master key.
 */
export async function drill(config: Config, given: Arguments, say: (line: string) => void): Promise<Drill> {
  const began = performance.now()
  const parent = mkdtempSync(join(tmpdir(), 'himoya-drill-'))
  chmodSync(parent, 0o755)
  const data_dir = join(parent, 'drill')
  try {
    const found = await restoreBackup({ ...given, data_dir, say }, (url, restored) =>
      inspect({ ...config, data_dir, database_url: null, valkey_url: null }, url, restored),
    )
    return { ...found, seconds: (performance.now() - began) / 1_000 }
  } finally {
    rmSync(findPlace(data_dir, () => {}).folder, { recursive: true, force: true })
    rmSync(parent, { recursive: true, force: true })
  }
}

async function inspect(config: Config, url: string, { backup, contents }: Restored): Promise<Omit<Drill, 'seconds'>> {
  const { db, pool } = connect(url, 2)
  try {
    const platform = await openPlatform(config, db)
    const tables = await countRows(db)
    const log = await verifyLog(platform)
    const opened = await openNewest(platform)
    return {
      problems: [
        ...compareTables(contents.tables, tables),
        ...(log.whole ? [] : [`The audit log is not as it was written: ${log.found} findings.`]),
        ...(opened === 'closed' ? ['The newest message does not open with this MASTER_KEY.'] : []),
      ],
      backup_id: backup.id,
      rows: Object.values(tables).reduce((sum, count) => sum + count, 0),
      files: contents.files.length,
      audit_entries: log.entries,
      opened: opened === 'opened',
      last: await lastCommit(url),
    }
  } finally {
    await pool.end()
  }
}

/** The index key opens or it does not, before anything else is read. */
async function openPlatform(config: Config, db: Db): Promise<Platform> {
  try {
    return await createPlatform(config, db)
  } catch (error) {
    if (!(error as Error).message.startsWith('MASTER_KEY')) throw error
    throw startRefused(`${(error as Error).message}. Without that key nobody opens what was restored.`)
  }
}

/** People went on writing and deleting after the rows were counted, so a count may differ; a table that is empty or gone may not. */
export function compareTables(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.entries(before).flatMap(([table, count]) => {
    const found = after[table]
    if (found === undefined) return [`The table ${table} is gone.`]
    return found === 0 && count > 0 ? [`The table ${table} had ${count} rows and has none.`] : []
  })
}

async function openNewest(platform: Platform): Promise<'opened' | 'closed' | 'none'> {
  const message = await newestMessage(platform.db)
  if (!message) return 'none'
  try {
    await openText(platform, message)
    return 'opened'
  } catch {
    // Which is what the drill is there to find; the words of the message stay sealed.
    return 'closed'
  }
}

/** In words for the terminal. */
export function sayDrill({ problems, backup_id, rows, files, audit_entries, opened, last, seconds }: Drill, now: Date): string[] {
  const hours = last === null ? null : (now.getTime() - last.getTime()) / 3_600_000
  return [
    `Backup ${backup_id}: ${rows} rows, ${files} files, ${audit_entries} entries of the audit log; ${opened ? 'a message opened' : 'there was no message to open'}.`,
    `It took ${Math.round(seconds)} s. ${last === null || hours === null ? 'Nobody had written anything.' : `The last that was written is of ${sayMinute(last)}, ${hours.toFixed(1)} hours ago.`}`,
    ...problems,
    problems.length === 0
      ? 'The backup is good.'
      : 'The backup is NOT good. Make another one now, then look why: docs/operate/backup.md',
  ]
}
