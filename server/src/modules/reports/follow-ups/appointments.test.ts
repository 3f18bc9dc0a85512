import type { FollowUp, OwnPromise } from '@himoya/contract/reports/follow-ups'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { again, later, report } from '../../../../test/case-cast.ts'
import { dialStaff, join, openChat, say, type Line, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { createSession } from '../../accounts/auth/sessions/sessions.service.ts'
import { remindPeople } from './appointment.service.ts'
import { ringFollowUps } from './ring.service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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

const staff = <T = any>({ token }: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token, ...(body ? { body } : {}) })
const own = <T = any>({ token }: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/${path}`, { token, ...(body ? { body } : {}) })

async function onShift(role: 'counsellor' | 'supervisor'): Promise<Member> {
  const member = await join(app, role)
  await staff(member, 'PUT', 'presence/', { state: 'on_shift' })
  return member
}
async function claimed() {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await staff(mine, 'POST', `chat/${chat_id}/claim/`)
  return { child, chat_id }
}
/** The same person after the clock was moved. */
async function signedIn(child: Member): Promise<Member> {
  const { access } = await createSession(app.platform, app.platform.db, { account_id: child.id, audience: 'web', device: 'test' })
  return { ...child, token: access }
}
const at = (ms: number): string => new Date(app.platform.now().getTime() + ms).toISOString()
const agree = (chat_id: string, due_at = at(HOUR), who = mine, more = {}) =>
  staff<FollowUp>(who, 'POST', `follow-up/chat/${chat_id}/`, { kind: 'appointment', due_at, ...more })
const seen = async (child: Member) => (await own<OwnPromise[]>(child, 'GET', 'chat/promise/')).body
const answer = (child: Member, id: string, body: object) => own<OwnPromise>(child, 'PATCH', `chat/promise/${id}/`, body)
const listed = async (member: Member, id: string) =>
  (await staff<FollowUp[]>(member, 'GET', 'follow-up/')).body.find((one) => one.id === id)
const unread = async (child: Member) => (await own(child, 'GET', 'notification/?is_read=false')).body.results
const settleLines = (lines: Line[]) =>
  Promise.all(lines.map((line) => (line.send({ type: 'ping', n: 1 }), line.next(({ type }) => type === 'pong'))))
const changes = (line: Line, id: string) => line.frames.filter((frame) => frame.id === id).map(({ change }) => change)
const drawCurtain = ({ id }: Member) =>
  app.platform.db
    .updateTable('account')
    .set({ curtain_before: new Date(Date.now() + HOUR) })
    .where('id', '=', id)
    .execute()

describe('an appointment', () => {
  it('is seen by its person without being ticked, and stands in the list of whoever has the chat; for another counsellor there is none', async () => {
    const { child, chat_id } = await claimed()
    const { status, body } = await agree(chat_id)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'appointment', words: '', shown: true, declined_at: null, owner: { id: mine.id } })
    expect(await seen(child)).toEqual([
      {
        id: body.id,
        kind: 'appointment',
        words: '',
        lang: 'uz',
        due_at: body.due_at,
        late: false,
        now: false,
        declined: false,
        reminder: false,
        outcome: null,
      },
    ])
    expect(await listed(mine, body.id)).toMatchObject({ kind: 'appointment' })
    expect(await listed(colleague, body.id)).toBeUndefined()
    expect((await agree(chat_id, at(2 * HOUR), colleague)).status).toBe(404)
    expect((await agree(chat_id, at(3 * HOUR), supervisor)).status).toBe(201)
  })

  it('is refused in the past, further than sixty days ahead, with words, and in a case', async () => {
    const { chat_id } = await claimed()
    for (const ms of [-MINUTE, 61 * DAY])
      expect((await agree(chat_id, at(ms))).body).toMatchObject({ code: 'invalid', fields: { due_at: ['out_of_range'] } })
    expect((await agree(chat_id, at(60 * DAY - MINUTE))).status).toBe(201)
    expect((await agree(chat_id, at(HOUR), mine, { words: 'Faqat jamoaga' })).body).toMatchObject({
      fields: { words: ['not_allowed'] },
    })
    const { id } = await report(app)
    const made = await staff(supervisor, 'POST', `follow-up/case/${id}/`, { kind: 'appointment', due_at: at(HOUR) })
    expect(made.body).toMatchObject({ fields: { kind: ['not_allowed'] } })
  })

  it('agreed twice at once for one hour is one', async () => {
    const { child, chat_id } = await claimed()
    const hour = at(HOUR)
    const both = await Promise.all([agree(chat_id, hour), agree(chat_id, hour, supervisor)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await seen(child)).toHaveLength(1)
  })

  it('goes along on the card of a transfer, known or new', async () => {
    const { child, chat_id } = await claimed()
    await agree(chat_id, at(HOUR))
    const follow_ups = [{ kind: 'appointment', due_at: at(DAY) }]
    const card = { summary: 'Maktab', risk: 'medium', promises: [], next_step: 'Davom etish', follow_ups }
    const offered = await staff(mine, 'POST', `chat/${chat_id}/transfer/`, { to: colleague.id, card })
    expect(offered.body.card.follow_ups.map(({ kind, known }: any) => [kind, known])).toEqual([
      ['appointment', true],
      ['appointment', false],
    ])
    expect((await staff(colleague, 'POST', `chat/${chat_id}/transfer/accept/`)).status).toBe(200)
    expect((await seen(child)).map(({ kind }) => kind)).toEqual(['appointment', 'appointment'])
  })
})

describe('its time', () => {
  const stands = async (child: Member) => {
    const session = await signedIn(child)
    return (await seen(session)).map(({ now, late }) => ({ now, late }))
  }

  it('is said when it has come, and honestly late when nobody came', async () => {
    const { child, chat_id } = await claimed()
    await agree(chat_id, at(HOUR))
    expect(await stands(child)).toEqual([{ now: false, late: false }])
    await later(app, HOUR + MINUTE, async () => expect(await stands(child)).toEqual([{ now: true, late: false }]))
    await later(app, HOUR + 16 * MINUTE, async () => expect(await stands(child)).toEqual([{ now: false, late: true }]))
  })

  it('is never late once a counsellor wrote at its time; words from before it do not count', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    await say(app, mine, chat_id, 'Gaplashamiz')
    // Words are dated by the database, whose clock nobody moves here.
    const past = (minutes: number) => new Date(Date.now() - minutes * MINUTE)
    await app.platform.db
      .updateTable('message')
      .set({ created_at: past(20) })
      .where('chat_id', '=', chat_id)
      .execute()
    await app.platform.db
      .updateTable('follow_up')
      .set({ due_at: past(16) })
      .where('id', '=', id)
      .execute()
    expect(await seen(child)).toMatchObject([{ now: false, late: true }])
    await say(app, child, chat_id, 'Keldim')
    expect(await seen(child)).toMatchObject([{ late: true }])
    await say(app, mine, chat_id, 'Men ham keldim')
    expect(await seen(child)).toEqual([])
  })

  it('once settled says for a day that nobody came, and nothing when both were there', async () => {
    const { child, chat_id } = await claimed()
    const [kept, broken] = [(await agree(chat_id)).body.id, (await agree(chat_id, at(2 * HOUR))).body.id]
    await staff(mine, 'POST', `follow-up/${kept}/settle/`, { outcome: 'kept' })
    await staff(mine, 'POST', `follow-up/${broken}/settle/`, { outcome: 'broken', reason: 'no_time' })
    expect((await seen(child)).map(({ id, outcome }) => [id, outcome])).toEqual([[broken, 'broken']])
    const { body } = await own(child, 'GET', 'auth/export/')
    expect(new Set(body.promises.map(({ kind, outcome }: any) => `${kind} ${outcome}`))).toEqual(
      new Set(['appointment broken', 'appointment kept']),
    )
  })
})

describe('a time that does not suit', () => {
  it('is heard at once by whoever has the chat and by nobody beside them; undone it is as never said', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    const lines = [await dialStaff(app, mine), await dialStaff(app, colleague)]
    expect((await answer(child, id, { declined: true })).body).toMatchObject({ declined: true, late: false, now: false })
    await settleLines(lines)
    expect(lines.map((line) => changes(line, id))).toEqual([['changed'], []])
    expect((await listed(mine, id))?.declined_at).toEqual(expect.any(String))
    expect((await answer(child, id, { declined: false })).body).toMatchObject({ declined: false })
    expect((await listed(mine, id))?.declined_at).toBeNull()
    for (const line of lines) await line.close()
  })

  it('said twice at once is said once; said while it is settled one of the two counts', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    const both = await Promise.all([answer(child, id, { declined: true }), answer(child, id, { declined: true })])
    expect(both.map(({ status, body }) => [status, body.declined])).toEqual([
      [200, true],
      [200, true],
    ])
    const settled = staff(mine, 'POST', `follow-up/${id}/settle/`, { outcome: 'released' })
    const [said, done] = await Promise.all([answer(child, id, { declined: false }), settled])
    expect(done.status).toBe(200)
    expect([200, 404, 409]).toContain(said.status)
    expect(await seen(child)).toEqual([])
    expect((await answer(child, id, { declined: true })).status).toBe(409)
  })

  it('rings for nobody, is late for nobody and is gone when it is over', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    await answer(child, id, { declined: true, reminder: true })
    await later(app, HOUR + 16 * MINUTE, async () => {
      const line = await dialStaff(app, await again(app, supervisor))
      await ringFollowUps(app.platform)
      await settleLines([line])
      expect(changes(line, id)).toEqual([])
      expect(await listed(await again(app, mine), id)).toMatchObject({ late: false })
      const session = await signedIn(child)
      expect(await seen(session)).toEqual([])
      expect((await answer(session, id, { declined: false })).status).toBe(409)
      await line.close()
    })
  })

  it('makes place for a new one, which is written down as any settling', async () => {
    const { child, chat_id } = await claimed()
    const { id, due_at } = (await agree(chat_id)).body
    await answer(child, id, { declined: true })
    const next = (await agree(chat_id, due_at)).body
    expect((await seen(child)).map((one) => [one.id, one.declined])).toEqual([[next.id, false]])
    const entries = app.platform.db.selectFrom('audit_entry').select('actor_id').where('action', '=', 'follow_up.settled')
    expect(await entries.where('subject_id', '=', chat_id).execute()).toEqual([{ actor_id: mine.id }])
  })

  it('makes no place for an hour that is refused', async () => {
    const { child, chat_id } = await claimed()
    const free = at(2 * HOUR)
    const { body } = await agree(chat_id)
    await agree(chat_id, free)
    await answer(child, body.id, { declined: true })
    expect((await agree(chat_id, free)).body).toMatchObject({ code: 'already_done' })
    expect((await listed(mine, body.id))!.settled).toBeNull()
    expect((await seen(child)).map(({ declined }) => declined)).toEqual([true, false])
  })

  it('is said by its person alone, of their own appointments alone, and of none behind a curtain or deleted', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    expect((await answer(await join(app), id, { declined: true })).status).toBe(404)
    expect((await answer(mine, id, { declined: true })).status).toBe(401)
    expect((await answer(child, id, {})).status).toBe(422)
    const words = { words: 'Ertaga yozaman', due_at: at(HOUR), shown: true }
    const promise = await staff<FollowUp>(mine, 'POST', `follow-up/chat/${chat_id}/`, words)
    expect((await answer(child, promise.body.id, { declined: true })).status).toBe(404)
    await drawCurtain(child)
    expect((await answer(child, id, { declined: true })).status).toBe(404)
    const other = await claimed()
    const gone = (await agree(other.chat_id)).body.id
    await own(other.child, 'DELETE', `chat/${other.chat_id}/messages/`)
    expect((await answer(other.child, gone, { reminder: true })).status).toBe(404)
  })
})

describe('the reminder', () => {
  it('comes to whoever asked for it, ten minutes before, once over two runners, without a word of what it is about', async () => {
    const { child, chat_id } = await claimed()
    const { id } = (await agree(chat_id)).body
    const silent = await claimed()
    await agree(silent.chat_id)
    expect((await answer(child, id, { reminder: true })).body.reminder).toBe(true)
    await later(app, 49 * MINUTE, async () => {
      await remindPeople(app.platform)
      expect(await unread(await signedIn(child))).toEqual([])
    })
    await later(app, 51 * MINUTE, async () => {
      await Promise.all([remindPeople(app.platform), remindPeople(app.platform)])
      await remindPeople(app.platform)
      const [session, other] = [await signedIn(child), await signedIn(silent.child)]
      const notices = await unread(session)
      expect(notices).toMatchObject([{ kind: 'appointment', title: 'Eslatma', path: null }])
      expect(JSON.stringify(notices)).not.toMatch(/suhbat|maslahat|himoya|\d\d:\d\d"/i)
      expect(await unread(other)).toEqual([])
    })
  })

  it('does not come for what was taken back, declined, settled, deleted, curtained or slept through', async () => {
    const asked = async (then: (child: Member, id: string, chat_id: string) => Promise<unknown>) => {
      const { child, chat_id } = await claimed()
      const { id } = (await agree(chat_id)).body
      await answer(child, id, { reminder: true })
      await then(child, id, chat_id)
      return id
    }
    const ids = [
      await asked((child, id) => answer(child, id, { reminder: false })),
      await asked((child, id) => answer(child, id, { declined: true })),
      await asked((_, id) => staff(mine, 'POST', `follow-up/${id}/settle/`, { outcome: 'kept' })),
      await asked((child, _, chat_id) => own(child, 'DELETE', `chat/${chat_id}/messages/`)),
      await asked((child) => drawCurtain(child)),
    ]
    const reached = await asked(async () => {})
    const reminded = async () => {
      const rows = await app.platform.db.selectFrom('follow_up').select('id').where('reminded_at', 'is not', null).execute()
      return rows.map(({ id }) => id)
    }
    await later(app, 51 * MINUTE, () => remindPeople(app.platform))
    expect(await reminded()).toContain(reached)
    for (const id of ids) expect(await reminded()).not.toContain(id)
    const slept = await asked(async () => {})
    await later(app, HOUR + MINUTE, () => remindPeople(app.platform))
    expect(await reminded()).not.toContain(slept)
  })

  it('that came before a curtain lies behind it', async () => {
    const { child, chat_id } = await claimed()
    await answer(child, (await agree(chat_id)).body.id, { reminder: true })
    await later(app, 51 * MINUTE, () => remindPeople(app.platform))
    expect(await unread(child)).toHaveLength(1)
    await drawCurtain(child)
    expect(await unread(child)).toEqual([])
    expect(await seen(child)).toEqual([])
  })
})
