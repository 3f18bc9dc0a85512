import type { Message } from '@himoya/contract/chat/chat'
import { createApi } from '@himoya/kit/session/api-client'
import { memoryStorage } from '@himoya/kit/browser-storage'
import { createOutbox, type Outbox } from '@himoya/kit/chat/outbox'
import { createStaffSocket } from '@himoya/kit/chat/staff-socket'
import { createTokenStore } from '@himoya/kit/session/token-store'
import { afterEach, describe, expect, it } from 'vitest'
import { until } from '../../../../../kit/test/until.ts'
import { startServer } from '../../../../../kit/test/fake-server.ts'
import { createChatChannels } from './channels.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const row = (seq: number): Message => ({
  id: `id-${seq}`,
  message: `text ${seq}`,
  created_at: '2026-11-21T10:04:00.000Z',
  is_admin: false,
  seq,
  cid: `peer-${seq}`,
  kind: 'text',
})

type Frame = { type: string; chat_id: string; cid: string; message: string; since?: number }

/** A server with `count` messages in every chat, which stores and acknowledges what it is sent. */
async function openDesk({ count = 3, outbox = createOutbox(memoryStorage()) }: { count?: number; outbox?: Outbox } = {}) {
  const sent: Frame[] = []
  const failing = { history: false }
  const stored = { last_seq: count }
  const server = await startServer({
    answer({ path }) {
      if (failing.history) return { status: 503, json: { code: 'unavailable', message: 'Later' } }
      const before = Number(new URL(path, 'http://test').searchParams.get('before_seq') ?? count + 1)
      return {
        json: Array.from({ length: count }, (_, index) => row(index + 1))
          .filter(({ seq }) => seq < before)
          .slice(-200),
      }
    },
    connected(socket) {
      socket.send(JSON.stringify({ type: 'hello', ping_ms: 25_000, expires_at: '', now: '' }))
      socket.on('message', (raw: Buffer) => {
        const frame = JSON.parse(raw.toString()) as Frame
        if (frame.type === 'sub') {
          const { last_seq } = stored
          const knows_more = (frame.since ?? 0) > last_seq
          const { chat_id } = frame
          socket.send(JSON.stringify({ type: 'subscribed', chat_id, last_seq, resume: knows_more ? 'gap' : 'ok' }))
          if (knows_more)
            for (let seq = 1; seq <= last_seq; seq += 1)
              socket.send(JSON.stringify({ type: 'message', chat_id, message: row(seq) }))
        }
        if (frame.type !== 'send') return
        sent.push(frame)
        const { chat_id, cid } = frame
        const ack = {
          type: 'ack',
          chat_id,
          cid,
          id: cid,
          seq: stored.last_seq + sent.length,
          created_at: row(1).created_at,
          duplicate: false,
        }
        socket.send(JSON.stringify(ack))
      })
    },
  })
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  tokens.write({ access: 'access', refresh: 'refresh' })
  const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'refresh/', origin: server.origin })
  const socket = createStaffSocket({ api, tokens, outbox, onState() {}, onQueue() {} })
  const channels = createChatChannels({ api, socket, onMessage() {} })
  closers.push(server.close, socket.stop)
  return { channels, socket, server, sent, failing, stored }
}

describe('the chats a console follows', () => {
  it('show only what is stored after a backup was put back, and what is written then', async () => {
    const { channels, socket, server, sent, stored } = await openDesk({ count: 6 })
    socket.start()
    const chat = await channels.open('first')
    const texts = () => chat.live.get().messages.map(({ message }) => message)
    await until(() => texts().length === 6)
    stored.last_seq = 1
    for (const line of server.sockets) line.terminate()
    await until(() => texts().length === 1)
    expect(texts()).toEqual(['text 1'])
    await chat.send('yangi')
    await until(() => sent.length === 1 && channels.unsent() === 0)
    expect(texts()).toEqual(['text 1', 'yangi'])
  })

  it('send what was written in them, also when another chat is open by then', async () => {
    const { channels, socket, sent } = await openDesk()
    const first = await channels.open('first')
    await first.send('Salom')
    await channels.open('second')
    expect(channels.unsent()).toBe(1)
    socket.start()
    await until(() => channels.unsent() === 0)
    expect(sent.map(({ chat_id, message }) => [chat_id, message])).toEqual([['first', 'Salom']])
    expect(first.live.get().messages.at(-1)).toMatchObject({ message: 'Salom', is_admin: true, seq: 4 })
  })

  it('are read once, however often they are looked at', async () => {
    const { channels, server } = await openDesk()
    const channel = await channels.open('first')
    await channels.open('second')
    expect(await channels.open('first')).toBe(channel)
    expect(server.seen.filter(({ path }) => path.includes('first'))).toHaveLength(1)
  })

  it('are asked for again after a reading that failed', async () => {
    const { channels, failing } = await openDesk()
    failing.history = true
    await expect(channels.open('first')).rejects.toMatchObject({ status: 503 })
    failing.history = false
    expect((await channels.open('first')).live.get().messages).toHaveLength(3)
  })

  it('put older messages above, until the first', async () => {
    const { channels } = await openDesk({ count: 250 })
    const channel = await channels.open('first')
    expect(channel.live.get().messages[0]?.seq).toBe(51)
    await channel.readOlder()
    expect(channel.live.get().messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
  })

  it('send after a reload what the tab had kept', async () => {
    const storage = memoryStorage()
    const before = await openDesk({ outbox: createOutbox(storage) })
    await (await before.channels.open('first')).send('Aloqasiz yozildi')

    const after = await openDesk({ outbox: createOutbox(storage) })
    after.socket.start()
    await after.channels.follow(['second', 'first'])
    await until(() => after.sent.length === 1)
    expect(after.sent[0]).toMatchObject({ chat_id: 'first', message: 'Aloqasiz yozildi' })
    await until(() => after.channels.unsent() === 0)
    expect(await createOutbox(storage).list()).toEqual([])
  })

  it('are all of one’s own, so that an answer is heard whatever is open, each read once', async () => {
    const { channels, server, failing } = await openDesk()
    await channels.follow(['first', 'second'])
    await channels.follow(['first', 'second', 'third'])
    expect(server.seen.map(({ path }) => /message\/([^/]+)/.exec(path)?.[1])).toEqual(['first', 'second', 'third'])
    failing.history = true
    await channels.follow(['fourth'])
    failing.history = false
    await channels.follow(['fourth'])
    expect((await channels.open('fourth')).live.get().messages).toHaveLength(3)
  })

  it('give their place up beyond sixty, but never with something unsent', async () => {
    const { channels, server } = await openDesk()
    await (await channels.open('chat-0')).send('Salom')
    for (let index = 1; index <= 60; index += 1) await channels.open(`chat-${index}`)
    await channels.open('chat-0')
    await channels.open('chat-1')
    const readings = (chat: string) => server.seen.filter(({ path }) => path.includes(`/${chat}/`)).length
    expect([readings('chat-0'), readings('chat-1'), readings('chat-2')]).toEqual([1, 2, 1])
  })
})
