// npm run backup: the database, files and marks of the audit log, sealed, into BACKUP_DIR, while the server runs.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => run(await setUp(), ['server/src/modules/backup/take-backup-command.ts']))
