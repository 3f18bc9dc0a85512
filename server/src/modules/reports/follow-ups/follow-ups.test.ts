import type { FollowUp, FollowUpsToday, OwnPromise } from '@himoya/contract/reports/follow-ups'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, again, later, report } from '../../../../test/case-cast.ts'
import { dialStaff, dump, join, openChat, say, type Line, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ringFollowUps } from './ring.service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WORDS = 'Ertaga soat 15:40 da yozaman'
const CARD = { summary: 'Maktabda muammo', risk: 'medium', promises: [], next_step: 'Davom etish' } as const

let app: TestApp
let mine: Member
let colleague: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1,reports=100000/1' }, connections: 10 })
  mine = await onShift('counsellor')
  colleague = await onShift('counsellor')
  supervisor = await onShift('supervisor')
})
afterAll(() => app.close())

const staff = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
const call = <T = FollowUp>(member: Member, method: string, path: string, body?: unknown) =>
  staff<T>(member, method, `follow-up/${path}`, body)

async function onShift(role: 'counsellor' | 'supervisor'): Promise<Member> {
  const member = await join(app, role)
  await staff(member, 'PUT', 'presence/', { state: 'on_shift' })
  return member
}
async function claimed(who = mine) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await staff(who, 'POST', `chat/${chat_id}/claim/`)
  return { child, chat_id }
}
const at = (ms: number): string => new Date(app.platform.now().getTime() + ms).toISOString()
const promise = (chat_id: string, ms = HOUR, who = mine) =>
  call(who, 'POST', `chat/${chat_id}/`, { words: WORDS, due_at: at(ms) })
const owed = async (member: Member, whose = 'mine') => (await call<FollowUp[]>(member, 'GET', `?whose=${whose}`)).body
const owes = async (member: Member, id: string) => (await owed(member)).some((one) => one.id === id)
const ownCase = async (who = mine) => {
  const { id } = await report(app)
  await act(app, supervisor, id, 'assign', { assign_to: who.id })
  return id
}

describe('a promise in a chat', () => {
  it('is of whoever has the chat: it stands in their list with its words, and in nobody else’s', async () => {
    const { child, chat_id } = await claimed()
    const { status, body } = await promise(chat_id)
    expect(status).toBe(201)
    expect(body).toMatchObject({ chat_id, to: child.alias, words: WORDS, owner: { id: mine.id }, late: false, settled: null })
    expect(body.can).toEqual({ settle: true, hand: false })
    expect(await owes(mine, body.id)).toBe(true)
    expect(await owes(colleague, body.id)).toBe(false)
    expect((await call(colleague, 'GET', `chat/${chat_id}/`)).status).toBe(404)
    expect((await call(colleague, 'POST', `${body.id}/settle/`, { outcome: 'kept' })).status).toBe(404)
    expect((await promise(chat_id, HOUR, colleague)).status).toBe(404)
    expect((await dump(app)).some((row) => row.includes(WORDS.toLowerCase()))).toBe(false)
  })

  it('stands in the team’s list for a supervisor without its words; a counsellor has no such list', async () => {
    const { chat_id } = await claimed()
    const { body } = await promise(chat_id)
    expect((await owed(supervisor, 'all')).find(({ id }) => id === body.id)).toMatchObject({
      words: null,
      owner: { id: mine.id },
    })
    expect((await call(mine, 'GET', '?whose=all')).status).toBe(403)
    expect((await call(mine, 'GET', 'today/')).status).toBe(403)
  })

  it('has words, and a time that is to come within sixty days', async () => {
    const { chat_id } = await claimed()
    for (const ms of [-MINUTE, 61 * 24 * HOUR]) {
      const refused = await promise(chat_id, ms)
      expect(refused.status).toBe(422)
      expect(refused.body).toMatchObject({ fields: { due_at: ['out_of_range'] } })
    }
    expect((await call(mine, 'POST', `chat/${chat_id}/`, { words: ' ', due_at: at(HOUR) })).status).toBe(422)
  })

  it('goes with its chat when that is transferred, given back and taken by somebody else', async () => {
    const { chat_id } = await claimed()
    const { id } = (await promise(chat_id)).body
    await staff(mine, 'POST', `chat/${chat_id}/transfer/`, { to: colleague.id, card: CARD })
    await staff(colleague, 'POST', `chat/${chat_id}/transfer/accept/`)
    expect([await owes(mine, id), await owes(colleague, id)]).toEqual([false, true])
    await staff(colleague, 'POST', `chat/${chat_id}/release/`)
    expect([await owes(mine, id), await owes(colleague, id)]).toEqual([false, false])
    expect((await owed(supervisor, 'all')).find((one) => one.id === id)).toMatchObject({ owner: null })
    await staff(mine, 'POST', `chat/${chat_id}/claim/`)
    expect(await owes(mine, id)).toBe(true)
  })

  it('is settled once: kept, broken with a reason, or not wanted any more', async () => {
    const { chat_id } = await claimed()
    const [kept, broken, released] = [await promise(chat_id), await promise(chat_id), await promise(chat_id)]
    expect((await call(mine, 'POST', `${broken.body.id}/settle/`, { outcome: 'broken' })).status).toBe(422)
    expect((await call(mine, 'POST', `${kept.body.id}/settle/`, { outcome: 'kept', reason: 'no_time' })).status).toBe(422)
    const why = { outcome: 'broken', reason: 'not_reached', words: 'Javob bermadi' }
    expect((await call(mine, 'POST', `${broken.body.id}/settle/`, why)).body.settled).toMatchObject({
      ...why,
      by: { id: mine.id },
    })
    await call(mine, 'POST', `${released.body.id}/settle/`, { outcome: 'released' })
    const both = await Promise.all([1, 2].map(() => call(mine, 'POST', `${kept.body.id}/settle/`, { outcome: 'kept' })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { body } = await call<FollowUp[]>(mine, 'GET', `chat/${chat_id}/`)
    expect(new Set(body.map(({ settled }) => settled?.outcome))).toEqual(new Set(['broken', 'kept', 'released']))
    expect(body.every(({ can }) => !can.settle && !can.hand)).toBe(true)
    expect(await audited('follow_up.settled', chat_id)).toEqual([mine.id, mine.id, mine.id])
  })

  it('is gone with what a child deleted', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await promise(chat_id)).body
    expect((await app.call('DELETE', `/api/v1/chat/${chat_id}/messages/`, { token: child.token })).status).toBe(204)
    expect(await owes(mine, id)).toBe(false)
    expect((await owed(supervisor, 'all')).some((one) => one.id === id)).toBe(false)
    expect((await call(supervisor, 'POST', `${id}/settle/`, { outcome: 'kept' })).status).toBe(404)
  })
})

describe('handing on', () => {
  it('is for ended chats: to a colleague on shift who speaks its language, who then keeps it alone', async () => {
    const { chat_id } = await claimed()
    const { id } = (await promise(chat_id)).body
    expect((await call(mine, 'POST', `${id}/hand/`, { to: colleague.id })).status).toBe(403)
    await staff(mine, 'POST', `chat/${chat_id}/end/`)
    const away = await join(app, 'counsellor')
    const targets = (await call<{ id: string }[]>(mine, 'GET', `${id}/target/`)).body.map((one) => one.id)
    expect(targets).toContain(colleague.id)
    expect(targets).not.toContain(mine.id)
    for (const to of [away, mine]) expect((await call(mine, 'POST', `${id}/hand/`, { to: to.id })).status).toBe(422)
    expect((await call(colleague, 'POST', `${id}/hand/`, { to: colleague.id })).status).toBe(404)
    expect((await call(mine, 'POST', `${id}/hand/`, { to: colleague.id })).body.owner).toMatchObject({ id: colleague.id })
    expect([await owes(mine, id), await owes(colleague, id)]).toEqual([false, true])
    expect(await audited('follow_up.handed', chat_id)).toEqual([mine.id])
    expect((await staff(colleague, 'GET', `chat/${chat_id}/`)).status).toBe(404)
  })

  it('never goes to somebody who does not speak the chat’s language', async () => {
    const { chat_id } = await claimed()
    const { id } = (await promise(chat_id)).body
    await staff(mine, 'POST', `chat/${chat_id}/end/`)
    const russian = await onShift('counsellor')
    await app.platform.db
      .updateTable('staff_member')
      .set({ langs: ['ru'] })
      .where('account_id', '=', russian.id)
      .execute()
    expect((await call(mine, 'POST', `${id}/hand/`, { to: russian.id })).status).toBe(422)
  })
})

describe('a promise in a case', () => {
  it('is of whoever has the case, and of nobody who may not work on it', async () => {
    const case_id = await ownCase()
    const body = { words: WORDS, due_at: at(HOUR) }
    const made = await call(mine, 'POST', `case/${case_id}/`, body)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ case_id, chat_id: null, owner: { id: mine.id } })
    expect((await call(colleague, 'POST', `case/${case_id}/`, body)).status).toBe(404)
    expect((await call(colleague, 'GET', `case/${case_id}/`)).status).toBe(404)
    await act(app, supervisor, case_id, 'assign', { assign_to: colleague.id })
    expect([await owes(mine, made.body.id), await owes(colleague, made.body.id)]).toEqual([false, true])
  })

  it('that a supervisor makes is theirs, and goes only to who may work on the case', async () => {
    const case_id = await ownCase()
    const { id } = (await call(supervisor, 'POST', `case/${case_id}/`, { words: WORDS, due_at: at(HOUR) })).body
    expect(await owes(supervisor, id)).toBe(true)
    expect((await call(supervisor, 'POST', `${id}/hand/`, { to: colleague.id })).status).toBe(422)
    expect((await call(supervisor, 'POST', `${id}/hand/`, { to: mine.id })).status).toBe(200)
    expect(await owes(mine, id)).toBe(true)
  })
})

describe('the clock', () => {
  const rung = (line: Line, id: string) =>
    line.frames.filter((frame) => frame.type === 'follow_up' && frame.id === id).map(({ change }) => change)
  const settle = (lines: Line[]) =>
    Promise.all(lines.map((line) => (line.send({ type: 'ping', n: 1 }), line.next((frame) => frame.type === 'pong'))))

  it('reminds ten minutes before, rings at the time, and tells supervisors a quarter of an hour later; each once over two runners', async () => {
    const { chat_id } = await claimed()
    const { id } = (await promise(chat_id, HOUR)).body
    const heard: Record<string, string[][]> = {}
    for (const [name, ms] of [
      ['before', 49],
      ['reminder', 51],
      ['due', 61],
      ['late', 76],
      ['after', 90],
    ] as const) {
      await later(app, ms * MINUTE, async () => {
        const [a, b, c] = [
          await dialStaff(app, await again(app, mine)),
          await dialStaff(app, await again(app, supervisor)),
          await dialStaff(app, await again(app, colleague)),
        ]
        await Promise.all([ringFollowUps(app.platform), ringFollowUps(app.platform)])
        await ringFollowUps(app.platform)
        await settle([a, b, c])
        heard[name] = [rung(a, id), rung(b, id), rung(c, id)]
        for (const line of [a, b, c]) await line.close()
      })
    }
    expect(heard).toEqual({
      before: [[], [], []],
      reminder: [['reminder'], [], []],
      due: [['due'], [], []],
      late: [['late'], ['late'], []],
      after: [[], [], []],
    })
  })

  it('rings once for what it is now where every runner slept, and never for what is settled', async () => {
    const { chat_id } = await claimed()
    const [open, done] = [(await promise(chat_id, HOUR)).body.id, (await promise(chat_id, HOUR)).body.id]
    await call(mine, 'POST', `${done}/settle/`, { outcome: 'kept' })
    await later(app, 2 * HOUR, async () => {
      const line = await dialStaff(app, await again(app, mine))
      await ringFollowUps(app.platform)
      await settle([line])
      expect([rung(line, open), rung(line, done)]).toEqual([['late'], []])
      await line.close()
    })
  })

  it('of a promise whose chat waits in the queue tells supervisors, since nobody has it', async () => {
    const { chat_id } = await claimed()
    const { id } = (await promise(chat_id, HOUR)).body
    await staff(mine, 'POST', `chat/${chat_id}/release/`)
    await later(app, 51 * MINUTE, async () => {
      const line = await dialStaff(app, await again(app, supervisor))
      await ringFollowUps(app.platform)
      await settle([line])
      expect(rung(line, id)).toEqual(['reminder'])
      await line.close()
    })
  })

  it('calls late what is open a quarter of an hour after its time, and counts what was kept in time, late, and broken', async () => {
    const { chat_id } = await claimed()
    const [timely, slow, broken] = [await promise(chat_id), await promise(chat_id), await promise(chat_id)]
    const before = (await call<FollowUpsToday>(supervisor, 'GET', 'today/')).body
    await call(mine, 'POST', `${timely.body.id}/settle/`, { outcome: 'kept' })
    await call(mine, 'POST', `${broken.body.id}/settle/`, { outcome: 'broken', reason: 'forgotten' })
    await app.platform.db
      .updateTable('follow_up')
      .set({ due_at: new Date(app.platform.now().getTime() - 16 * MINUTE) })
      .where('id', '=', slow.body.id)
      .execute()
    expect((await owed(mine)).find(({ id }) => id === slow.body.id)).toMatchObject({ late: true })
    expect((await call(mine, 'POST', `${slow.body.id}/settle/`, { outcome: 'kept' })).body.late).toBe(true)
    const { body } = await call<FollowUpsToday>(supervisor, 'GET', 'today/')
    expect([body.kept - before.kept, body.kept_late - before.kept_late, body.broken - before.broken]).toEqual([1, 1, 1])
  })
})

const audited = async (action: string, subject_id: string): Promise<string[]> => {
  const entries = app.platform.db.selectFrom('audit_entry').select('actor_id')
  return (await entries.where('action', '=', action).where('subject_id', '=', subject_id).execute()).map(
    ({ actor_id }) => actor_id,
  )
}

describe('a promise that its person may see', () => {
  const seen = async (child: Member) =>
    (await app.call<OwnPromise[]>('GET', '/api/v1/chat/promise/', { token: child.token })).body
  const shown = (chat_id: string, ms = HOUR) =>
    call(mine, 'POST', `chat/${chat_id}/`, { words: WORDS, due_at: at(ms), shown: true })

  it('stands beside their chat with its words, its time and who keeps it; what was written for the team alone does not', async () => {
    const { child, chat_id } = await claimed()
    await promise(chat_id)
    const { body } = await shown(chat_id, 2 * HOUR)
    expect(body.shown).toBe(true)
    const own = { kind: 'promise', now: false, declined: false, reminder: false }
    expect(await seen(child)).toEqual([
      { ...own, id: body.id, words: WORDS, lang: 'uz', by: mine.alias, due_at: body.due_at, late: false, outcome: null },
    ])
    const due_at = new Date(app.platform.now().getTime() - 16 * MINUTE)
    await app.platform.db.updateTable('follow_up').set({ due_at }).where('id', '=', body.id).execute()
    expect((await seen(child))[0]).toEqual({
      ...own,
      id: body.id,
      words: WORDS,
      lang: 'uz',
      due_at: due_at.toISOString(),
      late: true,
      outcome: null,
    })
    // After a week without a word it is no news any more.
    await app.platform.db
      .updateTable('follow_up')
      .set({ due_at: new Date(due_at.getTime() - 7 * 24 * HOUR) })
      .where('id', '=', body.id)
      .execute()
    expect(await seen(child)).toEqual([])
    expect(await seen(await join(app))).toEqual([])
    expect((await app.call('GET', '/api/v1/chat/promise/', { token: mine.token })).status).toBe(401)
  })

  it('says for a day whether it was kept, and is gone when it is not wanted any more', async () => {
    const { child, chat_id } = await claimed()
    const [kept, broken, released] = [await shown(chat_id), await shown(chat_id, 2 * HOUR), await shown(chat_id, 3 * HOUR)]
    await call(mine, 'POST', `${kept.body.id}/settle/`, { outcome: 'kept' })
    await call(mine, 'POST', `${broken.body.id}/settle/`, { outcome: 'broken', reason: 'forgotten', words: 'Faqat jamoaga' })
    await call(mine, 'POST', `${released.body.id}/settle/`, { outcome: 'released' })
    const promised = await seen(child)
    expect(promised.map(({ id, outcome }) => [id, outcome])).toEqual(
      expect.arrayContaining([
        [kept.body.id, 'kept'],
        [broken.body.id, 'broken'],
      ]),
    )
    expect(promised).toHaveLength(2)
    // Why it was broken is for the team.
    expect(JSON.stringify(promised)).not.toMatch(/Faqat|forgotten/)
    const settled_at = new Date(app.platform.now().getTime() - 25 * HOUR)
    await app.platform.db.updateTable('follow_up').set({ settled_at }).where('chat_id', '=', chat_id).execute()
    expect(await seen(child)).toEqual([])
  })

  it('is seen after its chat has ended, from the new one, and stands in what the person takes with them', async () => {
    const { child, chat_id } = await claimed()
    await promise(chat_id)
    await shown(chat_id)
    await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
    await openChat(app, child)
    expect(await seen(child)).toMatchObject([{ words: WORDS, outcome: null }])
    const { body } = await app.call('GET', '/api/v1/auth/export/', { token: child.token })
    expect(body.promises).toEqual([
      { kind: 'promise', words: WORDS, due_at: expect.any(String), declined: false, reminder: false, outcome: null },
    ])
    await app.platform.db
      .updateTable('account')
      .set({ curtain_before: new Date(Date.now() + HOUR) })
      .where('id', '=', child.id)
      .execute()
    expect(await seen(child)).toEqual([])
  })

  it('goes with the chat when a colleague takes it over', async () => {
    const { child, chat_id } = await claimed()
    const card = { ...CARD, follow_ups: [{ words: WORDS, due_at: at(HOUR), shown: true }] }
    await staff(mine, 'POST', `chat/${chat_id}/transfer/`, { to: colleague.id, card })
    await staff(colleague, 'POST', `chat/${chat_id}/transfer/accept/`)
    expect(await seen(child)).toMatchObject([{ words: WORDS, by: colleague.alias }])
  })

  it('is none of a case, whose reporter has no chat', async () => {
    const { status, body } = await call<any>(mine, 'POST', `case/${await ownCase()}/`, {
      words: WORDS,
      due_at: at(HOUR),
      shown: true,
    })
    expect([status, body.fields]).toEqual([422, { shown: ['not_allowed'] }])
  })
})
