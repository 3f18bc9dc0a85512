import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '../demo/demo.ts'
import { openDatabaseWay } from '../test/database-way.ts'
import { addressOf, launchServer } from '../test/server-process.ts'
import { TEST_MASTER_KEY } from '../test/test-keys.ts'

/** Failures in a row after which nobody would believe that it comes back. */
const PATIENT_CALLS = 40

const stops: (() => Promise<unknown> | void)[] = []
let house: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  house = await open()
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

async function open() {
  const data_dir = mkdtempSync(join(inject('test_folder'), 'swallowed-'))
  const way = await openDatabaseWay()
  const server = launchServer({ DATA_DIR: data_dir, DATABASE_URL: way.url, MASTER_KEY: TEST_MASTER_KEY, DEMO_SEED: '1' })
  stops.push(
    () => rmSync(data_dir, { recursive: true }),
    () => way.close(),
    async () => {
      server.process.kill('SIGTERM')
      await server.ended
    },
  )
  const url = await addressOf(server)
  const body = JSON.stringify({ nickname: DEMO_USERS[0].login, password: DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const signed_in = await fetch(`${url}/api/v1/auth/token/`, { method: 'POST', headers, body })
  const { access } = (await signed_in.json()) as { access: string }
  const me = async () => (await fetch(`${url}/api/v1/auth/me/`, { headers: { authorization: `Bearer ${access}` } })).status
  const ready = async () => (await fetch(`${url}/readyz`)).status
  return { way, server, me, ready }
}

it('gives up connections that were swallowed, and says ready only when whoever is signed in is answered', async () => {
  const { way, me, ready } = house
  expect([await me(), await ready()]).toEqual([200, 200])
  // A few calls at once, so that there is more than one connection to lose.
  await Promise.all([me(), me(), me(), ready()])
  way.swallow()
  const failed: number[] = []
  for (let status = await me(); status !== 200; status = await me()) {
    failed.push(status)
    expect(failed.length).toBeLessThan(PATIENT_CALLS)
    await sleep(250)
  }
  expect(new Set([...failed, 503])).toEqual(new Set([503]))
  await until(async () => (await ready()) === 200)
  expect(await me()).toBe(200)
})

it('started before its database it says so without a stack, waits, and is there with it', async () => {
  const data_dir = mkdtempSync(join(inject('test_folder'), 'waiting-'))
  const way = await openDatabaseWay()
  way.breakOff()
  const server = launchServer({ DATA_DIR: data_dir, DATABASE_URL: way.url, MASTER_KEY: TEST_MASTER_KEY })
  stops.push(
    () => rmSync(data_dir, { recursive: true }),
    () => way.close(),
    async () => {
      server.process.kill('SIGTERM')
      await server.ended
    },
  )
  await until(() => server.output().includes('waiting for it'))
  expect(server.output()).not.toContain('    at ')
  way.mend()
  expect((await fetch(`${await addressOf(server)}/readyz`)).status).toBe(200)
})

it('starts over a database that is not always there: no step of it ends the server', async () => {
  const data_dir = mkdtempSync(join(inject('test_folder'), 'flickering-'))
  const way = await openDatabaseWay()
  way.flicker()
  const server = launchServer({ DATA_DIR: data_dir, DATABASE_URL: way.url, MASTER_KEY: TEST_MASTER_KEY })
  stops.push(
    () => rmSync(data_dir, { recursive: true }),
    () => way.close(),
    async () => {
      server.process.kill('SIGTERM')
      await server.ended
    },
  )
  const url = await addressOf(server)
  way.mend()
  expect(server.output()).toContain('waiting for it')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/uz`)).status).toBe(200)
})

it('answers 503, not 500, while the database is away, and lives', async () => {
  const { way, server, me, ready } = house
  way.breakOff()
  const answers = await Promise.all(Array.from({ length: 20 }, () => me()))
  expect(new Set(answers)).toEqual(new Set([503]))
  // a probe's answer is good for a moment
  await until(async () => (await ready()) === 503)
  way.mend()
  await until(async () => (await me()) === 200)
  expect(server.process.exitCode).toBeNull()
})
