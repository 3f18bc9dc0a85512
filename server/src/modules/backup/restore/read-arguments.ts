import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startRefused } from '../../../platform/db/start-refused.ts'
import { readMinute } from './restore-time.policy.ts'

export type Arguments = { from: string; identity: string; to: Date | null }

/**
 * `--identity FILE [--from FOLDER] [--to "2026-11-22 14:05"]`; BACKUP_DIR unless `--from` names another folder. Throws `StartRefused` with
 * what is missing.
 */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): Arguments {
  const values = parse(args)
  const from = values.from ?? env['BACKUP_DIR']?.trim() ?? ''
  if (from === '') throw startRefused('Where do the backups lie? Set BACKUP_DIR, or add --from FOLDER.')
  if (values.identity === undefined)
    throw startRefused('Backups open with the private key that npm run backup:key made: add --identity FILE.')
  const to = values.to === undefined ? null : readMinute(values.to)
  if (values.to !== undefined && to === null)
    throw startRefused(`--to ${values.to} is no minute. Write it as the clock in Tashkent shows it: --to "2026-11-22 14:05"`)
  return { from, identity: readIdentity(values.identity), to }
}

function parse(args: readonly string[]) {
  const options = { to: { type: 'string' }, identity: { type: 'string' }, from: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw startRefused(`${(error as Error).message}. There are --identity FILE, --from FOLDER and --to "2026-11-22 14:05".`)
  }
}

function readIdentity(file: string): string {
  if (!existsSync(file)) throw startRefused(`${file} is not there.`)
  const identity = readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identity === undefined) throw startRefused(`${file} holds no private key (a line that begins with AGE-SECRET-KEY-).`)
  return identity.trim()
}
