import { runForOperator } from '../../platform/operator.ts'
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
  return 0
})
