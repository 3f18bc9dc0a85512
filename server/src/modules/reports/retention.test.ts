import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { exportReports, forgetReports } from './reporter/own-account-reports.service.ts'
import { reportForCase } from './report.service.ts'
import { closeUnreadInboxes, sweepReports } from './sweep-reports.service.ts'

const YEAR_MS = 365 * DAY_MS
const PATH = '/api/v1/victim/'
const STORY = 'Namuna: qo‘shni hovlida bola yig‘layotganini eshitamiz.'

let app: TestApp
beforeAll(async () => {
  const many = ['reports', 'reports_stop', 'receipt_report'].map((name) => `${name}=10000/3600`)
  app = await startTestApp({ env: { LIMITS: many.join(',') } })
})
afterAll(() => app.close())

async function report(who?: Member, more: object = {}): Promise<{ id: string; ref: string; receipt: string }> {
  const { body } = await app.call('POST', PATH, {
    ...(who ? { token: who.token } : {}),
    body: {
      reporter_role: 'neighbour',
      type_ids: ['neglect'],
      urgency: 'ongoing',
      region_code: 'UZ-FA',
      description: STORY,
      contact: { channel: 'phone', phone: '+998900000021' },
      accept_terms: true,
      ...more,
    },
  })
  const { id } = await app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref).executeTakeFirstOrThrow()
  return { ...body, id }
}

const settle = (id: string, change: object = {}) =>
  app.platform.db
    .updateTable('report_case')
    .set({ state: 'closed', risk: 'low', settled_at: app.platform.now(), ...change })
    .where('id', '=', id)
    .execute()

async function isThere(id: string): Promise<boolean> {
  const row = await app.platform.db.selectFrom('report').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  app.shiftClock(ms)
  try {
    return await work()
  } finally {
    app.shiftClock(-ms)
  }
}

const openReceipt = (receipt: string) => app.call('POST', `${PATH}receipt/`, { body: { receipt } })

describe('a settled report', () => {
  it('is forgotten with its key, inbox and case after three years; of a high risk after ten; never while the law holds it', async () => {
    const [low, high, held, open] = [await report(), await report(), await report(), await report()]
    const { db } = app.platform
    await settle(low.id)
    await settle(high.id, {
      risk: 'high',
      was_high: true,
      closing_by: randomUUID(),
      closing_at: new Date(),
      closed_by: randomUUID(),
    })
    await settle(held.id, { legal_hold: true })
    await after(3 * YEAR_MS - DAY_MS, () => sweepReports(app.platform))
    expect(await isThere(low.id)).toBe(true)
    const { key_id } = await db.selectFrom('report').select('key_id').where('id', '=', low.id).executeTakeFirstOrThrow()

    await after(3 * YEAR_MS + DAY_MS, () => sweepReports(app.platform))
    expect(await Promise.all([low, high, held, open].map(({ id }) => isThere(id)))).toEqual([false, true, true, true])
    expect(await db.selectFrom('data_key').select('id').where('id', '=', key_id).execute()).toEqual([])
    expect(await db.selectFrom('report_case').select('id').where('id', '=', low.id).execute()).toEqual([])

    await after(10 * YEAR_MS + DAY_MS, () => sweepReports(app.platform))
    expect(await Promise.all([high, held, open].map(({ id }) => isThere(id)))).toEqual([false, true, true])
  })

  it('that others were found to repeat is forgotten too', async () => {
    const [first, second] = [await report(), await report()]
    await settle(first.id)
    await settle(second.id, {
      state: 'duplicate',
      duplicate_of: first.id,
      settled_at: new Date(app.platform.now().getTime() + YEAR_MS),
    })
    await after(3 * YEAR_MS + DAY_MS, () => sweepReports(app.platform))
    expect([await isThere(first.id), await isThere(second.id)]).toEqual([false, true])
  })
})

describe('an inbox that nobody looks into', () => {
  it('is closed after twelve months: its receipt opens nothing, the work goes on', async () => {
    const { id, receipt } = await report()
    const token = (await openReceipt(receipt)).body.token
    await app.call('GET', `${PATH}receipt/status/`, { headers: { authorization: `Receipt ${token}` } })
    await after(YEAR_MS - DAY_MS, () => closeUnreadInboxes(app.platform))
    expect((await openReceipt(receipt)).status).toBe(200)
    await after(YEAR_MS + DAY_MS, () => closeUnreadInboxes(app.platform))
    expect((await openReceipt(receipt)).status).toBe(404)
    const late = await app.call('GET', `${PATH}receipt/status/`, { headers: { authorization: `Receipt ${token}` } })
    expect(late.status).toBe(401)
    expect(await isThere(id)).toBe(true)
  })
})

describe('a person who deletes their account', () => {
  it('takes along what could be taken back; what has to stay does not lead to them any more', async () => {
    const child = await join(app)
    const [light, urgent, done, back, held] = [
      await report(child),
      await report(child, { urgency: 'now' }),
      await report(child),
      await report(child),
      await report(child),
    ]
    await settle(done.id)
    await app.platform.db.updateTable('report_case').set({ legal_hold: true }).where('id', '=', held.id).execute()
    await app.call('POST', `${PATH}${back.ref}/withdraw/`, { token: child.token, body: {} })
    const { platform } = app
    await platform.db.transaction().execute((db) => forgetReports(platform, db, child.id))
    expect(await Promise.all([light, urgent, done, back, held].map(({ id }) => isThere(id)))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ])
    for (const { id } of [urgent, done, held]) {
      const { account_id, facts } = await reportForCase(platform, platform.db, id)
      expect(account_id).toBeNull()
      expect(facts).toMatchObject({ description: STORY, contact: null })
    }
  })

  it('could take all they told and were told along before', async () => {
    const child = await join(app)
    const { ref } = await report(child)
    const body = { cid: '019a0000-0000-4000-8000-000000000001', message: 'Bugun tinch.' }
    await app.call('POST', `${PATH}${ref}/message/`, { token: child.token, body })
    expect(await exportReports(app.platform, child.id)).toMatchObject([
      { ref, description: STORY, messages: [{ message: 'Bugun tinch.', is_admin: false }] },
    ])
  })
})
