import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { untilHolds } from '../../kit/test/until.ts'
import { authJobs } from '../src/modules/accounts/auth/auth.jobs.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startJobs } from '../src/platform/jobs/job-runner.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { databaseUrl } from './test-database.ts'

export const PASSWORD = 'olma daraxti gulladi'

export type AccountsApp = TestApp & {
  /** The code of the newest SMS to a phone, once there are at least `count` of them. */
  codeFor: (phone: string, count?: number) => Promise<string>
  textsTo: (phone: string) => string[]
}

/** A test app whose jobs run, so that codes arrive. */
export async function startAccountsApp(options: Parameters<typeof startTestApp>[0] = {}): Promise<AccountsApp> {
  const test = await startTestApp(options)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.platform.db)
  const queue = connect(databaseUrl(inject('test_server_url'), rows[0]!.name), 3)
  const jobs = await startJobs(test.platform, authJobs(test.platform), { queue })
  const to = (phone: string) => test.sms.filter((message) => message.to === phone)
  return {
    ...test,
    textsTo: (phone) => to(phone).map((message) => message.text),
    async codeFor(phone, count = 1) {
      await untilHolds(() => {
        if (to(phone).length < count) throw new Error(`${to(phone).length} SMS so far`)
      })
      return to(phone).at(-1)?.code ?? ''
    },
    async close() {
      await jobs.stop()
      await queue.pool.end()
      await test.close()
    },
  }
}

/** A number nobody else in the test run uses, each in a block of its own. */
export const freshPhone = (): string => `+99890${randomInt(1_000_000, 10_000_000)}`
export const freshNickname = (): string =>
  `bola ${Array.from({ length: 12 }, () => String.fromCodePoint(97 + randomInt(26))).join('')}`

/** Many accounts come from one test, so each call may carry the solved puzzle that an honest page would send. */
export async function withProof<
  T extends { status: number; body: { code?: string; challenge?: { salt: string; bits: number } } },
>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const answer = await call({})
  if (answer.body.code !== 'proof_required' || !answer.body.challenge) return answer
  return call({ 'x-proof': solve(answer.body.challenge) })
}

export function solve({ salt, bits }: { salt: string; bits: number }): string {
  for (let counter = 0; ; counter += 1) {
    const digest = createHash('sha256').update(`${salt}:${counter}`).digest()
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return `${salt}:${counter}`
  }
}

export async function registerNickname(test: Pick<TestApp, 'call'>, nickname = freshNickname(), password = PASSWORD) {
  const body = { mode: 'nickname', nickname, password, accept_terms: true }
  return withProof((headers) => test.call('POST', '/api/v1/auth/register/', { body, headers }))
}

export async function registerPhone(test: Pick<TestApp, 'call'>, phone: string, password = PASSWORD) {
  const body = { mode: 'phone', phone, password, accept_terms: true }
  return withProof((headers) => test.call('POST', '/api/v1/auth/register/', { body, headers }))
}

/** A phone account from the first call to the confirmed code. */
export async function phoneAccount(test: AccountsApp, phone = freshPhone()) {
  const { registration } = (await registerPhone(test, phone)).body
  const confirmed = { phone, code: await test.codeFor(phone), registration }
  const { body } = await test.call('POST', '/api/v1/auth/confirm/', { body: confirmed })
  return { phone, ...(body as { access: string; refresh: string; user: { id: string } }) }
}

/** Runs many calls at the same moment and counts their statuses. */
export async function statuses(calls: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counted: Record<number, number> = {}
  for (const { status } of await Promise.all(calls)) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
