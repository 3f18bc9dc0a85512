import { randomUUID } from 'node:crypto'
import type { Case } from '@himoya/contract/reports/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilHolds } from '../../../../../kit/test/until.ts'
import { act, again, boardOf, CASE_LIMITS, later, onCase, report, STORY } from '../../../../test/case-cast.ts'
import { dialStaff, dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let other: Member
let supervisor: Member
let second: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  counsellor = await join(app, 'counsellor')
  other = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  second = await join(app, 'supervisor')
})
afterAll(() => app.close())

const read = (id: string, who = counsellor) => onCase(app, who, 'GET', `${id}/`)
const auditedActions = async (subject_id: string): Promise<string[]> =>
  (
    await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', subject_id).orderBy('at').execute()
  ).map(({ action }) => action)
async function mine(more: Parameters<typeof report>[1] = {}) {
  const opened = await report(app, more)
  await act(app, counsellor, opened.id, 'assign', { assign_to: counsellor.id })
  return opened
}
async function inbox(receipt: string) {
  const { body } = await app.call('POST', '/api/v1/victim/receipt/', { body: { receipt } })
  const headers = { authorization: `Receipt ${body.token}` }
  return {
    status: async () => (await app.call('GET', '/api/v1/victim/receipt/status/', { headers })).body,
    say: (message: string) =>
      app.call('POST', '/api/v1/victim/receipt/message/', { headers, body: { cid: randomUUID(), message } }),
    withdraw: () => app.call('POST', '/api/v1/victim/receipt/withdraw/', { headers, body: {} }),
  }
}
const CLOSING = { closing_reason: 'helped', summary: 'Oila bilan ishlandi, bola xavfsiz.' } as const

describe('a case', () => {
  it('walks from its report to its end, and its reporter reads along in plain states', async () => {
    const { id, ref, receipt } = await report(app)
    const reporter = await inbox(receipt)
    expect(await reporter.status()).toMatchObject({ state: 'received', can_withdraw: true, can_write: true })
    expect((await act(app, supervisor, id, 'begin_triage')).body).toMatchObject({ state: 'triage', ref })
    expect((await reporter.status()).state).toBe('checking')
    await act(app, supervisor, id, 'set_risk', { risk: 'low', reason: 'Hozircha xavf past' })
    const given = await act(app, supervisor, id, 'assign', { assign_to: counsellor.id })
    expect(given.body).toMatchObject({ state: 'assigned', assigned_to: { alias: counsellor.alias } })
    expect((await act(app, counsellor, id, 'begin_assessment')).body.state).toBe('assessment')
    expect((await act(app, counsellor, id, 'make_plan', { plan: '1. Uyga borish' })).body).toMatchObject({
      state: 'plan',
      plan: { text: '1. Uyga borish', by: { alias: counsellor.alias } },
    })
    expect((await reporter.status()).state).toBe('in_work')
    const asked = await act(app, counsellor, id, 'ask_reporter', { message: 'Bola maktabga boradimi?' })
    expect(asked.body).toMatchObject({ state: 'needs_info', messages: [{ message: 'Bola maktabga boradimi?', is_admin: true }] })
    expect(await reporter.status()).toMatchObject({ state: 'needs_you', unread: expect.any(Number) })
    expect((await reporter.say('Ha, boradi.')).status).toBeLessThan(300)
    expect((await read(id)).body).toMatchObject({ state: 'plan', unread: 1 })
    expect((await read(id)).body.unread).toBe(0)
    expect((await act(app, counsellor, id, 'begin_work')).body.state).toBe('in_progress')
    expect((await act(app, counsellor, id, 'close')).body).toMatchObject({
      code: 'invalid',
      fields: { closing_reason: ['required'], summary: ['required'] },
    })
    const closed = await act(app, counsellor, id, 'close', CLOSING)
    expect(closed.body).toMatchObject({ state: 'closed', next: null, deadlines: [], closing: { reason: 'helped' } })
    expect(await reporter.status()).toMatchObject({ state: 'closed', closed_for: 'helped', can_withdraw: false })
    const kinds = (closed.body as Case).timeline.map(({ kind, what }) => `${kind} ${what}`)
    expect(kinds).toEqual([
      'received received',
      'state triage',
      'opened opened',
      'risk low',
      'assigned assigned',
      'state assessment',
      'opened opened',
      'plan made',
      'state needs_info',
      'message from_reporter',
      'state plan',
      'state in_progress',
      'closing closed',
    ])
  })

  it('changes only as the caller saw it', async () => {
    const { id } = await mine()
    const { body } = await read(id)
    await act(app, supervisor, id, 'set_risk', { risk: 'low', reason: 'Ko‘rildi' })
    const late = await onCase(app, counsellor, 'POST', `${id}/act/`, { version: body.version, act: 'begin_assessment' })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await read(id)).body.state).toBe('assigned')
  })

  it('of high risk is closed by two, and once high counts for ever', async () => {
    const { id } = await mine({ urgency: 'ongoing' })
    await act(app, counsellor, id, 'set_risk', { risk: 'high', reason: 'Hayotga xavf bor' })
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Yaxshilandi' })
    expect((await act(app, counsellor, id, 'close', CLOSING)).body.code).toBe('second_person')
    const asked = await act(app, counsellor, id, 'ask_closing', CLOSING)
    expect(asked.body).toMatchObject({ state: 'assigned', closing: { asked_by: { alias: counsellor.alias }, can_decide: false } })
    expect((await act(app, counsellor, id, 'close')).status).toBe(403)
    expect(await boardOf(app, supervisor, 'view=closing')).toContain(id)
    expect((await read(id, supervisor)).body.closing?.can_decide).toBe(true)
    expect((await act(app, supervisor, id, 'refuse_closing', { reason: 'Hali erta' })).body.closing).toBeNull()
    expect((await act(app, supervisor, id, 'close')).body.code).toBe('second_person')
    await act(app, counsellor, id, 'ask_closing', CLOSING)
    expect((await act(app, supervisor, id, 'close')).body.state).toBe('closed')
    expect(await auditedActions(id)).toEqual(
      expect.arrayContaining(['case.closing_asked', 'case.closing_refused', 'case.closed']),
    )
  })

  it('of high risk is closed once, however many say yes at the same moment', async () => {
    const { id } = await mine()
    await act(app, counsellor, id, 'set_risk', { risk: 'high', reason: 'Xavf katta' })
    const { version } = (await act(app, counsellor, id, 'ask_closing', CLOSING)).body
    const yes = (who: Member) => onCase(app, who, 'POST', `${id}/act/`, { version, act: 'close' })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => yes(at % 2 === 0 ? supervisor : second)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await auditedActions(id)).filter((action) => action === 'case.closed')).toHaveLength(1)
  })

  it('of high risk is not closed by one even past the code', async () => {
    const { id } = await mine()
    await act(app, counsellor, id, 'set_risk', { risk: 'high', reason: 'Xavf katta' })
    const by = { state: 'closed', settled_at: new Date(), closing_by: counsellor.id, closed_by: counsellor.id } as const
    const alone = app.platform.db.updateTable('report_case').set(by).where('id', '=', id).execute()
    await expect(alone).rejects.toThrow(/check constraint/)
  })

  it('is reopened with a reason, and counts how often', async () => {
    const { id } = await mine()
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Past xavf' })
    await act(app, counsellor, id, 'close', CLOSING)
    expect((await act(app, counsellor, id, 'begin_assessment')).body.code).toBe('changed_meanwhile')
    expect((await act(app, counsellor, id, 'reopen')).body.fields).toEqual({ reason: ['required'] })
    const reopened = await act(app, counsellor, id, 'reopen', { reason: 'Yana xabar keldi' })
    expect(reopened.body).toMatchObject({ state: 'in_progress', times_reopened: 1, closing: null, next: { kind: 'review' } })
  })

  it('is marked as opened already only of one the caller may read; a high risk only where it goes on', async () => {
    const [one, two, foreign] = [await mine(), await mine(), await report(app)]
    await act(app, supervisor, foreign.id, 'assign', { assign_to: other.id })
    for (const duplicate_of of [foreign.id, randomUUID(), one.id]) {
      const refused = await act(app, counsellor, one.id, 'mark_duplicate', { duplicate_of })
      expect(refused).toMatchObject({ status: 422, body: { fields: { duplicate_of: ['not_allowed'] } } })
    }
    await act(app, counsellor, one.id, 'set_risk', { risk: 'high', reason: 'Xavf katta' })
    expect((await act(app, counsellor, one.id, 'mark_duplicate', { duplicate_of: two.id })).body.code).toBe('second_person')
    await act(app, counsellor, two.id, 'set_risk', { risk: 'high', reason: 'Xavf katta' })
    const marked = await act(app, counsellor, one.id, 'mark_duplicate', { duplicate_of: two.id })
    expect(marked.body).toMatchObject({ state: 'duplicate', duplicate_of: { id: two.id, ref: two.ref } })
    expect((await (await inbox(one.receipt)).status()).closed_for).toBe('known_already')
  })

  it('is taken back by its reporter, but not once a danger to life is in work', async () => {
    const calm = await report(app)
    const reporter = await inbox(calm.receipt)
    expect((await reporter.withdraw()).status).toBeLessThan(300)
    expect(await reporter.status()).toMatchObject({ state: 'closed', closed_for: 'withdrawn', can_write: false })
    expect((await read(calm.id, supervisor)).body.timeline.at(-2)).toMatchObject({ kind: 'state', what: 'withdrawn', by: null })
    const urgent = await mine({ urgency: 'now' })
    expect((await (await inbox(urgent.receipt)).withdraw()).body.code).toBe('cannot_withdraw')
    expect((await read(urgent.id)).body.state).toBe('assigned')
  })
})

describe('who may', () => {
  it('supervisors see the team’s, counsellors their own and rows that are nobody’s, editors and admins nothing', async () => {
    const [own, free, foreign] = [await mine(), await report(app), await report(app)]
    await act(app, supervisor, foreign.id, 'assign', { assign_to: other.id })
    const seen = await boardOf(app, counsellor)
    expect([own.id, free.id].every((id) => seen.includes(id))).toBe(true)
    expect(seen).not.toContain(foreign.id)
    const all = await boardOf(app, supervisor)
    expect([own.id, free.id, foreign.id].every((id) => all.includes(id))).toBe(true)
    expect(await boardOf(app, counsellor, 'view=mine')).not.toContain(free.id)
    expect(await boardOf(app, counsellor, `ref=${foreign.ref}`)).toEqual([])
    expect(await boardOf(app, supervisor, `ref=${foreign.ref.slice(0, 4).toLowerCase()}%20${foreign.ref.slice(4)}`)).toEqual([
      foreign.id,
    ])
    for (const role of ['editor', 'admin'] as const) {
      const stranger = await join(app, role)
      for (const path of ['', 'counts/', 'assignees/', `${own.id}/`]) {
        expect((await onCase(app, stranger, 'GET', path)).status).toBe(403)
      }
    }
    const child = await join(app)
    expect((await onCase(app, child, 'GET', `${own.id}/`)).status).toBe(401)
  })

  it('a row tells nothing that anybody said', async () => {
    const { id } = await report(app, { description: 'Zumrad ismli o‘ylab topilgan bola haqida', child_name: 'Zumrad' })
    const { body } = await onCase<unknown>(app, counsellor, 'GET', '?page_size=100')
    expect(JSON.stringify(body)).toContain(id)
    expect(JSON.stringify(body)).not.toContain('Zumrad')
  })

  it('a foreign case is a missing one, to the byte', async () => {
    const foreign = await report(app)
    await act(app, supervisor, foreign.id, 'assign', { assign_to: other.id })
    const cid = randomUUID()
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['POST', 'act/', { version: 1, act: 'begin_assessment' }],
      ['POST', 'note/', { text: 'salom' }],
      ['POST', 'person/', { role: 'child', name: 'A', about: '', phone: null }],
      ['PUT', `person/${randomUUID()}/`, { role: 'child', name: 'A', about: '', phone: null }],
      ['DELETE', `person/${randomUUID()}/`],
      ['POST', 'task/', { title: 'T', assigned_to: null, due_at: null }],
      ['PATCH', `task/${randomUUID()}/`, { state: 'done' }],
      ['PUT', `note/${randomUUID()}/`, { text: 'salom' }],
      ['POST', 'referral/', { target: 'inson', text: 'T' }],
      ['PUT', `referral/${randomUUID()}/`, { target: 'inson', text: 'T' }],
      ['POST', `referral/${randomUUID()}/act/`, { act: 'revoke' }],
      ['POST', 'message/', { cid, message: 'salom' }],
      ['POST', 'phone/', { reason: 'kerak' }],
      ['POST', 'print/', { reason: 'kerak' }],
    ]
    for (const [method, path, body] of calls) {
      const [theirs, missing] = [
        await onCase(app, counsellor, method, `${foreign.id}/${path}`, body),
        await onCase(app, counsellor, method, `${randomUUID()}/${path}`, body),
      ]
      expect({ path, status: theirs.status, body: theirs.body }).toEqual({ path, status: 404, body: missing.body })
    }
  })

  it('nobody’s case is taken by one counsellor, and read only then', async () => {
    const { id } = await report(app)
    expect((await read(id)).status).toBe(404)
    expect((await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Ko‘rmasdan' })).status).toBe(403)
    expect((await act(app, counsellor, id, 'assign', { assign_to: other.id })).body.code).toBe('forbidden')
    expect((await onCase<any>(app, counsellor, 'POST', `${id}/note/`, { text: 'x' })).body.code).toBe('forbidden')
    const { version } = (await onCase<{ results: Case[] }>(app, counsellor, 'GET', '?page_size=100')).body.results.find(
      (row) => row.id === id,
    )!
    const take = (who: Member) => onCase(app, who, 'POST', `${id}/act/`, { version, act: 'assign', assign_to: who.id })
    const tries = await Promise.all([take(counsellor), take(other)])
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    const reads = [await read(id), await read(id, other)].map(({ status }) => status)
    expect(reads).toEqual(tries.map(({ status }) => (status === 200 ? 200 : 404)))
  })

  it('a case is given only to who works on cases', async () => {
    const { id } = await report(app)
    const editor = await join(app, 'editor')
    for (const assign_to of [editor.id, randomUUID()]) {
      expect((await act(app, supervisor, id, 'assign', { assign_to })).body.fields).toEqual({ assign_to: ['not_allowed'] })
    }
    const { body } = await onCase<{ id: string; alias: string; open: number }[]>(app, counsellor, 'GET', 'assignees/')
    expect(body.map((assignee) => assignee.id)).toEqual(expect.arrayContaining([counsellor.id, supervisor.id]))
    expect(body.map((assignee) => assignee.id)).not.toContain(editor.id)
  })

  it('what is given to another is the first one’s no more', async () => {
    const { id } = await mine()
    await act(app, supervisor, id, 'assign', { assign_to: other.id })
    expect((await read(id)).status).toBe(404)
    expect((await read(id, other)).status).toBe(200)
  })

  it('the columns count what the caller sees the rows of', async () => {
    const before = (await onCase<Record<string, number>>(app, other, 'GET', 'counts/')).body
    await mine()
    const after = (await onCase<Record<string, number>>(app, other, 'GET', 'counts/')).body
    expect(after).toEqual(before)
    const { id } = await report(app)
    expect((await onCase<Record<string, number>>(app, other, 'GET', 'counts/')).body.received).toBe(before.received! + 1)
    await act(app, supervisor, id, 'begin_triage')
    expect((await onCase<Record<string, number>>(app, other, 'GET', 'counts/')).body.triage).toBe(before.triage! + 1)
  })
})

describe('what is left behind', () => {
  it('reading stands in the audit log before the answer, and on the timeline once in a while', async () => {
    const { id } = await mine()
    await read(id, supervisor)
    const { body } = await read(id, supervisor)
    expect((await auditedActions(id)).filter((action) => action === 'case.opened').length).toBeGreaterThanOrEqual(3)
    const looks = (timeline: Case['timeline']) =>
      timeline.filter(({ kind, by }) => kind === 'opened' && by?.alias === supervisor.alias)
    expect(looks(body.timeline)).toHaveLength(1)
    const { body: much_later } = await later(app, 20 * 60_000, async () => read(id, await again(app, supervisor)))
    expect(looks(much_later.timeline)).toHaveLength(2)
  })

  it('when the audit log cannot be written nothing is read', async () => {
    const { id } = await mine()
    await sql`alter table audit_entry add constraint test_full check (action <> 'case.opened') not valid`.execute(app.platform.db)
    const { status, body } = await read(id)
    await sql`alter table audit_entry drop constraint test_full`.execute(app.platform.db)
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain(STORY.slice(0, 20))
    expect((await read(id)).status).toBe(200)
  })

  it('a stolen copy of the database shows none of it', async () => {
    const planted = [
      'Zarnigor Invented',
      '+998905550177',
      'maxfiy reja qirmizi',
      'eslatma yashil so‘z',
      'Uchinchi oyga topshiriq',
    ]
    const [name, phone, plan, note, task] = planted as [string, string, string, string, string]
    const { id } = await mine({ child_name: name, contact: { channel: 'phone', phone } })
    await onCase(app, counsellor, 'POST', `${id}/person/`, { role: 'child', name, about: plan, phone })
    await onCase(app, counsellor, 'POST', `${id}/note/`, { text: note })
    await onCase(app, counsellor, 'POST', `${id}/task/`, { title: task, assigned_to: null, due_at: null })
    await onCase(app, counsellor, 'POST', `${id}/referral/`, { target: 'inson', text: plan })
    await onCase(app, counsellor, 'POST', `${id}/message/`, { cid: randomUUID(), message: note })
    await act(app, counsellor, id, 'begin_assessment')
    await act(app, counsellor, id, 'make_plan', { plan })
    await act(app, counsellor, id, 'set_risk', { risk: 'high', reason: plan })
    await act(app, counsellor, id, 'ask_closing', { closing_reason: 'moved', summary: note })
    await onCase(app, counsellor, 'POST', `${id}/print/`, { reason: plan })
    const rows = (await dump(app)).join('\n')
    for (const phrase of [...planted, STORY.slice(0, 30)]) {
      expect(rows).not.toContain(phrase.toLowerCase())
      expect(rows).not.toContain(Buffer.from(phrase).toString('hex'))
    }
    expect((await read(id)).body.people).toMatchObject([{ name, about: plan, phone }])
  })
})

describe('the reporter and the team', () => {
  it('write at the same moment and neither waits for the other for ever', async () => {
    const { id, receipt } = await mine()
    const reporter = await inbox(receipt)
    const words = Array.from({ length: 10 }, (_, at) => [
      reporter.say(`Men yozaman ${at}`),
      onCase(app, counsellor, 'POST', `${id}/message/`, { cid: randomUUID(), message: `Javob ${at}` }),
      onCase(app, counsellor, 'POST', `${id}/note/`, { text: `Yozuv ${at}` }),
    ])
    const statuses = (await Promise.all(words.flat())).map(({ status }) => status)
    expect(statuses.every((status) => status < 300)).toBe(true)
    const { body } = await read(id)
    expect(body.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(body.notes).toHaveLength(10)
  })
})

describe('consoles', () => {
  it('hear of a new case at once, an urgent one as an alarm; of another’s only supervisors do', async () => {
    const [line, foreign, boss] = [
      await dialStaff(app, counsellor),
      await dialStaff(app, other),
      await dialStaff(app, supervisor),
    ]
    const { id } = await report(app, { urgency: 'now' })
    const opened = { type: 'case', id, change: 'opened', alarm: 'alarm' }
    for (const one of [line, foreign, boss]) expect(await one.next((frame) => frame.id === id)).toEqual(opened)
    await act(app, supervisor, id, 'assign', { assign_to: counsellor.id })
    // Who might have taken it hears that it is taken.
    await foreign.next((frame) => frame.id === id && frame.change === 'changed')
    const heard = foreign.frames.length
    await onCase(app, counsellor, 'POST', `${id}/note/`, { text: 'Aloqa o‘rnatildi' })
    await act(app, counsellor, id, 'begin_assessment')
    await untilHolds(() => expect(boss.frames.filter((frame) => frame.id === id && frame.change === 'changed')).toHaveLength(3))
    expect(foreign.frames.slice(heard).filter((frame) => frame.type === 'case')).toEqual([])
    await Promise.all([line.close(), foreign.close(), boss.close()])
  })
})

it('a hold by law is lifted by two', async () => {
  const { id } = await mine()
  const hold = (who: Member, path: string) => onCase(app, who, 'POST', `${id}/${path}`, { reason: 'Sud so‘rovi' })
  expect((await hold(counsellor, 'hold/')).status).toBe(403)
  expect((await hold(supervisor, 'hold/')).body.legal_hold).toBe(true)
  expect((await hold(second, 'hold/')).body).toMatchObject({ code: 'already_done' })
  const asked = await hold(supervisor, 'hold/lift/')
  expect(asked.body).toMatchObject({ legal_hold: true, hold_lift: { asked_by: { alias: supervisor.alias }, can_decide: false } })
  expect((await hold(supervisor, 'hold/lift/')).body).toMatchObject({ code: 'second_person' })
  expect((await read(id, second)).body.hold_lift?.can_decide).toBe(true)
  expect((await hold(second, 'hold/lift/')).body).toMatchObject({ legal_hold: false, hold_lift: null })
  expect((await auditedActions(id)).filter((action) => action.startsWith('case.hold'))).toEqual([
    'case.hold_set',
    'case.hold_lift_asked',
    'case.hold_lifted',
  ])
})
