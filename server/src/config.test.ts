import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folders: string[] = []
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'himoya-config-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true })))

const KEY = `1:${Buffer.alloc(32, 1).toString('base64')}`
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://himoya.test/',
  MASTER_KEY: KEY,
  SMS_PROVIDER: 'eskiz,playmobile',
  ESKIZ_EMAIL: 'ops@himoya.test',
  ESKIZ_PASSWORD: 'secret',
  ESKIZ_SENDER: '4546',
  PLAYMOBILE_LOGIN: 'himoya',
  PLAYMOBILE_PASSWORD: 'secret',
  PLAYMOBILE_SENDER: '3700',
}
const problems = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    readConfig({ DATA_DIR: folder(), ...env })
  } catch (error) {
    return (error as ConfigError).problems
  }
  return []
}

it('a gateway of messages is reached by https:, or it is on this machine', () => {
  for (const name of ['ESKIZ_URL', 'PLAYMOBILE_URL']) {
    expect(problems({ ...PRODUCTION, [name]: 'http://sms.example/api' }).join()).toContain(`${name} must begin with https:`)
    expect(problems({ ...PRODUCTION, [name]: 'https://sms.example/api' })).toEqual([])
    expect(problems({ ...PRODUCTION, [name]: 'http://127.0.0.1:8080/api' })).toEqual([])
  }
})

it('the owner of the tables is named beside who serves, and as safely', () => {
  const serves = { ...PRODUCTION, DATABASE_URL: 'postgres://himoya_server@/himoya?host=/run/postgresql' }
  expect(problems({ ...serves, DATABASE_OWNER_URL: 'postgres://himoya@/himoya?host=/run/postgresql' })).toEqual([])
  expect(problems({ ...serves, DATABASE_OWNER_URL: 'postgres://himoya@db.example/himoya' }).join()).toContain(
    'DATABASE_OWNER_URL leads to another machine',
  )
  expect(problems({ ...PRODUCTION, DATABASE_OWNER_URL: 'postgres://himoya@/himoya' }).join()).toContain(
    'DATABASE_OWNER_URL is for a PostgreSQL of your own',
  )
})

describe('the demo', () => {
  it('needs nothing to be said', () => {
    const config = readConfig({ DATA_DIR: folder() })
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      public_url: 'http://localhost:3000',
      media_url: 'http://localhost:3000',
      database_url: null,
      demo_seed: true,
      sms: { providers: [{ name: 'outbox' }] },
    })
    expect(readConfig({ DATA_DIR: folder(), DEMO_SEED: '0' }).demo_seed).toBe(false)
  })

  it('makes its master key once, for its owner’s eyes only', () => {
    const data_dir = folder()
    const first = readConfig({ DATA_DIR: data_dir }).master_keys
    expect(readConfig({ DATA_DIR: data_dir }).master_keys).toEqual(first)
    expect(first.get(1)).toHaveLength(32)
    expect(statSync(join(data_dir, 'keys/master')).mode & 0o777).toBe(0o600)
    expect(statSync(join(data_dir, 'keys')).mode & 0o777).toBe(0o700)
    expect(readConfig({ DATA_DIR: folder() }).master_keys).not.toEqual(first)
  })

  it('never makes a second key over a damaged one', () => {
    const data_dir = folder()
    readConfig({ DATA_DIR: data_dir })
    writeFileSync(join(data_dir, 'keys/master'), 'torn')
    expect(() => readConfig({ DATA_DIR: data_dir })).toThrow('damaged')
    expect(readFileSync(join(data_dir, 'keys/master'), 'utf8')).toBe('torn')
  })
})

describe('a demo', () => {
  it.each(['Production', 'PRODUCTION', 'prod', 'staging', 'live'])('is not what NODE_ENV=%s starts', (NODE_ENV) => {
    expect(problems({ NODE_ENV, HOST: '0.0.0.0', PUBLIC_URL: 'https://himoya.test' })).toEqual([
      'NODE_ENV must be one of production, development, demo, test',
    ])
  })

  it('has its cast on this machine alone, unless it is asked for by name', () => {
    const cast = (env: Record<string, string>): boolean => readConfig({ DATA_DIR: folder(), ...env }).demo_seed
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.2']) expect(cast({ HOST })).toBe(true)
    expect(cast({})).toBe(true)
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.evil.example']) expect(cast({ HOST })).toBe(false)
    expect(cast({ HOST: '0.0.0.0', DEMO_SEED: '1' })).toBe(true)
  })
})

describe('production', () => {
  it('starts when everything is said', () => {
    expect(readConfig({ DATA_DIR: folder(), ...PRODUCTION })).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      public_url: 'https://himoya.test',
      media_url: 'https://himoya.test',
      demo_seed: false,
      security_contact: 'mailto:security@himoya.test',
      sms: {
        providers: [
          { name: 'eskiz', sender: '4546' },
          { name: 'playmobile', sender: '3700' },
        ],
      },
    })
  })

  it('names every missing secret at once', () => {
    const missing = problems({ NODE_ENV: 'production' })
    for (const name of ['PUBLIC_URL', 'MASTER_KEY', 'SMS_PROVIDER']) {
      expect(missing.some((problem) => problem.startsWith(`${name} is missing`))).toBe(true)
    }
  })

  it.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))('does not start without %s, and says so', (name) => {
    const missing = problems({ ...PRODUCTION, [name]: undefined })
    expect(missing).toHaveLength(1)
    expect(missing[0]).toMatch(new RegExp(`^${name} is missing`))
  })

  it('refuses the demo’s drivers and data', () => {
    expect(problems({ ...PRODUCTION, SMS_PROVIDER: 'outbox' })).toEqual([
      expect.stringContaining('must not be outbox in production'),
    ])
    expect(problems({ ...PRODUCTION, DEMO_SEED: '1' })).toEqual([expect.stringContaining('DEMO_SEED must not be 1')])
    expect(problems({ ...PRODUCTION, PUBLIC_URL: 'http://himoya.test' })).toEqual([expect.stringContaining('PUBLIC_URL')])
  })
})

it('says plainly what is not supported yet', () => {
  expect(problems({ S3_URL: 'https://s3.test' })).toEqual([expect.stringContaining('S3_URL is not supported yet')])
})

it('lets several nodes run only with one database and one key', () => {
  const shared = { DATABASE_URL: 'postgres://himoya@db/himoya', MASTER_KEY: KEY }
  expect(readConfig({ DATA_DIR: folder(), VALKEY_URL: 'redis://cache', ...shared }).valkey_url).toBe('redis://cache')
  expect(readConfig({ DATA_DIR: folder() }).valkey_url).toBe(null)
  expect(problems({ VALKEY_URL: 'rediss://cache' })).toEqual([
    expect.stringContaining('set DATABASE_URL too'),
    expect.stringContaining('set MASTER_KEY too'),
  ])
  expect(problems({ VALKEY_URL: 'valkey://:secret@cache', ...shared })).toEqual([
    'VALKEY_URL must be an address that begins with redis:// or rediss://',
  ])
})

it.each([
  ['DATABASE_URL', 'postgres://himoya@db.internal/himoya', 'postgres://himoya@db.internal/himoya?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://u@/himoya?host=10.0.0.1', 'postgres://himoya@/himoya?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://u@db/himoya?sslmode=no-verify', 'postgres://himoya@127.0.0.1:5432/himoya'],
  ['DATABASE_URL', 'postgres://u@db/himoya?sslmode=prefer', 'postgres://himoya@[::1]:5432/himoya'],
  ['VALKEY_URL', 'redis://cache.internal', 'rediss://cache.internal'],
  ['VALKEY_URL', 'redis://10.0.0.1:6379', 'redis://localhost:6379'],
  ['CLAMD_URL', 'tcp://clamd.internal:3310', 'tls://clamd.internal:3311'],
  ['CLAMD_URL', 'tcp://10.0.0.1:3310', 'tcp://[::1]:3310'],
])('%s=%s is refused in production: nothing leaves this machine in the clear', (name, clear, kept) => {
  const base = { ...PRODUCTION, DATABASE_URL: 'postgres://himoya@localhost/himoya' }
  expect(problems({ ...base, [name]: clear })).toEqual([expect.stringMatching(new RegExp(`^${name} .*this machine`))])
  expect(problems({ ...base, [name]: kept })).toEqual([])
  expect(problems({ ...base, NODE_ENV: 'demo', MASTER_KEY: KEY, [name]: clear })).toEqual([])
})

it('takes what is secret from files, and says which of them it cannot read', () => {
  const made = folder()
  const fileOf = (name: string, text: string): string => {
    writeFileSync(join(made, name), `${text}\n`)
    return join(made, name)
  }
  const { MASTER_KEY, ESKIZ_PASSWORD: _password, ...rest } = PRODUCTION
  const files = { MASTER_KEY_FILE: fileOf('key', MASTER_KEY), ESKIZ_PASSWORD_FILE: fileOf('eskiz', 'maxfiy') }
  const config = readConfig({ DATA_DIR: made, ...rest, ...files })
  expect(config.master_keys).toEqual(new Map([[1, Buffer.alloc(32, 1)]]))
  expect(config.sms.providers[0]).toMatchObject({ password: 'maxfiy' })
  expect(problems({ ...rest, ...files, MASTER_KEY_FILE: join(made, 'none') })).toEqual([
    'MASTER_KEY_FILE names a file that cannot be read',
    expect.stringContaining('MASTER_KEY is missing'),
  ])
  expect(problems({ ...PRODUCTION, ...files }).join()).toContain('MASTER_KEY is set twice: once by MASTER_KEY_FILE')
})

it('shows a certificate of its own only with its key', () => {
  const made = folder()
  writeFileSync(join(made, 'cert.pem'), 'cert')
  writeFileSync(join(made, 'key.pem'), 'key')
  const [TLS_CERT, TLS_KEY] = [join(made, 'cert.pem'), join(made, 'key.pem')]
  expect(readConfig({ DATA_DIR: folder(), TLS_CERT, TLS_KEY }).tls).toEqual({ cert: 'cert', key: 'key' })
  expect(readConfig({ DATA_DIR: folder() }).tls).toBe(null)
  expect(problems({ TLS_CERT })).toEqual(['TLS_KEY is missing: both are set, or none'])
  expect(problems({ TLS_CERT, TLS_KEY: join(made, 'none') }).join()).toContain('TLS_KEY names a file that cannot be read')
})

it.each([
  ['MASTER_KEY', 'secret'],
  ['MASTER_KEY', `1:${Buffer.alloc(16).toString('base64')}`],
  ['MASTER_KEY', `${KEY},${KEY}`],
  ['PORT', '70000'],
  ['PORT', 'web'],
  ['DEMO_SEED', 'yes'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_URL', 'postgres://himoya:password@a.internal:5432,b.internal:5432/himoya'],
  ['SMS_PROVIDER', 'pigeon'],
  ['LIMITS', 'api=fast'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['MEDIA_URL', 'nowhere'],
])('%s=%s is refused by name, and the value is not repeated', (name, value) => {
  const [problem, ...others] = problems({ [name]: value })
  expect(problem).toMatch(new RegExp(`^${name} `))
  expect(others).toEqual([])
  if (name === 'MASTER_KEY') expect(problem).not.toContain(value)
})

it('takes a database behind a socket, whose address has no host', () => {
  const DATABASE_URL = 'postgres://himoya@/himoya?host=/var/run/postgresql'
  expect(readConfig({ DATA_DIR: folder(), DATABASE_URL }).database_url).toBe(DATABASE_URL)
})

it('keeps several versions of the master key', () => {
  const { master_keys } = readConfig({ DATA_DIR: folder(), MASTER_KEY: `${KEY}, 2:${Buffer.alloc(32, 2).toString('base64')}` })
  expect([...master_keys.keys()]).toEqual([1, 2])
})

it('leaves nothing behind when it refuses', () => {
  const data_dir = folder()
  expect(() => readConfig({ DATA_DIR: data_dir, PORT: 'x' })).toThrow(ConfigError)
  expect(() => statSync(join(data_dir, 'keys'))).toThrow('ENOENT')
})
