import { runForOperator } from '../../platform/operator.ts'
import { pruneBackups } from './keep/prune-backups.service.ts'
import { takeBackup } from './take-backup.service.ts'

/* npm run backup (docs/operate/backup.md): beside a running server, or without one. */

await runForOperator(async ({ platform, url, say }) => {
  const { backup, database_url } = platform.config
  if (database_url !== null) {
    say('DATABASE_URL is set: that PostgreSQL is backed up by its own tools, see docs/operate/backup.md.')
    return 1
  }
  if (backup === null) {
    say('Say where to, and to whom: BACKUP_DIR=<folder on another disk> BACKUP_RECIPIENTS=<public key of npm run backup:key>')
    return 1
  }
  const { id, database, files, file_bytes } = await takeBackup(platform, { place: backup, url, say })
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
  say(`Backup ${id}: database ${megabytes(database.bytes)}, ${files} files ${megabytes(file_bytes)}. Read back and whole.`)
  const removed = await pruneBackups(backup.folder, platform.now())
  if (removed > 0) say(`${removed} older ones are gone: 14 days, 8 weeks and 12 months are kept.`)
  return 0
})
