import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@himoya/contract/chat/chat'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { dial, dialChat, dialStaff, join, openChat, say, sendOver, type Line, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { databaseUrl } from '../../../test/test-database.ts'
import { TEST_MASTER_KEY } from '../../../test/test-keys.ts'
import { freePort } from '../../../test/free-port.ts'

const LIMITS = 'chat_send=100000/1,api=100000/1'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS }, connections: 10 })
})
afterAll(() => app.close())

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

/** All of a chat, paged as any client does. */
async function history(member: Member, chat_id: string, after = 0): Promise<Message[]> {
  const { body } = await app.call('GET', `/api/v1/message/${chat_id}/?after_seq=${after}`, { token: member.token })
  return body.length === 200 ? [...body, ...(await history(member, chat_id, body.at(-1).seq))] : body
}

/** A child with a chat and a supervisor who reads along. */
async function pair() {
  const [child, supervisor] = [await join(app), await join(app, 'supervisor')]
  return { child, supervisor, chat_id: await openChat(app, child) }
}

describe('numbers', () => {
  /** As every client does: a busy server says so, and is asked again with the same cid. */
  async function sayUntilTaken(member: Member, chat_id: string, text: string) {
    const cid = randomUUID()
    for (;;) {
      const answer = await say(app, member, chat_id, text, cid)
      if (answer.status !== 503) return answer
      await sleep(100)
    }
  }

  it('are dense under a hundred senders at once, over socket and HTTP', async () => {
    const { child, chat_id } = await pair()
    const supervisors = await Promise.all(Array.from({ length: 99 }, () => join(app, 'supervisor')))
    const answers = await Promise.all(
      [child, ...supervisors].flatMap((member) => [1, 2, 3].map((number) => sayUntilTaken(member, chat_id, `n${number}`))),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.map(({ body }) => body.seq).sort((one, other) => one - other)).toEqual(numbersTo(300))
    const rows = await history(child, chat_id)
    expect(rows.map(({ seq }) => seq)).toEqual(numbersTo(300))
    // Later in the chat is later in time.
    expect(rows.map(({ created_at }) => created_at)).toEqual(rows.map(({ created_at }) => created_at).sort())
  })

  it('fifty tries of one send at once are one row, and each is told so', async () => {
    const { child, chat_id } = await pair()
    const cid = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => say(app, child, chat_id, 'bir', cid)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.seq}`)).size).toBe(1)
    expect(await history(child, chat_id)).toHaveLength(1)
  })

  it('the same cid of two senders is two messages', async () => {
    const { child, supervisor, chat_id } = await pair()
    const cid = randomUUID()
    for (const member of [child, supervisor]) expect((await say(app, member, chat_id, 'x', cid)).status).toBe(200)
    expect((await history(child, chat_id)).map(({ is_admin }) => is_admin)).toEqual([false, true])
  })
})

describe('the acknowledgement', () => {
  it('does not come before the commit, and nobody reads the message before it', async () => {
    const { child, supervisor, chat_id } = await pair()
    const [line, desk] = [await dialChat(app, child, chat_id), await dialStaff(app, supervisor)]
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    const { db } = app.platform
    const cid = randomUUID()
    await db.transaction().execute(async (lock) => {
      await lock.selectFrom('chat').select('id').where('id', '=', chat_id).forUpdate().execute()
      line.send({ type: 'send', cid, message: 'kutaman' })
      await sleep(100)
      line.send({ type: 'ping', n: 1 })
      desk.send({ type: 'ping', n: 1 })
      await desk.next((frame) => frame.type === 'pong')
      expect(desk.frames.some((frame) => frame.type === 'message')).toBe(false)
      expect(line.frames.filter(({ type }) => type === undefined || type === 'ack')).toEqual([])
    })
    const ack = await line.next((frame) => frame.type === 'ack')
    const stored = await db.selectFrom('message').select(['id', 'seq']).where('cid', '=', cid).execute()
    expect(stored).toEqual([{ id: ack.id, seq: ack.seq }])
    await desk.next((frame) => frame.type === 'message' && frame.message.cid === cid)
    await Promise.all([line.close(), desk.close()])
  })

  it('does not come when the commit fails: the text stays with its sender, who may send it again', async () => {
    const { child, chat_id } = await pair()
    const line = await dialChat(app, child, chat_id)
    const cid = randomUUID()
    await sql`alter table message add constraint full_disk check (seq < 1) not valid`.execute(app.platform.db)
    try {
      expect(await sendOver(line, 'kutaman', { cid })).toMatchObject({ type: 'error', code: 'unavailable', retry: true })
    } finally {
      await sql`alter table message drop constraint full_disk`.execute(app.platform.db)
    }
    line.send({ type: 'send', cid, message: 'kutaman' })
    expect(await line.next((frame) => frame.type === 'ack')).toMatchObject({ cid, seq: 1, duplicate: false })
    await line.close()
  })
})

describe('reading along', () => {
  it('misses and doubles nothing: 1,000 sends while 60 clients attach', async () => {
    const { child, chat_id } = await pair()
    const members = await Promise.all(Array.from({ length: 10 }, () => join(app, 'supervisor')))
    const senders = await Promise.all(members.slice(0, 4).map((member) => dialStaff(app, member)))
    const readers: Reader[] = []
    let sent = 0
    const send = async (sender: Line): Promise<void> => {
      while (sent < 1_000) {
        sent += 1
        await sendOver(sender, `n${sent}`, { chat_id })
        if (sent % 20 < 4 && readers.length < 60) readers.push(attach(members, child, chat_id, readers.length))
      }
    }
    await Promise.all(senders.map(send))

    const stored = await history(child, chat_id)
    expect(stored.map(({ seq }) => seq)).toEqual(numbersTo(stored.length))
    expect(stored.length).toBeGreaterThanOrEqual(1_000)
    expect(readers).toHaveLength(60)
    for (const reader of readers) {
      await reader.line.next((frame) => reader.messageOf(frame)?.seq === stored.length)
      const heard = reader.line.frames.flatMap((frame) => reader.messageOf(frame) ?? [])
      const first = heard[0]!.seq
      // Only where the server said "gap" may the beginning be missing; a client pages it.
      expect(first === reader.since + 1 || reader.gap()).toBe(true)
      expect(heard).toEqual(stored.slice(first - 1))
    }
    await Promise.all([...senders, ...readers.map(({ line }) => line)].map((line) => line.close()))
  })
})

type Reader = { line: Line; since: number; gap: () => boolean; messageOf: (frame: Frame) => Message | undefined }
type Frame = Line['frames'][number]

/** Every tenth a child's socket, the others consoles; each from the beginning. */
function attach(members: readonly Member[], child: Member, chat_id: string, index: number): Reader {
  if (index % 10 === 0) {
    const line = dial(app, `/ws/chat/${chat_id}/?token=${child.token}&v=1&since=0`)
    return {
      line,
      since: 0,
      gap: () => line.frames[0].resume === 'gap',
      messageOf: (frame) => (frame.type === undefined ? frame : undefined),
    }
  }
  const line = dial(app, `/ws/staff/?token=${members[index % members.length]!.token}`)
  line.socket.once('open', () => line.send({ type: 'sub', chat_id, since: 0 }))
  return {
    line,
    since: 0,
    gap: () => line.frames.find((frame) => frame.type === 'subscribed').resume === 'gap',
    messageOf: (frame) => (frame.type === 'message' ? frame.message : undefined),
  }
}

describe('kill -9 of the server in the middle of sending', () => {
  it('every acknowledged message is there once, in its order; the others are still with their senders', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => join(app)))
    const chats = await Promise.all(members.map((member) => openChat(app, member)))
    const port = await freePort()
    const outboxes = members.map(() => numbersTo(150).map((number) => ({ cid: randomUUID(), message: `n${number}` })))
    const acked = members.map(() => [] as string[])

    for (const kill of [true, true, false]) {
      const server = await startProcess(port)
      const work = members.map((member, index) => sendAll(port, member, chats[index]!, outboxes[index]!, acked[index]!))
      if (kill) {
        const goal = acked.flat().length + 150
        await until(() => acked.flat().length >= goal)
        server.kill('SIGKILL')
      }
      await Promise.all(work)
      if (!kill) server.kill('SIGKILL')
      await new Promise((resolve) =>
        (server.exitCode ?? server.signalCode) !== null ? resolve(null) : server.once('exit', resolve),
      )
    }

    for (const [index, member] of members.entries()) {
      const stored = await history(member, chats[index]!)
      expect(stored.map(({ seq }) => seq)).toEqual(numbersTo(150))
      expect(stored.map(({ message }) => message)).toEqual(numbersTo(150).map((number) => `n${number}`))
      expect(new Set(acked[index])).toEqual(new Set(stored.map(({ cid }) => cid)))
    }
  })
})

/** One in flight, as a client does; what was not acknowledged stays in the outbox and is sent again by the next call. */
async function sendAll(
  port: number,
  member: Member,
  chat_id: string,
  outbox: { cid: string; message: string }[],
  acked: string[],
) {
  const line = dial({ ...app, socket_url: `ws://127.0.0.1:${port}` }, `/ws/chat/${chat_id}/?token=${member.token}&v=1`)
  const lost = line.closed.then(
    () => null,
    () => null,
  )
  let answer = await Promise.race([line.next((frame) => frame.type === 'hello'), lost])
  while (answer !== null && outbox.length > 0) {
    const { cid, message } = outbox[0]!
    answer = await Promise.race([sendOver(line, message, { cid }), lost])
    if (answer === null) return
    expect(answer.type).toBe('ack')
    acked.push(cid)
    outbox.shift()
  }
  await line.close()
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** `npm start` without its set-up, on the test's database; ready when it returns. */
async function startProcess(port: number): Promise<ChildProcess> {
  const data_dir = mkdtempSync(path(tmpdir(), 'himoya-killed-'))
  folders.push(data_dir)
  const { current_database: name } = (await sql<{ current_database: string }>`select current_database()`.execute(app.platform.db))
    .rows[0]!
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data_dir,
    // `host=` wins over the host name, which an address must have all the same.
    DATABASE_URL: databaseUrl(inject('test_server_url'), name).replace('@/', '@localhost/'),
    MASTER_KEY: TEST_MASTER_KEY,
    LIMITS,
    DEMO_SEED: '0',
  }
  const server = spawn(process.execPath, [path(import.meta.dirname, '../../main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('http://')) resolve()
    })
    server.once('exit', () => reject(new Error(said)))
  })
  return server
}
