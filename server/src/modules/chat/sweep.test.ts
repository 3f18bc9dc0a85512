import { expect, it } from 'vitest'
import { dial, dialChat, dialStaff, join, openChat, say, type Line, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { createHub, type Hub } from '../../platform/realtime/hub.ts'

type LeakyHub = Hub & { leak(name: string | null): void }

/** A hub between nodes may lose anything; this one loses it when told to. */
function leakyHub(): LeakyHub {
  const hub = createHub((error) => expect.unreachable(String(error)))
  let leaking: string | null = null
  return {
    ...hub,
    publish(about, key, event) {
      if (about.name !== leaking) hub.publish(about, key, event)
    },
    leak: (name) => void (leaking = name),
  }
}

async function withLeak(run: (app: TestApp, hub: LeakyHub, child: Member) => Promise<void>) {
  const hub = leakyHub()
  const app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, overrides: { hub } })
  try {
    await run(app, hub, await join(app))
  } finally {
    await app.close()
  }
}

const last = (line: Line, seq: number) => line.next((frame) => (frame.message?.seq ?? frame.seq) === seq && frame.type !== 'ack')

it('what the hub lost is on every screen after the next sweep, once and in order, though nothing else was said', () =>
  withLeak(async (app, hub, child) => {
    const chat_id = await openChat(app, child)
    const line = await dialChat(app, child, chat_id, 0)
    const plain = dial(app, `/ws/chat/${chat_id}/?token=${child.token}`)
    const desk = await dialStaff(app, await join(app, 'supervisor'))
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    await say(app, child, chat_id, 'bir')
    await Promise.all([last(line, 1), last(desk, 1), last(plain, 1)])
    hub.leak('chat.frames')
    for (const text of ['ikki', 'uch']) await say(app, child, chat_id, text)
    expect(line.messages()).toHaveLength(1)
    app.shiftClock(10_000)
    await Promise.all([last(line, 3), last(desk, 3), last(plain, 3)])
    hub.leak(null)
    await say(app, child, chat_id, 'to‘rt')
    await Promise.all([last(line, 4), last(desk, 4), last(plain, 4)])
    for (const heard of [line.messages(), plain.messages(), desk.frames.flatMap(({ message }) => message ?? [])]) {
      expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    }
    await Promise.all([line, plain, desk].map((one) => one.close()))
  }))

it('a chat that was handed on without a word is taken away by the sweep', () =>
  withLeak(async (app, hub, child) => {
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    const [first, second] = [await join(app, 'counsellor'), await join(app, 'counsellor')]
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: first.token })
    const desk = await dialStaff(app, first)
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    await app.platform.db.updateTable('chat').set({ assigned_to: second.id }).where('id', '=', chat_id).execute()
    app.shiftClock(10_000)
    expect(await desk.next((frame) => frame.type === 'error')).toMatchObject({ chat_id, code: 'not_found' })
    const heard = desk.frames.length
    await say(app, child, chat_id, 'endi boshqaga')
    desk.send({ type: 'ping', n: 1 })
    await desk.next((frame) => frame.type === 'pong')
    expect(desk.frames.slice(heard).filter((frame) => frame.type === 'message')).toEqual([])
    await desk.close()
  }))

it('a clock that was set back puts neither the sweep nor the look at sessions off', () =>
  withLeak(async (app, hub, child) => {
    const chat_id = await openChat(app, child)
    const line = await dialChat(app, child, chat_id, 0)
    app.shiftClock(-3_600_000)
    hub.leak('chat.frames')
    await say(app, child, chat_id, 'bir')
    await last(line, 1)
    await app.platform.db.updateTable('session').set({ revoked_at: new Date() }).where('account_id', '=', child.id).execute()
    app.shiftClock(-3_600_000)
    expect(await line.closed).toBe(4423)
  }))
