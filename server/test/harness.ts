import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Language } from '@himoya/contract/languages'
import { seedSamples } from '../demo/content/seed-samples.ts'
import { DEMO_PASSWORD, seedCast } from '../demo/demo.ts'
import { buildApp, type App } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createPlatform } from '../src/platform/create-platform.ts'
import { createPasswordHasher } from '../src/platform/crypto/password-hasher.ts'
import { connect } from '../src/platform/db/connect.ts'
import type { Platform } from '../src/platform/platform.ts'
import type { SmsText } from '../src/platform/sms/sms.ts'
import { createDocumentCheck, knowDocument, type KnownDocument } from './document-check.ts'
import { createTestDatabase } from './test-database.ts'
import { TEST_MASTER_KEY } from './test-keys.ts'

type Options = {
  /** Variables of the environment, over those of a demo server. */
  env?: Record<string, string>
  /** Parts of the platform that the test brings itself. */
  overrides?: Partial<Platform>
  /** Puts the demo's cast in, for `signIn`. */
  cast?: boolean
  /** Puts the sample content in, for what is tested on pages as a person sees them. */
  samples?: boolean
  /** How many chats a counsellor may have at once; out of the way unless said. */
  chat_cap?: number
  /** Pool size; 4 unless said. */
  connections?: number
  /** Calls for help have so many connections of their own, and their first words one; unless said they share those of all. */
  urgent_connections?: number
  /**
   * Where the app's clock stands: no time passes but by `shiftClock`, and a millisecond at each look, so that what happens later is
   * later, in lists too. Without it the clock is the machine's, as the database's is, which dates chats and leases.
   */
  at?: Date
}

type CallOptions = {
  token?: string
  lang?: Language
  headers?: Record<string, string>
  /** Sent as JSON; a `FormData` goes as it is. */
  body?: unknown
}

/** `body` is the parsed JSON, or the text where the answer is none. */
export type Answer<T = any> = { status: number; headers: Headers; body: T }

export type TestApp = {
  app: App
  platform: Platform
  /** Of its database, for who runs beside it. */
  database_url: string
  /** `http://127.0.0.1:12345` */
  url: string
  /** `ws://127.0.0.1:12345` */
  socket_url: string
  data_dir: string
  /** Every SMS handed to the gateway side so far, oldest first. */
  sms: SmsText[]
  /** Moves the app's clock (not the database's) forward, or back below zero. */
  shiftClock: (ms: number) => void
  /** A real HTTP call. `path` begins with `/`. */
  call: <T = any>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>
  /** Signs one of the cast in by what they type: a nickname, a phone (`+998…`), or a staff address. */
  signIn: (login: string) => Promise<{ access: string; refresh: string; user: { id: string } }>
  close: () => Promise<void>
}

/** The least that Argon2 takes: a password is worth nothing here, and hashing it as the server does costs more than most calls. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** By the one setting that stands in it: making one takes longer than most tests, and a worker starts many servers. */
const documents = new Map<string, KnownDocument>()

async function documentOf(app: App, public_url: string): Promise<KnownDocument> {
  const known = documents.get(public_url) ?? knowDocument((await app.inject('/api/openapi.json')).json())
  documents.set(public_url, known)
  return known
}

/**
 * A whole server of the test's own: a database copied from the migrated template, real HTTP and sockets on a free
 * port. Only SMS and the clock are not real, and passwords are hashed cheaply. Close it in `afterAll` or `afterEach`: closing throws
 * when any answer was one that the OpenAPI document does not say.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const data_dir = mkdtempSync(join(inject('test_folder'), 'app-'))
  const database = await createTestDatabase()
  const { db, pool } = connect(database.url, options.connections ?? 4)
  const apart = [options.urgent_connections ?? 0, 1].map((most) => connect(database.url, most))
  const [urgent, first_calls] = options.urgent_connections === undefined ? [] : apart
  const config = readConfig({ DATA_DIR: data_dir, MASTER_KEY: TEST_MASTER_KEY, PORT: '0', LOG_LEVEL: 'silent', ...options.env })
  const sms: SmsText[] = []
  const { at } = options
  let shift = 0
  let looks = 0
  const platform = await createPlatform(config, db, {
    now: () => new Date((at ? at.getTime() + (looks += 1) : Date.now()) + shift),
    sms: { send: async (_db, message) => void sms.push(message) },
    passwords: createPasswordHasher(CHEAP),
    ...(urgent && first_calls ? { urgent_db: urgent.db, first_call_db: first_calls.db } : {}),
    ...options.overrides,
  })
  if (options.cast) await seedCast(platform)
  if (options.samples) await seedSamples(platform)
  await db
    .updateTable('team_setting')
    .set({ chat_cap: options.chat_cap ?? 1_000 })
    .execute()
  const check = createDocumentCheck()
  const app = await buildApp(platform, check.watch)
  await app.listen({ port: 0, host: '127.0.0.1' })
  check.use(await documentOf(app, config.public_url))
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const callHere = callAt(url)

  return {
    app,
    platform,
    database_url: database.url,
    url,
    socket_url: `ws://127.0.0.1:${port}`,
    data_dir,
    sms,
    shiftClock: (ms) => void (shift += ms),
    call: callHere,
    async signIn(login) {
      const kind = login.includes('@') ? 'email' : login.startsWith('+') ? 'phone' : 'nickname'
      const path = kind === 'email' ? '/api/v1/staff/auth/token/' : '/api/v1/auth/token/'
      const { status, body } = await callHere('POST', path, { body: { [kind]: login, password: DEMO_PASSWORD } })
      if (status !== 200) throw new Error(`${login} was not signed in: ${status} ${JSON.stringify(body)}`)
      return body
    },
    async close() {
      await app.close()
      await Promise.all([pool, ...apart.map((one) => one.pool)].map((one) => one.end()))
      await database.drop()
      rmSync(data_dir, { recursive: true, force: true })
      if (check.findings.length > 0) throw new Error(`Answers that the document does not say:\n${check.findings.join('\n')}`)
    },
  }
}

/** Real HTTP calls of the server at `url`. */
export function callAt(url: string): TestApp['call'] {
  return (method, path, { token, lang, headers, body } = {}) =>
    call(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'accept-language': lang } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
}

async function call<T>(url: string, request: RequestInit): Promise<Answer<T>> {
  const response = await fetch(url, { redirect: 'manual', ...request })
  const text = await response.text()
  const json = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T }
}
