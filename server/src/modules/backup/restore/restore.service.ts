import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unpackTar } from 'modern-tar/fs'
import { findPlace } from '../../../platform/db/place.ts'
import { recoverDatabase, type Recovery } from '../../../platform/db/recover.ts'
import { startRefused } from '../../../platform/db/start-refused.ts'
import {
  backupsOf,
  CONTENTS,
  DATABASE,
  listBackups,
  type Manifest,
  namesIn,
  objectOf,
  readObjects,
  readShipped,
  walOf,
} from '../backup-folder.ts'
import { chooseBackup, sayMinute } from './restore-time.policy.ts'
import { wayAt } from './timelines.ts'
import { checkStored, openCompressed, openSealed } from '../sealed-object.ts'
import type { Contents } from '../take-backup.service.ts'

export type Restore = {
  /** The folder of backups. */
  from: string
  /** The private key that opens them. */
  identity: string
  /** Empty, or with nothing but a demo's keys. */
  data_dir: string
  /** All that was committed until then; null: all there is. */
  to: Date | null
  say(line: string): void
}

export type Restored = { backup: Manifest; contents: Contents }

/**
 * Restores into an empty place, and lets `look` see the database before it is put where a server finds it. Throws `StartRefused` with
 * what the person at the terminal can do.
 */
export async function restoreBackup<T>(restore: Restore, look: (url: string, restored: Restored) => Promise<T>): Promise<T> {
  const { from, identity, data_dir, to, say } = restore
  refuseFilled(data_dir)
  const { backup, timeline } = await backupFor(restore)
  say(`Backup ${backup.id}, whole since ${sayMinute(new Date(backup.ended_at))}, of PostgreSQL ${backup.version}.`)
  const contents = await openContents(join(backupsOf(from), backup.id), backup, identity)
  try {
    mkdirSync(data_dir, { recursive: true, mode: 0o700 })
    await restoreFiles({ from, backup, identity, data_dir }, contents)
    say(`${contents.files.length} files are back.`)
    return await recoverDatabase(data_dir, await recoveryOf(restore, backup, timeline), (url) => look(url, { backup, contents }))
  } catch (error) {
    // As empty as it was, for who tries again with another minute.
    emptyAgain(data_dir)
    throw endedEarly(error as Error & { log?: string }, to, backup) ?? error
  }
}

async function recoveryOf({ from, identity, to, say }: Restore, backup: Manifest, timeline: number | null): Promise<Recovery> {
  const database = join(backupsOf(from), backup.id, DATABASE)
  const wal = await walSince(from, backup)
  return {
    async fill(cluster, beside) {
      await checkStored(database, backup.database)
      await pipeline(Readable.from(await openCompressed(database, identity)), unpackTar(cluster))
      for (const path of wal) await openTo(path, identity, join(beside, readShipped(basename(path)).name))
      writeFileSync(join(cluster, 'recovery.signal'), '')
      say(`The files of the database are back; PostgreSQL reads ${wal.length} files of what was written since …`)
    },
    settings: (beside) => recoverySettings(beside, to, timeline),
  }
}

const filled = (data_dir: string): string[] =>
  existsSync(data_dir) ? readdirSync(data_dir).filter((name) => name !== 'keys') : []

function emptyAgain(data_dir: string): void {
  if (existsSync(join(data_dir, 'database'))) rmSync(findPlace(data_dir, () => {}).folder, { recursive: true, force: true })
  for (const name of filled(data_dir)) rmSync(join(data_dir, name), { recursive: true, force: true })
}

/** Whoever restores over what is there loses it. A demo's keys may be there before: they open the backup. */
function refuseFilled(data_dir: string): void {
  const found = filled(data_dir)
  if (found.length === 0) return
  throw startRefused(
    `${data_dir} is not empty (${found.slice(0, 3).join(', ')}). Name an empty folder: DATA_DIR=… npm run restore. What is there now may be worth keeping.`,
  )
}

async function backupFor({ from, identity, to }: Restore): Promise<{ backup: Manifest; timeline: number | null }> {
  const backups = await listBackups(from)
  const newest = backups.at(-1)
  if (!newest) throw startRefused(`No backup lies in ${from}.`)
  const way = await wayAt(from, newest.system, identity, to)
  const backup = chooseBackup(
    backups.filter((one) => one.system === newest.system && way.leads(one)),
    to,
  )
  if (backup) return { backup, timeline: way.timeline }
  if (to === null)
    throw startRefused(`No backup in ${from} leads to what was written last. Name a minute: --to "2026-11-22 14:05"`)
  throw startRefused(
    `The oldest backup in ${from} is whole since ${sayMinute(new Date(backups[0]!.ended_at))}; ${sayMinute(to)} is before it.`,
  )
}

async function openContents(folder: string, backup: Manifest, identity: string): Promise<Contents> {
  await checkStored(join(folder, CONTENTS), backup.contents)
  const chunks: Uint8Array[] = []
  for await (const chunk of await openCompressed(join(folder, CONTENTS), identity)) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Contents
}

type Source = { from: string; backup: Manifest; identity: string; data_dir: string }

async function restoreFiles({ from, backup, identity, data_dir }: Source, { files }: Contents): Promise<void> {
  const objects = await readObjects(from, backup.id)
  for (const { path, object } of files) {
    const target = resolve(data_dir, path)
    if (!target.startsWith(`${resolve(data_dir)}/`)) throw new Error('a file of the backup lies outside of DATA_DIR')
    const stored = objects.get(object)
    if (!stored) throw new Error(`the backup does not say what ${object} is`)
    await checkStored(objectOf(from, object), stored)
    await openTo(objectOf(from, object), identity, target)
  }
}

async function openTo(path: string, identity: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(await openSealed(path, identity)), createWriteStream(target, { flags: 'wx', mode: 0o600 }))
}

/** What was kept of the WAL from the backup on, of whatever timeline, and all that is known of timelines. */
async function walSince(from: string, { system, first_segment }: Manifest): Promise<string[]> {
  const names = (await namesIn(walOf(from, system))).filter((name) => name.endsWith('.gz.age'))
  // A name is the timeline (8 digits) and the place in it.
  const needed = names.filter((name) => name.includes('.history') || name.slice(8, 24) >= first_segment.slice(8))
  return needed.toSorted().map((name) => join(walOf(from, system), name))
}

/** As the shell that PostgreSQL calls reads it; `%` is PostgreSQL's own. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`

function recoverySettings(beside: string, to: Date | null, timeline: number | null): Record<string, string> {
  const kept = `${quoted(beside)}/%f.gz`
  return {
    restore_command: `test -f ${kept} && gunzip -c ${kept} > "%p"`,
    // Nobody reads before all of it is back.
    hot_standby: 'off',
    recovery_target_action: 'promote',
    recovery_target_timeline: timeline === null ? 'current' : String(timeline),
    ...(to && { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') }),
  }
}

/** In words, when what was kept does not reach so far; null: it was something else. */
function endedEarly({ log = '' }: { log?: string }, to: Date | null, backup: Manifest): Error | null {
  if (to === null || !log.includes('recovery ended before configured recovery target was reached')) return null
  const [, last] = /last completed transaction was at log time (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/.exec(log) ?? []
  const until = last === undefined ? new Date(backup.ended_at) : new Date(`${last.replace(' ', 'T')}Z`)
  return startRefused(
    `What was kept does not reach to ${sayMinute(to)}. The last of it is of ${sayMinute(until)}. Without --to all of it is restored.`,
  )
}
