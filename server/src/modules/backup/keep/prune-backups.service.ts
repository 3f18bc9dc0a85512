import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@himoya/contract/tashkent'
import { backupsOf, listBackups, type Manifest, namesIn, readObjects, removeBackup, walOf } from '../backup-folder.ts'
import { keptBackups, oldestDaily } from './keep-backups.policy.ts'

/** A backup that is being made names its files only at its end; none takes so long. */
const UNNAMED_MS = 2 * DAY_MS

/** Throws away backups that are too old, files that no other one names, and the WAL from before the oldest day. Answers how many backups went. */
export async function pruneBackups(folder: string, now: Date): Promise<number> {
  const all = await listBackups(folder)
  const kept = keptBackups(all)
  const old = all.filter((backup) => !kept.includes(backup))
  for (const { id } of old) await removeBackup(folder, id)
  await pruneDrafts(folder, now)
  await pruneFiles(folder, kept, now)
  for (const system of new Set(kept.map((backup) => backup.system))) {
    const oldest = oldestDaily(kept.filter((backup) => backup.system === system))
    if (oldest) await pruneWal(walOf(folder, system), oldest)
  }
  return old.length
}

/** What a backup left that was killed. */
async function pruneDrafts(folder: string, now: Date): Promise<void> {
  const drafts = (await namesIn(backupsOf(folder))).filter((name) => name.startsWith('.'))
  for (const name of drafts) {
    const path = join(backupsOf(folder), name)
    if (await isOld(path, now)) await rm(path, { recursive: true, force: true })
  }
}

async function pruneFiles(folder: string, kept: readonly Manifest[], now: Date): Promise<void> {
  const named = new Set<string>()
  for (const { id } of kept) for (const object of (await readObjects(folder, id)).keys()) named.add(`${object}.age`)
  for (const part of await namesIn(join(folder, 'files'))) {
    for (const name of await namesIn(join(folder, 'files', part))) {
      const path = join(folder, 'files', part, name)
      if (!named.has(name) && (await isOld(path, now))) await rm(path, { force: true })
    }
  }
}

/** Histories of timelines stay: they are short, and any later restore may ask for them. */
async function pruneWal(folder: string, { first_segment }: Manifest): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (/^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first_segment.slice(8)) await rm(join(folder, name), { force: true })
  }
}

async function isOld(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && now.getTime() - found.mtimeMs > UNNAMED_MS
}
