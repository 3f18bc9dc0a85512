import type { Wall } from '@himoya/contract/chat/wall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilHolds } from '../../../../../kit/test/until.ts'
import { dialStaff, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const get = (member: Member, path: string) => app.call('GET', `/api/v1/${path}`, { token: member.token })
const act = (member: Member, chat_id: string, name: string, body?: unknown) =>
  app.call('POST', `/api/v1/staff/chat/${chat_id}/${name}/`, { token: member.token, ...(body ? { body } : {}) })
const WHY = { reason: 'uzoq javobsiz qoldi' }

async function taken(by = counsellor) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'faqat ikkimizga')
  await act(by, chat_id, 'claim')
  return { child, chat_id }
}

const auditedActions = async (chat_id: string): Promise<string[]> => {
  const rows = await app.platform.db
    .selectFrom('audit_entry')
    .select(['action', 'reason'])
    .where('subject_id', '=', chat_id)
    .orderBy('at')
    .execute()
  return rows.map(({ action, reason }) => `${action}${reason ? ' with reason' : ''}`)
}

describe('a console that is looked at', () => {
  it('is heard, also of somebody who was never on shift and has chats', async () => {
    const colleague = await join(app, 'counsellor')
    const desk = await dialStaff(app, colleague)
    const { chat_id } = await taken(colleague)
    const member = async () => ((await get(supervisor, 'staff/wall/')).body as Wall).members.find(({ id }) => id === colleague.id)
    await untilHolds(async () => expect(await member()).toMatchObject({ live: true, state: 'off', chats: [{ id: chat_id }] }))
    await desk.close()
  })

  it('is not heard any more within seconds: when its page is gone, and when it only falls silent', async () => {
    const [closed, silent] = [await join(app, 'counsellor'), await join(app, 'counsellor')]
    const lines = [await dialStaff(app, closed), await dialStaff(app, silent)]
    await taken(closed)
    await taken(silent)
    const heard = async (): Promise<(boolean | undefined)[]> => {
      const { members } = (await get(supervisor, 'staff/wall/')).body as Wall
      return [closed, silent].map(({ id }) => members.find((member) => member.id === id)?.live)
    }
    await untilHolds(async () => expect(await heard()).toEqual([true, true]))
    await lines[0]!.close()
    lines[1]!.socket.pause()
    await untilHolds(async () => expect(await heard()).toEqual([false, false]))
    lines[1]!.socket.resume()
    const again = await dialStaff(app, closed)
    await untilHolds(async () => expect(await heard()).toEqual([true, true]))
    await Promise.all([lines[1]!.close(), again.close()])
  })

  it('is heard where sockets are blocked, by its calls alone', async () => {
    const colleague = await join(app, 'counsellor')
    await taken(colleague)
    await get(colleague, 'staff/queue/')
    const member = async () => ((await get(supervisor, 'staff/wall/')).body as Wall).members.find(({ id }) => id === colleague.id)
    await untilHolds(async () => expect(await member()).toMatchObject({ live: true }))
  })
})

describe('a silent look', () => {
  it('stands in the audit with its reason before anything is read', async () => {
    const { chat_id } = await taken()
    expect((await act(supervisor, chat_id, 'view', WHY)).status).toBe(200)
    expect(await auditedActions(chat_id)).toEqual(['chat.viewed_silently with reason'])
    expect((await get(supervisor, `message/${chat_id}/`)).body).toHaveLength(1)
    const desk = await dialStaff(app, supervisor)
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next(({ type }) => type === 'message')
    expect(await auditedActions(chat_id)).toHaveLength(1)
    await desk.close()
  })

  it('leaves its trace whichever way it comes, once a look', async () => {
    const { chat_id } = await taken()
    expect((await get(supervisor, `message/${chat_id}/`)).status).toBe(200)
    await get(supervisor, `message/${chat_id}/?after_seq=0`)
    expect(await auditedActions(chat_id)).toEqual(['chat.viewed_silently'])
    const other = await taken()
    const desk = await dialStaff(app, supervisor)
    desk.send({ type: 'sub', chat_id: other.chat_id, since: 0 })
    await desk.next(({ type }) => type === 'subscribed')
    expect(await auditedActions(other.chat_id)).toEqual(['chat.viewed_silently'])
    await desk.close()
  })

  it('is not one when the chat is the supervisor’s own, and lists show nobody else’s words', async () => {
    const own = await taken(supervisor)
    await get(supervisor, `message/${own.chat_id}/`)
    expect(await auditedActions(own.chat_id)).toEqual([])
    const { chat_id } = await taken()
    const rows = (await get(supervisor, 'staff/chat/')).body as { id: string; preview: string | null }[]
    expect(rows.find(({ id }) => id === chat_id)).toMatchObject({ preview: null })
    expect(rows.find(({ id }) => id === own.chat_id)).toMatchObject({ preview: 'faqat ikkimizga' })
  })

  it('needs a reason, and is open to no counsellor, editor or admin', async () => {
    const { chat_id } = await taken()
    expect((await act(supervisor, chat_id, 'view', { reason: '  ' })).status).toBe(422)
    for (const role of ['counsellor', 'editor', 'admin'] as const) {
      const member = await join(app, role)
      for (const name of ['view', 'take-over']) expect((await act(member, chat_id, name, WHY)).status).toBe(403)
      expect((await act(member, chat_id, 'reassign', { ...WHY, to: member.id })).status).toBe(403)
      expect((await get(member, 'staff/wall/')).status).toBe(403)
    }
    expect(await auditedActions(chat_id)).toEqual([])
  })
})

describe('taking over and handing on', () => {
  it('moves the chat, writes it down, and the old connection gets no further frame', async () => {
    const { child, chat_id } = await taken()
    const desk = await dialStaff(app, counsellor)
    desk.send({ type: 'sub', chat_id, since: 1 })
    await desk.next(({ type }) => type === 'subscribed')
    const answer = await act(supervisor, chat_id, 'take-over', WHY)
    expect(answer).toMatchObject({ status: 200, body: { assigned_to: { id: supervisor.id } } })
    await desk.next(({ type, code }) => type === 'error' && code === 'not_found')
    expect(await desk.next(({ type, by }) => type === 'claimed' && by.id === supervisor.id)).toMatchObject({ chat_id })
    await say(app, child, chat_id, 'endi kim?')
    expect((await get(counsellor, `message/${chat_id}/`)).status).toBe(404)
    expect(desk.frames.filter(({ type }) => type === 'message')).toEqual([])
    expect(await auditedActions(chat_id)).toEqual(['chat.taken_over with reason'])
    await desk.close()
  })

  it('hands only to who is on shift, over the cap too', async () => {
    const { chat_id } = await taken()
    const colleague = await join(app, 'counsellor')
    const refused = await act(supervisor, chat_id, 'reassign', { ...WHY, to: colleague.id })
    expect(refused).toMatchObject({ status: 422, body: { fields: { to: ['not_allowed'] } } })
    await app.call('PUT', '/api/v1/staff/presence/', { token: colleague.token, body: { state: 'on_shift' } })
    expect((await act(supervisor, chat_id, 'reassign', { ...WHY, to: colleague.id })).body.assigned_to.id).toBe(colleague.id)
    expect((await get(counsellor, `staff/chat/${chat_id}/`)).status).toBe(404)
    expect(await auditedActions(chat_id)).toEqual(['chat.reassigned with reason'])
  })

  it('takes a waiting chat as well, and of an ended one says so', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'kutyapman')
    expect((await act(supervisor, chat_id, 'take-over', WHY)).body.state).toBe('active')
    await act(supervisor, chat_id, 'end')
    expect((await act(supervisor, chat_id, 'take-over', WHY)).body.code).toBe('chat_ended')
  })

  it('ends and gives back for others with a trace, one’s own without', async () => {
    const [ended, released, own] = [await taken(), await taken(), await taken(supervisor)]
    await act(supervisor, ended.chat_id, 'end')
    await act(supervisor, released.chat_id, 'release')
    await act(supervisor, own.chat_id, 'end')
    expect(await auditedActions(ended.chat_id)).toEqual(['chat.ended_by_supervisor'])
    expect(await auditedActions(released.chat_id)).toEqual(['chat.reassigned'])
    expect(await auditedActions(own.chat_id)).toEqual([])
  })
})

it('counts among who was taken within five minutes also those who wait longer in vain', async () => {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'hali ham kutyapman')
  const today = async () => ((await get(supervisor, 'staff/wall/')).body as Wall).today
  const before = await today()
  const queued_at = new Date(app.platform.now().getTime() - 600_000)
  await app.platform.db.updateTable('chat').set({ queued_at }).where('id', '=', chat_id).execute()
  const { taken: all, within_five, median_wait } = await today()
  expect({ all, within_five, median_wait }).toEqual({
    all: before.taken,
    within_five: Math.round((100 * before.taken) / (before.taken + 1)),
    median_wait: before.median_wait,
  })
  await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
})

it('the wall shows numbers, names and clocks of the team, and nobody’s words', async () => {
  const colleague = await join(app, 'counsellor')
  await app.call('PUT', '/api/v1/staff/presence/', { token: colleague.token, body: { state: 'on_shift' } })
  const { chat_id } = await taken(colleague)
  const child = await join(app)
  await say(app, child, await openChat(app, child), 'hech kim ko‘rmasin')
  const { body, status } = await get(supervisor, 'staff/wall/')
  expect(status).toBe(200)
  const wall = body as Wall
  expect(wall.members.find(({ id }) => id === colleague.id)).toMatchObject({
    state: 'on_shift',
    live: true,
    chats: [{ id: chat_id }],
  })
  const uz = wall.queues.find(({ lang }) => lang === 'uz')!
  expect(uz.waiting).toBe(wall.waiting.filter(({ lang }) => lang === 'uz').length)
  expect(uz.by_risk).toEqual({ sos: 0, high: 0, unassessed: uz.waiting, medium: 0, low: 0 })
  expect(uz.longest_since).not.toBeNull()
  expect(wall.today.taken).toBeGreaterThan(0)
  expect(wall.cover.map(({ hours }) => hours.length)).toEqual([8, 8, 8])
  expect(JSON.stringify(wall)).not.toContain('ko‘rmasin')
  expect(JSON.stringify(wall)).not.toContain('ikkimizga')
})
