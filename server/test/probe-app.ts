import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config.ts'
import { createPlatform } from '../src/platform/create-platform.ts'
import { connect } from '../src/platform/db/connect.ts'
import type { Authenticate } from '../src/platform/http/access.ts'
import type { SignedInActor } from '../src/platform/core/actors.ts'
import type { App } from '../src/platform/core/app-type.ts'
import { createHttpApp } from '../src/platform/http/create-http-app.ts'
import type { Ways } from '../src/platform/http/readiness.ts'
import { AppError } from '../src/platform/core/errors.ts'
import { createLog, type LogLevel } from '../src/platform/core/log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { createDocumentCheck, knowDocument } from './document-check.ts'
import { createTestDatabase } from './test-database.ts'
import { TEST_MASTER_KEY } from './test-keys.ts'

export type ProbeApp = {
  database_url: string
  app: App
  platform: Platform
  log_lines: string[]
  findings: string[]
  close: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  log_level?: LogLevel
  overrides?: Partial<Platform>
  ways?: Ways
}

const ACTORS: Record<string, SignedInActor> = {
  'token-of-lola': {
    kind: 'user',
    id: '0192f0c0-0000-7000-8000-000000000001',
    session_id: '0192f0c0-0000-7000-8000-0000000000a1',
  },
  'token-of-timur': {
    kind: 'user',
    id: '0192f0c0-0000-7000-8000-000000000002',
    session_id: '0192f0c0-0000-7000-8000-0000000000a2',
  },
}

const authenticate: Authenticate = async (token, audience) => {
  const actor = audience === 'web' ? ACTORS[token] : staffActor(token)
  if (token === 'token-of-yesterday') throw new AppError('token_expired')
  if (!actor) throw new AppError('unauthenticated')
  return { actor, is_fresh: true }
}

/** Staff tokens carry a readable audience, as real ones do: `x.<base64 of {"aud":"staff"}>.<role>`. */
function staffActor(token: string): SignedInActor | undefined {
  const role = token.split('.')[2]
  if (role !== 'counsellor' && role !== 'editor') return undefined
  return { kind: 'staff', role, id: '0192f0c0-0000-7000-8000-00000000000c', session_id: '0192f0c0-0000-7000-8000-0000000000ac' }
}

export const staffToken = (role: string): string => `x.${Buffer.from('{"aud":"staff"}').toString('base64url')}.${role}`

/** The platform's server without any module: the test registers routes of its own to try what holds for every route. */
export async function startProbeApp(register: (app: App, platform: Platform) => void, options: Options = {}): Promise<ProbeApp> {
  const data_dir = mkdtempSync(join(tmpdir(), 'himoya-probe-'))
  const database = await createTestDatabase()
  const { db, pool } = connect(database.url, 4)
  const config = readConfig({ DATA_DIR: data_dir, MASTER_KEY: TEST_MASTER_KEY, ...options.env })
  const log_lines: string[] = []
  const platform = await createPlatform(config, db, {
    log: createLog(options.log_level ?? 'info', (line) => void log_lines.push(line)),
    ...options.overrides,
  })
  const check = createDocumentCheck()
  const app = await createHttpApp(platform, authenticate, { watch: check.watch, ways: options.ways })
  register(app, platform)
  await app.ready()
  check.use(knowDocument((await app.inject('/api/openapi.json')).json()))
  return {
    database_url: database.url,
    app,
    platform,
    log_lines,
    findings: check.findings,
    async close() {
      await app.close()
      await pool.end()
      await database.drop()
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}
