import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../../../config.ts'
import { runForTerminal } from '../../../platform/operator.ts'
import { startRefused } from '../../../platform/db/start-refused.ts'
import { drill, sayDrill } from './drill.service.ts'
import { readArguments } from './read-arguments.ts'

/* npm run drill (docs/operate/backup.md): restores into a folder of its own and looks whether it is good. Ends with 0 when it is. */

await runForTerminal(async (say) => {
  const given = readArguments(process.argv.slice(2), process.env)
  const found = await drill(readConfig(ownEnvironment()), given, say)
  for (const line of sayDrill(found, new Date())) say(line)
  return found.problems.length === 0 ? 0 : 1
})

/** Whoever looks at a backup makes none, and makes no key: one of its own opens nothing. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { BACKUP_DIR: _, BACKUP_RECIPIENTS: __, ...env } = process.env
  const data_dir = resolve(env['DATA_DIR']?.trim() || './data')
  if (!env['MASTER_KEY']?.trim() && !env['MASTER_KEY_FILE'] && !existsSync(join(data_dir, 'keys', 'master')))
    throw startRefused('Set MASTER_KEY to the key that the server had when the backup was made: else nothing in it opens.')
  return env
}
