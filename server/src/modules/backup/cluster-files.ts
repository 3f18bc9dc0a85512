import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTarPacker, type TarHeader } from 'modern-tar'

export type Entry = { header: TarHeader; body: AsyncIterable<Uint8Array> }

/** Of these the folder alone is copied: what lies in them is made anew, or comes by another way (PostgreSQL 18, 25.3.4.1). */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|current_logfiles|backup_label|tablespace_map|.+\.signal)$/
const CONTROL = 'global/pg_control'
const CHUNK_BYTES = 256 * 1024

/**
 * The files of a cluster that goes on working, between `pg_backup_start` and `pg_backup_stop`. Each is as long as it was when it was
 * opened: what grows or shrinks meanwhile is put right by the WAL.
 */
export async function* clusterEntries(cluster: string, folder = ''): AsyncGenerator<Entry> {
  const found = await readdir(join(cluster, folder), { withFileTypes: true }).catch(noneIfGone)
  for (const item of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = folder === '' ? item.name : `${folder}/${item.name}`
    if (LEFT_OUT.test(item.name) || name === CONTROL) continue
    if (item.isDirectory()) {
      yield folderEntry(name)
      if (!EMPTIED.has(name)) yield* clusterEntries(cluster, name)
    } else if (item.isFile()) {
      const file = await openIfThere(join(cluster, name))
      if (file) yield await fileEntry(name, file)
    }
  }
  if (folder === '') yield* ['pg_wal/archive_status', 'pg_wal/summaries'].map(folderEntry)
}

/** Last of all files, as PostgreSQL’s own tools do: it says how far the others must be brought. */
export async function controlEntry(cluster: string): Promise<Entry> {
  const path = join(cluster, CONTROL)
  // It is written while we read; two equal looks are one whole.
  for (let before = await readAll(path); ;) {
    const now = await readAll(path)
    if (now.equals(before)) return textEntry(CONTROL, now)
    before = now
  }
}

export function textEntry(name: string, content: string | Uint8Array): Entry {
  const bytes = Buffer.from(content as string)
  return { header: headerOf(name, bytes.length), body: once(bytes) }
}

/** The WAL files from `first` to `last`, by name. Throws when one is missing. */
export async function* walEntries(cluster: string, first: string, last: string): AsyncGenerator<Entry> {
  const folder = join(cluster, 'pg_wal')
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  if (!names.includes(first) || !names.includes(last)) throw new Error(`the WAL from ${first} to ${last} is not whole`)
  for (const name of names.toSorted()) {
    yield await fileEntry(`pg_wal/${name}`, await open(join(folder, name), 'r'))
  }
}

/** As a tar. Each entry is read when its turn comes. */
export function packTar(entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const fill = async (): Promise<void> => {
    for await (const { header, body } of entries) await ReadableStream.from(body).pipeTo(controller.add(header))
    controller.finalize()
  }
  fill().catch((error: unknown) => controller.error(error))
  return readable
}

const headerOf = (name: string, size: number): TarHeader => ({ name, size, type: 'file', mode: 0o600 })
async function fileEntry(name: string, file: FileHandle): Promise<Entry> {
  const { size } = await file.stat()
  return { header: headerOf(name, size), body: exactly(file, size) }
}

const folderEntry = (name: string): Entry => ({
  header: { name: `${name}/`, size: 0, type: 'directory', mode: 0o700 },
  body: once(new Uint8Array(0)),
})

/** A folder too may go meanwhile; that of the cluster itself may not. */
function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' && error.path?.includes('/base/')) return []
  throw error
}

/** Files come and go while a database works. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function readAll(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

/** So many bytes of the file, with zeros where it ends earlier. Closes it. */
export async function* exactly(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  try {
    for (let at = 0; at < size;) {
      const left = size - at
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, left))
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      const length = bytesRead === 0 ? chunk.length : bytesRead
      yield chunk.subarray(0, length)
      at += length
    }
  } finally {
    await file.close()
  }
}

/** The WAL file with which a restore of this backup begins, as its label says. */
export function firstSegmentOf(label: string): string {
  const [, name] = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label) ?? []
  if (name === undefined) throw new Error('the label of the backup names no WAL file')
  return name
}
