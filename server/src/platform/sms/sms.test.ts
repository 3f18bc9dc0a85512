import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { v7 } from '../crypto/ids.ts'
import { createGateways, smsJobs } from './deliver-sms.ts'
import { createEskizGateway } from './eskiz-gateway.ts'
import { createOutboxGateway } from './outbox-gateway.ts'
import { createPlaymobileGateway } from './playmobile-gateway.ts'
import { DELIVER_SMS, type SmsGateway } from './sms.ts'

type Call = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status?: number; json?: unknown; never?: true }

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

/** A provider as its papers describe it; `answer` decides what it says. */
async function provider(answer: (call: Call) => Reply): Promise<{ url: string; calls: Call[] }> {
  const calls: Call[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call = {
        method: request.method!,
        path: request.url!,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      calls.push(call)
      const { status = 200, json = {}, never } = answer(call)
      if (never) return
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

const message = { id: '0192f0c0-0000-7000-8000-000000000001', to: '+998901234567', text: 'Kod: 123456' }
const eskizAt = (base_url: string, patience_ms?: number) =>
  createEskizGateway({ name: 'eskiz', base_url, email: 'ops@himoya.test', password: 'p&ss', sender: '4546' }, patience_ms)
const playmobileAt = (base_url: string, patience_ms?: number) =>
  createPlaymobileGateway({ name: 'playmobile', base_url, login: 'himoya', password: 'geheim', sender: '3700' }, patience_ms)

/** Eskiz: a token by form, a Bearer for the rest; `valid` is the token it takes at the moment. */
async function eskizServer(state: { valid: string; refresh?: string }) {
  const server = await provider(({ method, path, headers }) => {
    const bearer = headers.authorization
    if (path === '/auth/login')
      return { json: { message: 'token_generated', data: { token: state.valid }, token_type: 'bearer' } }
    if (method === 'PATCH' && path === '/auth/refresh') {
      return state.refresh === undefined
        ? { status: 401 }
        : { json: { message: 'token_generated', data: { token: state.refresh } } }
    }
    if (bearer !== `Bearer ${state.valid}`) return { status: 401, json: { status: 'token-invalid', message: 'Expired' } }
    return { json: { id: 'c779f8b5', status: 'waiting', message: 'Waiting for SMS provider' } }
  })
  return { ...server, steps: () => server.calls.map(({ method, path }) => `${method} ${path}`) }
}

describe('Eskiz', () => {
  it('is signed in to once, and gets the number without its plus', async () => {
    const server = await eskizServer({ valid: 'first' })
    const gateway = eskizAt(server.url)
    await gateway.deliver(message)
    await gateway.deliver(message)
    expect(server.steps()).toEqual(['POST /auth/login', 'POST /message/sms/send', 'POST /message/sms/send'])
    expect(Object.fromEntries(new URLSearchParams(server.calls[0]!.body))).toEqual({ email: 'ops@himoya.test', password: 'p&ss' })
    expect(Object.fromEntries(new URLSearchParams(server.calls[1]!.body))).toEqual({
      mobile_phone: '998901234567',
      message: 'Kod: 123456',
      from: '4546',
      user_sms_id: message.id,
    })
  })

  it('is asked for a new token when the old one is refused', async () => {
    const state = { valid: 'first', refresh: 'second' }
    const server = await eskizServer(state)
    const gateway = eskizAt(server.url)
    await gateway.deliver(message)
    state.valid = 'second'
    await gateway.deliver(message)
    expect(server.steps().slice(2)).toEqual(['POST /message/sms/send', 'PATCH /auth/refresh', 'POST /message/sms/send'])
  })

  it('is signed in to anew when even the refresh is refused', async () => {
    const state = { valid: 'first' }
    const server = await eskizServer(state)
    const gateway = eskizAt(server.url)
    await gateway.deliver(message)
    state.valid = 'second'
    await gateway.deliver(message)
    expect(server.steps().slice(2)).toEqual([
      'POST /message/sms/send',
      'PATCH /auth/refresh',
      'POST /auth/login',
      'POST /message/sms/send',
    ])
  })

  it.each([
    ['500', { status: 500 }, 'HTTP_500'],
    ['error', { json: { status: 'error', message: '+998901234567 is blocked' } }, 'REFUSED'],
    ['never', { never: true }, 'TIMEOUT'],
  ] as const)('failing (%s) is an error that tells no number', async (_name, reply, code) => {
    const server = await provider(({ path }) => (path === '/auth/login' ? { json: { data: { token: 't' } } } : reply))
    const failure = await eskizAt(server.url, 300)
      .deliver(message)
      .then(
        () => null,
        (error: Error) => error,
      )
    expect(failure).toMatchObject({ name: 'ProviderError', code })
    expect(`${failure?.message} ${failure?.stack}`).not.toContain('901234567')
  })

  it('is not followed to another host', async () => {
    const elsewhere = await provider(() => ({}))
    const server = createServer((_request, response) => response.writeHead(307, { location: `${elsewhere.url}/steal` }).end())
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await expect(eskizAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).deliver(message)).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
    expect(elsewhere.calls).toEqual([])
  })
})

describe('Play Mobile', () => {
  it('gets the message in its shape, with HTTP Basic', async () => {
    const server = await provider(() => ({}))
    await playmobileAt(server.url).deliver(message)
    const [call] = server.calls
    expect(call).toMatchObject({ method: 'POST', path: '/broker-api/send' })
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('himoya:geheim').toString('base64')}`)
    expect(JSON.parse(call!.body)).toEqual({
      messages: [
        { recipient: '998901234567', 'message-id': message.id, sms: { originator: '3700', content: { text: 'Kod: 123456' } } },
      ],
    })
  })

  it('failing is an error', async () => {
    const server = await provider(() => ({ status: 400, json: { 'error-code': 102, 'error-description': 'Account is lock' } }))
    await expect(playmobileAt(server.url).deliver(message)).rejects.toMatchObject({ code: 'HTTP_400' })
    await expect(playmobileAt('http://127.0.0.1:1').deliver(message)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })
})

describe('an SMS', () => {
  let probe: ProbeApp
  beforeEach(async () => {
    probe = await startProbeApp(() => {})
  })
  afterEach(() => probe.close())

  const in_five_minutes = () => new Date(Date.now() + 300_000)
  const row = async () => {
    const rows = await probe.platform.db.selectFrom('sms_message').selectAll().execute()
    expect(rows).toHaveLength(1)
    return rows[0]!
  }
  const deliver = async (gateways: SmsGateway[], attempt = { number: 1, last: false }) =>
    smsJobs(probe.platform, gateways)[DELIVER_SMS]!({ id: (await row()).id }, attempt)
  const down = (): SmsGateway => ({ name: 'eskiz', deliver: async () => Promise.reject(new Error('down')) })

  it('is sealed in its row, and its job knows nothing but an id', async () => {
    const { platform } = probe
    await platform.sms.send(platform.db, {
      to: '+998901234567',
      text: 'Kod: 123456',
      code: '123456',
      expires_at: in_five_minutes(),
    })
    const { recipient, body } = await row()
    expect(Buffer.concat([recipient, body]).toString('latin1')).not.toMatch(/99890123|123456|Kod: /)
    const jobs = await sql<{ payload: Record<string, unknown> }>`select payload from graphile_worker._private_jobs`.execute(
      platform.db,
    )
    expect(Object.keys(jobs.rows[0]!.payload)).toEqual(['id'])
  })

  it('that a provider took is offered to no other and sent no second time, although the database went away', async () => {
    const { platform } = probe
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'x', expires_at: in_five_minutes() })
    const taken: string[] = []
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(platform.db)
    const back = Promise.withResolvers<unknown>()
    const first: SmsGateway = {
      name: 'eskiz',
      async deliver() {
        taken.push('eskiz')
        await rename('sms_message', 'sms_message_away')
        setTimeout(() => back.resolve(rename('sms_message_away', 'sms_message')), 100)
      },
    }
    const second: SmsGateway = { name: 'playmobile', deliver: async () => void taken.push('playmobile') }
    await deliver([first, second])
    await back.promise
    await deliver([first, second])
    expect([taken, (await row()).state]).toEqual([['eskiz'], 'sent'])
  })

  it('that was written in a transaction that failed is never sent', async () => {
    const { platform } = probe
    const failed = platform.db.transaction().execute(async (db) => {
      await platform.sms.send(db, { to: '+998901234567', text: 'x', expires_at: in_five_minutes() })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await platform.db.selectFrom('sms_message').select('id').execute()).toEqual([])
    expect((await sql`select 1 from graphile_worker._private_jobs`.execute(platform.db)).rows).toEqual([])
  })

  it('goes by the second provider when the first is down', async () => {
    const { platform } = probe
    const broken = await provider(() => ({ status: 503 }))
    const working = await provider(() => ({}))
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'Kod', expires_at: in_five_minutes() })
    await deliver([eskizAt(broken.url), playmobileAt(working.url)])
    expect(working.calls).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', provider: 'playmobile', attempts: 1 })
    expect(probe.log_lines.join('')).toContain('"provider":"eskiz"')
    expect(probe.log_lines.join('')).not.toContain('901234567')
  })

  it('is sent once, however often its job runs', async () => {
    const { platform } = probe
    const working = await provider(() => ({}))
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'Kod', expires_at: in_five_minutes() })
    await deliver([playmobileAt(working.url)])
    await deliver([playmobileAt(working.url)])
    expect(working.calls).toHaveLength(1)
  })

  it('is tried again while nobody takes it, and given up at the last try', async () => {
    const { platform } = probe
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'Kod', expires_at: in_five_minutes() })
    await expect(deliver([down()])).rejects.toThrow('no provider')
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 })
    await expect(deliver([down()], { number: 6, last: true })).rejects.toThrow('no provider')
    expect(await row()).toMatchObject({ state: 'failed', attempts: 2 })
  })

  it('that came too late is not sent', async () => {
    const { platform } = probe
    const working = await provider(() => ({}))
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'Kod', expires_at: new Date(Date.now() - 1_000) })
    await deliver([playmobileAt(working.url)])
    expect(working.calls).toEqual([])
    expect(await row()).toMatchObject({ state: 'expired' })
  })

  it('and its key are gone after a day', async () => {
    const { platform } = probe
    await platform.sms.send(platform.db, { to: '+998901234567', text: 'Kod', expires_at: in_five_minutes() })
    const { key_id } = await row()
    const purge = smsJobs(platform, [])['sms.purge']!
    await purge({}, { number: 1, last: false })
    await row()
    await sql`update sms_message set created_at = now() - interval '25 hours'`.execute(platform.db)
    await purge({}, { number: 1, last: false })
    expect(await platform.db.selectFrom('sms_message').select('id').execute()).toEqual([])
    expect(await platform.db.selectFrom('data_key').select('id').where('id', '=', key_id).execute()).toEqual([])
  })

  it('of the demo stands in a file for its owner, one line each, and on the terminal', async () => {
    const { config } = probe.platform
    const said: string[] = []
    const outbox = createOutboxGateway(
      config.data_dir,
      (line) => void said.push(line),
      () => new Date(0),
    )
    await outbox.deliver({ id: v7(), to: '+998901234567', text: 'Kod: 123456', code: '123456' })
    await outbox.deliver({ id: v7(), to: '+998901234568', text: 'Salom' })
    const file = join(config.data_dir, 'outbox/sms.jsonl')
    expect(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { to: '+998901234567', text: 'Kod: 123456', code: '123456', at: '1970-01-01T00:00:00.000Z' },
      { to: '+998901234568', text: 'Salom', at: '1970-01-01T00:00:00.000Z' },
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(said).toEqual(['SMS to +998901234567: Kod: 123456', 'SMS to +998901234568: Salom'])
  })

  it('goes through the providers in the configured order', () => {
    const sms = {
      providers: [{ name: 'playmobile', base_url: '', login: '', password: '', sender: '' }, { name: 'outbox' }],
    } as const
    expect(createGateways(sms, '/nowhere', () => new Date()).map(({ name }) => name)).toEqual(['playmobile', 'outbox'])
  })
})
