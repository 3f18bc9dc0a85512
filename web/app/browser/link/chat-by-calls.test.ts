import type { Message } from '@himoya/contract/chat/chat'
import type { WebSocket } from 'ws'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { type Answer, type Seen, startServer } from '../../../../kit/test/fake-server.ts'
import { createApi } from '@himoya/kit/session/api-client'
import { createChatClient } from './chat-client.ts'
import { createStaffSocket, type StaffChatView } from '@himoya/kit/chat/staff-socket'
import { createTokenStore } from '@himoya/kit/session/token-store'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const row = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: `id-${seq}`,
  message: `text ${seq}`,
  created_at: '2026-11-21T10:04:00.000Z',
  is_admin: true,
  seq,
  cid: `peer-${seq}`,
  kind: 'text',
  ...changes,
})

/** A server that stores over HTTP; its sockets do what the test says. */
async function openStandIn(connected: (socket: WebSocket) => void) {
  const rows: Message[] = []
  const failing = { with: null as Answer | null }
  function answer({ method, path, body }: Seen): Answer {
    if (failing.with) return failing.with
    if (!path.includes('/message/')) return { json: {} }
    if (method === 'GET') {
      const after = Number(new URL(path, 'http://test').searchParams.get('after_seq') ?? 0)
      return { json: rows.filter(({ seq }) => seq > after) }
    }
    const sent = JSON.parse(body) as { cid: string; message: string }
    const stored = rows.find(({ cid }) => cid === sent.cid) ?? row(rows.length + 1, { ...sent, is_admin: false })
    if (!rows.includes(stored)) rows.push(stored)
    return { json: stored }
  }
  const server = await startServer({ answer, connected })
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  tokens.write({ access: 'a1', refresh: 'r1' })
  const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: server.origin })
  closers.push(server.close)
  const posts = (): string[] => server.seen.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { server, api, tokens, rows, failing, posts }
}
/** Time runs twenty times faster for timers, and as usual for the network. */
function hurry(): void {
  const real = setTimeout
  const fast = (work: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]): unknown => real(work, ms / 20, ...rest)
  vi.stubGlobal('setTimeout', fast)
  closers.push(() => vi.unstubAllGlobals())
}

describe('a chat whose socket does not come', () => {
  it('sends by a call under the same cid, polls for answers, and says so', async () => {
    hurry()
    const { api, tokens, rows, posts } = await openStandIn((socket) => socket.terminate())
    const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
    closers.push(client.stop)
    client.start()
    await client.send('Salom')
    const { cid } = client.view().pending[0]!
    await until(() => client.view().pending.length === 0)
    expect(posts()).toEqual([JSON.stringify({ cid, message: 'Salom' })])
    expect(client.view()).toMatchObject({ link: 'polling', messages: [{ message: 'Salom', cid, seq: 1 }] })
    rows.push(row(2))
    await until(() => client.view().messages.length === 2)
  })

  it('goes back to the socket when it opens, and sends nothing twice', async () => {
    hurry()
    let is_blocked = true
    const frames: string[] = []
    const { api, tokens, rows } = await openStandIn((socket) => {
      if (is_blocked) return socket.terminate()
      socket.send(JSON.stringify({ type: 'hello', last_seq: rows.length, resume: 'ok', ping_ms: 250_000_000 }))
      socket.on('message', (raw: Buffer) => frames.push(raw.toString()))
    })
    const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
    closers.push(client.stop)
    client.start()
    await client.send('Salom')
    await until(() => client.view().link === 'polling' && client.view().pending.length === 0)
    is_blocked = false
    await until(() => client.view().link === 'open')
    expect(frames).toEqual([])
    expect(rows).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['a server in trouble', { status: 503, json: { code: 'unavailable', message: '' } }],
    ['a limit', { status: 429, json: { code: 'rate_limited', message: '' }, headers: { 'retry-after': '5' } }],
    ['a proxy’s page', { status: 403, text: '<html>' }],
    ['a hotel’s sign-in page', { status: 200, text: '<html>' }],
    ['no answer at all', { status: 0 }],
  ])('takes %s for no refusal: the message stays and goes later', async (_, trouble) => {
    hurry()
    const { api, tokens, rows, failing, server } = await openStandIn((socket) => socket.terminate())
    const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
    closers.push(client.stop)
    client.start()
    await until(() => client.view().link === 'polling')
    failing.with = trouble
    await client.send('Salom')
    const asked = server.seen.length
    await until(() => server.seen.length > asked + 2)
    expect(client.view().pending).toMatchObject([{ message: 'Salom', failed: null }])
    failing.with = null
    await until(() => client.view().pending.length === 0)
    expect(rows.map(({ message }) => message)).toEqual(['Salom'])
  })

  it('shows a refusal in our own words, and lets the next one go', async () => {
    hurry()
    const { api, tokens, failing } = await openStandIn((socket) => socket.terminate())
    const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
    closers.push(client.stop)
    client.start()
    await until(() => client.view().link === 'polling')
    failing.with = { status: 422, json: { code: 'invalid', message: '' } }
    await client.send('bad')
    await until(() => client.view().pending[0]?.failed === 'invalid')
    failing.with = null
    await client.send('good')
    await until(() => client.view().messages.length === 1)
    expect(client.view().pending).toHaveLength(1)
  })
})

it('what names an attachment goes by a call also while the socket is open', async () => {
  const frames: string[] = []
  const { api, tokens, posts } = await openStandIn((socket) => {
    socket.send(JSON.stringify({ type: 'hello', last_seq: 0, resume: 'ok', ping_ms: 25_000 }))
    socket.on('message', (raw: Buffer) => frames.push(raw.toString()))
  })
  const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
  closers.push(client.stop)
  client.start()
  await until(() => client.view().link === 'open')
  await client.send('Rasm', { id: 'a1', mime: 'image/webp', size: 10 })
  const { cid } = client.view().pending[0]!
  await until(() => client.view().pending.length === 0)
  expect(posts()).toEqual([JSON.stringify({ cid, message: 'Rasm', attachment_id: 'a1' })])
  expect(frames).toEqual([])
})

it('a console without a socket reads its queue and its chats, and answers, by calls', async () => {
  hurry()
  const { api, tokens, rows, posts, server } = await openStandIn((socket) => socket.terminate())
  let queue_readings = 0
  let view: StaffChatView | undefined
  const socket = createStaffSocket({ api, tokens, onState: () => {}, onQueue: () => (queue_readings += 1) })
  closers.push(socket.stop)
  socket.start()
  const channel = socket.enter('c1', (now) => {
    view = now
  })
  await channel.send('Javob')
  await until(() => view?.messages.length === 1)
  expect(socket.state()).toBe('polling')
  expect(posts()).toHaveLength(1)
  rows.push(row(2, { is_admin: false }))
  await until(() => view?.messages.length === 2 && queue_readings > 1)
  channel.read(2)
  await until(() => server.seen.some(({ path, body }) => path === '/api/v1/staff/chat/c1/read/' && body === '{"seq":2}'))
})
