import { resolve } from 'node:path'
import { backupPlace, type BackupPlace } from './backup-place.ts'
import { demoMasterKeys } from './platform/crypto/demo-keys.ts'
import type { MasterKeys } from './platform/crypto/vault.ts'
import type { ClamdPlace } from './platform/files/virus-scan.ts'
import type { LimitSettings } from './platform/limits/limits.ts'
import type { LogLevel } from './platform/core/log.ts'
import { clamdPlace, databaseUrl, LOOPBACK, nodeTls, ownerUrl, valkeyUrl, type NodeTls } from './neighbours.ts'
import { readRetention, type Retention } from './retention.ts'
import { readSettings, type Settings } from './settings.ts'

/** Everything the process was told at its start, checked once (the names and defaults of docs/operate). */
export type Config = Retention & {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** Absolute. */
  data_dir: string
  /** null: the embedded PostgreSQL under data_dir. */
  database_url: string | null
  /** The same database by the role that owns its tables and migrates them; null: by the one that serves. */
  database_owner_url: string | null
  /** null: nobody makes backups here. */
  backup: BackupPlace | null
  /** What several nodes share; null: this is the only one. */
  valkey_url: string | null
  /** Without a trailing slash. */
  public_url: string
  media_url: string
  /** Where the console is; another host than `public_url`'s gives it an origin of its own. Without a trailing slash. */
  staff_url: string
  demo_seed: boolean
  master_keys: MasterKeys
  sms: SmsConfig
  /** Push services that may be called: names, `*.name` for all below one; empty: no push. In a demo also an origin of this machine. */
  push_hosts: readonly string[]
  /** Limits by name that replace the built-in ones. */
  limits: LimitSettings
  /** Where uploads are scanned; null: nowhere. */
  clamd: ClamdPlace | null
  /** The server's own certificate; null: it speaks http to the proxy before it. */
  tls: NodeTls | null
  log_level: LogLevel
  /** All that stops at the end of the server may take so long together. */
  stop_seconds: number
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed; empty: nobody's. */
  trusted_proxies: readonly string[]
  /** Where street tiles come from (`https://…/{z}/{x}/{y}.png`); null: the map is drawn by ourselves alone. */
  map_tiles_url: string | null
  /** Opens /metrics to others than this machine; null: nobody else. */
  metrics_token: string | null
  /** Where a finder of a weakness writes (RFC 9116): a mailto: or https: address. */
  security_contact: string
}

export type SmsConfig = {
  /** In the order they are tried. */
  providers: readonly SmsProvider[]
}
export type SmsProvider =
  | { name: 'outbox' }
  | { name: 'eskiz'; base_url: string; email: string; password: string; sender: string }
  | { name: 'playmobile'; base_url: string; login: string; password: string; sender: string }

/** Everything that is wrong with the environment at once, so that it is put right in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the environment; throws `ConfigError` with the complete list of what is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env)
  // A slip of the pen must not publish a demo.
  const production = settings.oneOf('NODE_ENV', ['production', 'development', 'demo', 'test'], 'demo') === 'production'
  const host = settings.text('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1')
  const port = settings.integer('PORT', 3000, 0, 65_535)
  const data_dir = resolve(settings.text('DATA_DIR') ?? './data')
  const schemes = production ? ['https:'] : ['http:', 'https:']
  const public_url = settings.url('PUBLIC_URL', production ? null : `http://localhost:${port}`, schemes)
  // Its passwords are public: they are for this machine alone, unless somebody asks for them by name.
  const demo_seed = settings.flag('DEMO_SEED', !production && LOOPBACK.test(host))
  if (production && demo_seed) settings.problem('DEMO_SEED', 'must not be 1 in production: there is no demo data')
  refuseUnsupported(settings)

  const checked = {
    mode: production ? 'production' : 'demo',
    port,
    host,
    data_dir,
    database_url: databaseUrl(settings, 'DATABASE_URL', production),
    database_owner_url: ownerUrl(settings, production),
    backup: backupPlace(settings),
    valkey_url: valkeyUrl(settings, production),
    public_url,
    media_url: settings.url('MEDIA_URL', public_url, schemes),
    staff_url: settings.url('STAFF_URL', public_url, schemes),
    demo_seed,
    sms: { providers: smsProviders(settings, production) },
    push_hosts: pushHosts(settings, production),
    limits: limits(settings),
    clamd: clamdPlace(settings, production),
    tls: nodeTls(settings),
    ...readRetention(settings),
    log_level: settings.oneOf('LOG_LEVEL', ['info', 'warn', 'error', 'silent'], production ? 'info' : 'warn'),
    stop_seconds: settings.integer('STOP_SECONDS', 9, 9, 600),
    trusted_proxies: settings.list('TRUSTED_PROXIES'),
    map_tiles_url: mapTilesUrl(settings),
    metrics_token: settings.secret('METRICS_TOKEN', 16),
    security_contact: settings.url('SECURITY_CONTACT', `mailto:security@${hostOf(public_url)}`, ['mailto:', 'https:']),
  } as const
  const configured = masterKeys(settings, production)
  settings.throwProblems((problems) => new ConfigError(problems))
  // Written only once everything else is right: a refused start leaves nothing behind.
  return { ...checked, master_keys: configured ?? demoMasterKeys(data_dir) }
}

function refuseUnsupported(settings: Settings): void {
  if (settings.text('S3_URL')) settings.problem('S3_URL', 'is not supported yet: media lie under DATA_DIR. Leave it out')
}

/** `MASTER_KEY=1:base64,2:base64`: 32 random bytes per version; the highest version seals, the others still open. */
function masterKeys(settings: Settings, required: boolean): MasterKeys | null {
  const parts = settings.list('MASTER_KEY')
  if (parts.length === 0) {
    if (required) settings.problem('MASTER_KEY', 'is missing. Make one: echo "1:$(openssl rand -base64 32)"')
    return null
  }
  const keys = new Map<number, Buffer>()
  for (const part of parts) {
    const [, version, encoded] = /^(\d{1,6}):([A-Za-z0-9+/]{43}=)$/.exec(part) ?? []
    if (version === undefined || encoded === undefined) {
      settings.problem('MASTER_KEY', 'must be VERSION:BASE64 of 32 bytes, several divided by commas (1:AAAA...=,2:BBBB...=)')
    } else if (keys.has(Number(version))) {
      settings.problem('MASTER_KEY', `names version ${version} twice`)
    } else {
      keys.set(Number(version), Buffer.from(encoded, 'base64'))
    }
  }
  return keys
}

function smsProviders(settings: Settings, production: boolean): SmsProvider[] {
  const names = settings.list('SMS_PROVIDER')
  if (names.length === 0) {
    if (production) settings.problem('SMS_PROVIDER', 'is missing. Name eskiz, playmobile, or both in the order they are tried')
    return [{ name: 'outbox' }]
  }
  return names.flatMap((name): SmsProvider[] => {
    if (name === 'eskiz') return [eskiz(settings)]
    if (name === 'playmobile') return [playmobile(settings)]
    if (name === 'outbox' && !production) return [{ name: 'outbox' }]
    const reason =
      name === 'outbox'
        ? 'must not be outbox in production: it writes codes to a file'
        : `does not know "${name}": eskiz, playmobile or outbox`
    settings.problem('SMS_PROVIDER', reason)
    return []
  })
}

/** Of Chrome, Firefox, Edge and Safari. */
const PUSH_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', 'web.push.apple.com']

/** `PUSH_HOSTS=off`: none. */
function pushHosts(settings: Settings, production: boolean): readonly string[] {
  const hosts = settings.list('PUSH_HOSTS')
  if (hosts.length === 0) return PUSH_HOSTS
  if (hosts.length === 1 && hosts[0] === 'off') return []
  for (const host of hosts) {
    const ours = !production && /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/.test(host)
    if (!ours && !/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))
      settings.problem('PUSH_HOSTS', `cannot read "${host}": names of push services divided by commas, or off`)
  }
  return hosts
}

/** Codes and passwords go there: never in the clear, but to this machine. */
function gatewayUrl(settings: Settings, name: string, fallback: string): string {
  const url = settings.url(name, fallback, ['http:', 'https:'])
  if (url.startsWith('http:') && !LOOPBACK.test(hostOf(url)))
    settings.problem(name, 'must begin with https: (http: is for this machine alone)')
  return url
}

function eskiz(settings: Settings): SmsProvider {
  return {
    name: 'eskiz',
    base_url: gatewayUrl(settings, 'ESKIZ_URL', 'https://notify.eskiz.uz/api'),
    email: settings.required('ESKIZ_EMAIL', 'SMS_PROVIDER names eskiz'),
    password: settings.required('ESKIZ_PASSWORD', 'SMS_PROVIDER names eskiz'),
    sender: settings.required('ESKIZ_SENDER', 'SMS_PROVIDER names eskiz'),
  }
}

function playmobile(settings: Settings): SmsProvider {
  return {
    name: 'playmobile',
    base_url: gatewayUrl(settings, 'PLAYMOBILE_URL', 'https://send.smsxabar.uz'),
    login: settings.required('PLAYMOBILE_LOGIN', 'SMS_PROVIDER names playmobile'),
    password: settings.required('PLAYMOBILE_PASSWORD', 'SMS_PROVIDER names playmobile'),
    sender: settings.required('PLAYMOBILE_SENDER', 'SMS_PROVIDER names playmobile'),
  }
}

/** `LIMITS=api=1200/60,auth.token=30/60`: name=uses/seconds. */
function limits(settings: Settings): LimitSettings {
  const entries = settings.list('LIMITS').flatMap((part) => {
    const [, name, points, seconds] = /^([\w.-]+)=(\d{1,9})\/(\d{1,7})$/.exec(part) ?? []
    if (name !== undefined && Number(points) > 0 && Number(seconds) > 0)
      return [[name, { points: Number(points), seconds: Number(seconds) }] as const]
    settings.problem('LIMITS', `cannot read "${part}": name=uses/seconds, several divided by commas`)
    return []
  })
  return Object.fromEntries(entries)
}

/** Browsers of those who use the map ask there, so it is nothing to be set lightly (docs/operate). */
function mapTilesUrl(settings: Settings): string | null {
  const value = settings.text('MAP_TILES_URL')
  if (value === null) return null
  const whole = ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && URL.canParse(value)
  if (!whole || new URL(value).protocol !== 'https:')
    settings.problem('MAP_TILES_URL', 'must look like https://tiles.example/{z}/{x}/{y}.png')
  return value
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'localhost'
}
