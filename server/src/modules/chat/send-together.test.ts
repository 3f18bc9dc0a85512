import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from '@himoya/contract/chat/chat'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { dialChat, dialStaff, join, openChat, say, sendOver, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { SignedInActor } from '../../platform/core/actors.ts'
import { enterChat, sendMessage, type Sent } from './messages.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
})
afterAll(() => app.close())

const actorOf = ({ id }: Member): SignedInActor => ({ kind: 'user', id, session_id: '' })
const history = async (member: Member, chat_id: string): Promise<Message[]> =>
  (await app.call('GET', `/api/v1/message/${chat_id}/`, { token: member.token })).body
const seqs = async (member: Member, chat_id: string): Promise<number[]> => (await history(member, chat_id)).map(({ seq }) => seq)

/** People with a chat each, who can send in the same turn of the loop. */
async function crowd(size: number) {
  const people = await Promise.all(Array.from({ length: size }, () => join(app)))
  return Promise.all(
    people.map(async (member) => {
      const chat_id = await openChat(app, member)
      const chat = await enterChat(app.platform, actorOf(member), chat_id)
      const send = (message: string, cid: string = randomUUID()): Promise<Sent> =>
        sendMessage(app.platform, actorOf(member), chat, { cid, message })
      return { member, chat_id, send }
    }),
  )
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error)

describe('sends that share a commit', () => {
  it('are stored once each, numbered densely in the order they were given', async () => {
    const people = await crowd(8)
    const sends = people.flatMap(({ send }) => [1, 2, 3, 4, 5].map((number) => send(`n${number}`)))
    expect((await Promise.all(sends)).map(({ message }) => message.seq)).toEqual(people.flatMap(() => [1, 2, 3, 4, 5]))
    for (const { member, chat_id } of people) {
      expect((await history(member, chat_id)).map(({ seq, message }) => `${seq} ${message}`)).toEqual([
        '1 n1',
        '2 n2',
        '3 n3',
        '4 n4',
        '5 n5',
      ])
    }
  })

  it('the same send twice among them, or known already, is one row; the others do not notice', async () => {
    const [one, other] = await crowd(2)
    const [known, twice] = [randomUUID(), randomUUID()]
    const first = await one!.send('birinchi', known)
    const sent = await Promise.all([
      one!.send('boshqa', known),
      one!.send('ikki', twice),
      one!.send('ikki', twice),
      one!.send('uch'),
      other!.send('men ham'),
    ])
    expect(sent.map(({ duplicate, message }) => `${message.seq}${duplicate ? ' again' : ''}`)).toEqual([
      '1 again',
      '2',
      '2 again',
      '3',
      '1',
    ])
    expect(sent[0].message).toEqual(first.message)
    expect(await seqs(one!.member, one!.chat_id)).toEqual([1, 2, 3])
  })

  it('whose sender may not write are refused alone: ended, blocked, not theirs', async () => {
    const people = await crowd(4)
    const [fine, ended, blocked, foreign] = people
    const { db } = app.platform
    await app.call('POST', `/api/v1/chat/${ended!.chat_id}/end/`, { token: ended!.member.token })
    const later = new Date(Date.now() + 3_600_000)
    await db.updateTable('chat').set({ blocked_until: later }).where('id', '=', blocked!.chat_id).execute()
    const { id } = await join(app)
    await db.updateTable('chat').set({ account_id: id }).where('id', '=', foreign!.chat_id).execute()
    const answers = await Promise.all(people.map(({ send }) => send('salom').catch(codeOf)))
    expect(answers).toEqual([expect.objectContaining({ duplicate: false }), 'chat_ended', 'blocked', 'not_found'])
    expect(await seqs(fine!.member, fine!.chat_id)).toEqual([1])
    expect(await seqs(blocked!.member, blocked!.chat_id)).toEqual([])
  })

  it('that the database refuses fail alone, and leave no hole', async () => {
    const [one, other] = await crowd(2)
    const poison = randomUUID()
    await sql`alter table message add constraint poison check (cid <> ${sql.lit(poison)}) not valid`.execute(app.platform.db)
    try {
      const sends = [one!.send('bir'), one!.send('zahar', poison), one!.send('ikki'), other!.send('men ham')]
      const answers = await Promise.all(sends.map((send) => send.then(({ message }) => message.seq, codeOf)))
      expect(answers).toEqual([1, '23514', 2, 1])
    } finally {
      await sql`alter table message drop constraint poison`.execute(app.platform.db)
    }
    expect((await one!.send('zahar', poison)).message.seq).toBe(3)
    expect(await seqs(one!.member, one!.chat_id)).toEqual([1, 2, 3])
  })

  it('with an id that is none fail alone, and leave no hole', async () => {
    const [one, other] = await crowd(2)
    const sends = [one!.send('bir'), one!.send('xato', 'a cid'), one!.send('ikki'), other!.send('men ham')]
    const answers = await Promise.all(sends.map((send) => send.then(({ message }) => message.seq, codeOf)))
    expect(answers).toEqual([1, '22P02', 2, 1])
    expect(await seqs(one!.member, one!.chat_id)).toEqual([1, 2])
  })

  it('of two people who made the same cid are both stored', async () => {
    const people = await crowd(3)
    const cid = randomUUID()
    const sent = await Promise.all(people.map(({ send }) => send('salom', cid)))
    expect(sent.map(({ message, duplicate }) => [message.seq, duplicate])).toEqual([1, 2, 3].map(() => [1, false]))
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(3)
  })

  it('do not wait for a chat that somebody holds; its own comes when it is free', async () => {
    const [held, free] = await crowd(2)
    let late: Promise<Sent>
    await app.platform.db.transaction().execute(async (lock) => {
      await lock.selectFrom('chat').select('id').where('id', '=', held!.chat_id).forUpdate().execute()
      late = held!.send('kutaman')
      expect((await free!.send('kutmayman')).message.seq).toBe(1)
      expect(await Promise.race([late, sleep(50)])).toBeUndefined()
    })
    expect((await late!).message.seq).toBe(1)
  })
})

describe('a block', () => {
  it('is told to the person with its own code; the counsellor writes on, and reading stays open', async () => {
    const [child, counsellor] = [await join(app), await join(app, 'counsellor')]
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })
    const line = await dialChat(app, child, chat_id)
    const blocked_until = new Date(Date.now() + 3_600_000)
    await app.platform.db.updateTable('chat').set({ blocked_until }).where('id', '=', chat_id).execute()
    expect(await sendOver(line, 'yana')).toMatchObject({ type: 'error', code: 'blocked', retry: false })
    expect(await say(app, child, chat_id, 'yana')).toMatchObject({ status: 403, body: { code: 'blocked' } })
    expect((await say(app, counsellor, chat_id, 'biz shu yerdamiz')).status).toBe(200)
    await line.next((frame) => frame.message === 'biz shu yerdamiz')
    expect(await seqs(child, chat_id)).toEqual([1, 2])
    await line.close()
  })
})

describe('a database that stands still', () => {
  it('is told as overloaded, the text stays with its sender, and the same cid later is one message', async () => {
    const [child, supervisor] = [await join(app), await join(app, 'supervisor')]
    const chat_id = await openChat(app, child)
    const [line, desk] = [await dialChat(app, child, chat_id), await dialStaff(app, supervisor)]
    desk.send({ type: 'sub', chat_id, since: 0 })
    await desk.next((frame) => frame.type === 'subscribed')
    const cid = randomUUID()
    await app.platform.db.transaction().execute(async (lock) => {
      await sql`lock table message in access exclusive mode`.execute(lock)
      const refused = await sendOver(line, 'kutaman', { cid })
      expect(refused).toMatchObject({ type: 'error', code: 'overloaded', retry: true, retry_after_ms: expect.any(Number) })
      // Nobody else waits either.
      expect(await sendOver(line, 'yana')).toMatchObject({ type: 'error', code: 'overloaded', retry: true })
    })
    const ack = await until(async () => {
      const known = line.frames.length
      line.send({ type: 'send', cid, message: 'kutaman' })
      const answer = await line.next(
        (frame) => line.frames.indexOf(frame) >= known && frame.cid === cid && frame.type !== undefined,
      )
      return answer.type === 'ack' && answer
    })
    expect(ack).toMatchObject({ type: 'ack', seq: 1 })
    await desk.next((frame) => frame.type === 'message' && frame.message.cid === cid)
    expect(line.messages().filter((message) => message.cid === cid)).toHaveLength(1)
    expect((await history(child, chat_id)).filter((message) => message.cid === cid)).toHaveLength(1)
    await Promise.all([line.close(), desk.close()])
  })
})

describe('a flood', () => {
  it('of one person delays that person only', async () => {
    const own = await startTestApp({ env: { LIMITS: 'chat_send=5/20,api=100000/1' } })
    try {
      const [noisy, quiet] = [await join(own), await join(own)]
      const [flood, line] = [
        await dialChat(own, noisy, await openChat(own, noisy)),
        await dialChat(own, quiet, await openChat(own, quiet)),
      ]
      for (let number = 1; number <= 200; number += 1) {
        flood.send({ type: 'send', cid: randomUUID(), message: `n${number}` })
      }
      const acks = () => flood.frames.filter((frame) => frame.type === 'ack')
      await until(() => acks().length === 5)
      for (const message of ['bir', 'ikki', 'uch']) expect((await sendOver(line, message)).type).toBe('ack')
      expect(acks()).toHaveLength(5)
      expect(flood.frames.filter((frame) => frame.type === 'error')).toEqual([])
      flood.socket.terminate()
      await line.close()
    } finally {
      await own.close()
    }
  })
})
