import type { Message } from '@himoya/contract/chat/chat'
import type { WebSocket } from 'ws'
import { afterEach, describe, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startServer } from '../../../../kit/test/fake-server.ts'
import { createApi } from '@himoya/kit/session/api-client'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createKeptOutbox } from '@himoya/kit/chat/kept-outbox'
import { chatLinkName, createTabChannel } from '@himoya/kit/link/tab-channel'
import { createTokenStore } from '@himoya/kit/session/token-store'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const row = (seq: number, cid: string, message: string): Message => ({
  id: `id-${seq}`,
  message,
  created_at: '2026-11-21T10:04:00.000Z',
  is_admin: false,
  seq,
  cid,
  kind: 'text',
})

/** A server that stores once per cid, and tabs of one browser in front of it: Node has real Web Locks and channels. */
async function openBrowser() {
  const rows: Message[] = []
  const sockets = new Set<WebSocket>()
  const hears: object[] = []
  const says = { acks: true }
  const server = await startServer({
    answer: ({ path }) => ({ json: rows.slice(Number(new URL(path, 'http://test').searchParams.get('after_seq') ?? 0)) }),
    connected(socket, url) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      const say = (frame: object): void => socket.send(JSON.stringify(frame))
      say({ type: 'hello', last_seq: rows.length, resume: 'ok', read: { me: 0, peer: 0 }, ping_ms: 25_000 })
      rows.slice(Number(url.searchParams.get('since'))).forEach(say)
      socket.on('message', (raw: Buffer) => {
        const frame = JSON.parse(raw.toString()) as { type: string; cid: string; message: string }
        hears.push(frame)
        if (frame.type !== 'send' || !says.acks) return
        const stored = rows.find(({ cid }) => cid === frame.cid) ?? row(rows.length + 1, frame.cid, frame.message)
        if (!rows.includes(stored)) rows.push(stored)
        say({ type: 'ack', cid: stored.cid, id: stored.id, seq: stored.seq, created_at: stored.created_at, duplicate: false })
      })
    },
  })
  closers.push(server.close)
  const chat_id = crypto.randomUUID()
  const openTab = (): ChatClient => {
    const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
    tokens.write({ access: 'a1', refresh: 'r1' })
    const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: server.origin })
    const outbox = createKeptOutbox(`outbox_${chat_id}`, tokens)
    const client = createChatClient({ api, tokens, chat_id, outbox, shares_tabs: true, onChange: () => {} })
    client.merge(rows)
    client.start()
    closers.push(client.stop)
    return client
  }
  return {
    openTab,
    chat_id,
    outbox_name: `outbox_${chat_id}`,
    rows,
    sockets,
    hears,
    says,
    pushAll: (frame: object) => sockets.forEach((one) => one.send(JSON.stringify(frame))),
  }
}
const texts = (client: ChatClient): string[] => client.view().messages.map(({ message }) => message)
const isOpen = (client: ChatClient): boolean => client.view().link === 'open'

describe('tabs of one browser', () => {
  it('have one connection between them, and all show the same', async () => {
    const { openTab, sockets, rows, pushAll } = await openBrowser()
    const first = openTab()
    await until(() => isOpen(first))
    const second = openTab()
    await until(() => isOpen(second))
    expect(sockets.size).toBe(1)
    await second.send('from the second')
    await until(() => texts(first).length === 1 && texts(second).length === 1 && second.view().pending.length === 0)
    await first.send('from the first')
    await until(() => texts(second).length === 2)
    const stored = rows.map(({ message }) => message)
    expect(stored).toEqual(['from the second', 'from the first'])
    expect([texts(first), texts(second)]).toEqual([stored, stored])
    pushAll({ type: 'typing', on: true })
    pushAll({ type: 'state', state: 'waiting', availability: 'busy', queue_position: 2 })
    pushAll({ type: 'read', who: 'peer', seq: 2 })
    await until(() => second.view().read?.peer === 2)
    expect(second.view()).toMatchObject({ peer_types: true, status: { availability: 'busy', queue_position: 2 } })
  })

  it('a new one hears what happened before, and what is written in it reads and types through the other', async () => {
    const { openTab, rows, hears, pushAll } = await openBrowser()
    const first = openTab()
    await until(() => isOpen(first))
    rows.push({ ...row(1, 'peer-1', 'Salom'), is_admin: true })
    pushAll(rows[0]!)
    pushAll({ type: 'state', state: 'active', availability: 'open' })
    await until(() => texts(first).length === 1)
    const second = openTab()
    await until(() => texts(second).length === 1 && second.view().status !== null)
    expect(second.view().status).toMatchObject({ state: 'active' })
    second.typing(true)
    second.read(1)
    await until(() => hears.length === 2)
    expect(hears).toEqual([
      { type: 'typing', on: true },
      { type: 'read', seq: 1 },
    ])
    await until(() => first.view().read?.me === 1)
  })

  it('lose nothing when the one with the connection goes before the acknowledgement', async () => {
    const { openTab, rows, says, hears } = await openBrowser()
    const first = openTab()
    await until(() => isOpen(first))
    const second = openTab()
    await until(() => isOpen(second))
    says.acks = false
    await first.send('one')
    await until(() => second.view().pending.length === 1)
    await second.send('two')
    await until(() => hears.length === 1 && second.view().pending.length === 2)
    says.acks = true
    first.stop()
    await until(() => second.view().pending.length === 0)
    expect(rows.map(({ message }) => message)).toEqual(['one', 'two'])
    expect(texts(second)).toEqual(['one', 'two'])
  })

  it('forget everything unsent together when one is wiped', async () => {
    const { openTab, outbox_name, says, hears, rows } = await openBrowser()
    const first = openTab()
    await until(() => isOpen(first))
    const second = openTab()
    await until(() => isOpen(second))
    says.acks = false
    await first.send('secret')
    await until(() => second.view().pending.length === 1 && hears.length === 1)
    await createKeptOutbox(outbox_name, { in_memory: true }).clear()
    await until(() => first.view().pending.length === 0 && second.view().pending.length === 0)
    says.acks = true
    first.stop()
    await until(() => isOpen(second))
    expect(rows).toEqual([])
  })
})

describe('after a backup was put back', () => {
  it('a tab that slept while the leading one heard it shows no row that is not stored any more', async () => {
    const { openTab, rows, chat_id } = await openBrowser()
    for (const seq of [1, 2, 3, 4, 5, 6]) rows.push(row(seq, `old-${seq}`, `eski ${seq}`))
    // Another tab leads; this one hears of it only what it says when it is asked.
    const name = chatLinkName(chat_id)
    let release = (): void => {}
    void navigator.locks.request(name, () => new Promise<void>((resolve) => (release = resolve)))
    closers.push(() => release())
    const channel = createTabChannel<object>(name)
    const snapshot = { read: { me: 6, peer: 6 }, status: null, reached: 6, begun: null as string | null }
    const say = (): void => channel.post({ type: 'here', state: 'open', is_hidden: false, snapshot })
    closers.push(channel.listen((message) => 'type' in message && message.type === 'who' && say()))
    const tab = openTab()
    await until(() => isOpen(tab) && texts(tab).length === 6)

    rows.splice(1)
    rows.push({ ...row(2, 'new-2', 'yangi'), id: 'new-2' })
    Object.assign(snapshot, { read: { me: 1, peer: 1 }, reached: 2, begun: '2026-11-26T12:00:00.000Z' })
    say()
    await until(() => texts(tab).includes('yangi'))
    expect(texts(tab)).toEqual(['eski 1', 'yangi'])
    expect(tab.view().read).toEqual({ me: 1, peer: 1 })

    // Said again it is known.
    tab.merge([row(3, 'new-3', 'yana')])
    say()
    await until(() => texts(tab).length === 3)
    expect(texts(tab)).toEqual(['eski 1', 'yangi', 'yana'])
  })
})
