import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { until } from '../../kit/test/until.ts'
import { bringUpToDate } from '../src/bring-up-to-date.ts'
import { readConfig, type Config } from '../src/config.ts'
import { makeIdentity } from '../src/modules/backup/sealed-object.ts'
import { shipWal } from '../src/modules/backup/ship-wal.service.ts'
import { createPlatform } from '../src/platform/create-platform.ts'
import { v7 as uuid } from '../src/platform/crypto/ids.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startDatabase } from '../src/platform/db/launcher.ts'
import { createLog } from '../src/platform/core/log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { query } from './database-rig.ts'
import { TEST_MASTER_KEY } from './test-keys.ts'

export type BackupHouse = {
  platform: Platform
  config: Config
  /** By the owner of the database. */
  url: string
  log_lines: string[]
  /** A conversation with one sealed message; answers its chat. */
  writeChat(text: string): Promise<{ chat_id: string; key_id: string }>
  /** Until all that is committed now lies beside the backups. */
  ship(): Promise<void>
  /** Stops the server and its PostgreSQL. */
  stop(): Promise<void>
}

export type BackupRig = {
  folder: string
  backup_dir: string
  identity: string
  recipient: string
  /** The environment of a server with backups, whose DATA_DIR is called so. */
  envOf(name: string): Record<string, string>
  /** A database of its own with all tables, as a server would have it. */
  open(name: string): Promise<BackupHouse>
  remove(): Promise<void>
}

/** A folder with an embedded PostgreSQL that writes WAL as in production, and another one for its backups. */
export async function createBackupRig(): Promise<BackupRig> {
  const folder = mkdtempSync(join(tmpdir(), 'himoya-backup-'))
  // PostgreSQL's user has to pass through.
  chmodSync(folder, 0o755)
  const backup_dir = join(folder, 'backups of it')
  mkdirSync(backup_dir)
  const { identity, recipient } = await makeIdentity()
  const houses: BackupHouse[] = []
  const envOf = (name: string): Record<string, string> => ({
    DATA_DIR: join(folder, name),
    MASTER_KEY: TEST_MASTER_KEY,
    BACKUP_DIR: backup_dir,
    BACKUP_RECIPIENTS: recipient,
  })
  return {
    folder,
    backup_dir,
    identity,
    recipient,
    envOf,
    async open(name) {
      const house = await openHouse(readConfig(envOf(name)))
      houses.push(house)
      return house
    },
    async remove() {
      for (const house of houses) await house.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** These tests end processes in order; nothing here waits for the disk. */
const HASTY = { fsync: 'off', synchronous_commit: 'off' }

async function openHouse(config: Config): Promise<BackupHouse> {
  const database = await startDatabase({ data_dir: config.data_dir, keep_wal: config.backup !== null, settings: HASTY })
  await bringUpToDate({ url: database.serving_url, owner_url: database.url })
  const { db, pool } = connect(database.serving_url, 4)
  const log_lines: string[] = []
  const log = createLog('info', (line) => void log_lines.push(line))
  const platform = await createPlatform(config, db, { log })
  let stopping: Promise<void> | null = null
  const stopAll = async (): Promise<void> => {
    await pool.end()
    await database.stop()
  }
  return {
    platform,
    config,
    url: database.url,
    log_lines,
    writeChat: (text) => writeChat(platform, text),
    ship: () => ship(platform, database.url),
    stop: () => (stopping ??= stopAll()),
  }
}

async function ship(platform: Platform, url: string): Promise<void> {
  // Where nothing was written there is nothing to finish.
  await query(url, `select pg_logical_emit_message(true, 'himoya', '')`)
  const [row] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as name')
  const [{ system } = {}] = await query(url, 'select system_identifier::text as system from pg_control_system()')
  const { folder } = platform.config.backup!
  await until(async () => {
    await shipWal(platform, platform.config.backup!)
    return existsSync(join(folder, 'wal', String(system), `${String(row!['name'])}.gz.age`))
  })
}

async function writeChat({ db, vault }: Platform, text: string): Promise<{ chat_id: string; key_id: string }> {
  return db.transaction().execute(async (on) => {
    const [chat_id, account_id, message_id] = [uuid(), uuid(), uuid()]
    const [own_key_id, key_id] = [await vault.createKey(on), await vault.createKey(on)]
    const [own, key] = [await vault.useKey(on, own_key_id), await vault.useKey(on, key_id)]
    await sql`insert into account (id, key_id, mode, role, login, login_index, terms_accepted_at)
      values (${account_id}, ${own_key_id}, 'nickname', 'user', ${own.seal(account_id, 'lola')}, ${Buffer.from(account_id)}, now())`.execute(
      on,
    )
    await sql`insert into chat (id, account_id, key_id, lang, last_seq, last_message_at)
      values (${chat_id}, ${account_id}, ${key_id}, 'uz', 1, now())`.execute(on)
    await sql`insert into message (id, chat_id, seq, sender_id, cid, is_admin, body)
      values (${message_id}, ${chat_id}, 1, ${account_id}, ${uuid()}, false, ${key.seal(message_id, text)})`.execute(on)
    return { chat_id, key_id }
  })
}
