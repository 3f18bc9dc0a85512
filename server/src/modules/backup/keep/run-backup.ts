import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

const COMMAND = join(import.meta.dirname, '../take-backup-command.ts')

/** A server that stops waits for its jobs; this one can be made again. */
const ENDS = ['exit', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * `npm run backup` in a process of its own, behind who answers people but never starved by them: sealing costs a processor a second for
 * 150 MB. Throws when it did not end well; what it says of that goes to our own standard error.
 */
export async function runBackup(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(process.execPath, [COMMAND], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = (): void => void child.kill()
  for (const moment of ENDS) process.once(moment, end)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.once('exit', resolve)
    })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    if ((await ended) !== 0) throw new Error('the backup did not end well')
  } finally {
    for (const moment of ENDS) process.off(moment, end)
  }
}
