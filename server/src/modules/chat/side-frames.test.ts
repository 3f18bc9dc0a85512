import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { dialChat, dialStaff, join, openChat, say, sendOver, type Line, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { chatFrames } from './messages.service.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
const sockets: Socket[] = []
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  app.app.server.on('connection', (socket: Socket) => void sockets.push(socket))
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

async function sub(line: Line, chat_id: string): Promise<void> {
  line.send({ type: 'sub', chat_id, since: 0 })
  await line.next((frame) => frame.type === 'subscribed' && frame.chat_id === chat_id)
}

/** A child with a chat that the counsellor has, both with an open screen. */
async function pair() {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await say(app, child, chat_id, 'kimdir bormi')
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })
  const [line, desk] = [await dialChat(app, child, chat_id), await dialStaff(app, counsellor)]
  await sub(desk, chat_id)
  return { child, chat_id, line, desk }
}

/** Everything the server had to say before this has come. */
async function settled(...lines: Line[]): Promise<void> {
  for (const line of lines) {
    const n = line.frames.length + 1
    line.send({ type: 'ping', n })
    await line.next((frame) => frame.type === 'pong' && frame.n === n)
  }
  await sleep(50)
}
const ofType = (line: Line, type: string) => line.frames.filter((frame) => frame.type === type)
const unread = async (chat_id: string): Promise<number> =>
  (await app.call('GET', `/api/v1/staff/chat/${chat_id}/`, { token: counsellor.token })).body.unread

describe('reading', () => {
  it('by the counsellor is shown to the child and on the counsellor’s other screens; unread falls without an answer', async () => {
    const { chat_id, line, desk } = await pair()
    const other_screen = await dialStaff(app, counsellor)
    await sub(other_screen, chat_id)
    expect(await unread(chat_id)).toBe(2)
    desk.send({ type: 'read', chat_id, seq: 2 })
    expect(await line.next((frame) => frame.type === 'read')).toEqual({ type: 'read', who: 'peer', seq: 2 })
    const mine = await other_screen.next((frame) => frame.type === 'read')
    expect(mine).toEqual({ type: 'read', chat_id, who: 'me', seq: 2 })
    expect(await unread(chat_id)).toBe(0)
    await Promise.all([line, desk, other_screen].map((one) => one.close()))
  })

  it('by the child is told to no member of staff, by no frame and in no list; only to the child’s other screen', async () => {
    const { child, chat_id, line, desk } = await pair()
    await sendOver(desk, 'javob', { chat_id })
    const second = await dialChat(app, child, chat_id)
    const before = (await app.call('GET', `/api/v1/staff/chat/${chat_id}/`, { token: counsellor.token })).body
    line.send({ type: 'read', seq: 3 })
    expect(await second.next((frame) => frame.type === 'read')).toEqual({ type: 'read', who: 'me', seq: 3 })
    await settled(desk)
    expect(ofType(desk, 'read')).toEqual([])
    expect((await app.call('GET', `/api/v1/staff/chat/${chat_id}/`, { token: counsellor.token })).body).toEqual(before)
    expect((await app.call('GET', '/api/v1/chat/', { token: child.token })).body[0].unread).toBe(0)
    await Promise.all([line, desk, second].map((one) => one.close()))
  })

  it('stands in hello, never goes back and never runs ahead of what is there', async () => {
    const { child, chat_id, line, desk } = await pair()
    desk.send({ type: 'read', chat_id, seq: 2_000_000 })
    expect((await line.next((frame) => frame.type === 'read')).seq).toBe(2)
    for (const seq of [1, 2]) {
      const path = `/api/v1/staff/chat/${chat_id}/read/`
      expect((await app.call('POST', path, { token: counsellor.token, body: { seq } })).status).toBe(204)
    }
    await say(app, child, chat_id, 'yana')
    const again = await dialChat(app, child, chat_id)
    expect(again.frames[0].read).toEqual({ me: 3, peer: 2 })
    expect(ofType(line, 'read')).toHaveLength(1)
    await Promise.all([line, desk, again].map((one) => one.close()))
  })

  it('many notes are few writes: what comes within 2 s is told once', async () => {
    const { child, chat_id, line, desk } = await pair()
    for (let seq = 3; seq <= 12; seq += 1) await say(app, child, chat_id, `n${seq}`)
    for (let seq = 1; seq <= 12; seq += 1) desk.send({ type: 'read', chat_id, seq })
    await line.next((frame) => frame.type === 'read' && frame.seq === 12)
    expect(ofType(line, 'read').map(({ seq }) => seq)).toEqual([1, 12])
    await Promise.all([line, desk].map((one) => one.close()))
  })

  it('is not lost when the screen closes right after it', async () => {
    const { child, chat_id, line, desk } = await pair()
    await say(app, child, chat_id, 'uch')
    for (const seq of [1, 3]) desk.send({ type: 'read', chat_id, seq })
    await settled(desk)
    await desk.close()
    expect(await line.next((frame) => frame.type === 'read' && frame.seq === 3)).toMatchObject({ who: 'peer' })
    await line.close()
  })

  it('by a supervisor who looks in is not reading for the team; a stranger’s is refused', async () => {
    const { child, chat_id, line, desk } = await pair()
    const wall = await dialStaff(app, supervisor)
    await sub(wall, chat_id)
    wall.send({ type: 'read', chat_id, seq: 2 })
    await settled(wall, line)
    expect(ofType(line, 'read')).toEqual([])
    expect(await unread(chat_id)).toBe(2)
    const stranger = await join(app)
    const path = `/api/v1/chat/${chat_id}/read/`
    expect((await app.call('POST', path, { token: stranger.token, body: { seq: 1 } })).status).toBe(404)
    expect((await app.call('POST', path, { token: child.token, body: { seq: 1 } })).status).toBe(204)
    await Promise.all([line, desk, wall].map((one) => one.close()))
  })
})

describe('typing', () => {
  it('is seen by the other side only, and is never stored', async () => {
    const { child, chat_id, line, desk } = await pair()
    const second = await dialChat(app, child, chat_id)
    line.send({ type: 'typing', on: true })
    expect(await desk.next((frame) => frame.type === 'typing')).toEqual({ type: 'typing', chat_id, on: true })
    desk.send({ type: 'typing', chat_id, on: true })
    desk.send({ type: 'typing', chat_id, on: false })
    expect(await second.next((frame) => frame.type === 'typing' && !frame.on)).toEqual({ type: 'typing', on: false })
    await settled(line, second)
    expect(ofType(line, 'typing').map(({ on }) => on)).toEqual([true, false])
    expect(ofType(desk, 'typing')).toHaveLength(1)
    await Promise.all([line, desk, second].map((one) => one.close()))
  })

  it('passes at most once in 3 s, however often it is said', async () => {
    const { line, desk } = await pair()
    for (let count = 0; count < 50; count += 1) line.send({ type: 'typing', on: true })
    await settled(line, desk)
    expect(ofType(desk, 'typing')).toHaveLength(1)
    await Promise.all([line, desk].map((one) => one.close()))
  })

  it('of a chat that was not joined goes nowhere', async () => {
    const { chat_id, line, desk } = await pair()
    const stranger = await dialStaff(app, await join(app, 'counsellor'))
    stranger.send({ type: 'typing', chat_id, on: true })
    stranger.send({ type: 'read', chat_id, seq: 2 })
    await settled(stranger, line)
    expect([...ofType(line, 'typing'), ...ofType(line, 'read')]).toEqual([])
    await Promise.all([line, desk, stranger].map((one) => one.close()))
  })
})

describe('who is behind with reading', () => {
  /** The server’s end of a line that is not read any more, with `bytes` waiting. */
  async function clog(line: Line, server_end: Socket, chat_id: string, desk: Line, bytes: number): Promise<void> {
    line.socket.pause()
    while (server_end.writableLength < bytes) await sendOver(desk, 'o'.repeat(3_900), { chat_id })
  }

  it('gets messages, and no hints beyond 64 KiB', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    const line = await dialChat(app, child, chat_id)
    const server_end = sockets.at(-1)!
    const desk = await dialStaff(app, supervisor)
    await sub(desk, chat_id)
    await clog(line, server_end, chat_id, desk, 70 * 1024)
    desk.send({ type: 'typing', chat_id, on: true })
    const { seq } = await sendOver(desk, 'oxirgi', { chat_id })
    line.socket.resume()
    await line.next((frame) => frame.seq === seq)
    expect(ofType(line, 'typing')).toEqual([])
    expect(line.messages().map((message) => message.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1))
    await Promise.all([line, desk].map((one) => one.close()))
  })

  it('and takes nothing for 10 s is let go: 4001', async () => {
    const own = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' } })
    try {
      const ends: Socket[] = []
      own.app.server.on('connection', (socket: Socket) => void ends.push(socket))
      const [member, lead] = [await join(own), await join(own, 'supervisor')]
      const chat_id = await openChat(own, member)
      const line = await dialChat(own, member, chat_id)
      const server_end = ends.at(-1)!
      const desk = await dialStaff(own, lead)
      await clog(line, server_end, chat_id, desk, 10_000)
      await sleep(1_100)
      own.shiftClock(11_000)
      await until(() => own.platform.hub.count(chatFrames, chat_id) === 0)
      line.socket.resume()
      expect(await line.closed).toBe(4001)
      await desk.close()
    } finally {
      await own.close()
    }
  })
})

describe('a child’s connection in a busy hour', () => {
  it('receives messages of its own chat and what is meant for it, and nothing else', async () => {
    const mine = await pair()
    const others = [await pair(), await pair()]
    const second = await dialStaff(app, await join(app, 'counsellor'))
    for (let round = 1; round <= 5; round += 1) {
      for (const { chat_id, line, desk, child } of [mine, ...others]) {
        await sendOver(line, `bola ${chat_id} ${round}`)
        await sendOver(desk, `javob ${chat_id} ${round}`, { chat_id })
        for (const kind of ['note', 'whisper']) {
          const body = { cid: crypto.randomUUID(), kind, text: `ichki ${round}` }
          const member = kind === 'note' ? counsellor : supervisor
          await app.call('POST', `/api/v1/staff/chat/${chat_id}/note/`, { token: member.token, body })
        }
        line.send({ type: 'typing', on: round % 2 === 1 })
        desk.send({ type: 'typing', chat_id, on: round % 2 === 1 })
        desk.send({ type: 'read', chat_id, seq: round })
        await app.call('POST', `/api/v1/chat/${chat_id}/read/`, { token: child.token, body: { seq: round } })
      }
    }
    const why = { reason: 'navbatim tugadi' }
    await app.call('POST', `/api/v1/staff/chat/${mine.chat_id}/take-over/`, { token: supervisor.token, body: why })
    await say(app, supervisor, mine.chat_id, 'endi men yozaman')
    await mine.line.next((frame) => frame.message === 'endi men yozaman')
    await settled(mine.line)

    const allowed = new Set([undefined, 'hello', 'state', 'read', 'typing', 'ack', 'pong', 'ping'])
    for (const frame of mine.line.frames) {
      expect(allowed).toContain(frame.type)
      expect(frame).not.toHaveProperty('chat_id')
      if (frame.type === undefined && !['salom', 'kimdir bormi', 'endi men yozaman'].includes(frame.message)) {
        expect(frame.message).toContain(mine.chat_id)
      }
    }
    expect(JSON.stringify(mine.line.frames)).not.toMatch(/ichki|note|whisper|queue"|claimed|facts/)
    const lines = [mine, ...others].flatMap(({ line, desk }) => [line, desk])
    await Promise.all([second, ...lines].map((one) => one.close()))
  })

  it('a counsellor who lost the chat gets no frame of it any more, and can send none', async () => {
    const { child, chat_id, line, desk } = await pair()
    const why = { reason: 'navbatim tugadi' }
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/take-over/`, { token: supervisor.token, body: why })
    await desk.next((frame) => frame.type === 'error' && frame.chat_id === chat_id && frame.code === 'not_found')
    const heard = desk.frames.length
    await say(app, child, chat_id, 'faqat yangi maslahatchiga')
    line.send({ type: 'typing', on: true })
    line.send({ type: 'read', seq: 3 })
    expect(await sendOver(desk, 'men hali shu yerda', { chat_id })).toMatchObject({ type: 'error', code: 'not_found' })
    desk.send({ type: 'get', chat_id, from: 1, to: 3 })
    await settled(line, desk)
    const later = desk.frames.slice(heard)
    expect(later.filter((frame) => frame.chat_id === chat_id && !['error', 'claimed'].includes(frame.type))).toEqual([])
    await Promise.all([line, desk].map((one) => one.close()))
  })
})
