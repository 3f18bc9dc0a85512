import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Attachment } from '@himoya/contract/chat/chat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server_time } from '@himoya/kit/server-time'
import { createApi } from '@himoya/kit/session/api-client'
import { createMediaSender, type MediaSender, type NewMedia, type PendingMedia } from './media-sender.ts'
import { createMediaShelf, type MediaShelf } from './media-shelf.ts'
import { createTokenStore } from '@himoya/kit/session/token-store'

type Kept = { id: string; kind: string; size: number; bytes: Buffer }

/** The server's end of uploads, with a network that can be cut at any request. */
function fakeUploads() {
  const uploads = new Map<string, Kept>()
  const heard: string[] = []
  let made = 0
  let online = true
  const state = {
    uploads,
    heard,
    /** Each request is shown to it first; `cut` drops the connection, a code refuses, `lose` works and loses the answer. */
    meet: (_request: string): 'ok' | 'cut' | 'lose' | { status: number; code: string } => 'ok',
    setOnline: (on: boolean) => void (online = on),
    serve: (request: IncomingMessage, response: ServerResponse) => void serve(request, response),
  }
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://x')
    const name = `${request.method} ${url.pathname.split('/').slice(5).filter(Boolean).join('/')}`
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const what = online ? state.meet(name) : 'cut'
    if (what === 'cut') return void request.socket.destroy()
    heard.push(name)
    const [status, body] =
      typeof what === 'object' ? [what.status, { code: what.code }] : answer(request, url, Buffer.concat(parts))
    if (what === 'lose') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
  }
  function answer({ method }: IncomingMessage, url: URL, body: Buffer): [number, unknown] {
    const [chat_id, , id = '', finish] = url.pathname.split('/').slice(4)
    if (id === '') {
      const { kind, size } = JSON.parse(String(body)) as { kind: string; size: number }
      const upload = { id: `${chat_id}-${(made += 1)}`, kind, size, bytes: Buffer.alloc(0) }
      uploads.set(upload.id, upload)
      return [201, present(upload)]
    }
    const upload = uploads.get(id)
    if (!upload) return [404, { code: 'not_found' }]
    if (finish === 'finish') return [200, { id, mime: 'image/webp', size: upload.bytes.length }]
    if (method === 'DELETE') uploads.delete(id)
    if (method === 'DELETE') return [204, null]
    if (method === 'PATCH') {
      if (Number(url.searchParams.get('offset')) !== upload.bytes.length) return [409, { code: 'wrong_offset' }]
      upload.bytes = Buffer.concat([upload.bytes, body])
    }
    return [200, present(upload)]
  }
  return state
}

const present = ({ id, kind, size, bytes }: Kept) => ({ id, kind, size, offset: bytes.length, part_size: 50_000, expires_at: '' })

let server: Server
let fake: ReturnType<typeof fakeUploads>
let senders: MediaSender[]

beforeEach(async () => {
  fake = fakeUploads()
  senders = []
  server = createServer(fake.serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  for (const sender of senders) sender.stop()
  server.closeAllConnections()
  server.close()
})

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
const picture: NewMedia = { kind: 'image', caption: 'salom', blob: new Blob([content]), width: 4, height: 3 }

function open(chat_id = 'chat', shelf: MediaShelf = createMediaShelf({ in_memory: true }), ended_chat_ids: string[] = []) {
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  tokens.write({ access: 'x', refresh: 'y' })
  const { port } = server.address() as AddressInfo
  const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: `http://127.0.0.1:${port}` })
  const sent: { caption: string; attachment: Attachment }[] = []
  const views: (readonly PendingMedia[])[] = []
  const waiting = new Set<() => void>()
  const sender = createMediaSender({
    api,
    shelf,
    chat_id,
    ended_chat_ids,
    handOver: async (caption, attachment) => void sent.push({ caption, attachment }),
    onChange(pending) {
      views.push(pending)
      for (const look of waiting) look()
    },
  })
  senders.push(sender)
  /** Resolves once the list of what is pending fits. */
  const until = (fits: (pending: readonly PendingMedia[]) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!fits(views.at(-1) ?? [])) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return { sender, shelf, sent, views, until }
}

const nothing = (pending: readonly PendingMedia[]): boolean => pending.length === 0

describe('a picture being sent', () => {
  it('arrives byte for byte, shows how far it is, and becomes one message', async () => {
    const { sender, sent, views, until, shelf } = open()
    sender.start()
    await sender.send(picture)
    await until(nothing)
    expect(fake.uploads.get('chat-1')!.bytes.equals(content)).toBe(true)
    expect(sent).toEqual([{ caption: 'salom', attachment: expect.objectContaining({ id: 'chat-1', size: content.length }) }])
    expect(await shelf.list()).toEqual([])
    const shares = views
      .flat()
      .filter(({ state }) => state === 'uploading')
      .map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeGreaterThan(0.5)
    expect(views.flat().some(({ state }) => state === 'checking')).toBe(true)
  })

  it('is not given up as old because the device’s clock was days behind and was set right', async () => {
    const { sender, sent, until } = open()
    const now = Date.parse('2026-11-25T10:00:00Z')
    vi.useFakeTimers({ toFake: ['Date'], now: now - 3 * 24 * 3_600_000 })
    try {
      server_time.hear(new Date(now).toUTCString())
      await sender.send(picture)
      vi.setSystemTime(now)
      sender.start()
      await until(nothing)
      expect(sent).toHaveLength(1)
    } finally {
      vi.useRealTimers()
      server_time.hear(new Date().toUTCString())
    }
  })

  it('goes on after a cut where it stopped, and never sends a part twice', async () => {
    const { sender, sent, until } = open()
    let cuts = 0
    fake.meet = (request) => (request.startsWith('PATCH') && (cuts += 1) === 3 ? 'cut' : 'ok')
    sender.start()
    await sender.send(picture)
    await until(nothing)
    expect(fake.uploads.size).toBe(1)
    expect(fake.uploads.get('chat-1')!.bytes.equals(content)).toBe(true)
    expect(fake.heard.filter((name) => name === 'POST attachment')).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it('asks how far it came when an answer is lost, also that of the ending', async () => {
    const { sender, sent, until } = open()
    const lost = new Set<string>()
    fake.meet = (request) => {
      const kind = request.startsWith('PATCH') ? 'PATCH' : request.endsWith('finish') ? 'finish' : ''
      if (kind === '' || lost.has(kind)) return 'ok'
      lost.add(kind)
      return 'lose'
    }
    sender.start()
    await sender.send(picture)
    await until(nothing)
    expect(lost.size).toBe(2)
    expect(fake.uploads.get('chat-1')!.bytes.equals(content)).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('is still there after a reload, and goes on with the same upload', async () => {
    const first = open()
    fake.meet = (request) => (request.startsWith('PATCH') && fake.heard.some((name) => name.startsWith('PATCH')) ? 'cut' : 'ok')
    first.sender.start()
    await first.sender.send(picture)
    await first.until(
      ([entry]) => entry?.state === 'waiting' && entry.upload_id !== null && fake.uploads.get('chat-1')!.bytes.length > 0,
    )
    first.sender.stop()
    fake.meet = () => 'ok'
    const second = open('chat', first.shelf)
    second.sender.start()
    await second.until(([entry]) => entry?.upload_id === 'chat-1')
    await second.until(nothing)
    expect(fake.uploads.size).toBe(1)
    expect(fake.uploads.get('chat-1')!.bytes.equals(content)).toBe(true)
    expect([first.sent.length, second.sent.length]).toEqual([0, 1])
  })

  it('begins anew when the server has forgotten the upload', async () => {
    const { sender, shelf, sent, until } = open()
    await shelf.put({
      ...picture,
      id: 'e',
      chat_id: 'chat',
      upload_id: 'long-gone',
      created_at: new Date().toISOString(),
      failed: null,
    })
    sender.start()
    await until(([entry]) => entry !== undefined)
    await until(nothing)
    expect(sent[0]!.attachment.id).toBe('chat-1')
  })

  it('that is cancelled stops, and is forgotten here and there', async () => {
    const { sender, shelf, sent, until, views } = open()
    let held: (() => void) | undefined
    fake.meet = (request) => {
      if (request.startsWith('PATCH') && fake.uploads.get('chat-1')!.bytes.length > 0) held?.()
      return 'ok'
    }
    const cancelled = new Promise<void>((resolve) => {
      held = () => {
        held = undefined
        void sender.cancel(views.at(-1)![0]!.id).then(resolve)
      }
    })
    sender.start()
    await sender.send(picture)
    await cancelled
    await until(nothing)
    expect([fake.uploads.size, sent.length, (await shelf.list()).length]).toEqual([0, 0, 0])
  })

  it('that the server refuses says why and stays in its sender’s hands', async () => {
    const { sender, sent, until } = open()
    fake.meet = (request) => (request.endsWith('finish') ? { status: 422, code: 'file_infected' } : 'ok')
    sender.start()
    await sender.send(picture)
    await until(([entry]) => entry?.state === 'failed')
    expect(sent).toEqual([])
    fake.meet = () => 'ok'
    let failed: PendingMedia | undefined
    await until(([entry]) => (failed = entry)?.failed === 'file_infected')
    await sender.retry(failed!.id)
    await until(nothing)
    expect(sent).toHaveLength(1)
  })

  it('waits while the server cannot check it, and is not called failed', async () => {
    const { sender, sent, views, until } = open()
    let tries = 0
    fake.meet = (request) => (request.endsWith('finish') && (tries += 1) === 1 ? { status: 503, code: 'unavailable' } : 'ok')
    sender.start()
    await sender.send(picture)
    await until(nothing)
    expect(sent).toHaveLength(1)
    expect(views.flat().some(({ state }) => state === 'failed')).toBe(false)
  })

  it('that met an ended chat goes on in the next one', async () => {
    const first = open('old')
    fake.meet = () => ({ status: 409, code: 'chat_ended' })
    first.sender.start()
    await first.sender.send(picture)
    await first.until(([entry]) => entry?.failed === 'chat_ended')
    first.sender.stop()
    fake.meet = () => 'ok'
    const second = open('new', first.shelf, ['old'])
    second.sender.start()
    await second.until(([entry]) => entry?.chat_id === 'new')
    await second.until(nothing)
    expect(second.sent[0]!.attachment.id).toBe('new-1')
  })

  it('of another person’s chat on the same browser is neither shown nor sent', async () => {
    const shelf = createMediaShelf({ in_memory: true })
    await shelf.put({
      ...picture,
      id: 'e',
      chat_id: 'theirs',
      upload_id: null,
      created_at: new Date().toISOString(),
      failed: null,
    })
    const { sender, views, until } = open('mine', shelf)
    sender.start()
    await sender.send(picture)
    await until(([entry]) => entry !== undefined)
    await until(nothing)
    expect(views.flat().every(({ chat_id }) => chat_id === 'mine')).toBe(true)
    expect(await shelf.list()).toHaveLength(1)
  })

  it('of yesterday is not sent by itself', async () => {
    const shelf = createMediaShelf({ in_memory: true })
    const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await shelf.put({ ...picture, id: 'e', chat_id: 'chat', upload_id: null, created_at, failed: null })
    const { sender, sent, until } = open('chat', shelf)
    sender.start()
    await until(([entry]) => entry?.failed === 'expired')
    expect([sent.length, fake.heard.length]).toEqual([0, 0])
  })
})
