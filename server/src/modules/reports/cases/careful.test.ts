import { randomUUID } from 'node:crypto'
import type { Case, CasePrint } from '@himoya/contract/reports/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, again, CASE_LIMITS, later, onCase, report } from '../../../../test/case-cast.ts'
import { dialStaff, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const MINUTE = 60_000
const REASON = 'Hamkasb kasal, bola kutyapti'

let app: TestApp
let counsellor: Member
let other: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  counsellor = await join(app, 'counsellor')
  other = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const on = <T = any>(id: string, method: string, path: string, body?: unknown, who = counsellor) =>
  onCase<T>(app, who, method, `${id}/${path}`, body)
async function mine(more: Parameters<typeof report>[1] = {}) {
  const opened = await report(app, more)
  await act(app, counsellor, opened.id, 'assign', { assign_to: counsellor.id })
  return opened
}
const audited = async (subject_id: string, action: string) =>
  app.platform.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'reason'])
    .where('subject_id', '=', subject_id)
    .where('action', '=', action)
    .execute()

describe('break-glass', () => {
  it('lets another counsellor read for an hour, never write, and every supervisor hears of it', async () => {
    const { id, ref } = await mine({ contact: { channel: 'phone', phone: '+998901112233' } })
    const boss = await dialStaff(app, supervisor)
    expect((await on(id, 'GET', '', undefined, other)).status).toBe(404)
    const broken = await on(id, 'POST', 'break-glass/', { reason: REASON }, other)
    expect(broken.status).toBe(200)
    await boss.next((frame) => frame.type === 'case' && frame.id === id && frame.change === 'break_glass')
    const pressed = await Promise.all(Array.from({ length: 3 }, () => on(id, 'POST', 'break-glass/', { reason: REASON }, other)))
    expect(pressed.map((answer) => answer.body.code)).toEqual(['already_done', 'already_done', 'already_done'])
    expect(await audited(id, 'case.glass_broken')).toMatchObject([{ actor_id: other.id, reason: expect.any(Buffer) }])
    const { body } = await on<Case>(id, 'GET', '', undefined, other)
    expect(body).toMatchObject({ ref, break_glass_until: broken.body.until, can: [], likeness: [] })
    expect(body.timeline.filter(({ by }) => by?.alias === other.alias)).toMatchObject([
      { kind: 'break_glass', text: REASON },
      { kind: 'opened', what: 'through_glass' },
    ])
    const writes: [string, unknown][] = [
      ['act/', { version: body.version, act: 'begin_assessment' }],
      ['note/', { text: 'Yozaman' }],
      ['message/', { cid: randomUUID(), message: 'Salom' }],
      ['phone/', { reason: REASON }],
      ['print/', { reason: REASON }],
    ]
    for (const [path, payload] of writes) {
      expect({ path, ...(await on(id, 'POST', path, payload, other)) }).toMatchObject({ path, status: 403 })
    }
    await later(app, 61 * MINUTE, async () => {
      expect((await on(id, 'GET', '', undefined, await again(app, other))).status).toBe(404)
    })
    await boss.close()
  })

  it('opens what is only known by its name, for this one alone', async () => {
    const { id, ref } = await mine()
    const by = (name: string, who = other) => onCase<any>(app, who, 'POST', 'break-glass/', { ref: name, reason: REASON })
    expect((await by('ZZZZZZZZ')).status).toBe(404)
    expect((await by(`№ ${ref.slice(0, 4).toLowerCase()}-${ref.slice(4)}.`)).body).toMatchObject({ id })
    expect((await on(id, 'GET', '', undefined, other)).status).toBe(200)
    expect((await on(id, 'GET', '', undefined, await join(app, 'counsellor'))).status).toBe(404)
    expect((await by(ref, counsellor)).body.code).toBe('already_done')
    expect((await by(ref, supervisor)).body.code).toBe('already_done')
  })

  it('needs a reason and a case, and is no editor’s', async () => {
    const { id } = await mine()
    expect((await on(id, 'POST', 'break-glass/', { reason: 'a' }, other)).status).toBe(422)
    expect((await on(randomUUID(), 'POST', 'break-glass/', { reason: REASON }, other)).status).toBe(404)
    for (const role of ['editor', 'admin'] as const) {
      expect((await on(id, 'POST', 'break-glass/', { reason: REASON }, await join(app, role))).status).toBe(403)
    }
  })
})

describe('the reporter’s phone', () => {
  it('is masked until it is asked for with a reason, which is written down', async () => {
    const { id } = await mine({ contact: { channel: 'phone', phone: '+998 90 111 22 33', safe_hours: 'morning' } })
    const { body } = await on<Case>(id, 'GET', '')
    expect(body.facts.contact).toMatchObject({ channel: 'phone', phone: '+998 ** *** ** 33', safe_hours: 'morning' })
    expect((await on(id, 'POST', 'phone/', {})).status).toBe(422)
    expect((await on(id, 'POST', 'phone/', { reason: REASON })).body).toEqual({ phone: '+998901112233' })
    expect(await audited(id, 'case.phone_revealed')).toMatchObject([{ actor_id: counsellor.id }])
    expect((await on((await mine()).id, 'POST', 'phone/', { reason: REASON })).status).toBe(404)
  })
})

describe('paper', () => {
  it('says who printed it, when and which case, and why stands on the timeline', async () => {
    const { id, ref } = await mine()
    const { body } = await on<CasePrint>(id, 'POST', 'print/', { reason: 'Sudga topshirish' })
    expect(body.watermark).toMatch(new RegExp(`^${counsellor.alias} · \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d · ${ref}$`))
    expect(body.case.timeline.at(-1)).toMatchObject({ kind: 'printed', text: 'Sudga topshirish' })
    expect(await audited(id, 'case.printed')).toHaveLength(1)
    expect((await on(id, 'POST', 'print/', { reason: ' ' })).status).toBe(422)
  })
})

describe('words to the reporter', () => {
  it('arrive once, keep the promise of first words, and stand on the timeline', async () => {
    const { id, receipt } = await mine()
    const before = await on<Case>(id, 'GET', '')
    expect(before.body.deadlines.map(({ kind }) => kind)).toContain('first_words')
    const body = { cid: randomUUID(), message: 'Xabaringizni oldik, ishlayapmiz.' }
    await on(id, 'POST', 'message/', body)
    const again_ = await on<Case>(id, 'POST', 'message/', body)
    expect(again_.body.messages).toMatchObject([{ message: body.message, is_admin: true, author: counsellor.alias }])
    expect(again_.body.deadlines.map(({ kind }) => kind)).not.toContain('first_words')
    expect(again_.body.timeline.filter(({ kind }) => kind === 'message')).toHaveLength(1)
    const { body: session } = await app.call('POST', '/api/v1/victim/receipt/', { body: { receipt } })
    const inbox = await app.call('GET', '/api/v1/victim/receipt/status/', {
      headers: { authorization: `Receipt ${session.token}` },
    })
    expect(inbox.body.messages).toMatchObject([{ message: body.message, is_admin: true }])
  })

  it('reach nobody who took the report back', async () => {
    const { id, receipt } = await report(app)
    const { body } = await app.call('POST', '/api/v1/victim/receipt/', { body: { receipt } })
    await app.call('POST', '/api/v1/victim/receipt/withdraw/', { headers: { authorization: `Receipt ${body.token}` }, body: {} })
    const refused = await on(id, 'POST', 'message/', { cid: randomUUID(), message: 'Salom' }, supervisor)
    expect(refused.body.code).toBe('changed_meanwhile')
  })
})
