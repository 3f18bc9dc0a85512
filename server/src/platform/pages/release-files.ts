import { readFile as readBytes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/connect.ts'
import type { Platform } from '../platform.ts'
import { AppError } from '../core/errors.ts'
import { errorFields } from '../core/log.ts'
import { createPageCache } from './page-cache.ts'
import { deleteRetired, insertFiles, keptPaths, readFile, retireOthers } from './release-files.store.ts'
import { assetOf, listAddresses, type Asset } from './static.ts'

/** A page may stay open for this long after the release it came from. */
const KEPT = { days: 30, bytes: 256 * 1024 * 1024 }

/** Folders of the build whose files carry the hash of what they hold, and where they are served. */
const HASHED = [
  ['islands/assets', 'assets/'],
  ['site/client/assets', 'assets/'],
  ['console/assets', 'staff/assets/'],
] as const
const HASHED_NAME = /^(?:staff\/)?assets\/[\w.-]{1,100}-[\w-]{7,8}\.[a-z\d]{2,6}$/

/** What is kept of other releases in memory, once somebody asked for it. */
const MOST_FILES = 300
const HOUR_MS = 3_600_000

/**
 * Puts the files of this release beside those of the earlier ones; run before its first page is served, so that whichever node is
 * asked for a page's script has it (docs/decisions/0038-files-of-releases-in-the-database.md). That it fails stops no start.
 */
export async function keepReleaseFiles({ db, log }: Pick<Platform, 'db' | 'log'>, build: string): Promise<void> {
  try {
    const files = await hashedFiles(build)
    if (files.length === 0) return
    const paths = files.map(({ path }) => path)
    const kept = await keptPaths(db, paths)
    // Only the first start of a release reads them: a name carries the hash of what is in it.
    const missing = files.filter(({ path }) => !kept.has(path))
    await insertFiles(db, await Promise.all(missing.map(async ({ path, file }) => ({ path, body: await readBytes(file) }))))
    await retireOthers(db, paths)
    await deleteRetired(db, KEPT)
  } catch (error) {
    log.error('files of the release not kept', errorFields(error))
  }
}

async function hashedFiles(build: string): Promise<{ path: string; file: string }[]> {
  const found = await Promise.all(
    HASHED.map(async ([folder, prefix]) =>
      (await listAddresses(join(build, folder))).map((name) => ({ path: prefix + name, file: join(build, folder, name) })),
    ),
  )
  return found.flat()
}

/** `own`, which this release has, else the file of another one by its path. Throws: a page that asks for a file gone is outdated. */
export type ReleaseFiles = (own: Asset | undefined, path: string) => Promise<Asset>

export function createReleaseFiles({ db, log, now }: { db: Db; log: Platform['log']; now: () => Date }): ReleaseFiles {
  const others = createPageCache<Asset | null>({
    make: async (path) => {
      const bytes = await readFile(db, path)
      return bytes && assetOf(path, bytes)
    },
    max_age_ms: HOUR_MS,
    max_entries: MOST_FILES,
    isKept: (asset) => asset !== null,
    now: () => now().getTime(),
    onError: (error) => log.error('file of a release not read', errorFields(error)),
  })
  return async (own, path) => {
    if (own) return own
    if (!HASHED_NAME.test(path)) throw new AppError('not_found')
    const kept = await others.get(path)
    if (!kept) throw new AppError('page_outdated')
    return kept
  }
}
