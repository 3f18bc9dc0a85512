import type { WebSocket } from 'ws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startServer } from '../../../../kit/test/fake-server.ts'
import { createApi } from '@himoya/kit/session/api-client'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createTokenStore } from '@himoya/kit/session/token-store'

/** A page, as far as the kit listens to one. */
let page: { window: EventTarget; document: EventTarget & { visibilityState: string } }
const closers: (() => unknown)[] = []
beforeEach(() => {
  page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) }
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.document)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closers.splice(0).toReversed()) await close()
  vi.unstubAllGlobals()
})

async function openPage(connected: (socket: WebSocket, connection: number) => void): Promise<ChatClient> {
  let connections = 0
  const server = await startServer({ connected: (socket) => connected(socket, ++connections) })
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  tokens.write({ access: 'a1', refresh: 'r1' })
  const api = createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: server.origin })
  const client = createChatClient({ api, tokens, chat_id: 'c1', onChange: () => {} })
  closers.push(server.close, client.stop)
  client.start()
  return client
}
const hello = JSON.stringify({ type: 'hello', last_seq: 0, resume: 'ok', ping_ms: 25_000 })

describe('a page that wakes up', () => {
  const wakes: Record<string, () => void> = {
    visibilitychange: () => page.document.dispatchEvent(new Event('visibilitychange')),
    pageshow: () => page.window.dispatchEvent(new Event('pageshow')),
    online: () => page.window.dispatchEvent(new Event('online')),
  }
  it.each(Object.keys(wakes))(
    'asks at %s whether its connection lives, and takes a new one after 3 s of silence',
    async (event) => {
      const pings: number[] = []
      let connection = 0
      const client = await openPage((socket, number) => {
        connection = number
        socket.send(hello)
        socket.on('message', () => pings.push(number))
      })
      await until(() => client.view().link === 'open')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      wakes[event]!()
      vi.advanceTimersByTime(2_999)
      expect(client.view().link).toBe('open')
      vi.advanceTimersByTime(1)
      expect(client.view().link).toBe('connecting')
      vi.useRealTimers()
      await until(() => client.view().link === 'open')
      expect(pings).toEqual([1])
      expect(connection).toBe(2)
    },
  )

  it('keeps a connection that answers', async () => {
    let connection = 0
    const answered: number[] = []
    const client = await openPage((socket, number) => {
      connection = number
      socket.send(hello)
      socket.on('message', (raw: Buffer) => {
        const { n } = JSON.parse(raw.toString()) as { n: number }
        socket.send(JSON.stringify({ type: 'pong', n }))
        answered.push(n)
      })
    })
    await until(() => client.view().link === 'open')
    wakes['online']!()
    wakes['pageshow']!()
    await until(() => answered.length === 2)
    expect(client.view().link).toBe('open')
    expect(connection).toBe(1)
  })

  it('is not woken by being hidden, and does not wait for its turn when it waits to reconnect', async () => {
    let connection = 0
    vi.spyOn(Math, 'random').mockReturnValue(1)
    closers.push(() => vi.restoreAllMocks())
    const client = await openPage((socket, number) => {
      connection = number
      if (number < 4) socket.terminate()
      else socket.send(hello)
    })
    await until(() => connection === 3 && client.view().link === 'waiting')
    page.document.visibilityState = 'hidden'
    wakes['visibilitychange']!()
    expect(client.view().link).toBe('waiting')
    page.document.visibilityState = 'visible'
    wakes['visibilitychange']!()
    expect(client.view().link).toBe('connecting')
    await until(() => client.view().link === 'open')
  })
})
