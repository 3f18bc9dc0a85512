import { randomUUID } from 'node:crypto'
import type { DutyRota } from '@himoya/contract/staff/duty'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const PHONE = '+998901110001'
const PARTNER = '+998901110009'
const NIGHT = { weekdays: [1, 2], opens: '22:00', closes: '06:00', place: 1 }
const MINUTE = 60_000

let app: TestApp
let supervisor: Member
let counsellor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' }, connections: 8 })
  supervisor = await join(app, 'supervisor')
  counsellor = await join(app, 'counsellor')
})
afterAll(() => app.close())

const call = (method: string, path: string, who: Member | null, body?: unknown) =>
  app.call(method, `/api/v1/staff/duty/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body === undefined ? {} : { body }),
  })
const setPhone = (member: Member, phone = PHONE) => call('POST', 'phone/', supervisor, { account_id: member.id, phone })
const rota = async (): Promise<DutyRota> => (await call('GET', '', supervisor)).body
const memberOf = async ({ id }: Member) => (await rota()).members.find(({ account_id }) => account_id === id)
/** The code that lies in the last SMS. */
const lastCode = (): string => app.sms.at(-1)!.code!
const actions = async (subject_id: string): Promise<string[]> => {
  const rows = await app.platform.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
/** The same member, signed in so long ago that they have to prove themselves again. */
async function longHere(member: Member): Promise<Member> {
  app.shiftClock(11 * MINUTE)
  const { body } = await app.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: member.refresh } })
  return { ...member, token: body.access, refresh: body.refresh }
}

describe('a member’s duty phone', () => {
  it('counts once the member has given the code that came to it', async () => {
    expect((await setPhone(counsellor)).status).toBe(200)
    await call('POST', 'slot/', supervisor, { account_id: counsellor.id, ...NIGHT })
    expect(await memberOf(counsellor)).toMatchObject({ phone: '+998 90 *** ** 01', counts: false, confirmed_at: null })
    expect((await rota()).week.every(({ members }) => members.length === 0)).toBe(true)

    expect((await call('POST', 'own/confirm/', counsellor, { code: '000000' })).body.code).toBe('code_expired')
    await call('POST', 'own/code/', counsellor)
    expect(app.sms.at(-1)).toMatchObject({ to: PHONE })
    const wrong = lastCode() === '123456' ? '654321' : '123456'
    expect((await call('POST', 'own/confirm/', counsellor, { code: wrong })).body.code).toBe('wrong_code')
    expect((await call('POST', 'own/confirm/', supervisor, { code: lastCode() })).body.code).toBe('code_expired')
    expect((await call('POST', 'own/confirm/', counsellor, { code: lastCode() })).body.confirmed_at).not.toBeNull()
    expect((await call('POST', 'own/confirm/', counsellor, { code: lastCode() })).body.code).toBe('code_expired')
    expect(await memberOf(counsellor)).toMatchObject({ counts: true })
    expect((await rota()).week.filter(({ members }) => members.length > 0)).toEqual([
      { weekday: 1, from: '22:00', to: '24:00', members: [counsellor.id] },
      { weekday: 2, from: '00:00', to: '06:00', members: [counsellor.id] },
      { weekday: 2, from: '22:00', to: '24:00', members: [counsellor.id] },
      { weekday: 3, from: '00:00', to: '06:00', members: [counsellor.id] },
    ])
  })

  it('leaves the rota readable while it is taken off', async () => {
    const member = await join(app, 'counsellor')
    for (let round = 0; round < 12; round += 1) {
      await setPhone(member, '+998901110003')
      const { id } = (await memberOf(member))!
      const reads = Promise.all(Array.from({ length: 8 }, () => call('GET', '', supervisor)))
      expect((await call('DELETE', `phone/${id}/`, supervisor)).status).toBe(200)
      expect(new Set((await reads).map(({ status }) => status))).toEqual(new Set([200]))
    }
  })

  it('takes five tries at a code, and none after five minutes', async () => {
    const other = await join(app, 'counsellor')
    await setPhone(other, '+998901110002')
    await call('POST', 'own/code/', other)
    const code = lastCode()
    const wrong = code === '123456' ? '654321' : '123456'
    const tries = await Promise.all(Array.from({ length: 20 }, () => call('POST', 'own/confirm/', other, { code: wrong })))
    expect(tries.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5)
    expect((await call('POST', 'own/confirm/', other, { code })).body.code).toBe('code_expired')
    expect((await call('POST', 'own/code/', other)).body.code).toBe('rate_limited')
  })

  it('has to be confirmed anew when it is another number', async () => {
    expect(await memberOf(counsellor)).toMatchObject({ counts: true })
    await setPhone(counsellor, '+998901110003')
    expect(await memberOf(counsellor)).toMatchObject({ phone: '+998 90 *** ** 03', counts: false })
  })

  it('is of somebody who answers people, and a number that can be written to', async () => {
    const editor = await join(app, 'editor')
    expect((await setPhone(editor)).status).toBe(404)
    expect((await call('POST', 'phone/', supervisor, { account_id: randomUUID(), phone: PHONE })).status).toBe(404)
    expect((await setPhone(counsellor, '+998712001122')).body.fields).toEqual({ phone: ['wrong_format'] })
    expect((await call('POST', 'slot/', supervisor, { account_id: editor.id, ...NIGHT })).status).toBe(404)
  })

  it('gets a test message at a supervisor’s word', async () => {
    const id = (await memberOf(counsellor))!.id
    const before = app.sms.length
    expect((await call('POST', `phone/${id}/test/`, supervisor)).body.members[0].test.at).toBeDefined()
    expect(app.sms.slice(before)).toMatchObject([{ to: '+998901110003', text: expect.stringContaining('sinov xabari') }])
    for (let more = 0; more < 4; more += 1) await call('POST', `phone/${id}/test/`, supervisor)
    expect((await call('POST', `phone/${id}/test/`, supervisor)).body.code).toBe('rate_limited')
    expect((await call('POST', `phone/${randomUUID()}/test/`, supervisor)).status).toBe(404)
  })

  it('goes off the rota with its times', async () => {
    const member = await join(app, 'counsellor')
    await setPhone(member, '+998901110005')
    await call('POST', 'slot/', supervisor, { account_id: member.id, ...NIGHT })
    const id = (await memberOf(member))!.id
    const { body } = await call('DELETE', `phone/${id}/`, supervisor)
    expect(body.slots.filter(({ account_id }: { account_id: string }) => account_id === member.id)).toEqual([])
    expect((await call('DELETE', `phone/${id}/`, supervisor)).status).toBe(404)
    expect(await actions(member.id)).toEqual(['duty.phone_set', 'duty.slot_added', 'duty.phone_removed'])
  })
})

describe('the partner line', () => {
  it('is unverified until somebody says who answered, and again when the number changes', async () => {
    const { body } = await call('POST', 'phone/', supervisor, { partner: 'Ishonch liniyasi', phone: PARTNER })
    expect(body.partner).toMatchObject({ name: 'Ishonch liniyasi', phone: '+998 90 *** ** 09', counts: false })
    const { id } = body.partner
    const called = await call('POST', `phone/${id}/called/`, supervisor, { answered_by: 'Gulnora' })
    expect(called.body.partner).toMatchObject({ counts: true, answered_by: 'Gulnora', confirmed_by: supervisor.alias })
    expect(await actions(id)).toEqual(['duty.phone_set', 'duty.partner_called'])
    const again = await call('POST', 'phone/', supervisor, { partner: 'Ishonch liniyasi', phone: '+998901110008' })
    expect(again.body.partner).toMatchObject({ id, counts: false, answered_by: null })
  })

  it('is the only one that is verified by a call', async () => {
    const id = (await memberOf(counsellor))!.id
    expect((await call('POST', `phone/${id}/called/`, supervisor, { answered_by: 'Gulnora' })).status).toBe(404)
  })
})

describe('who may', () => {
  it('a supervisor keeps the rota; nobody else sees or changes it', async () => {
    const { id } = (await memberOf(counsellor))!
    const calls = [
      ['GET', ''],
      ['POST', 'phone/', { account_id: counsellor.id, phone: PHONE }],
      ['DELETE', `phone/${id}/`],
      ['POST', `phone/${id}/reveal/`],
      ['POST', `phone/${id}/test/`],
      ['POST', `phone/${id}/called/`, { answered_by: 'Gulnora' }],
      ['POST', 'slot/', { account_id: counsellor.id, ...NIGHT }],
      ['DELETE', `slot/${id}/`],
    ] as const
    const [admin, editor, child] = [await join(app, 'admin'), await join(app, 'editor'), await join(app)]
    const fresh = await join(app, 'counsellor')
    for (const [method, path, body] of calls) {
      for (const who of [fresh, admin, editor]) expect((await call(method, path, who, body)).status, path).toBe(403)
      for (const who of [child, null]) expect((await call(method, path, who, body)).status, path).toBe(401)
    }
    expect((await call('GET', '', supervisor)).status).toBe(200)
  })

  it('a counsellor sees their own part, of nobody else; editors and admins have none', async () => {
    const own = (await call('GET', 'own/', counsellor)).body
    expect(own).toMatchObject({ phone: '+998 90 *** ** 03' })
    expect(own.slots.every(({ account_id }: { account_id: string }) => account_id === counsellor.id)).toBe(true)
    const stranger = await join(app, 'counsellor')
    expect((await call('GET', 'own/', stranger)).body).toEqual({ phone: null, confirmed_at: null, code_until: null, slots: [] })
    expect((await call('POST', 'own/code/', stranger)).status).toBe(404)
    for (const who of [await join(app, 'admin'), await join(app, 'editor')])
      expect((await call('GET', 'own/', who)).status).toBe(403)
  })

  it('the whole number is shown, changed and taken away only by who has just proven themselves, and it is written down', async () => {
    const { id } = (await memberOf(counsellor))!
    expect((await call('POST', `phone/${id}/reveal/`, supervisor)).body).toEqual({ phone: '+998901110003' })
    expect((await actions(counsellor.id)).filter((action) => action === 'duty.phone_revealed')).toHaveLength(1)
    const late = await longHere(supervisor)
    for (const [method, path, body] of [
      ['POST', `phone/${id}/reveal/`],
      ['POST', 'phone/', { account_id: counsellor.id, phone: PHONE }],
      ['DELETE', `phone/${id}/`],
    ] as const)
      expect((await call(method, path, late, body)).body.code, path).toBe('step_up_required')
    expect((await call('GET', '', late)).status).toBe(200)
    supervisor = late
  })

  it('no number stands in the database in the clear, nor in an answer', async () => {
    const rows = await dump(app)
    for (const phone of [PHONE, PARTNER, '+998901110003', '+998901110008']) {
      const digits = phone.slice(1)
      const hex = Buffer.from(digits).toString('hex')
      expect(rows.filter((row) => row.includes(digits) || row.includes(hex))).toEqual([])
      expect(JSON.stringify(await rota())).not.toContain(digits)
    }
  })
})
