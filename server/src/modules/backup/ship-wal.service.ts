import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupPlace } from '../../backup-place.ts'
import { keptWal } from '../../platform/db/launcher.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSystem } from './base-backup.store.ts'
import { assertFolder, namesIn, shippedName, walOf } from './backup-folder.ts'
import { readBytes, writeSealed } from './sealed-object.ts'

/** Compressed, a quiet minute is 50 KB: this is weeks. Without an end a folder that is away would fill the database's own disk. */
const MOST_WAITING_BYTES = 2_000_000_000

/**
 * Seals the WAL that PostgreSQL has finished and puts it beside the backups; it waits where it is while their folder is away. Answers
 * how many files went.
 */
export async function shipWal(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  place: BackupPlace,
  most_waiting = MOST_WAITING_BYTES,
): Promise<number> {
  const folder = keptWal(config.data_dir)
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.gz')).toSorted()
  if (names.length === 0) return 0
  const to = walOf(place.folder, await readSystem(db))
  try {
    await assertFolder(place.folder)
    for (const name of names) {
      const { mtime } = await stat(join(folder, name))
      await writeSealed(join(to, shippedName(name, mtime)), readBytes(join(folder, name)), place.recipients)
      await rm(join(folder, name))
    }
  } catch (error) {
    if ((await bytesIn(folder)) > most_waiting) {
      log.error('what was written is thrown away, because it cannot be put beside the backups')
      for (const name of await namesIn(folder)) await rm(join(folder, name), { force: true })
    }
    throw error
  }
  return names.length
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await namesIn(folder)).map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
