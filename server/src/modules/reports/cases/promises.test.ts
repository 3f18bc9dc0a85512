import { randomUUID } from 'node:crypto'
import type { CasePage } from '@himoya/contract/reports/cases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, again, boardOf, CASE_LIMITS, later, onCase, report } from '../../../../test/case-cast.ts'
import { dialStaff, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildJobs } from '../../../app.ts'
import { plainStates } from './showing/plain-state.service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

/** Rings as it will in so many milliseconds. By a clock of its own: one for all would end the sockets' sessions. */
const ring = (in_ms = 0) => {
  const platform = { ...app.platform, now: () => new Date(app.platform.now().getTime() + in_ms) }
  return buildJobs(platform).handlers['cases.late']!({}, { number: 1, last: false })
}
const owed = async (id: string): Promise<Record<string, number>> => {
  const rows = await app.platform.db
    .selectFrom('case_deadline')
    .innerJoin('report_case', 'report_case.id', 'case_deadline.case_id')
    .select(['kind', 'due_at', 'created_at'])
    .where('case_id', '=', id)
    .where('met_at', 'is', null)
    .execute()
  return Object.fromEntries(rows.map(({ kind, due_at, created_at }) => [kind, Math.round((+due_at - +created_at) / MINUTE)]))
}
const rung = async (id: string): Promise<string[]> =>
  (await onCase(app, await again(app, supervisor), 'GET', `${id}/`)).body.timeline
    .filter(({ kind }) => kind === 'deadline')
    .map(({ what }) => what)

describe('a promise', () => {
  it('has its time from the first second: now 5 minutes, what may be high an hour, all else a day; words within a day', async () => {
    expect(await owed((await report(app, { urgency: 'now' })).id)).toEqual({ alarm: 5, first_look: 60, first_words: 24 * 60 })
    expect(await owed((await report(app, { urgency: 'past' })).id)).toEqual({ first_look: 24 * 60, first_words: 24 * 60 })
    const marked = await report(app, { description: 'U menga o‘zimni o‘ldiraman dedi, juda qo‘rqyapman' })
    expect(await owed(marked.id)).toMatchObject({ first_look: 60 })
  })

  it('of an alarm and a first look is kept by who takes it; every week it is looked at again', async () => {
    const { id } = await report(app, { urgency: 'now' })
    await act(app, counsellor, id, 'assign', { assign_to: counsellor.id })
    expect(await owed(id)).toEqual({ first_words: 24 * 60, review: 7 * 24 * 60 })
    await later(app, DAY, async () => onCase(app, await again(app, counsellor), 'POST', `${id}/note/`, { text: 'Ko‘rildi' }))
    expect(await owed(id)).toMatchObject({ review: 8 * 24 * 60 })
  })

  it('that is not kept rings once, on the timeline and in the consoles it concerns', async () => {
    const { id } = await report(app, { urgency: 'now' })
    const calm = await report(app)
    const line = await dialStaff(app, counsellor)
    await ring(4 * MINUTE)
    expect(await rung(id)).toEqual([])
    await ring(6 * MINUTE)
    await ring(6 * MINUTE)
    await line.next((frame) => frame.type === 'case' && frame.id === id && frame.change === 'late' && frame.alarm === 'alarm')
    expect(await rung(id)).toEqual(['alarm'])
    expect(line.frames.filter((frame) => frame.id === calm.id && frame.change === 'late')).toEqual([])
    await line.close()
  })

  it('rings however many are late at once', async () => {
    const { id } = await report(app)
    const many = Array.from({ length: 230 }, () => ({
      case_id: id,
      kind: 'task' as const,
      subject_id: randomUUID(),
      due_at: new Date(app.platform.now().getTime() - HOUR),
    }))
    await app.platform.db.insertInto('case_deadline').values(many).execute()
    await ring()
    expect((await rung(id)).filter((kind) => kind === 'task')).toHaveLength(many.length)
  })

  it('of five minutes has a job of its own, and the rest is looked at every minute', async () => {
    const { id } = await report(app, { urgency: 'now' })
    const { due_at } = await app.platform.db
      .selectFrom('case_deadline')
      .select('due_at')
      .where('case_id', '=', id)
      .where('kind', '=', 'alarm')
      .executeTakeFirstOrThrow()
    const jobs = await app.platform.db
      .selectFrom('graphile_worker.jobs' as never)
      .select(['run_at'] as never[])
      .where('task_identifier' as never, '=', 'cases.late' as never)
      .execute()
    expect(jobs.map((job) => +(job as { run_at: Date }).run_at)).toContain(+due_at)
    expect(buildJobs(app.platform).schedule).toMatchObject({ 'cases.late': '* * * * *' })
  })

  it('of what is settled is owed no more; words after the end are answered within a day', async () => {
    const { id, receipt } = await report(app)
    await act(app, counsellor, id, 'assign', { assign_to: counsellor.id })
    await act(app, counsellor, id, 'set_risk', { risk: 'low', reason: 'Past xavf' })
    await act(app, counsellor, id, 'close', { closing_reason: 'helped', summary: 'Yordam berildi' })
    expect(await owed(id)).toEqual({})
    const { body } = await app.call('POST', '/api/v1/victim/receipt/', { body: { receipt } })
    await app.call('POST', '/api/v1/victim/receipt/message/', {
      headers: { authorization: `Receipt ${body.token}` },
      body: { cid: randomUUID(), message: 'Yana shunday bo‘ldi' },
    })
    expect(await owed(id)).toMatchObject({ first_words: 24 * 60 })
    await later(app, DAY + HOUR, async () => expect(await boardOf(app, await again(app, counsellor), 'view=late')).toContain(id))
    await onCase(app, counsellor, 'POST', `${id}/message/`, { cid: randomUUID(), message: 'Qayta ochamiz' })
    expect(await owed(id)).toEqual({})
  })

  it('with a date is told to the reporter: first our words, then the next look', async () => {
    const { id } = await report(app)
    const next = async () => (await plainStates(app.platform.db, [id])).get(id)?.next_at?.getTime()
    expect(await next()).toBe(
      (
        await app.platform.db.selectFrom('report').select('answer_by').where('id', '=', id).executeTakeFirstOrThrow()
      ).answer_by.getTime(),
    )
    await act(app, counsellor, id, 'assign', { assign_to: counsellor.id })
    await onCase(app, counsellor, 'POST', `${id}/message/`, { cid: randomUUID(), message: 'Ishlayapmiz' })
    expect((await next())! - app.platform.now().getTime()).toBeGreaterThan(6 * DAY)
  })
})

describe('the board', () => {
  it('shows a child in danger now first, then high, what may be, the rest; what is late apart', async () => {
    const me = await join(app, 'counsellor')
    const calm = await report(app, { urgency: 'past', region_code: 'UZ-NW' })
    const high = await report(app, { region_code: 'UZ-NW' })
    await act(app, supervisor, high.id, 'begin_triage')
    await act(app, supervisor, high.id, 'set_risk', { risk: 'high', reason: 'Xavf katta' })
    const now = await report(app, { urgency: 'now', region_code: 'UZ-NW', type_ids: ['beating', 'threats'] })
    expect(await boardOf(app, me, 'region_code=UZ-NW')).toEqual([now.id, high.id, calm.id])
    expect(await boardOf(app, me, 'region_code=UZ-NW&risk=high')).toEqual([high.id])
    expect(await boardOf(app, me, 'region_code=UZ-NW&type=threats')).toEqual([now.id])
    expect(await boardOf(app, me, 'region_code=UZ-NW&view=late')).toEqual([])
    await later(app, 2 * HOUR, async () => {
      const again_ = await again(app, me)
      expect(await boardOf(app, again_, 'region_code=UZ-NW&view=late')).toEqual([now.id])
      const { body } = await onCase<CasePage>(app, again_, 'GET', '?region_code=UZ-NW')
      expect(body.results[0]).toMatchObject({ id: now.id, next: { kind: 'alarm', late: true } })
    })
    expect((await onCase(app, me, 'GET', '?view=nowhere')).status).toBe(422)
  })
})

describe('likeness', () => {
  const STORY =
    'Chilonzordagi ko‘p qavatli uyda yashil eshikli xonadonda kichkina qizcha har kuni kechqurun baland ovozda yig‘laydi, otasi mast holda keladi.'
  it('finds the same told by another, in either script, with no word of it in the database', async () => {
    const first = await report(app, { region_code: 'UZ-TK', type_ids: ['beating'], description: STORY })
    const second = await report(app, {
      region_code: 'UZ-TK',
      type_ids: ['psychological'],
      description:
        'Чилонзордаги кўп қаватли уйда яшил эшикли хонадонда қизча ҳар куни кечқурун йиғлайди, отаси маст ҳолда келади.',
    })
    const strange = await report(app, {
      region_code: 'UZ-BU',
      type_ids: ['bullying_school'],
      description: 'Maktabda sinfdoshlar telefonni tortib olishdi va pul so‘rashdi.',
    })
    const { body } = await onCase(app, supervisor, 'GET', `${second.id}/`)
    const ids = body.likeness.map(({ id }) => id)
    expect(ids[0]).toBe(first.id)
    expect(ids).not.toContain(strange.id)
    const { fingerprint } = await app.platform.db
      .selectFrom('report_case')
      .select('fingerprint')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(fingerprint.length).toBeGreaterThan(8)
    expect(fingerprint.length).toBeLessThanOrEqual(24)
  })
})
