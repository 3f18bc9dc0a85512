import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { sweepComplaints } from './sweep-complaints.service.ts'

const TEXT = 'Nilufar menga baqirdi va suhbatni yopdi.'
const ANSWER = 'Rahmat. Suhbatni o‘qidik, endi sizga boshqa maslahatchi yozadi.'

let app: TestApp
let person: Member
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp()
  person = await join(app)
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = (method: string, path: string, who: Member | null, body?: unknown, address?: string) =>
  app.call(method, `/api/v1/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body === undefined ? {} : { body }),
    ...(address === undefined ? {} : { headers: { 'x-forwarded-for': address } }),
  })

async function complain(
  body: object = { text: TEXT },
  who: Member | null = null,
): Promise<{ id: string; receipt: string; help: boolean }> {
  const { status, body: answer } = await call('POST', 'complaint/', who, body)
  expect(status).toBe(201)
  const { id } = await app.platform.db.selectFrom('complaint').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { id, ...answer }
}
const look = (receipt: string) => call('POST', 'complaint/receipt/', null, { receipt })
const actions = async (id: string) =>
  (await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  )

describe('a complaint', () => {
  it('reaches the supervisor, and the answer comes back by its receipt, not what was written', async () => {
    const { id, receipt } = await complain({ text: TEXT, about: ' Nilufar,\nkecha ' })
    expect(receipt).toMatch(/^\d{20}$/)
    expect((await look(receipt)).body).toMatchObject({ state: 'waiting', answer: null })
    const { body: list } = await call('GET', 'staff/complaint/', supervisor)
    expect(list.results.find((row: any) => row.id === id)).toMatchObject({ state: 'waiting', lang: 'uz', marked: false })
    expect(JSON.stringify(list)).not.toContain('Nilufar')
    expect((await call('GET', `staff/complaint/${id}/`, supervisor)).body).toMatchObject({ text: TEXT, about: 'Nilufar, kecha' })
    const answered = await call('POST', `staff/complaint/${id}/answer/`, supervisor, { answer: ANSWER })
    expect(answered.body).toMatchObject({ state: 'answered', answer: ANSWER, answered_by: supervisor.alias })
    const seen = await look(receipt)
    expect(seen.body).toMatchObject({ state: 'answered', answer: ANSWER })
    expect(JSON.stringify(seen.body)).not.toContain('baqirdi')
    expect((await call('POST', `staff/complaint/${id}/answer/`, supervisor, { answer: 'x' })).body.code).toBe('already_done')
    expect((await call('POST', `staff/complaint/${id}/done/`, supervisor)).body).toMatchObject({ state: 'done', answer: ANSWER })
    expect((await call('POST', `staff/complaint/${id}/done/`, supervisor)).body.code).toBe('already_done')
    expect((await look(receipt)).body).toMatchObject({ state: 'done', answer: ANSWER })
    expect((await actions(id)).toSorted()).toEqual(['complaint.answered', 'complaint.done', 'complaint.opened'])
  })

  it('opens for no counsellor, editor, admin, person or guest', async () => {
    const { id } = await complain()
    const others = [counsellor, await join(app, 'editor'), await join(app, 'admin'), person, null]
    for (const who of others) {
      for (const [method, path, body] of [
        ['GET', 'staff/complaint/'],
        ['GET', `staff/complaint/${id}/`],
        ['POST', `staff/complaint/${id}/answer/`, { answer: ANSWER }],
        ['POST', `staff/complaint/${id}/done/`],
      ] as const)
        expect([401, 403]).toContain((await call(method, path, who, body)).status)
    }
    expect(await actions(id)).toEqual([])
  })

  it('keeps nothing of who wrote it, and its words only sealed', async () => {
    const { id, receipt } = await complain({ text: TEXT }, person)
    const rows = await dump(app)
    for (const secret of ['baqirdi', receipt])
      expect(rows.filter((row) => row.includes(secret) || row.includes(Buffer.from(secret).toString('hex')))).toEqual([])
    const row = await app.platform.db.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(person.id)
  })

  it('offers help at once and stands first where words of our lists are in it', async () => {
    const { id, help } = await complain({ text: 'Maslahatchi kuldi. Men o‘zimni o‘ldirmoqchiman.' })
    expect(help).toBe(true)
    const { body } = await call('GET', 'staff/complaint/', supervisor)
    expect(body.results[0].id).toBe(id)
  })

  it('is refused with the field when it says nothing, and an unknown or mistyped receipt opens nothing', async () => {
    expect((await call('POST', 'complaint/', null, { text: '   yomon   ' })).body.fields).toHaveProperty('text')
    expect((await call('POST', 'complaint/', null, { text: TEXT, account: 'x' })).status).toBe(422)
    expect((await look('00000000000000000000')).status).toBe(404)
    expect((await look('00000000000000000001')).body.fields).toEqual({ receipt: ['wrong_format'] })
  })

  it('is gone with its key a year after its answer; what waits stays', async () => {
    const answered = await complain()
    const waiting = await complain()
    await call('POST', `staff/complaint/${answered.id}/answer/`, supervisor, { answer: ANSWER })
    app.shiftClock(364 * DAY_MS)
    await sweepComplaints(app.platform)
    expect((await look(answered.receipt)).status).toBe(200)
    app.shiftClock(2 * DAY_MS)
    await sweepComplaints(app.platform)
    expect((await look(answered.receipt)).status).toBe(404)
    expect((await look(waiting.receipt)).status).toBe(200)
    app.shiftClock(-366 * DAY_MS)
  })
})

it('one address may complain so often, a whole IPv6 subscriber counting as one; others go on', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'complaints=2/3600', TRUSTED_PROXIES: '127.0.0.1' } })
  const from = (address: string) =>
    strict.call('POST', '/api/v1/complaint/', { body: { text: TEXT }, headers: { 'x-forwarded-for': address } })
  expect((await from('2001:db8:1:2::1')).status).toBe(201)
  expect((await from('2001:db8:1:2::2')).status).toBe(201)
  const refused = await from('2001:db8:1:2:3::9')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await from('2001:db8:1:3::1')).status).toBe(201)
  await strict.close()
})
