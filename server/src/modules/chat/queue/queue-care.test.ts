import type { Risk } from '@himoya/contract/chat/chat'
import type { Language } from '@himoya/contract/languages'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { until, untilHolds } from '../../../../../kit/test/until.ts'
import { dialChat, dialStaff, join, type Line, type Member, say } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { assignWaiting } from './assign.service.ts'
import { returnExpired } from './claim.store.ts'

let app: TestApp
beforeEach(async () => {
  await app?.close()
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 12, chat_cap: 4 })
})
afterAll(() => app.close())

const get = (member: Member, path: string) => app.call('GET', `/api/v1/staff/${path}`, { token: member.token })
const act = (member: Member, chat_id: string, name: string, body?: unknown) =>
  app.call('POST', `/api/v1/staff/chat/${chat_id}/${name}/`, { token: member.token, ...(body ? { body } : {}) })
const queue = async (member: Member): Promise<string[]> => (await get(member, 'queue/')).body.map(({ id }: StaffChat) => id)
const onShift = (member: Member, state = 'on_shift') =>
  app.call('PUT', '/api/v1/staff/presence/', { token: member.token, body: { state } })
const team = (change: object) => app.platform.db.updateTable('team_setting').set(change).execute()
const speaks = (member: Member, langs: Language[]) =>
  app.platform.db.updateTable('staff_member').set({ langs }).where('account_id', '=', member.id).execute()
const availability = async (lang: Language = 'uz') => (await app.call('GET', '/api/v1/chat/availability/', { lang })).body

async function waiting({ lang = 'uz', risk = 'unassessed' }: { lang?: Language; risk?: Risk } = {}) {
  const child = await join(app)
  const chat_id = (await app.call('GET', '/api/v1/chat/', { token: child.token, lang })).body[0].id as string
  await say(app, child, chat_id, 'salom')
  await app.platform.db.updateTable('chat').set({ risk }).where('id', '=', chat_id).execute()
  return { child, chat_id }
}

/** The newest `state` frame, once it fits. */
const stands = (line: Line, expected: object) =>
  untilHolds(() => expect(line.frames.findLast(({ type }) => type === 'state')).toMatchObject(expected))

describe('the order of the queue', () => {
  it('is SOS, high, medium and unassessed alike, low, and inside each the oldest first', async () => {
    const supervisor = await join(app, 'supervisor')
    const risks = ['low', 'unassessed', 'sos', 'high', 'low', 'high', 'medium', 'unassessed'] as const
    const ids: string[] = []
    for (const risk of risks) ids.push((await waiting({ risk })).chat_id)
    expect(await queue(supervisor)).toEqual([2, 3, 5, 1, 6, 7, 0, 4].map((index) => ids[index]))
  })

  it('shows a counsellor the languages they speak, and every call for help', async () => {
    const counsellor = await join(app, 'counsellor')
    const [uz, ru, sos] = [await waiting(), await waiting({ lang: 'ru' }), await waiting({ lang: 'ru', risk: 'sos' })]
    expect(await queue(counsellor)).toEqual([sos.chat_id, uz.chat_id])
    expect(await queue(await join(app, 'supervisor'))).toHaveLength(3)
    expect((await act(counsellor, ru.chat_id, 'claim')).status).toBe(404)
    expect((await get(counsellor, `chat/${ru.chat_id}/`)).status).toBe(404)
    expect((await act(counsellor, sos.chat_id, 'claim')).status).toBe(200)
  })
})

describe('the cap', () => {
  it('holds for fifty claims at once of one counsellor, and lets a call for help and a supervisor over it', async () => {
    const counsellor = await join(app, 'counsellor')
    const chats = await Promise.all(Array.from({ length: 10 }, () => waiting()))
    const answers = await Promise.all(chats.map(({ chat_id }) => act(counsellor, chat_id, 'claim')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['too_many_chats']),
    )
    const left = (await queue(counsellor))[0]!
    expect((await act(counsellor, left, 'claim')).body.code).toBe('too_many_chats')
    const { chat_id } = await waiting({ risk: 'sos' })
    expect((await act(counsellor, chat_id, 'claim')).status).toBe(200)
    const supervisor = await join(app, 'supervisor')
    for (const id of (await queue(supervisor)).slice(0, 5)) expect((await act(supervisor, id, 'claim')).status).toBe(200)
  })
})

describe('the lease', () => {
  it('gives the chats of a silent console back, at the place their waiting earned, and tells the child and the colleagues', async () => {
    await team({ lease_seconds: 2 })
    const [counsellor, colleague] = [await join(app, 'counsellor'), await join(app, 'counsellor')]
    const first = await waiting()
    const second = await waiting()
    const child = await dialChat(app, first.child, first.chat_id)
    const desk = await dialStaff(app, colleague)
    await act(counsellor, first.chat_id, 'claim')
    const taken = await child.next(({ type, state }) => type === 'state' && state === 'active')
    expect(taken).toMatchObject({ counsellor: counsellor.alias })
    await stands(child, { state: 'waiting', queue_position: 1 })
    await desk.next(({ type }) => type === 'queue')
    expect(await queue(colleague)).toEqual([first.chat_id, second.chat_id])
    expect((await get(counsellor, `chat/${first.chat_id}/`)).body.state).toBe('waiting')
    await Promise.all([child.close(), desk.close()])
  })

  it('lasts as long as the console’s socket is heard, and ends with the socket', async () => {
    await team({ lease_seconds: 8 })
    const counsellor = await join(app, 'counsellor')
    const { chat_id } = await waiting()
    const desk = await dialStaff(app, counsellor)
    const pings = setInterval(() => desk.send({ type: 'ping', n: 1 }), 200)
    await act(counsellor, chat_id, 'claim')
    const leaseEnd = async (): Promise<Date> =>
      (await app.platform.db.selectFrom('chat').select('lease_until').where('id', '=', chat_id).executeTakeFirstOrThrow())
        .lease_until!
    const before = await leaseEnd()
    await until(async () => (await leaseEnd()) > before)
    expect((await get(counsellor, `chat/${chat_id}/`)).body.state).toBe('active')
    clearInterval(pings)
    desk.socket.terminate()
    await untilHolds(async () => expect((await get(counsellor, `chat/${chat_id}/`)).body.state).toBe('waiting'))
  })

  it('is taken back by one of several nodes that look at the same moment', async () => {
    const supervisor = await join(app, 'supervisor')
    for (let count = 0; count < 6; count += 1) await act(supervisor, (await waiting()).chat_id, 'claim')
    await app.platform.db
      .updateTable('chat')
      .set({ lease_until: sql`now() - interval '1 second'` })
      .execute()
    const found = (await Promise.all([1, 2, 3].map(() => returnExpired(app.platform.db)))).flat()
    expect(new Set(found).size).toBe(found.length)
    expect(await queue(supervisor)).toHaveLength(6)
  })
})

describe('handing out by itself', () => {
  it('goes fairly over those who are free, and nobody gets more than the cap', async () => {
    await team({ assignment: 'auto', chat_cap: 2 })
    const [one, two, away] = [await join(app, 'counsellor'), await join(app, 'counsellor'), await join(app, 'counsellor')]
    await Promise.all([onShift(one), onShift(two), onShift(away, 'break')])
    for (let count = 0; count < 6; count += 1) await waiting()
    await Promise.all([1, 2, 3, 4].map(() => assignWaiting(app.platform)))
    await untilHolds(async () => expect(await queue(one)).toHaveLength(2))
    for (const member of [one, two]) expect((await get(member, 'chat/?mine=1')).body).toHaveLength(2)
    expect((await get(away, 'chat/?mine=1')).body).toEqual([])
    const desk = await dialStaff(app, one)
    const [mine] = (await get(one, 'chat/?mine=1')).body as StaffChat[]
    await act(one, mine!.id, 'end')
    expect(await desk.next(({ type }) => type === 'claimed')).toMatchObject({ by: { id: one.id } })
    await desk.close()
  })

  it('does not happen where counsellors take by themselves', async () => {
    const counsellor = await join(app, 'counsellor')
    await onShift(counsellor)
    await waiting()
    await assignWaiting(app.platform)
    expect(await queue(counsellor)).toHaveLength(1)
  })
})

describe('availability', () => {
  it('is open only in the languages somebody on shift speaks', async () => {
    const counsellor = await join(app, 'counsellor')
    expect(await availability()).toEqual({ state: 'closed' })
    await onShift(counsellor)
    expect(await availability('uz')).toEqual({ state: 'open' })
    expect(await availability('ru')).toEqual({ state: 'closed' })
    expect((await app.call('GET', '/api/v1/chat/availability/?lang=uz', { lang: 'ru' })).body).toEqual({ state: 'open' })
    await speaks(counsellor, ['ru'])
    await onShift(counsellor, 'break')
    expect(await availability('ru')).toEqual({ state: 'closed' })
    await onShift(counsellor)
    expect(await availability('ru')).toEqual({ state: 'open' })
  })

  it('is busy while everybody has all they can, with the wait of the last hours', async () => {
    await team({ chat_cap: 1 })
    const counsellor = await join(app, 'counsellor')
    await onShift(counsellor)
    const { chat_id } = await waiting()
    const waits = Array.from({ length: 6 }, (_, index) => ({
      id: crypto.randomUUID(),
      chat_id,
      lang: 'uz' as const,
      risk: 'low',
      staff_id: counsellor.id,
      queued_at: new Date(Date.now() - index * 600_000 - 400_000),
      taken_at: new Date(Date.now() - index * 600_000 - 100_000),
    }))
    await app.platform.db.insertInto('queue_wait').values(waits).execute()
    await act(counsellor, chat_id, 'claim')
    expect(await availability()).toEqual({ state: 'busy', wait_minutes: 5 })
    const next = await waiting()
    const line = await dialChat(app, next.child, next.chat_id)
    await stands(line, { state: 'waiting', availability: 'busy', queue_position: 1, wait_minutes: 5 })
    await line.close()
  })

  it('is closed when the console was silent for as long as a lease, whatever the switch says', async () => {
    const counsellor = await join(app, 'counsellor')
    await onShift(counsellor)
    await app.platform.db
      .updateTable('staff_presence')
      .set({ seen_at: sql`now() - interval '2 minutes'` })
      .execute()
    expect(await availability()).toEqual({ state: 'closed' })
  })

  it('says when it opens, by the hours or the rota, as soon as these are written', async () => {
    const [supervisor, counsellor] = [await join(app, 'supervisor'), await join(app, 'counsellor')]
    const plan = (path: string, method: string, body: unknown) =>
      app.call(method, `/api/v1/staff/${path}`, { token: supervisor.token, body })
    const [starts_at, ends_at] = [24, 30].map((hour) => new Date(app.platform.now().getTime() + hour * 3_600_000).toISOString())
    await plan('rota/', 'POST', { account_id: counsellor.id, starts_at, ends_at })
    expect(await availability()).toEqual({
      state: 'closed',
      opens_at: starts_at,
      opens_text: expect.stringMatching(/\d\d:\d\d da$/),
    })
    const closed = Array.from({ length: 7 }, () => [])
    const clock = new Date(app.platform.now().getTime() + 5 * 3_600_000 + 2 * 3_600_000).toISOString().slice(11, 13)
    const interval = {
      opens: `${clock}:00`,
      closes: clock === '23' ? '24:00' : `${String(Number(clock) + 1).padStart(2, '0')}:00`,
    }
    const weeks = { uz: Array.from({ length: 7 }, () => [interval]), ru: closed, en: closed }
    await plan('hours/', 'PUT', { weeks, special_days: [] })
    const { opens_at } = await availability()
    expect(Date.parse(opens_at)).toBeLessThan(Date.parse(starts_at!))
    expect(new Date(Date.parse(opens_at) + 5 * 3_600_000).toISOString().slice(11, 16)).toBe(interval.opens)
  })
})

describe('how a chat stands', () => {
  it('is told after hello and whenever it changes, places inside the language and by risk', async () => {
    const counsellor = await join(app, 'counsellor')
    await onShift(counsellor)
    const [first, second, other] = [await waiting(), await waiting(), await waiting({ lang: 'ru' })]
    const lines = await Promise.all([first, second, other].map(({ child, chat_id }) => dialChat(app, child, chat_id)))
    await stands(lines[0]!, { state: 'waiting', availability: 'open', queue_position: 1 })
    await stands(lines[1]!, { queue_position: 2 })
    await stands(lines[2]!, { availability: 'closed', queue_position: 1 })
    await waiting({ risk: 'high' })
    await stands(lines[0]!, { queue_position: 2 })
    await act(counsellor, first.chat_id, 'claim')
    await stands(lines[0]!, { state: 'active', counsellor: counsellor.alias })
    await stands(lines[1]!, { queue_position: 2 })
    await act(counsellor, first.chat_id, 'end')
    await stands(lines[0]!, { state: 'ended' })
    expect(lines[0]!.frames.findLast(({ type }) => type === 'state')).not.toHaveProperty('counsellor')
    await onShift(counsellor, 'off')
    await stands(lines[1]!, { availability: 'closed' })
    await Promise.all(lines.map((line) => line.close()))
  })

  it('is told without a place while nothing is written, and never to a client of the seed', async () => {
    const child = await join(app)
    const chat_id = (await app.call('GET', '/api/v1/chat/', { token: child.token })).body[0].id as string
    const line = await dialChat(app, child, chat_id)
    await stands(line, { type: 'state', state: 'waiting', availability: 'closed' })
    expect(line.frames.findLast(({ type }) => type === 'state')).not.toHaveProperty('queue_position')
    await line.close()
  })
})
