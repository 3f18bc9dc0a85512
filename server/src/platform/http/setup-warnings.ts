import type { Config } from '../../config.ts'
import type { App } from '../core/app-type.ts'
import type { Log } from '../core/log.ts'

const SAID = {
  backup_missing: ['nobody makes backups of the database that came along', 'BACKUP_DIR'],
  clamd_missing: ['nothing looks for viruses in what people send', 'CLAMD_URL'],
  database_owner_missing: ['the role that answers calls owns the tables too', 'DATABASE_OWNER_URL'],
  trusted_proxies_missing: ['a proxy that is not named forwards calls, so all people share one limit', 'TRUSTED_PROXIES'],
} as const
type Warning = keyof typeof SAID

/** Each way in which proxies say for whom they ask. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/**
 * What is left out of the configuration without being wrong, each said once in the log by the name of its variable. Answers what there is, for whoever may
 * read the figures.
 */
export function watchSetup(app: App, config: Config, log: Log): () => readonly Warning[] {
  const found = new Set<Warning>()
  const warn = (warning: Warning): void => {
    if (found.has(warning)) return
    found.add(warning)
    const [event, code] = SAID[warning]
    log.warn(event, { code })
  }
  if (config.mode === 'production' && config.backup === null && config.database_url === null) warn('backup_missing')
  if (config.mode === 'production' && config.clamd === null) warn('clamd_missing')
  if (config.mode === 'production' && config.database_url !== null && config.database_owner_url === null)
    warn('database_owner_missing')
  if (config.trusted_proxies.length === 0)
    app.addHook('onRequest', async ({ headers }) => {
      if (FORWARDED.some((name) => headers[name] !== undefined)) warn('trusted_proxies_missing')
    })
  return () => [...found]
}
