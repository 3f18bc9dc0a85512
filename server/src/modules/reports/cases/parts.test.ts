import { randomUUID } from 'node:crypto'
import type { Case, CaseReferralAct } from '@himoya/contract/reports/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, again, CASE_LIMITS, later, onCase, report } from '../../../../test/case-cast.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const MINUTE = 60_000

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const on = <T = any>(id: string, method: string, path: string, body?: unknown, who = counsellor) =>
  onCase<T>(app, who, method, `${id}/${path}`, body)
async function mine(): Promise<string> {
  const { id } = await report(app)
  await act(app, counsellor, id, 'assign', { assign_to: counsellor.id })
  return id
}
async function settled(): Promise<string> {
  const id = await mine()
  await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Past xavf' })
  await act(app, counsellor, id, 'close', { closing_reason: 'helped', summary: 'Hammasi joyida' })
  return id
}
const last = ({ timeline }: Case) => timeline.findLast(({ kind }) => kind !== 'opened')

describe('a note', () => {
  it('is its author’s to change for fifteen minutes, then it stands for ever', async () => {
    const id = await mine()
    const { status, body } = await on(id, 'POST', 'note/', { text: 'Birinchi yozuv' })
    expect(status).toBe(201)
    const [note] = body.notes
    expect(note).toMatchObject({ text: 'Birinchi yozuv', author: { alias: counsellor.alias }, updated_at: null })
    expect(note.open_until).not.toBeNull()
    expect((await on(id, 'GET', '', undefined, supervisor)).body.notes[0].open_until).toBeNull()
    const changed = await on(id, 'PUT', `note/${note.id}/`, { text: 'Tuzatilgan yozuv' })
    expect(changed.body.notes[0]).toMatchObject({ text: 'Tuzatilgan yozuv', updated_at: expect.any(String) })
    const others = await on(id, 'PUT', `note/${note.id}/`, { text: 'Begona' }, supervisor)
    expect(others).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await later(app, 15 * MINUTE, async () => {
      const me = await again(app, counsellor)
      expect((await on(id, 'PUT', `note/${note.id}/`, { text: 'Kech' }, me)).body.code).toBe('too_late')
      expect((await on(id, 'GET', '', undefined, me)).body.notes[0]).toMatchObject({ text: 'Tuzatilgan yozuv', open_until: null })
    })
  })

  it('of another case is missing here', async () => {
    const [one, two] = [await mine(), await mine()]
    const { body } = await on(one, 'POST', 'note/', { text: 'Bu yerda' })
    expect((await on(two, 'PUT', `note/${body.notes[0].id}/`, { text: 'Boshqa' })).status).toBe(404)
    expect((await on(two, 'PUT', `note/${randomUUID()}/`, { text: 'Boshqa' })).status).toBe(404)
  })

  it('can be added after the end', async () => {
    expect((await on(await settled(), 'POST', 'note/', { text: 'Keyin eslandi' })).status).toBe(201)
  })

  it('sent twice under one key is one note', async () => {
    const id = await mine()
    const send = () =>
      app.call('POST', `/api/v1/staff/report/${id}/note/`, {
        token: counsellor.token,
        headers: { 'idempotency-key': `note-${id}` },
        body: { text: 'Bir marta' },
      })
    await send()
    expect((await send()).body.notes).toHaveLength(1)
  })
})

describe('people', () => {
  it('are added, changed and taken out, each on the timeline', async () => {
    const id = await mine()
    const person = { role: 'parent', name: 'O‘ylab  topilgan ona', about: 'Kechqurun uyda', phone: '+998 90 000 00 00' }
    const { body } = await on<Case>(id, 'POST', 'person/', person)
    const [added] = body.people
    // a phone in the one form that is kept, however it was typed
    expect(added).toMatchObject({ ...person, name: 'O‘ylab topilgan ona', phone: '+998900000000' })
    const changed = await on<Case>(id, 'PUT', `person/${added!.id}/`, { ...person, phone: null, role: 'witness' })
    expect(changed.body.people).toMatchObject([{ role: 'witness', phone: null }])
    expect((await on(await mine(), 'PUT', `person/${added!.id}/`, person)).status).toBe(404)
    expect((await on(await mine(), 'DELETE', `person/${added!.id}/`)).status).toBe(404)
    const removed = await on<Case>(id, 'DELETE', `person/${added!.id}/`)
    expect(removed.body.people).toEqual([])
    expect(last(removed.body)).toMatchObject({ kind: 'person', what: 'removed', by: { alias: counsellor.alias } })
    expect((await on(id, 'DELETE', `person/${added!.id}/`)).status).toBe(404)
  })

  it('are not changed on what is settled', async () => {
    const refused = await on(await settled(), 'POST', 'person/', { role: 'child', name: 'A', about: '', phone: null })
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})

describe('a task', () => {
  it('is owed until it is done or dropped, and late after its date', async () => {
    const id = await mine()
    const due_at = new Date(app.platform.now().getTime() + 60 * MINUTE).toISOString()
    const task = { title: 'Maktabga qo‘ng‘iroq', assigned_to: counsellor.id, due_at }
    const { body } = await on<Case>(id, 'POST', 'task/', task)
    const [added] = body.tasks
    expect(added).toMatchObject({ ...task, assigned_to: { alias: counsellor.alias }, state: 'open', late: false })
    expect(body.deadlines).toContainEqual({ kind: 'task', due_at, late: false })
    await later(app, 61 * MINUTE, async () => {
      const late = await on<Case>(id, 'GET', '', undefined, await again(app, counsellor))
      expect(late.body.tasks[0]).toMatchObject({ late: true })
    })
    const done = await on<Case>(id, 'PATCH', `task/${added!.id}/`, { state: 'done' })
    expect(done.body.tasks[0]).toMatchObject({ state: 'done', title: task.title })
    expect(done.body.deadlines.map(({ kind }) => kind)).not.toContain('task')
    const open = await on<Case>(id, 'PATCH', `task/${added!.id}/`, { state: 'open', title: 'Yana bir bor', due_at: null })
    expect(open.body.tasks[0]).toMatchObject({ state: 'open', title: 'Yana bir bor', due_at: null })
    expect(open.body.deadlines.map(({ kind }) => kind)).not.toContain('task')
    expect((await on(id, 'PATCH', `task/${added!.id}/`, {})).status).toBe(200)
    expect((await on(await mine(), 'PATCH', `task/${added!.id}/`, { state: 'done' })).status).toBe(404)
  })

  it('rests with what is settled, and is owed again when that is reopened', async () => {
    const id = await mine()
    const due_at = new Date(app.platform.now().getTime() + 60 * MINUTE).toISOString()
    await on(id, 'POST', 'task/', { title: 'Uyga borish', assigned_to: null, due_at })
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Past xavf' })
    const reason = 'Oila boshqa viloyatga ko‘chdi'
    const closed = await act(app, supervisor, id, 'close', { closing_reason: 'moved', summary: 'Ko‘chib ketishdi', reason })
    expect(closed.body).toMatchObject({ state: 'closed', deadlines: [], open_work: { tasks: 1, referrals: 0, promises: 0 } })
    const reopened = await act(app, counsellor, id, 'reopen', { reason: 'Qaytib kelishdi' })
    expect(reopened.body.deadlines.map(({ kind }: { kind: string }) => kind)).toEqual(['task', 'review'])
  })

  it('is given only to who works on cases', async () => {
    const editor = await join(app, 'editor')
    const refused = await on(await mine(), 'POST', 'task/', { title: 'T', assigned_to: editor.id, due_at: null })
    expect(refused.body.fields).toEqual({ assigned_to: ['not_allowed'] })
  })
})

describe('a referral', () => {
  const TEXT = { target: 'inson', text: 'Oilaga yordam so‘raymiz' }
  async function drafted() {
    const id = await mine()
    await act(app, counsellor, id, 'begin_assessment')
    const { status, body } = await on<Case>(id, 'POST', 'referral/', TEXT)
    expect(status).toBe(201)
    const [{ id: referral_id } = { id: '' }] = body.referrals
    const step = (more: CaseReferralAct) => on(id, 'POST', `referral/${referral_id}/act/`, more)
    return { id, referral_id, body, step }
  }

  it('goes out with a consent that was asked for, and the case waits for it and goes on', async () => {
    const { id, body, step } = await drafted()
    expect(body.referrals[0]).toMatchObject({ ...TEXT, state: 'draft', can: ['ask_consent', 'send', 'revoke'] })
    expect((await act(app, counsellor, id, 'refer')).body.code).toBe('incomplete')
    expect((await step({ act: 'send' })).body.fields).toEqual({ consent: ['required'] })
    expect((await step({ act: 'send', consent: 'given_by_child' })).body.fields).toEqual({ consent: ['not_allowed'] })
    expect((await step({ act: 'ask_consent' })).body.referrals[0].state).toBe('consent')
    const sent = await step({ act: 'send', consent: 'given_by_child', note: 'Bola rozi' })
    expect(sent.body.referrals[0]).toMatchObject({ state: 'sent', consent: 'given_by_child', consent_note: 'Bola rozi' })
    expect((await act(app, counsellor, id, 'refer')).body.state).toBe('referred')
    expect((await step({ act: 'accept' })).body.state).toBe('referred')
    const done = await step({ act: 'finish' })
    expect(done.body).toMatchObject({ state: 'assessment', referrals: [{ state: 'done', can: [] }] })
    expect(last(done.body)).toMatchObject({ kind: 'referral', what: 'done' })
    expect((await step({ act: 'revoke' })).body.code).toBe('changed_meanwhile')
  })

  it('goes out without consent only by a duty whose reason is written', async () => {
    const { step } = await drafted()
    expect((await step({ act: 'send', consent: 'duty_to_report' })).body.fields).toEqual({ note: ['required'] })
    const sent = await step({ act: 'send', consent: 'duty_to_report', note: 'Hayotga xavf: 996-son qonun' })
    expect(sent.body.referrals[0]).toMatchObject({ state: 'sent', consent: 'duty_to_report' })
  })

  it('is not stored as sent without a consent even past the code', async () => {
    const { referral_id } = await drafted()
    const sending = app.platform.db.updateTable('case_referral').set({ state: 'sent' }).where('id', '=', referral_id).execute()
    await expect(sending).rejects.toThrow(/check constraint/)
  })

  it('is changed before it is sent, and stands after', async () => {
    const { id, referral_id, step } = await drafted()
    const change = (text: string) => on(id, 'PUT', `referral/${referral_id}/`, { target: 'medical', text })
    expect((await change('Shifokor ko‘rigi')).body.referrals[0]).toMatchObject({ target: 'medical', text: 'Shifokor ko‘rigi' })
    await step({ act: 'send', consent: 'duty_to_report', note: 'Jarohat bor' })
    expect((await change('Boshqa')).body.code).toBe('too_late')
    expect((await on(await mine(), 'PUT', `referral/${referral_id}/`, TEXT)).status).toBe(404)
    expect((await on(await mine(), 'POST', `referral/${referral_id}/act/`, { act: 'accept' })).status).toBe(404)
  })
})

describe('what is begun', () => {
  const CLOSING = { closing_reason: 'helped', summary: 'Yordam berildi' } as const
  const dueAt = () => new Date(app.platform.now().getTime() + 60 * MINUTE).toISOString()
  /** A task, a referral and a promise of this case. */
  async function begin(id: string) {
    const task = await on<Case>(id, 'POST', 'task/', { title: 'Uyga borish', assigned_to: null, due_at: null })
    const referral = await on<Case>(id, 'POST', 'referral/', { target: 'school', text: 'Sinf rahbariga' })
    const promise = await app.call('POST', `/api/v1/staff/follow-up/case/${id}/`, {
      token: counsellor.token,
      body: { words: 'Ertaga yozaman', due_at: dueAt() },
    })
    return { task: task.body.tasks[0]!.id, referral: referral.body.referrals[0]!.id, promise: promise.body.id as string }
  }

  it('is counted, and holds a closing back until each of it is over', async () => {
    const id = await mine()
    const { task, referral, promise } = await begin(id)
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Past xavf' })
    const left = async () => (await on<Case>(id, 'GET', '')).body.open_work
    expect(await left()).toEqual({ tasks: 1, referrals: 1, promises: 1 })
    const close = () => act(app, counsellor, id, 'close', { ...CLOSING, reason: 'Shoshilinch' })
    expect(await close()).toMatchObject({ status: 409, body: { code: 'work_left' } })
    await on(id, 'PATCH', `task/${task}/`, { state: 'dropped' })
    expect((await close()).body.code).toBe('work_left')
    await on(id, 'POST', `referral/${referral}/act/`, { act: 'revoke' })
    expect(await left()).toEqual({ tasks: 0, referrals: 0, promises: 1 })
    expect((await close()).body.code).toBe('work_left')
    const kept = { token: counsellor.token, body: { outcome: 'kept' } }
    expect((await app.call('POST', `/api/v1/staff/follow-up/${promise}/settle/`, kept)).status).toBe(200)
    expect((await close()).body.state).toBe('closed')
  })

  it('of a high risk holds back who asks and who agrees; a supervisor goes on with a reason that is kept', async () => {
    const id = await mine()
    await act(app, counsellor, id, 'set_risk', { risk: 'high', reason: 'Yuqori xavf' })
    await begin(id)
    expect((await act(app, counsellor, id, 'ask_closing', CLOSING)).body.code).toBe('work_left')
    expect((await act(app, supervisor, id, 'ask_closing', CLOSING)).body.code).toBe('work_left')
    expect((await act(app, supervisor, id, 'ask_closing', { ...CLOSING, reason: ' a ' })).body.code).toBe('work_left')
    const reason = 'Ish boshqa viloyatga o‘tdi'
    const asked = await act(app, supervisor, id, 'ask_closing', { ...CLOSING, reason })
    expect(last(asked.body)).toMatchObject({ kind: 'closing', what: 'asked', text: reason })
    const second = await join(app, 'supervisor')
    expect((await act(app, counsellor, id, 'close')).body.code).toBe('work_left')
    expect((await act(app, second, id, 'close')).body.code).toBe('work_left')
    const closed = await act(app, second, id, 'close', { reason })
    expect(closed.body).toMatchObject({ state: 'closed', open_work: { tasks: 1, referrals: 1, promises: 1 } })
    expect(last(closed.body)).toMatchObject({ kind: 'closing', what: 'closed', text: reason })
  })
})
