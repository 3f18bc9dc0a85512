import { listen } from '../db/listen.ts'
import type { Log } from '../core/log.ts'
import type { Vault } from './vault.ts'

/** Lets go of keys that any node destroyed, as soon as the database says so; of all after a time in which nothing was heard. */
export function hearGoneKeys(vault: Pick<Vault, 'forgetKeys'>, { url, log }: { url: string; log: Log }) {
  return listen({
    url,
    channel: 'himoya_gone_keys',
    hear: (ids) => vault.forgetKeys(ids.split(',')),
    onListening: () => vault.forgetKeys(),
    log,
  })
}
