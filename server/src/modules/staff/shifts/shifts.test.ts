import type { HoursBody, RotaShift } from '@himoya/contract/staff/shifts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
let admin: Member
beforeAll(async () => {
  // Noon in Tashkent, in the middle of a week and a month.
  const at = new Date('2026-11-18T07:00:00Z')
  app = await startTestApp({ at, env: { LIMITS: 'api=100000/1' }, connections: 8, chat_cap: 4 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  admin = await join(app, 'admin')
})
afterAll(() => app.close())

const get = (member: Member, path: string) => app.call('GET', `/api/v1/staff/${path}`, { token: member.token })
const send = (method: string, member: Member, path: string, body?: unknown) =>
  app.call(method, `/api/v1/staff/${path}`, { token: member.token, ...(body === undefined ? {} : { body }) })

const CLOSED = [[], [], [], [], [], [], []] as HoursBody['weeks']['uz']
const NINE_TO_FIVE = CLOSED.map(() => [{ opens: '09:00', closes: '17:00' }])
const hours = (more: Partial<HoursBody> = {}): HoursBody => ({
  weeks: { uz: NINE_TO_FIVE, ru: CLOSED, en: CLOSED },
  special_days: [],
  ...more,
})
/** A day of the app's own calendar, so many days from now. */
const day = (ahead: number): string =>
  new Date(app.platform.now().getTime() + 5 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)

describe('working hours', () => {
  it('are kept as they were written, and read by those who answer', async () => {
    const special = { day: day(40), langs: ['uz', 'ru'], title: 'Ta’mirlash', intervals: [{ opens: '10:00', closes: '12:00' }] }
    const body = hours({ special_days: [special] as HoursBody['special_days'] })
    expect((await send('PUT', supervisor, 'hours/', body)).status).toBe(200)
    for (const member of [counsellor, supervisor, admin]) expect((await get(member, 'hours/')).body).toMatchObject(body)
    expect((await send('PUT', admin, 'hours/', hours())).body).toMatchObject({ special_days: [] })
  })

  it('are saved one after the other where several save at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => send('PUT', supervisor, 'hours/', hours())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('are changed by no counsellor and no editor, and read by no child', async () => {
    expect((await send('PUT', counsellor, 'hours/', hours())).status).toBe(403)
    const editor = await join(app, 'editor')
    expect((await get(editor, 'hours/')).status).toBe(403)
    expect((await send('PUT', editor, 'hours/', hours())).status).toBe(403)
    expect((await get(await join(app), 'hours/')).status).toBe(401)
  })

  it.each([
    ['a week of six days', { weeks: { uz: CLOSED.slice(1), ru: CLOSED, en: CLOSED } }],
    ['an hour that is none', { weeks: { uz: CLOSED.map(() => [{ opens: '25:00', closes: '26:00' }]), ru: CLOSED, en: CLOSED } }],
    ['a day that is none', { special_days: [{ day: '2026-02-30', langs: ['uz'], title: 'x', intervals: [] }] }],
  ])('are refused with %s', async (_name, more) => {
    expect((await send('PUT', supervisor, 'hours/', hours(more as Partial<HoursBody>))).status).toBe(422)
  })

  it('know one language only once on a day', async () => {
    const twice = ['uz', 'uz'].map((lang) => ({ day: day(3), langs: [lang], title: 'x', intervals: [] }))
    const answer = await send('PUT', supervisor, 'hours/', hours({ special_days: twice as HoursBody['special_days'] }))
    expect(answer).toMatchObject({ status: 422, body: { fields: { special_days: ['taken'] } } })
  })

  it('suggest days off in the asked language until they are entered', async () => {
    const { body } = await app.call('GET', '/api/v1/staff/hours/', { token: supervisor.token, lang: 'en' })
    expect(body.suggested.map(({ title }: { title: string }) => title)).toContain('Navruz')
    const taken = body.suggested[0]
    const special_days = [{ ...taken, langs: ['uz'], intervals: [] }]
    const after = await send('PUT', supervisor, 'hours/', hours({ special_days }))
    expect(after.body.suggested.map((one: { day: string }) => one.day)).not.toContain(taken.day)
  })
})

describe('the rota', () => {
  const shift = (member: Member, from: string, to: string, more = {}) => ({
    account_id: member.id,
    starts_at: `${day(10)}T${from}:00.000Z`,
    ends_at: `${day(10)}T${to}:00.000Z`,
    ...more,
  })
  const rota = async (member: Member): Promise<RotaShift[]> =>
    (await get(member, `rota/?from=${day(0)}&to=${day(60)}`)).body.shifts

  it('is planned by a supervisor, for weeks ahead, and nobody is planned twice at once', async () => {
    const made = await send('POST', supervisor, 'rota/', shift(counsellor, '04:00', '10:00', { weeks: 3 }))
    expect(made.status).toBe(201)
    expect(made.body).toHaveLength(3)
    const over = await send('POST', supervisor, 'rota/', shift(counsellor, '09:00', '12:00'))
    expect(over).toMatchObject({ status: 422, body: { fields: { starts_at: ['taken'] } } })
    expect((await send('POST', supervisor, 'rota/', shift(counsellor, '10:00', '12:00'))).status).toBe(201)
    const both = [1, 2].map(() => send('POST', supervisor, 'rota/', shift(supervisor, '04:00', '10:00')))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([201, 422])
  })

  it('shows a counsellor their own shifts and a supervisor the team’s', async () => {
    const own = await rota(counsellor)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ account_id }) => account_id === counsellor.id)).toBe(true)
    const all = await rota(supervisor)
    expect(new Set(all.map(({ account_id }) => account_id))).toContain(supervisor.id)
    expect((await get(counsellor, 'presence/')).body.planned).toBeNull()
  })

  it('is changed by no counsellor, and for nobody who answers no chats', async () => {
    expect((await send('POST', counsellor, 'rota/', shift(counsellor, '12:00', '13:00'))).status).toBe(403)
    const [first] = await rota(counsellor)
    expect((await send('DELETE', counsellor, `rota/${first!.id}/`)).status).toBe(403)
    expect((await send('POST', supervisor, 'rota/', shift(admin, '12:00', '13:00'))).status).toBe(422)
    expect((await send('POST', supervisor, 'rota/', shift(counsellor, '13:00', '12:00'))).status).toBe(422)
    expect((await send('DELETE', supervisor, `rota/${first!.id}/`)).status).toBe(204)
    expect((await send('DELETE', supervisor, `rota/${first!.id}/`)).status).toBe(404)
  })

  it('says on the counsellor’s own switch which shift comes next', async () => {
    const [starts_at, ends_at] = [1, 5].map((hour) => new Date(app.platform.now().getTime() + hour * 3_600_000).toISOString())
    await send('POST', supervisor, 'rota/', { account_id: counsellor.id, starts_at, ends_at })
    expect((await get(counsellor, 'presence/')).body).toMatchObject({
      state: 'off',
      chat_cap: 4,
      open_chats: 0,
      planned: { starts_at },
    })
  })
})

describe('the team’s settings', () => {
  const setting = { chat_cap: 6, assignment: 'auto', lease_seconds: 60 }

  it('are read by those who answer and changed by a supervisor or an admin', async () => {
    expect((await get(counsellor, 'setting/')).body).toEqual({ chat_cap: 4, assignment: 'pull', lease_seconds: 90 })
    expect((await send('PUT', admin, 'setting/', setting)).body).toEqual(setting)
    expect((await get(counsellor, 'setting/')).body).toEqual(setting)
  })

  it('are not changed by a counsellor, and never to nonsense', async () => {
    expect((await send('PUT', counsellor, 'setting/', setting)).status).toBe(403)
    expect((await send('PUT', supervisor, 'setting/', { ...setting, chat_cap: 0 })).status).toBe(422)
  })
})
