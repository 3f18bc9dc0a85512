import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startRefused } from '../../platform/db/start-refused.ts'
import type { Stored } from './sealed-object.ts'

/*
 * The folder of backups, which may lie on any disk:
 *   backups/2026-11-22T19-50-00-000Z/  database.tar.gz.age, contents.json.gz.age; in the clear manifest.json, objects.txt
 *   files/ab/abcd….age             pictures and sealed files, each once, however many backups name it
 *   wal/<database>/…gz.age         what was written since, a file a minute; of a timeline also when it began (00000002.history.2026-…)
 *   erased/2026-11-22              keys that were destroyed (erased-list.ts)
 */

/** What a machine that cannot open the backup may know of it. */
export type Manifest = {
  format: 1
  /** `2026-11-22T19-50-00-000Z` */
  id: string
  /** Instants in ISO 8601. Whole is the database from `ended_at` on. */
  started_at: string
  ended_at: string
  /** Which database, and of which PostgreSQL. */
  system: string
  version: string
  /** The first and the last WAL file that it needs to be whole. */
  first_segment: string
  last_segment: string
  database: Stored
  contents: Stored
  objects: Stored
  /** How many files of people and pictures, and how long they are together, sealed. */
  files: number
  file_bytes: number
}

export const DATABASE = 'database.tar.gz.age'
export const CONTENTS = 'contents.json.gz.age'
export const OBJECTS = 'objects.txt'
const MANIFEST = 'manifest.json'
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export const backupsOf = (folder: string): string => join(folder, 'backups')
export const walOf = (folder: string, system: string): string => join(folder, 'wal', system)
export const objectOf = (folder: string, id: string): string => join(folder, 'files', id.slice(0, 2), `${id}.age`)
export const idOf = (at: Date): string => at.toISOString().replaceAll(/[.:]/g, '-')

/** PostgreSQL's name of a file of WAL, as it lies here; a history says in its name when its timeline began. */
export const shippedName = (name: string, at: Date): string => `${name.replace(/(?<=\.history)(?=\.gz$)/, `.${idOf(at)}`)}.age`

/** And back. `began`: of a history, when a restored database went its own way. */
export function readShipped(shipped: string): { name: string; began: Date | null } {
  const [, name = shipped, day, time] = /^(.+\.history)\.(\d{4}-\d\d-\d\d)T([\d-]+)Z\.gz\.age$/.exec(shipped) ?? []
  if (day === undefined || time === undefined) return { name: shipped.replace(/\.age$/, ''), began: null }
  const [hours, minutes, seconds, ms] = time.split('-')
  return { name: `${name}.gz`, began: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) }
}

/** Throws where the folder itself is not there: made by us it would lie on the wrong disk, under the one that is not mounted. */
export async function assertFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => null))?.isDirectory()) return
  throw startRefused(`BACKUP_DIR ${folder} is not there. Is its disk mounted? We do not make the folder.`)
}

/** Those that are complete, the oldest first. */
export async function listBackups(folder: string): Promise<Manifest[]> {
  const ids = (await namesIn(backupsOf(folder))).filter((name) => ID.test(name)).toSorted()
  return Promise.all(ids.map(async (id) => JSON.parse(await readFile(join(backupsOf(folder), id, MANIFEST), 'utf8')) as Manifest))
}

/** Gives a backup its name, once all of it is there. */
export async function finishBackup(folder: string, draft: string, manifest: Manifest): Promise<void> {
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(draft, join(backupsOf(folder), manifest.id))
}

/** Throws a backup away. Its files stay for the others. */
export const removeBackup = (folder: string, id: string): Promise<void> =>
  rm(join(backupsOf(folder), id), { recursive: true, force: true })

/** By the id of each object what lies there. */
export type Objects = ReadonlyMap<string, Stored>

export function objectsText(objects: Objects): string {
  return [...objects].map(([id, { bytes, sha256 }]) => `${id} ${bytes} ${sha256}\n`).join('')
}

export async function readObjects(folder: string, backup_id: string): Promise<Objects> {
  const text = await readFile(join(backupsOf(folder), backup_id, OBJECTS), 'utf8')
  return new Map(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([id, bytes, sha256]) => (id && bytes && sha256 ? [[id, { bytes: Number(bytes), sha256 }] as const] : [])),
  )
}

/** Names in a folder; none where it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
