import { resolve } from 'node:path'
import { runForTerminal } from '../../../platform/operator.ts'
import { startRefused } from '../../../platform/db/start-refused.ts'
import { readArguments } from './read-arguments.ts'
import { restoreBackup } from './restore.service.ts'
import { lastCommit } from './restored.store.ts'
import { sayMinute } from './restore-time.policy.ts'

/* npm run restore (docs/operate/backup.md): into an empty DATA_DIR. The next start of the server brings the tables up to date. */

await runForTerminal(async (say) => {
  if (process.env['DATABASE_URL']?.trim())
    throw startRefused('DATABASE_URL is set: that PostgreSQL is restored by its own tools, see docs/operate/backup.md.')
  const { from, identity, to } = readArguments(process.argv.slice(2), process.env)
  const data_dir = resolve(process.env['DATA_DIR']?.trim() || './data')
  say(`Restoring into ${data_dir}, ${to === null ? 'all there is' : `as it was at ${sayMinute(to)}`} …`)
  const last = await restoreBackup({ from, identity, data_dir, to, say }, lastCommit)
  say(
    `Restored${last === null ? '' : `; the last that was written is of ${sayMinute(last)}`}. Start the server with the MASTER_KEY of that time and the same BACKUP_DIR: it erases again what was erased since.`,
  )
  return 0
})
