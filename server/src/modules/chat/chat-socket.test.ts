import { randomUUID } from 'node:crypto'
import type { Message } from '@himoya/contract/chat/chat'
import { LENGTHS } from '@himoya/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { dial, dialChat, dialStaff, join, openChat, say, sendOver, type Line, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { endSession, refreshSession } from '../accounts/auth/sessions/sessions.service.ts'
import { chatFrames } from './messages.service.ts'

const UNLIMITED = { env: { LIMITS: 'chat_send=100000/1,api=100000/1' } }
const MINUTE = 60_000

let app: TestApp
let child: Member
let chat_id: string
beforeAll(async () => {
  app = await startTestApp(UNLIMITED)
  child = await join(app)
  chat_id = await openChat(app, child)
})
afterAll(() => app.close())

/** A test that turns the clock or limits has a server of its own. */
async function alone(run: (app: TestApp, child: Member, chat_id: string) => Promise<void>, options = UNLIMITED): Promise<void> {
  const own = await startTestApp(options)
  try {
    const member = await join(own)
    await run(own, member, await openChat(own, member))
  } finally {
    await own.close()
  }
}
const plainPath = (id: string, { token }: Member): string => `/ws/chat/${id}/?token=${token}`
const opened = (line: Line): Promise<void> => new Promise((resolve) => line.socket.once('open', () => resolve()))

describe('a client of the seed', () => {
  it('hears nothing but message objects, its own among them', async () => {
    const id = await openChat(app, child)
    const line = dial(app, plainPath(id, child))
    await opened(line)
    line.send({ message: 'salom' })
    line.send({ message: 'yana' })
    await line.next((frame) => frame.message === 'yana')
    expect(line.frames).toMatchObject([
      { message: 'salom', is_admin: false },
      { message: 'yana', is_admin: false },
    ])
    for (const frame of line.frames) expect(frame).toHaveProperty('id')
    await line.close()
  })

  it('is told when its words were not taken, and why', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    for (const [words, code] of [
      [{ message: '   ' }, 'invalid'],
      [{ message: 'a'.repeat(LENGTHS.message + 1) }, 'invalid'],
      [{ message: 'salom', is_admin: true }, 'bad_request'],
      [{ message: 'salom', cid: null }, 'bad_request'],
      [{ text: 'salom' }, 'bad_request'],
    ] as const) {
      const line = dial(app, plainPath(id, member))
      await opened(line)
      line.send(words)
      line.send({ message: 'keyin' })
      await line.next((frame) => frame.message === 'keyin')
      expect(line.frames[0]).toMatchObject({ type: 'error', code, retry: false })
      await line.close()
    }
  })

  it('may leave at once: what it sent is kept, in order', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    const line = dial(app, plainPath(id, member))
    await opened(line)
    for (let number = 1; number <= 20; number += 1) line.send({ message: `n${number}` })
    await line.close()
    const { body } = await until(async () => {
      const answer = await app.call('GET', `/api/v1/message/${id}/`, { token: member.token })
      return answer.body.length === 20 && answer
    })
    expect(body.map((message: Message) => message.message)).toEqual(Array.from({ length: 20 }, (_, index) => `n${index + 1}`))
  })

  it('stays while its session is good, long after its token ran out', () =>
    alone(async (own, member, id) => {
      const line = dial(own, plainPath(id, member))
      await opened(line)
      line.send({ message: 'bir' })
      await line.next((frame) => frame.message === 'bir')
      own.shiftClock(20 * MINUTE)
      const later = await dialChat(own, await sameSession(own, member), id)
      await sendOver(later, 'ikki')
      await line.next((frame) => frame.message === 'ikki')
      expect(line.frames.filter((frame) => frame.type !== undefined)).toEqual([])
      await endSession(own.platform, sessionOf(member))
      expect(await line.closed).toBe(4423)
    }))
})

/** A new token of the same session, as a client gets by refreshing. */
async function sameSession(own: TestApp, member: Member): Promise<Member> {
  const { access, refresh } = await refreshSession(own.platform, { address: '127.0.0.1' }, member.refresh, 'web')
  return { ...member, token: access, refresh }
}

const sessionOf = ({ token }: Member): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid as string

describe('hello and resume', () => {
  it('the first frame says where the chat stands', async () => {
    const id = await openChat(app, child)
    await say(app, child, id, 'bor')
    const line = await dialChat(app, child, id)
    const { last_seq } = (await app.call('GET', '/api/v1/chat/', { token: child.token })).body[0]
    expect(line.frames[0]).toEqual({
      type: 'hello',
      last_seq,
      resume: 'ok',
      read: { me: last_seq, peer: 0 },
      ping_ms: expect.any(Number),
      max_chars: LENGTHS.message,
      expires_at: expect.any(String),
      now: expect.any(String),
    })
    expect(line.frames[0].ping_ms).toBeGreaterThanOrEqual(20_000)
    expect(line.frames[0].ping_ms).toBeLessThanOrEqual(30_000)
    await line.close()
  })

  it('what was missed follows, in order; beyond 200 it says so and gives the newest', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    for (let number = 1; number <= 205; number += 1) await say(app, member, id, `n${number}`)
    const seqs = async (since: number) => {
      const line = await dialChat(app, member, id, since)
      if (since < 205) await line.next((frame) => frame.seq === 205)
      await line.close()
      return { resume: line.frames[0].resume, seqs: line.messages().map(({ seq }) => seq) }
    }
    const from = (first: number) => Array.from({ length: 206 - first }, (_, index) => first + index)
    expect(await seqs(205)).toEqual({ resume: 'ok', seqs: [] })
    expect(await seqs(200)).toEqual({ resume: 'ok', seqs: from(201) })
    expect(await seqs(5)).toEqual({ resume: 'ok', seqs: from(6) })
    expect(await seqs(4)).toEqual({ resume: 'gap', seqs: from(6) })
  })

  it('who knows more than is stored, after a backup was put back, is told so and gets what is stored', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    await say(app, member, id, 'qolgan')
    const line = await dialChat(app, member, id, 99)
    await line.next((frame) => frame.seq === 1)
    expect(line.frames[0]).toMatchObject({ type: 'hello', resume: 'gap', last_seq: 1 })
    await sendOver(line, 'yangi')
    await line.next((frame) => frame.seq === 2)
    expect(line.messages().map(({ message }) => message)).toEqual(['qolgan', 'yangi'])
    await line.close()
  })

  it('a hole is filled on demand, 200 at most', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    for (let number = 1; number <= 5; number += 1) await say(app, member, id, `n${number}`)
    const line = await dialChat(app, member, id)
    line.send({ type: 'get', from: 2, to: 4 })
    await line.next((frame) => frame.seq === 4)
    expect(line.messages().map(({ message }) => message)).toEqual(['n2', 'n3', 'n4'])
    await line.close()
  })
})

describe('send and ack', () => {
  it('each send is acknowledged under its cid, after its message', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    const cid = randomUUID()
    const ack = await sendOver(line, 'salom', { cid })
    const message = line.messages().find((one) => one.cid === cid)!
    expect(ack).toEqual({
      type: 'ack',
      cid,
      id: message.id,
      seq: message.seq,
      created_at: message.created_at,
      duplicate: false,
    })
    await line.close()
  })

  it('the same cid again is acknowledged as the first, and nobody sees it twice', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    const cid = randomUUID()
    const first = await sendOver(line, 'bir', { cid })
    line.send({ type: 'send', cid, message: 'boshqa' })
    const again = await line.next((frame) => frame.type === 'ack' && frame.duplicate)
    expect(again).toEqual({ ...first, duplicate: true })
    expect(line.messages().filter((message) => message.cid === cid)).toHaveLength(1)
    await line.close()
  })

  it('a hundred frames without waiting are stored in the order they were sent', async () => {
    const member = await join(app)
    const line = await dialChat(app, member, await openChat(app, member))
    for (let number = 1; number <= 100; number += 1) line.send({ type: 'send', cid: randomUUID(), message: `n${number}` })
    await line.next((frame) => frame.seq === 100)
    expect(line.messages().map(({ message }) => message)).toEqual(Array.from({ length: 100 }, (_, index) => `n${index + 1}`))
    await line.close()
  })

  it('what cannot be sent is refused for good, with its cid', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    expect(await sendOver(line, '  ')).toMatchObject({ type: 'error', code: 'invalid', retry: false })
    expect(await sendOver(line, 'o'.repeat(4_001))).toMatchObject({ type: 'error', code: 'invalid', retry: false })
    await line.close()
  })

  it('an ended chat takes nothing more', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    const line = await dialChat(app, member, id)
    await app.call('POST', `/api/v1/chat/${id}/end/`, { token: member.token })
    expect(await sendOver(line, 'yana')).toMatchObject({ type: 'error', code: 'chat_ended', retry: false })
    await line.close()
  })

  it('a limit delays, and loses nothing', () =>
    alone(
      async (own, member, id) => {
        const line = await dialChat(own, member, id)
        for (let number = 1; number <= 7; number += 1) line.send({ type: 'send', cid: randomUUID(), message: `n${number}` })
        await line.next((frame) => frame.type === 'ack' && frame.seq === 7)
        expect(line.messages().map(({ message }) => message)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'])
        const answers = await Promise.all(Array.from({ length: 20 }, () => say(own, member, id, 'x')))
        const late = answers.find(({ status }) => status !== 200)
        expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
        expect(Number(late!.headers.get('retry-after'))).toBeGreaterThan(0)
      },
      { env: { LIMITS: 'chat_send=3/1' } },
    ))
})

describe('life', () => {
  it('both sides ask and answer', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    line.send({ type: 'ping', n: 7 })
    expect(await line.next((frame) => frame.type === 'pong')).toEqual({ type: 'pong', n: 7 })
    await line.close()
  })

  it('silence for two pings is death: 4002', () =>
    alone(async (own, member, id) => {
      const [silent, lively] = [await dialChat(own, member, id), await dialChat(own, member, id)]
      lively.socket.on('message', (bytes) => {
        const frame = JSON.parse(bytes.toString())
        if (frame.type === 'ping') lively.send({ type: 'pong', n: frame.n })
      })
      for (let n = 1; n <= 2; n += 1) {
        own.shiftClock(31_000)
        await Promise.all([silent, lively].map((line) => line.next((frame) => frame.type === 'ping' && frame.n === n)))
        lively.send({ type: 'ping', n })
        await lively.next((frame) => frame.type === 'pong' && frame.n === n)
      }
      own.shiftClock(31_000)
      expect(await silent.closed).toBe(4002)
      await lively.next((frame) => frame.type === 'ping' && frame.n === 3)
    }))

  it('a token that runs out is announced, and renewed in place', () =>
    alone(async (own, member, id) => {
      const line = await dialChat(own, member, id)
      own.shiftClock(9 * MINUTE + 30_000)
      const warning = await line.next((frame) => frame.type === 'expiring')
      expect(warning.in).toBeGreaterThan(0)
      expect(warning.in).toBeLessThanOrEqual(60)
      line.send({ type: 'auth', token: (await sameSession(own, member)).token })
      const { expires_at } = await line.next((frame) => frame.type === 'auth_ok')
      expect(Date.parse(expires_at)).toBeGreaterThan(Date.parse(line.frames[0].expires_at))
      own.shiftClock(MINUTE)
      expect(await sendOver(line, 'hali shu yerda')).toMatchObject({ type: 'ack' })
    }))

  it('a token that runs out and is not renewed: 4401', () =>
    alone(async (own, member, id) => {
      const line = await dialChat(own, member, id)
      own.shiftClock(11 * MINUTE)
      expect(await line.closed).toBe(4401)
    }))

  it("somebody else's token renews nothing: 4401", () =>
    alone(async (own, member, id) => {
      const line = await dialChat(own, member, id)
      line.send({ type: 'auth', token: (await join(own)).token })
      expect(await line.closed).toBe(4401)
    }))

  it('an ended session closes its sockets: 4423, and no others', async () => {
    const [one, other] = [await join(app), await join(app)]
    const lines = [await dialChat(app, one, await openChat(app, one)), await dialChat(app, other, await openChat(app, other))]
    await endSession(app.platform, sessionOf(one))
    expect(await lines[0]!.closed).toBe(4423)
    expect(await sendOver(lines[1]!, 'men shu yerda')).toMatchObject({ type: 'ack' })
    await lines[1]!.close()
  })

  it('a session that ended without a word is found: 4423', () =>
    alone(async (own, member, id) => {
      const line = await dialChat(own, member, id)
      await own.platform.db.updateTable('session').set({ revoked_at: new Date() }).execute()
      own.shiftClock(31_000)
      expect(await line.closed).toBe(4423)
    }))

  it('a server that stops says so, finishes what it holds, and closes: 4000', async () => {
    const own = await startTestApp(UNLIMITED)
    const member = await join(own)
    const line = await dialChat(own, member, await openChat(own, member))
    const cids = Array.from({ length: 20 }, () => randomUUID())
    for (const cid of cids) line.send({ type: 'send', cid, message: 'shoshilinch' })
    await line.next((frame) => frame.type === 'ack')
    await own.close()
    expect(await line.closed).toBe(4000)
    expect(line.frames).toContainEqual({ type: 'drain', after_ms: expect.any(Number) })
    const acked = line.frames.filter((frame) => frame.type === 'ack').map(({ cid }) => cid)
    expect(acked).toEqual(cids.slice(0, acked.length))
    expect(line.messages()).toHaveLength(acked.length)
  })
})

describe('the endpoint', () => {
  it.each(['', 'x', 'a.b.c'])('a wrong token (%j) is told after the upgrade: 4401', async (token) => {
    expect(await dial(app, `/ws/chat/${chat_id}/?token=${token}&v=1`).closed).toBe(4401)
    expect(await dial(app, `/ws/staff/?token=${token}`).closed).toBe(4401)
  })

  it('an expired token: 4401', () =>
    alone(async (own, member, id) => {
      own.shiftClock(11 * MINUTE)
      expect(await dial(own, plainPath(id, member)).closed).toBe(4401)
    }))

  it('a revoked token: 4401', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    await endSession(app.platform, sessionOf(member))
    expect(await dial(app, plainPath(id, member)).closed).toBe(4401)
  })

  it("a staff token does not open a child's socket, nor a child's the staff socket: 4401", async () => {
    expect(await dial(app, plainPath(chat_id, await join(app, 'supervisor'))).closed).toBe(4401)
    expect(await dial(app, `/ws/staff/?token=${child.token}`).closed).toBe(4401)
  })

  it('not your chat, whether it exists or not: 4403', async () => {
    const other = await join(app)
    for (const id of [chat_id, randomUUID(), 'nonsense']) expect(await dial(app, plainPath(id, other)).closed).toBe(4403)
  })

  it('a page of another site is refused, ours is let in', async () => {
    const refused = dial(app, plainPath(chat_id, child), { origin: 'https://evil.example' })
    await expect(refused.closed).rejects.toThrow('403')
    const line = dial(app, plainPath(chat_id, child), { origin: app.url })
    await opened(line)
    await line.close()
  })

  it('unknown paths are refused', async () => {
    await expect(dial(app, '/ws/nothing/').closed).rejects.toThrow('404')
  })

  it('the eleventh socket of one person: 4409', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    const lines = []
    for (let count = 0; count < 10; count += 1) lines.push(await dialChat(app, member, id))
    expect(await dial(app, plainPath(id, member)).closed).toBe(4409)
    await lines.pop()!.close()
    // The place is free once the server has seen the close.
    lines.push(await dialChat(app, member, id))
    await Promise.all(lines.map((line) => line.close()))
  })

  it('the third frame without sense: 4400', async () => {
    const nonsense = ['{', { type: 'send' }, { type: 'dance', on: true }]
    const line = await dialChat(app, child, await openChat(app, child))
    for (const frame of nonsense.slice(0, 2)) line.send(frame)
    expect(await sendOver(line, 'baribir')).toMatchObject({ type: 'ack' })
    line.send(nonsense[2])
    expect(await line.closed).toBe(4400)
    expect(line.frames.filter((frame) => frame.code === 'bad_request')).toHaveLength(3)
  })

  it.each([
    ['binary', Buffer.from('{"message":"x"}')],
    ['nested', `{"message":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['more than it knows', '{"message":"x","is_admin":true}'],
    ['out of range', '{"type":"get","from":1,"to":99999999999}'],
  ])('a frame that is %s stores nothing', async (_name, frame) => {
    const member = await join(app)
    const line = await dialChat(app, member, await openChat(app, member))
    for (let count = 0; count < 3; count += 1) line.socket.send(frame)
    expect(await line.closed).toBe(4400)
    expect(line.messages()).toEqual([])
  })

  it('a frame over 16 KiB: 4413', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    line.send({ message: 'o'.repeat(16 * 1024) })
    expect(await line.closed).toBe(4413)
  })

  it('the longest message fits a frame', async () => {
    const line = await dialChat(app, child, await openChat(app, child))
    expect(await sendOver(line, '😀'.repeat(4_000))).toMatchObject({ type: 'ack' })
    await line.close()
  })

  it('a page of long messages reaches whoever reads', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    for (let count = 0; count < 200; count += 1) await say(app, member, id, '😀'.repeat(4_000))
    const line = await dialChat(app, member, id, 0)
    await line.next((frame) => frame.seq === 200)
    for (let count = 0; count < 3; count += 1) line.send({ type: 'get', from: 1, to: 200 })
    line.send({ type: 'ping', n: 1 })
    await line.next((frame) => frame.type === 'pong')
    expect(line.messages()).toHaveLength(800)
    await line.close()
  })

  it('who does not read is let go: 4001', async () => {
    const member = await join(app)
    const id = await openChat(app, member)
    const line = await dialChat(app, member, id)
    line.socket.pause()
    const desk = await dialStaff(app, await join(app, 'supervisor'))
    while (app.platform.hub.count(chatFrames, id) > 0) await sendOver(desk, '😀'.repeat(4_000), { chat_id: id })
    line.socket.resume()
    expect(await line.closed).toBe(4001)
    await desk.close()
  })
})

it('staff without chats have no console socket: 4403', async () => {
  for (const role of ['editor', 'admin'] as const) {
    expect(await dial(app, `/ws/staff/?token=${(await join(app, role)).token}`).closed).toBe(4403)
  }
  await (await dialStaff(app, await join(app, 'counsellor'))).close()
})
