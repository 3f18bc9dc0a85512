import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { BackupPlace } from '../../backup-place.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  assertFolder,
  backupsOf,
  CONTENTS,
  DATABASE,
  finishBackup,
  idOf,
  listBackups,
  type Manifest,
  OBJECTS,
  type Objects,
  objectsText,
  readObjects,
} from './backup-folder.ts'
import { countRows, databaseSize, startBaseBackup } from './base-backup.store.ts'
import { clusterEntries, controlEntry, type Entry, firstSegmentOf, packTar, textEntry, walEntries } from './cluster-files.ts'
import { compress, type Stored, writeSealed } from './sealed-object.ts'
import { AUDIT_FOLDERS, FILE_FOLDERS, storeFiles, type StoredFile } from './stored-files.ts'

/** What only who opens a backup may read of it. */
export type Contents = {
  /** Rows of each table when it was begun. */
  tables: Record<string, number>
  files: StoredFile[]
}

export type Options = {
  place: BackupPlace
  /** The database by its owner. */
  url: string
  /** Sentences for the terminal. */
  say?: (line: string) => void
}

const TELL_MS = 5_000

/**
 * Makes a backup while people write: marks of the audit log, the database, files, in this order (docs/operate/backup.md). Each
 * part is read back from the disk before the backup gets its name; one that broke off is not there.
 */
export async function takeBackup(platform: Pick<Platform, 'db' | 'config' | 'now'>, options: Options): Promise<Manifest> {
  const { config, now } = platform
  const { folder, recipients } = options.place
  const started = now()
  const id = idOf(started)
  const draft = join(backupsOf(folder), `.${id}.part`)
  await assertFolder(folder)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const known = await knownObjects(folder)
    const progress = trackProgress(options.say)
    const place = { data_dir: config.data_dir, backup_dir: folder, recipients }
    const audit = await storeFiles(place, AUDIT_FOLDERS, known, () => {})
    const tables = await countRows(platform.db)
    const database = await copyDatabase(platform, options, draft, progress)
    progress.begin('files')
    const rest = await storeFiles(place, FILE_FOLDERS, known, progress.add)
    const objects = new Map([...audit.objects, ...rest.objects])
    const files = [...audit.files, ...rest.files]
    const contents: Contents = { tables, files }
    const written = await writeSealed(join(draft, CONTENTS), compress(once(JSON.stringify(contents))), recipients)
    const manifest: Manifest = {
      format: 1,
      id,
      started_at: started.toISOString(),
      ...database,
      contents: written,
      objects: await writeObjects(draft, objects),
      files: files.length,
      file_bytes: [...objects.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    }
    await finishBackup(folder, draft, manifest)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

type Copied = Pick<Manifest, 'ended_at' | 'system' | 'version' | 'first_segment' | 'last_segment' | 'database'>

async function copyDatabase(
  { db }: Pick<Platform, 'db'>,
  { url, place }: Options,
  draft: string,
  progress: Progress,
): Promise<Copied> {
  progress.begin('database', await databaseSize(db))
  const backup = await startBaseBackup(url)
  try {
    const { folder, system, version } = backup.cluster
    let stopped: Awaited<ReturnType<typeof backup.stop>> | undefined
    async function* entries(): AsyncGenerator<Entry> {
      for await (const entry of clusterEntries(folder)) {
        yield entry
        progress.add(entry.header.size)
      }
      yield await controlEntry(folder)
      stopped = await backup.stop()
      yield textEntry('backup_label', stopped.label)
      if (stopped.tablespace_map !== '') yield textEntry('tablespace_map', stopped.tablespace_map)
      yield* walEntries(folder, firstSegmentOf(stopped.label), stopped.last_segment)
    }
    const database = await writeSealed(join(draft, DATABASE), compress(packTar(entries())), place.recipients)
    const { label, last_segment, at } = stopped!
    return { ended_at: at.toISOString(), system, version, first_segment: firstSegmentOf(label), last_segment, database }
  } finally {
    await backup.close()
  }
}

/** What the newest backup has of files need not be written again. */
async function knownObjects(folder: string): Promise<Objects> {
  const newest = (await listBackups(folder)).at(-1)
  return newest ? readObjects(folder, newest.id) : new Map()
}

async function writeObjects(draft: string, objects: Objects): Promise<Stored> {
  const text = Buffer.from(objectsText(objects))
  await writeFile(join(draft, OBJECTS), text, { mode: 0o600, flush: true })
  return { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

type Progress = { begin(what: string, of?: number): void; add(bytes: number): void }

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`

function trackProgress(say: Options['say'] = () => {}): Progress {
  let [what, of, done, said_at] = ['', 0, 0, 0]
  return {
    begin(next, size = 0) {
      ;[what, of, done, said_at] = [next, size, 0, performance.now()]
    },
    add(bytes) {
      done += bytes
      if (performance.now() - said_at < TELL_MS) return
      said_at = performance.now()
      say(`${what}: ${megabytes(done)}${of > 0 ? ` of about ${megabytes(of)}` : ''}`)
    },
  }
}
