import type { Message } from '@himoya/contract/chat/chat'
import type { WebSocket } from 'ws'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { type Answer, type Seen, startServer } from '../../../../kit/test/fake-server.ts'
import { createApi } from '@himoya/kit/session/api-client'
import { memoryStorage } from '@himoya/kit/browser-storage'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createOutbox } from '@himoya/kit/chat/outbox'
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
const hello = (last_seq = 0, more: object = {}) => ({
  type: 'hello',
  last_seq,
  resume: 'ok',
  ping_ms: 25_000,
  max_chars: 4_000,
  expires_at: '2026-11-21T10:14:00.000Z',
  now: '2026-11-21T10:04:00.000Z',
  ...more,
})
type Frame = { type: string; cid: string; message: string; token: string; from: number; to: number; n: number }
const say = (socket: WebSocket, frame: object): void => socket.send(JSON.stringify(frame))

/** `script` is the server: called for each connection, it says hello and answers frames. */
async function setUp(
  script: (socket: WebSocket, url: URL, connection: number, frames: (listener: (frame: Frame) => void) => void) => void,
  answer: (seen: Seen) => Answer = () => ({ status: 404 }),
) {
  let connections = 0
  const urls: URL[] = []
  const server = await startServer({
    answer,
    connected(socket, url) {
      urls.push(url)
      script(socket, url, ++connections, (listener) => socket.on('message', (text) => listener(JSON.parse(String(text)))))
    },
  })
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  tokens.write({ access: 'a1', refresh: 'r1' })
  const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: server.origin })
  const outbox = createOutbox(memoryStorage())
  const open = (chat_id: string, ended_chat_ids: string[] = []): ChatClient =>
    createChatClient({ api, tokens, chat_id, ended_chat_ids, outbox, onChange: () => {} })
  const client = open('c1')
  closers.push(server.close, client.stop)
  return { server, client, tokens, urls, open }
}
const texts = (client: ChatClient): string[] => client.view().messages.map(({ message }) => message)

describe('reading', () => {
  it('resumes behind the history and shows every row once, by seq', async () => {
    const { client, urls } = await setUp((socket) => {
      say(socket, hello(4))
      say(socket, row(3))
      say(socket, row(3))
      say(socket, row(4))
    })
    client.merge([row(1), row(2)])
    client.start()
    await until(() => client.view().messages.length === 4)
    expect(texts(client)).toEqual(['text 1', 'text 2', 'text 3', 'text 4'])
    expect(urls[0]?.search).toBe('?v=1&since=2&token=a1&lang=uz')
  })

  it('fills a hole before it shows what stands behind it', async () => {
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello(3))
      say(socket, row(1))
      say(socket, row(3))
      frames((frame) => {
        expect(frame).toEqual({ type: 'get', from: 2, to: 2 })
        expect(texts(client)).toEqual(['text 1'])
        say(socket, row(2))
      })
    })
    client.start()
    await until(() => client.view().messages.length === 3)
    expect(texts(client)).toEqual(['text 1', 'text 2', 'text 3'])
  })

  it('pages over HTTP what a long absence missed', async () => {
    const all = Array.from({ length: 450 }, (_, n) => row(n + 1))
    const { client } = await setUp(
      (socket) => {
        say(socket, hello(450, { resume: 'gap' }))
        for (const one of all.slice(250)) say(socket, one)
      },
      ({ path }) => {
        const after = Number(new URL(path, 'http://test').searchParams.get('after_seq'))
        return { json: all.slice(after, after + 200) }
      },
    )
    client.merge([row(1)])
    client.start()
    await until(() => client.view().messages.length === 450)
    expect(client.view().messages.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq))
  })
})

describe('after a backup was put back', () => {
  it('no row that is not stored any more stays, nothing is called read, and what is written now is seen', async () => {
    const { server, client } = await setUp((socket, _url, connection) => {
      if (connection === 1) {
        say(socket, hello(6, { read: { me: 6, peer: 6 } }))
        for (const seq of [1, 2, 3, 4, 5, 6]) say(socket, row(seq))
        return
      }
      say(socket, hello(1, { resume: 'gap', read: { me: 1, peer: 1 } }))
      say(socket, row(1))
      say(socket, row(2, { message: 'yangi', id: 'new', cid: 'new' }))
    })
    client.start()
    await until(() => client.view().messages.length === 6)
    client.read(6)
    for (const socket of server.sockets) socket.terminate()
    await until(() => texts(client).includes('yangi'))
    expect(texts(client)).toEqual(['text 1', 'yangi'])
    expect(client.view().read).toEqual({ me: 1, peer: 2 })
  })
})

describe('sending', () => {
  it('shows a message as pending until the acknowledgement and never before', async () => {
    let acknowledge: (() => void) | undefined
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello())
      frames(({ cid }) => {
        acknowledge = () => say(socket, { type: 'ack', cid, id: 'm1', seq: 1, created_at: row(1).created_at, duplicate: false })
      })
    })
    client.start()
    await client.send('Salom')
    expect(client.view().pending.map(({ message }) => message)).toEqual(['Salom'])
    await until(() => acknowledge !== undefined)
    expect(texts(client)).toEqual([])
    acknowledge?.()
    await until(() => client.view().pending.length === 0)
    expect(client.view().messages).toMatchObject([{ message: 'Salom', seq: 1, is_admin: false }])
  })

  it('sends again under the same cid after the connection died before the acknowledgement', async () => {
    const cids: string[] = []
    const { client } = await setUp((socket, _url, connection, frames) => {
      say(socket, hello())
      frames(({ cid }) => {
        cids.push(cid)
        if (connection === 1) socket.terminate()
        else say(socket, { type: 'ack', cid, id: 'm1', seq: 1, created_at: row(1).created_at, duplicate: true })
      })
    })
    client.start()
    await client.send('Salom')
    await until(() => client.view().pending.length === 0)
    expect(cids).toEqual([cids[0], cids[0]])
    expect(texts(client)).toEqual(['Salom'])
  })

  it('takes its own row in the stream for the lost acknowledgement', async () => {
    let sent = ''
    const { client } = await setUp((socket, _url, connection, frames) => {
      if (connection === 2) {
        say(socket, row(1, { cid: sent, message: 'Salom', is_admin: false }))
        say(socket, hello(1))
      } else say(socket, hello())
      frames(({ cid }) => {
        sent = cid
        socket.terminate()
      })
    })
    client.start()
    await client.send('Salom')
    await until(() => client.view().messages.length === 1)
    expect(client.view().pending).toEqual([])
  })

  it('keeps the order: one in flight, and a retry does not let the next one overtake', async () => {
    const order: string[] = []
    let seq = 0
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello())
      frames(({ cid, message }) => {
        order.push(message)
        if (order.length === 1) say(socket, { type: 'error', cid, code: 'overloaded', retry: true, retry_after_ms: 30 })
        else say(socket, { type: 'ack', cid, id: `m${seq}`, seq: ++seq, created_at: row(1).created_at, duplicate: false })
      })
    })
    client.start()
    await Promise.all(['one', 'two', 'three'].map((text) => client.send(text)))
    await until(() => client.view().messages.length === 3)
    expect(order).toEqual(['one', 'one', 'two', 'three'])
    expect(texts(client)).toEqual(['one', 'two', 'three'])
  })

  it('says what was refused, lets the rest go on, and retries or gives up as told', async () => {
    let refuse = true
    let seq = 0
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello())
      frames(({ cid, message }) => {
        if (message === 'bad' && refuse) say(socket, { type: 'error', cid, code: 'invalid', retry: false })
        else say(socket, { type: 'ack', cid, id: `m${seq}`, seq: ++seq, created_at: row(1).created_at, duplicate: false })
      })
    })
    client.start()
    await client.send('bad')
    await client.send('good')
    await until(() => client.view().messages.length === 1 && client.view().pending[0]?.failed === 'invalid')
    const { cid } = client.view().pending[0]!
    refuse = false
    await client.retry(cid)
    await until(() => client.view().messages.length === 2)
    expect(texts(client)).toEqual(['good', 'bad'])

    refuse = true
    await client.send('bad')
    await until(() => client.view().pending[0]?.failed === 'invalid')
    await client.discard(client.view().pending[0]!.cid)
    expect(client.view().pending).toEqual([])
  })

  it('carries a text that met an ended chat into the one that is open now', async () => {
    const { client, open } = await setUp((socket, url, _n, frames) => {
      say(socket, hello())
      frames(({ cid }) => {
        if (url.pathname.includes('c1')) say(socket, { type: 'error', cid, code: 'chat_ended', retry: false })
        else say(socket, { type: 'ack', cid, id: 'm', seq: 1, created_at: row(1).created_at, duplicate: false })
      })
    })
    client.start()
    await client.send('Yana bir gap')
    await until(() => client.view().pending[0]?.failed === 'chat_ended')
    client.stop()
    const stranger = open('c3')
    const next = open('c2', ['c1'])
    closers.push(next.stop)
    next.start()
    await until(() => next.view().messages.length === 1)
    expect(texts(next)).toEqual(['Yana bir gap'])
    expect(stranger.view().pending).toEqual([])
  })

  it('keeps what was written while there is no connection', async () => {
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello())
      frames(({ cid }) => say(socket, { type: 'ack', cid, id: 'm', seq: 1, created_at: row(1).created_at, duplicate: false }))
    })
    await client.send('written offline')
    expect(client.view().pending).toHaveLength(1)
    client.start()
    await until(() => client.view().pending.length === 0)
    expect(texts(client)).toEqual(['written offline'])
  })
})

describe('the connection', () => {
  const renewingEachTime = (): ((seen: Seen) => Answer) => {
    let pair = 1
    return ({ path }) =>
      path === '/api/v1/auth/token/refresh/' ? { json: { access: `a${++pair}`, refresh: `r${pair}` } } : { status: 404 }
  }

  it('is renewed in place before the token ends', async () => {
    const auths: string[] = []
    const { client } = await setUp((socket, _url, _n, frames) => {
      say(socket, hello())
      say(socket, { type: 'expiring', in: 60 })
      frames(({ type, token }) => type === 'auth' && auths.push(token))
    }, renewingEachTime())
    client.start()
    await until(() => auths.length > 0)
    expect(auths).toEqual(['a2'])
  })

  it('refreshes once after 4401 and comes back with the new token', async () => {
    const { client, urls, server } = await setUp((socket, url) => {
      if (url.searchParams.get('token') === 'a1') socket.close(4401)
      else say(socket, hello())
    }, renewingEachTime())
    client.start()
    await until(() => client.view().link === 'open')
    expect(urls.map((url) => url.searchParams.get('token'))).toEqual(['a1', 'a2'])
    expect(server.seen).toHaveLength(1)
  })

  // A server whose clock is set right between the two: what it has just issued has run out already.
  it('comes back with a newer token when the fresh one is refused too, and its words leave then', async () => {
    const { client, urls } = await setUp((socket, url, _count, frames) => {
      if (url.searchParams.get('token') !== 'a3') return socket.close(4401)
      say(socket, hello())
      frames(({ cid }) => say(socket, { type: 'ack', cid, id: 'm', seq: 1, created_at: row(1).created_at, duplicate: false }))
    }, renewingEachTime())
    await client.send('written meanwhile')
    client.start()
    await until(() => client.view().pending.length === 0)
    expect(texts(client)).toEqual(['written meanwhile'])
    expect(urls.map((url) => url.searchParams.get('token'))).toEqual(['a1', 'a2', 'a2', 'a3'])
  })

  it('stops when the session itself is refused', async () => {
    const refusing = (): Answer => ({ status: 401, json: { code: 'token_revoked', message: '' } })
    const { client, urls } = await setUp((socket) => socket.close(4401), refusing)
    client.start()
    await until(() => client.view().link === 'stopped')
    expect(urls).toHaveLength(1)
  })

  it('is renewed again when the line was away for longer than the fresh token lasts', async () => {
    const closed: number[] = [4401, 1006, 4401]
    const { client, urls } = await setUp((socket) => {
      const code = closed.shift()
      if (code === undefined) say(socket, hello())
      else if (code === 1006) socket.terminate()
      else socket.close(code)
    }, renewingEachTime())
    client.start()
    await until(() => client.view().link === 'open')
    expect(urls.map((url) => url.searchParams.get('token'))).toEqual(['a1', 'a2', 'a2', 'a3'])
  })

  it.each([4400, 4403, 4409, 4413, 4423])('stays away after close code %i', async (code) => {
    const { client, urls } = await setUp((socket) => {
      say(socket, hello())
      socket.close(code)
    })
    client.start()
    await until(() => urls.length === 1 && client.view().link === 'stopped')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(urls).toHaveLength(1)
  })

  it.each([1006, 4000, 4001, 4002, 4003, 4005])('comes back after close code %i', async (code) => {
    const { client, urls } = await setUp((socket, _url, connection) => {
      if (connection > 1) say(socket, hello())
      else if (code === 1006) socket.terminate()
      else socket.close(code)
    })
    client.start()
    await until(() => client.view().link === 'open')
    expect(urls).toHaveLength(2)
  })

  it('answers a ping, and leaves within the window of a drain', async () => {
    const pongs: number[] = []
    const { client, urls } = await setUp((socket, _url, connection, frames) => {
      say(socket, hello())
      frames(({ type, n }) => type === 'pong' && pongs.push(n))
      say(socket, { type: 'ping', n: 7 })
      if (connection === 1) say(socket, { type: 'drain', after_ms: 20 })
    })
    client.start()
    await until(() => urls.length === 2 && client.view().link === 'open')
    expect(pongs[0]).toBe(7)
  })

  it('is given up when the server falls silent, and the next one resumes', async () => {
    // the deadline is ping_ms + 10 s
    const { client, urls } = await setUp((socket, _url, connection) => {
      say(socket, hello(1, { ping_ms: connection === 1 ? -9_950 : 25_000 }))
      say(socket, row(1))
    })
    client.start()
    await until(() => urls.length === 2 && client.view().link === 'open')
    expect(urls[1]?.searchParams.get('since')).toBe('1')
    expect(texts(client)).toEqual(['text 1'])
  })

  it('is given up when an acknowledgement does not come in 10 s, though the socket looks alive', async () => {
    const { client, urls } = await setUp((socket) => say(socket, hello()))
    client.start()
    await until(() => client.view().link === 'open')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await client.send('Salom')
      vi.advanceTimersByTime(9_999)
      expect(client.view().link).toBe('open')
      vi.advanceTimersByTime(1)
      expect(client.view().link).toBe('waiting')
      vi.advanceTimersByTime(500)
    } finally {
      vi.useRealTimers()
    }
    await until(() => urls.length === 2)
    expect(client.view().pending).toHaveLength(1)
  })
})
