import { randomUUID } from 'node:crypto'
import type { SosSent } from '@himoya/contract/sos/sos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS: 'sos=100000/1,sos_person=100000/1', TRUSTED_PROXIES: '127.0.0.1' },
    connections: 10,
    urgent_connections: 2,
  })
})
afterAll(() => app.close())

const FLOOD = '192.0.2.1'
const OTHER = '198.51.100.1'
type Pressed = SosSent & { nonce: string }

const press = (address: string, nonce: string = randomUUID(), who: Member | null = null, more: object = {}) =>
  app.call('POST', '/api/v1/sos/', {
    ...(who ? { token: who.token } : {}),
    body: { nonce, kind: 'self', can_speak: true, ...more },
    headers: { 'x-forwarded-for': address, 'idempotency-key': nonce },
  })
async function pressed(address: string): Promise<Pressed> {
  const nonce = randomUUID()
  const { status, body } = await press(address, nonce)
  expect(status).toBe(200)
  return { ...body, nonce }
}
const add = ({ id, nonce }: Pressed, text: string, address = FLOOD) =>
  app.call('PATCH', `/api/v1/sos/${id}/`, { body: { text }, headers: { 'x-sos-nonce': nonce, 'x-forwarded-for': address } })
const look = ({ id, nonce }: Pressed, address: string) =>
  app.call('GET', `/api/v1/sos/${id}/`, { headers: { 'x-sos-nonce': nonce, 'x-forwarded-for': address } })

/** Of this database, how many wait for a row that somebody holds. */
async function waitForRow(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.platform.db,
  )
  return rows[0]!.count
}

/** Nobody else changes the call's row meanwhile. */
async function whileLocked(id: string, work: () => Promise<void>): Promise<void> {
  await app.platform.db.transaction().execute(async (db) => {
    await db.selectFrom('sos_call').select('id').where('id', '=', id).forUpdate().execute()
    await work()
  })
}

describe('while additions to one call wait for each other', () => {
  it('a first call for help waits for none of them, whoever they come from', async () => {
    const call = await pressed(FLOOD)
    const added: ReturnType<typeof add>[] = []
    await whileLocked(call.id, async () => {
      // Three addresses: more than there are connections for what is said later.
      for (const address of [FLOOD, '192.0.2.2', '192.0.2.3']) for (const text of ['a', 'b']) added.push(add(call, text, address))
      await until(async () => (await waitForRow()) === 2)
      expect((await press(OTHER)).status).toBe(200)
    })
    expect((await Promise.all(added)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  })

  it('two of a client are at work, some wait behind them on no connection, and the rest is told to come again', async () => {
    const [call, another] = [await pressed(FLOOD), await pressed(OTHER)]
    const refused: number[] = []
    const added: Promise<unknown>[] = []
    await whileLocked(call.id, async () => {
      for (const text of ['a', 'b']) added.push(add(call, text))
      await until(async () => (await waitForRow()) === 2)
      for (let count = 0; count < 45; count += 1) added.push(look(call, FLOOD).then(({ status }) => refused.push(status)))
      await until(() => refused.length === 5)
      expect(await waitForRow()).toBe(2)
      expect(refused).toEqual([503, 503, 503, 503, 503])
    })
    await Promise.all(added)
    expect(refused.filter((status) => status === 200)).toHaveLength(40)
    expect((await look(another, OTHER)).status).toBe(200)
  })

  it('so does the talk of a call, which anybody with a nonce may ask for without end', async () => {
    const call = await pressed(FLOOD)
    const refused: number[] = []
    const asked: Promise<unknown>[] = []
    const talk = () =>
      app.call('GET', `/api/v1/sos/${call.id}/message/`, { headers: { 'x-sos-nonce': call.nonce, 'x-forwarded-for': FLOOD } })
    await whileLocked(call.id, async () => {
      for (const text of ['a', 'b']) asked.push(add(call, text))
      await until(async () => (await waitForRow()) === 2)
      for (let count = 0; count < 45; count += 1) asked.push(talk().then(({ status }) => refused.push(status)))
      await until(() => refused.length === 5)
      expect(refused).toEqual([503, 503, 503, 503, 503])
    })
    await Promise.all(asked)
    expect(refused.filter((status) => status === 200)).toHaveLength(40)
  })

  it('the same first word again is one of those that wait; after a failure it is a first one again', async () => {
    const call = await pressed(FLOOD)
    const nonce = randomUUID()
    expect((await press(OTHER, nonce, null, { kind: 'nothing' })).status).toBe(422)
    await whileLocked(call.id, async () => {
      const added = [add(call, 'a'), add(call, 'b'), add(call, 'c', OTHER), add(call, 'd', OTHER)]
      await until(async () => (await waitForRow()) === 2)
      expect((await press(OTHER, nonce)).status).toBe(200)
      void Promise.allSettled(added)
    })
    await until(async () => (await waitForRow()) === 0)
    expect((await press(OTHER, nonce)).body.id).toMatch(/^[\da-f-]{36}$/)
  })
})

it('a child’s call does not wait until it is noted that its tokens are in use', async () => {
  const child = await join(app)
  const { db, log } = app.platform
  const warned = vi.spyOn(log, 'warn')
  await db.transaction().execute(async (locking) => {
    await locking.selectFrom('session').select('id').where('account_id', '=', child.id).forUpdate().execute()
    expect((await press(OTHER, randomUUID(), child)).status).toBe(200)
    // whoever waits for it waits until it has failed
    expect(warned).not.toHaveBeenCalled()
  })
  const taken = () => db.selectFrom('session').select('taken_at').where('account_id', '=', child.id).executeTakeFirstOrThrow()
  await until(async () => (await taken()).taken_at !== null)
  expect(warned).not.toHaveBeenCalled()
})

describe('what is added to a call', () => {
  it('is thirty things in ten minutes; another call of the same sender has its own, and a stranger takes none of them', async () => {
    const call = await pressed(OTHER)
    for (let count = 0; count < 31; count += 1)
      expect((await add({ ...call, nonce: randomUUID() }, 'stranger', OTHER)).status).toBe(404)
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await add(call, `${count}`, OTHER)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await add(await pressed(OTHER), 'more', OTHER)).status).toBe(200)
    expect((await look(call, OTHER)).status).toBe(200)
  })

  it('a person’s second press counts with it, and waits on no connection of first calls', async () => {
    const child = await join(app)
    const call = await press(FLOOD, randomUUID(), child)
    const again: ReturnType<typeof press>[] = []
    await whileLocked(call.body.id, async () => {
      for (const text of ['a', 'b', 'c']) again.push(press(FLOOD, randomUUID(), child, { text }))
      await until(async () => (await waitForRow()) === 2)
      expect((await press(OTHER)).status).toBe(200)
    })
    expect((await Promise.all(again)).map(({ body }) => body.id)).toEqual(Array.from({ length: 3 }, () => call.body.id))
  })
})
