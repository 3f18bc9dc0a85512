import type { BackupPlace } from '../../../backup-place.ts'
import type { Figure } from '../../../platform/http/metrics.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listBackups } from '../backup-folder.ts'

/** Where we make backups; null where nobody does, or an own PostgreSQL is backed up by its own tools. */
export const ownBackups = ({ backup, database_url }: Platform['config']): BackupPlace | null =>
  database_url === null ? backup : null

/** A night, and the time that one takes. */
const OLDEST_SECONDS = 25 * 3_600

/** Seconds since the newest backup was whole; endless where there is none. */
async function backupAge(folder: string, now: Date): Promise<number> {
  const newest = (await listBackups(folder)).at(-1)
  return newest ? (now.getTime() - Date.parse(newest.ended_at)) / 1_000 : Infinity
}

/** For who is woken by figures; none where nobody makes backups, which `/readyz` says. */
export function backupFigures({ config, now }: Pick<Platform, 'config' | 'now'>): Figure[] {
  const backup = ownBackups(config)
  if (backup === null) return []
  const help = 'Seconds since the newest backup was whole'
  return [{ name: 'himoya_backup_age_seconds', help, read: () => backupAge(backup.folder, now()) }]
}

/** For who reads the log. */
export async function watchBackups({ config, now, log }: Pick<Platform, 'config' | 'now' | 'log'>): Promise<void> {
  const backup = ownBackups(config)
  if (backup === null) return
  const age = await backupAge(backup.folder, now())
  if (age > OLDEST_SECONDS) log.error('the last good backup is older than a day')
}
