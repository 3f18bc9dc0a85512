import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { SosBody, SosRow, SosSent } from '@himoya/contract/sos/sos'
import { untilHolds } from '../../../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { databaseUrl } from '../../../test/test-database.ts'
import { createHub, type Hub } from '../../platform/realtime/hub.ts'
import { hearSos } from './hear-sos.service.ts'
import { sosChanged } from './sos-changes.service.ts'
import { forgetPlaces } from './sos.store.ts'

const PRESSES = 40

/** Where calls are sent; no bus leads from it to anybody. */
let app: TestApp
let url: string
const heard: SosRow[] = []
let other: { hub: Hub; ear: ReturnType<typeof hearSos> }
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'sos=100000/1,sos_person=100000/1' } })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.platform.db)
  url = databaseUrl(inject('test_server_url'), rows[0]!.name)
  other = openNode(heard)
})
afterAll(async () => {
  await other.ear.close()
  await app.close()
})

/** Another node's half: a hub of its own and the ear at the database. */
function openNode(rows: SosRow[]) {
  const hub = createHub(() => {})
  hub.subscribe(sosChanged, 'all', (row) => rows.push(row))
  return { hub, ear: hearSos({ ...app.platform, hub }, url) }
}

async function press(more: Partial<SosBody> = {}): Promise<string> {
  const body = { nonce: randomUUID(), kind: 'self', can_speak: true, ...more }
  const { status, body: sent } = await app.call<SosSent>('POST', '/api/v1/sos/', { body })
  expect(status).toBe(200)
  return sent.id
}
const listening = () =>
  sql<{ pid: number }>`select pid from pg_stat_activity
  where datname = current_database() and query ~ '^(listen himoya_sos|select 1)$'`.execute(app.platform.db)

it('every call rings on the other node although there is no bus', async () => {
  await untilHolds(async () => expect((await listening()).rows).toHaveLength(1))
  const ids: string[] = []
  for (let count = 0; count < PRESSES; count += 1) ids.push(await press())
  await untilHolds(() => expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(ids)))
  expect(heard.every(({ state }) => state === 'sent')).toBe(true)
})

it('a call sent while the other node’s ear was cut off rings when it listens again', async () => {
  await sql`select pg_terminate_backend(${(await listening()).rows[0]!.pid})`.execute(app.platform.db)
  const id = await press()
  await untilHolds(() => expect(heard.some((row) => row.id === id)).toBe(true))
})

it('what is known already is not told again, and a place that is taken away is nobody’s news', async () => {
  const rows: SosRow[] = []
  const third = openNode(rows)
  const placed = await press({ geo: { lat: 41.311, lng: 69.28, accuracy: 100 } })
  const same = await press()
  // A guest's call is news twice: as it comes, and once its case is open.
  const whole = (id: string) => rows.some((row) => row.id === id && row.report_id !== null)
  // News come in their order: once a later call has come, whatever was to come before it has.
  const hearAll = async (): Promise<void> => {
    const last = await press()
    await untilHolds(() => expect(whole(last)).toBe(true))
  }
  await untilHolds(() => expect([whole(same), whole(placed)]).toEqual([true, true]))
  await hearAll()
  expect(rows.find(({ id }) => id === placed)?.has_place).toBe(true)
  const before = rows.length
  await sql`update sos_call set state = state where id = ${same}::uuid`.execute(app.platform.db)
  await forgetPlaces(app.platform.db, new Date())
  await hearAll()
  expect(rows.slice(before).filter(({ id }) => id === same || id === placed)).toEqual([])
  await third.ear.close()
})
