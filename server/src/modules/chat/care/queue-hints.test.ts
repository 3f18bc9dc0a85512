import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Hint } from '@himoya/contract/chat/desk'
import type { Wall } from '@himoya/contract/chat/wall'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { untilHolds } from '../../../../../kit/test/until.ts'
import { dialChat, dialStaff, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { lookThrough } from './hints/hint-keeper.service.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
beforeEach(async () => {
  await app.platform.db.updateTable('chat').set({ state: 'ended', ended_at: new Date() }).where('state', '<>', 'ended').execute()
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: 'GET' | 'POST', path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })
const queue = async (member = counsellor): Promise<StaffChat[]> => (await call(member, 'GET', 'queue/')).body
const assess = (chat_id: string, risk: string) =>
  call(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk, reason: 'Suhbat asosida belgilandi' })

async function waiting(...texts: string[]) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  const said: string[] = []
  for (const text of texts) said.push((await say(app, child, chat_id, text)).body.id)
  return { child, chat_id, said }
}

/** The queue as soon as it stands like this. */
const stands = (expected: [chat: { chat_id: string }, urgency: StaffChat['urgency']][]) =>
  untilHolds(async () =>
    expect((await queue()).map(({ id, urgency }) => [id, urgency])).toEqual(
      expected.map(([{ chat_id }, urgency]) => [chat_id, urgency]),
    ),
  )

describe('who is hinted', () => {
  it('stands above all who are not, two topics above one, a person’s "high" among the first; low last', async () => {
    const calm = await waiting('salom uxlay olmayapman')
    const low = await waiting('salom')
    const one = await waiting('dadam har kuni uradi')
    const high = await waiting('salom, qalaysiz')
    const two = await waiting('Salom', 'o‘zimni o‘ldirmoqchiman', 'eshikni sindiryapti')
    const medium = await waiting('darsdan charchadim')
    await assess(low.chat_id, 'low')
    await assess(high.chat_id, 'high')
    await assess(medium.chat_id, 'medium')
    await stands([
      [high, 'danger'],
      [two, 'danger'],
      [one, 'hinted'],
      [calm, 'usual'],
      [medium, 'usual'],
      [low, 'low'],
    ])
    const [, first] = await queue()
    expect(first).toMatchObject({ risk: 'unassessed', hints: ['self_harm', 'danger'] })
    // The child’s own place says the same.
    const line = await dialChat(app, one.child, one.chat_id)
    await untilHolds(() => expect(line.frames.findLast(({ type }) => type === 'state')?.queue_position).toBe(3))
    await line.close()
  })

  it('answered by a level stands where that says, until something new is said', async () => {
    const other = await waiting('salom')
    const { child, chat_id } = await waiting('dadam har kuni uradi')
    const hinted = { chat_id }
    await stands([
      [hinted, 'hinted'],
      [other, 'usual'],
    ])
    await assess(chat_id, 'low')
    await stands([
      [other, 'usual'],
      [hinted, 'low'],
    ])
    expect((await queue())[1]!.hints).toEqual(['violence'])
    await say(app, child, chat_id, 'o‘zimni o‘ldirmoqchiman')
    await untilHolds(async () => expect((await queue())[0]).toMatchObject({ id: chat_id, risk: 'low' }))
  })

  it('is put away by a person alone, and the queue is ordered anew and the consoles told', async () => {
    const first = await waiting('salom')
    const { chat_id, said } = await waiting('uydan qochib ketdim')
    await stands([
      [{ chat_id }, 'hinted'],
      [first, 'usual'],
    ])
    const desk = await dialStaff(app, counsellor)
    const before = desk.frames.length
    const [hint] = (await call<Hint[]>(counsellor, 'GET', `chat/${chat_id}/hint/`)).body
    expect(hint).toMatchObject({ message_id: said[0], topic: 'running_away' })
    for (const role of ['editor', 'admin'] as const) {
      const stranger = await join(app, role)
      expect(
        (await call(stranger, 'POST', `chat/${chat_id}/hint/dismiss/`, { message_id: said[0], topic: 'running_away' })).status,
      ).toBe(403)
    }
    await call(counsellor, 'POST', `chat/${chat_id}/hint/dismiss/`, { message_id: said[0], topic: 'running_away' })
    await stands([
      [first, 'usual'],
      [{ chat_id }, 'usual'],
    ])
    await untilHolds(() => expect(desk.frames.slice(before).some(({ type }) => type === 'queue')).toBe(true))
    await desk.close()
  })

  it('stays on the row after the claim, also for what is written then, and on the wall by its topics alone', async () => {
    const { child, chat_id } = await waiting('salom')
    await call(counsellor, 'POST', `chat/${chat_id}/claim/`)
    await say(app, child, chat_id, 'yashagim kelmayapti')
    const mine = async () => (await call<StaffChat[]>(counsellor, 'GET', 'chat/?mine=1')).body.find(({ id }) => id === chat_id)
    await untilHolds(async () => expect(await mine()).toMatchObject({ hints: ['self_harm'], urgency: 'hinted' }))
    const unseen = await waiting('otam meni kamar bilan urdi')
    const wall = async () => (await call<Wall>(supervisor, 'GET', 'wall/')).body
    await untilHolds(async () => expect((await wall()).waiting).toMatchObject([{ id: unseen.chat_id, hints: ['violence'] }]))
    expect((await wall()).members.find(({ id }) => id === counsellor.id)!.chats).toMatchObject([
      { id: chat_id, hints: ['self_harm'] },
    ])
    expect(JSON.stringify(await wall())).not.toMatch(/kamar|yashagim/)
    expect((await call(counsellor, 'GET', 'wall/')).status).toBe(403)
  })

  it('is stored with its message: never later, and never read back', async () => {
    const { chat_id, said } = await waiting('Men o´lgim kelyapti', 'salom', 'hamma narsa joniga tegdi\u2028dadam har kuni uradi')
    const kept = await app.platform.db.selectFrom('desk_hint').selectAll().where('chat_id', '=', chat_id).execute()
    expect(kept.map(({ message_id, topic }) => `${message_id} ${topic}`).toSorted()).toEqual([
      `${said[0]} self_harm`,
      `${said[2]} violence`,
    ])
    for (const { message_id, said_at } of kept) {
      const message = await app.platform.db.selectFrom('message').select('created_at').where('id', '=', message_id).execute()
      expect(message).toEqual([{ created_at: said_at }])
    }
    expect((await queue()).find(({ id }) => id === chat_id)!.urgency).toBe('danger')
  })

  it('is each one’s own where many are stored in one statement, and none of a member’s words', async () => {
    const children = await Promise.all(Array.from({ length: 6 }, () => waiting('salom')))
    await Promise.all(
      children.map(({ child, chat_id }, place) =>
        say(app, child, chat_id, place % 2 === 0 ? 'yashagim kelmayapti' : 'darsdan charchadim'),
      ),
    )
    const hinted = new Set((await queue()).filter(({ urgency }) => urgency === 'hinted').map(({ id }) => id))
    expect(children.map(({ chat_id }) => hinted.has(chat_id))).toEqual([true, false, true, false, true, false])
    const { chat_id } = children[1]!
    await call(counsellor, 'POST', `chat/${chat_id}/claim/`)
    await say(app, counsellor, chat_id, 'O‘zingizni o‘ldirmoqchimisiz? O‘lgim kelyapti dedingizmi?')
    expect((await call<StaffChat>(counsellor, 'GET', `chat/${chat_id}/`)).body.hints).toEqual([])
  })

  it('is found in what an older release left, once, by whoever starts', async () => {
    const { chat_id } = await waiting('men o‘lgim kelyapti')
    const { db } = app.platform
    await db.deleteFrom('desk_hint').where('chat_id', '=', chat_id).execute()
    await db.deleteFrom('desk_hint_reading').execute()
    expect(await lookThrough(app.platform)).toBe(true)
    const kept = () => db.selectFrom('desk_hint').select('topic').where('chat_id', '=', chat_id).execute()
    expect(await kept()).toEqual([{ topic: 'self_harm' }])
    await db.deleteFrom('desk_hint').where('chat_id', '=', chat_id).execute()
    await lookThrough(app.platform)
    expect(await kept()).toEqual([])
  })

  it('is found once by any number of nodes, and by none any more when the chat is over', async () => {
    const { chat_id } = await waiting('men o‘lgim kelyapti', 'dadam har kuni uradi')
    await Promise.all(Array.from({ length: 5 }, () => lookThrough(app.platform)))
    const kept = () => app.platform.db.selectFrom('desk_hint').select('topic').where('chat_id', '=', chat_id).execute()
    await untilHolds(async () => expect((await kept()).map(({ topic }) => topic).toSorted()).toEqual(['self_harm', 'violence']))
    await call(counsellor, 'POST', `chat/${chat_id}/claim/`)
    await call(counsellor, 'POST', `chat/${chat_id}/end/`)
    expect((await call<StaffChat>(counsellor, 'GET', `chat/${chat_id}/`)).body.hints).toEqual([])
    await untilHolds(async () => expect(await kept()).toEqual([]))
  })

  it('waits for nobody whose words cannot be opened', async () => {
    const broken = await waiting('salom')
    await app.platform.db
      .updateTable('message')
      .set({ body: Buffer.from('?') })
      .where('chat_id', '=', broken.chat_id)
      .execute()
    const { chat_id } = await waiting('dadam har kuni uradi')
    await app.platform.db.deleteFrom('desk_hint_reading').execute()
    await untilHolds(async () => {
      const rows = await app.platform.db.selectFrom('desk_hint').select('chat_id').execute()
      expect(rows).toEqual([{ chat_id }])
    })
  })
})
