import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SosRow, SosSent } from '@himoya/contract/sos/sos'
import { DAY_MS } from '@himoya/contract/tashkent'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { buildJobs } from '../src/app.ts'
import { connect } from '../src/platform/db/connect.ts'
import { migrateJobs, startJobs, type JobRunner } from '../src/platform/jobs/job-runner.ts'
import type { Platform } from '../src/platform/platform.ts'
import { createSms } from '../src/platform/sms/sms.ts'
import { join, type Member } from './chat-cast.ts'
import { startTestApp, type Answer, type TestApp } from './harness.ts'
import { databaseUrl } from './test-database.ts'

const MINUTE = 60_000
const TASHKENT_MS = 5 * 60 * MINUTE
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7]

type Answered = Promise<Answer>
type Sent = { id: string; to: string; text: string }

/** A phone network: what it took, and what it was asked for and refused. */
async function startNetwork() {
  const taken: Sent[] = []
  const asked: Sent[] = []
  const down = new Set<string>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { recipient, 'message-id': id, sms } = JSON.parse(Buffer.concat(chunks).toString()).messages[0]
      const message = { id, to: `+${recipient}`, text: sms.content.text }
      const refused = down.has('all') || down.has(message.to)
      asked.push(message)
      if (!refused) taken.push(message)
      response.writeHead(refused ? 503 : 200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { taken, asked, down, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** A server, its jobs and a phone network, at half past two in the night in Tashkent; the test alone moves the clock. */
export type Night = {
  app: TestApp
  network: Awaited<ReturnType<typeof startNetwork>>
  /** Moves the clock and lets every job run that is due by it. */
  pass(ms: number): Promise<void>
  /** As after a restart of the server: who works off jobs is another one. */
  restartJobs(): Promise<void>
  stopJobs(): Promise<void>
  /** 02:30 of a new night: nobody on shift, nobody on the rota, no call. */
  fall(): Promise<void>
  call(method: string, path: string, who: Member | null, body?: unknown, headers?: Record<string, string>): Answered
  press(): Promise<SosSent & { nonce: string }>
  /** How the sender reads the call now. */
  said(sent: { id: string; nonce: string }): Promise<SosSent['said']>
  row(id: string): Promise<SosRow>
  close(): Promise<void>
}

export async function startNight(): Promise<Night> {
  const network = await startNetwork()
  const env = {
    SMS_PROVIDER: 'playmobile',
    PLAYMOBILE_URL: network.url,
    PLAYMOBILE_LOGIN: 'himoya',
    PLAYMOBILE_PASSWORD: 'sinov',
    PLAYMOBILE_SENDER: '3700',
    LIMITS: 'api=100000/1,sos=100000/1,sos_person=100000/1',
  }
  const app = await startTestApp({ env, connections: 10 })
  // Messages go the whole way here, through the queue to the network.
  app.platform.sms = createSms(app.platform.vault, app.platform.jobs)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.platform.db)
  const queue = connect(databaseUrl(inject('test_server_url'), rows[0]!.name), 5)
  await migrateJobs(queue.pool)
  let runner: JobRunner | null = null
  const night: Night = {
    app,
    network,
    async pass(ms) {
      app.shiftClock(ms)
      await worked(app.platform)
    },
    async restartJobs() {
      await night.stopJobs()
      runner = await startJobs(app.platform, buildJobs(app.platform).handlers, { queue, alone: true })
    },
    async stopJobs() {
      await runner?.stop()
      runner = null
    },
    async fall() {
      network.down.clear()
      const { db } = app.platform
      for (const table of ['sos_call', 'duty_phone', 'staff_presence'] as const) await db.deleteFrom(table).execute()
      await worked(app.platform)
      app.shiftClock(untilHalfPastTwo(app.platform.now()))
      network.taken.length = 0
      network.asked.length = 0
    },
    call: (method, path, who, body, headers = {}) =>
      app.call(method, `/api/v1/${path}`, {
        ...(who ? { token: who.token } : {}),
        ...(body === undefined ? {} : { body }),
        headers,
      }),
    async press() {
      const nonce = randomUUID()
      const { body } = await night.call(
        'POST',
        'sos/',
        null,
        { nonce, kind: 'self', can_speak: true },
        { 'accept-language': 'en' },
      )
      return { ...body, nonce }
    },
    async said({ id, nonce }) {
      const { body } = await night.call('GET', `sos/${id}/`, null, undefined, { 'x-sos-nonce': nonce, 'accept-language': 'en' })
      return body.said
    },
    async row(id) {
      const { body } = await night.call('GET', 'staff/sos/', await join(app, 'supervisor'))
      return body.find((call: SosRow) => call.id === id)
    },
    async close() {
      await night.stopJobs()
      await queue.pool.end()
      await app.close()
      network.close()
    },
  }
  await night.restartJobs()
  return night
}

function untilHalfPastTwo(now: Date): number {
  const local = now.getTime() + TASHKENT_MS
  return DAY_MS - (local % DAY_MS) + 150 * MINUTE
}

/** Every job that is due by the test's clock has run, and what came of it too. */
async function worked({ db, now }: Platform): Promise<void> {
  for (;;) {
    await sql`update graphile_worker._private_jobs set run_at = clock_timestamp()
      where run_at > clock_timestamp() and run_at <= ${now()} and locked_at is null`.execute(db)
    // The queue is told as of a new job; else it looks every two seconds.
    await sql`select pg_notify('jobs:insert', '{"count":1}')`.execute(db)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from graphile_worker._private_jobs
      where (run_at <= greatest(clock_timestamp(), ${now()}::timestamptz) and attempts < max_attempts) or locked_at is not null`.execute(
      db,
    )
    if (rows[0]!.count === 0) return
    await sleep(20)
  }
}

/** A counsellor whose phone is on the rota every night, confirmed by the code that came to it. */
export async function putOnDuty(night: Night, supervisor: Member, phone: string, place: number): Promise<Member> {
  const member = await join(night.app, 'counsellor')
  await must(night.call('POST', 'staff/duty/phone/', supervisor, { account_id: member.id, phone }))
  await must(night.call('POST', 'staff/duty/own/code/', member))
  await night.pass(0)
  const code = /\d{6}/.exec(night.network.taken.at(-1)!.text)![0]
  await must(night.call('POST', 'staff/duty/own/confirm/', member, { code }))
  const slot = { account_id: member.id, weekdays: ALL_WEEK, opens: '22:00', closes: '08:00', place }
  await must(night.call('POST', 'staff/duty/slot/', supervisor, slot))
  night.network.taken.length = 0
  night.network.asked.length = 0
  return member
}

/** The partner line, called by somebody. */
export async function addPartner(night: Night, supervisor: Member, phone: string): Promise<void> {
  const { body } = await must(night.call('POST', 'staff/duty/phone/', supervisor, { partner: 'Hamkor', phone }))
  await must(night.call('POST', `staff/duty/phone/${body.partner.id}/called/`, supervisor, { answered_by: 'Gulnora' }))
}

async function must(asked: Answered): Answered {
  const answer = await asked
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
