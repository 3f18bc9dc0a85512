import { createHash } from 'node:crypto'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { objectOf, type Objects } from './backup-folder.ts'
import { exactly } from './cluster-files.ts'
import { type Stored, writeSealed } from './sealed-object.ts'

/** A file of DATA_DIR as a backup names it; its object lies there once. */
export type StoredFile = { path: string; bytes: number; object: string }

type Found = StoredFile & { absolute: string }

/** Marks of the audit log first of all: they must not know more than the database that is copied after them. */
export const AUDIT_FOLDERS = ['audit']
/** After the database: then every picture it names is in the copy. */
export const FILE_FOLDERS = ['media', 'private']

type Place = { data_dir: string; backup_dir: string; recipients: readonly string[] }

/**
 * Stores what lies in these folders and is not there yet. `known`: what an earlier backup has of it; `tell` hears of each file.
 */
export async function storeFiles(
  { data_dir, backup_dir, recipients }: Place,
  folders: readonly string[],
  known: Objects,
  tell: (bytes: number) => void,
): Promise<{ files: StoredFile[]; objects: Objects }> {
  const objects = new Map<string, Stored>()
  const files: StoredFile[] = []
  for (const folder of folders) {
    for await (const { absolute, ...file } of findFiles(data_dir, folder)) {
      const path = objectOf(backup_dir, file.object)
      const kept = known.get(file.object)
      const stored = kept && (await sizeOf(path)) === kept.bytes ? kept : await storeFile(absolute, file.bytes, path, recipients)
      tell(file.bytes)
      if (!stored) continue
      objects.set(file.object, stored)
      files.push(file)
    }
  }
  return { files, objects }
}

/** null: it was deleted meanwhile. */
async function storeFile(from: string, bytes: number, path: string, recipients: readonly string[]): Promise<Stored | null> {
  try {
    return await writeSealed(path, exactly(await open(from, 'r'), bytes), recipients)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).path === from) return null
    throw error
  }
}

async function* findFiles(data_dir: string, folder: string): AsyncGenerator<Found> {
  for (const item of await itemsIn(join(data_dir, folder))) {
    // Half written ones begin with a dot.
    if (item.name.startsWith('.')) continue
    const path = `${folder}/${item.name}`
    const absolute = join(data_dir, path)
    if (item.isDirectory()) yield* findFiles(data_dir, path)
    else if (item.isFile()) {
      const found = await stat(absolute).catch(() => null)
      if (found) yield { path, bytes: found.size, object: objectId(path, found.size, found.mtimeMs), absolute }
    }
  }
}

/** Files of ours are written whole and never again, so one that was changed has another time. A name tells nothing. */
const objectId = (path: string, bytes: number, changed: number): string =>
  createHash('sha256').update(`${path}\0${bytes}\0${changed}`).digest('hex').slice(0, 40)

async function itemsIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function sizeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(() => null))?.size ?? null
}
