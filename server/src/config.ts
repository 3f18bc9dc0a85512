import type { MasterKeys } from './platform/crypto/vault.ts'

/** Everything the process was told at its start, checked once (the names and defaults of api.md). */
export type Config = {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Absolute. */
  data_dir: string
  /** null: the embedded PostgreSQL under data_dir. */
  database_url: string | null
  /** Without a trailing slash. */
  public_url: string
  media_url: string
  demo_seed: boolean
  master_keys: MasterKeys
  sms: SmsConfig
}

export type SmsConfig = {
  /** In the order they are tried. */
  providers: readonly SmsProvider[]
}
export type SmsProvider =
  | { name: 'outbox' }
  | { name: 'eskiz'; base_url: string; email: string; password: string; sender: string }
  | { name: 'playmobile'; base_url: string; login: string; password: string; sender: string }
