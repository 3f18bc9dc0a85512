import type { Incoming } from '@himoya/contract/chat/socket'
import type { WebSocket } from 'ws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startServer } from '../../../../kit/test/fake-server.ts'
import { createApi } from '@himoya/kit/session/api-client'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createLightLink, type LightLink } from './light-link.ts'
import { createTokenStore } from '@himoya/kit/session/token-store'

let page: { window: EventTarget; document: EventTarget & { visibilityState: string } }
const closers: (() => unknown)[] = []
beforeEach(() => {
  page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { visibilityState: 'visible' }) }
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.document)
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  vi.unstubAllGlobals()
})

/** A server that only says hello, and tabs of one browser: Node has real Web Locks and channels. */
async function openBrowser() {
  const sockets = new Set<WebSocket>()
  const server = await startServer({
    answer: () => ({ json: [] }),
    connected(socket) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.send(JSON.stringify({ type: 'hello', last_seq: 0, resume: 'ok', read: { me: 0, peer: 0 }, ping_ms: 25_000 }))
    },
  })
  closers.push(server.close)
  const chat_id = crypto.randomUUID()
  const session = () => {
    const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
    tokens.write({ access: 'a1', refresh: 'r1' })
    return { tokens, api: createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin: server.origin }) }
  }
  function openPage(): LightLink<Incoming> & { heard: string[]; over: () => boolean; ready: () => number } {
    const heard: string[] = []
    let over = false
    let ready = 0
    const link = createLightLink<Incoming>({
      ...session(),
      chat_id,
      reached: () => 0,
      onFrame: (frame) => frame.type === 'notification' && heard.push(frame.id),
      onReady: () => (ready += 1),
      onOver: () => (over = true),
    })
    link.start()
    closers.push(link.stop)
    return { ...link, heard, over: () => over, ready: () => ready }
  }
  function openChat(): ChatClient {
    const client = createChatClient({ ...session(), chat_id, shares_tabs: true, onChange: () => {} })
    client.start()
    closers.push(client.stop)
    return client
  }
  return {
    openPage,
    openChat,
    sockets,
    pushAll: (id: string) => sockets.forEach((one) => one.send(JSON.stringify({ type: 'notification', id, is_read: false }))),
  }
}
const isOpen = (client: ChatClient): boolean => client.view().link === 'open'

describe('pages of one browser without a chat', () => {
  it('say once that they hear every change: at the first word of their own socket, or of another tab’s', async () => {
    const { openPage, openChat } = await openBrowser()
    const first = openPage()
    await until(() => first.ready() === 1)
    const second = openPage()
    await until(() => second.ready() === 1)
    expect([first.ready(), first.hears(), second.hears()]).toEqual([1, true, true])
    // The chat takes the lead: for a moment nobody had a socket.
    const chat = openChat()
    await until(() => isOpen(chat) && second.ready() === 2)
    expect(first.ready()).toBe(2)
  })

  it('have one socket between them, and what comes reaches each of them once', async () => {
    const { openPage, sockets, pushAll } = await openBrowser()
    const pages = [openPage(), openPage(), openPage()]
    await until(() => pages.some((one) => one.isOpen()))
    expect(sockets.size).toBe(1)
    pushAll('n1')
    await until(() => pages.every(({ heard }) => heard.length > 0))
    pages[1]!.tell({ type: 'notification', id: 'n2' } as Incoming)
    await until(() => pages[0]!.heard.length === 2 && pages[2]!.heard.length === 2)
    expect(pages.map(({ heard }) => heard)).toEqual([['n1', 'n2'], ['n1'], ['n1', 'n2']])
  })

  it('give the socket to a chat as soon as one is opened, and take it back when the last one closes', async () => {
    const { openPage, openChat, sockets, pushAll } = await openBrowser()
    const pages = [openPage(), openPage()]
    await until(() => pages.some((one) => one.isOpen()))
    const chats = [openChat(), openChat()]
    await until(() => chats.every(isOpen))
    await until(() => sockets.size === 1)
    expect(pages.some((one) => one.isOpen())).toBe(false)
    pushAll('n1')
    await until(() => pages.every(({ heard }) => heard.length > 0))
    chats[0]!.stop()
    await until(() => isOpen(chats[1]!))
    await chats[1]!.send('yozdim')
    chats[1]!.stop()
    await until(() => pages.some((one) => one.isOpen()))
    await until(() => sockets.size === 1)
    pushAll('n2')
    await until(() => pages.every(({ heard }) => heard.length === 2))
    expect(pages.map(({ heard }) => heard)).toEqual([
      ['n1', 'n2'],
      ['n1', 'n2'],
    ])
  })

  it('have none while nobody looks at them', async () => {
    const { openPage, sockets } = await openBrowser()
    const one = openPage()
    await until(() => one.isOpen())
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    await until(() => sockets.size === 0)
    expect(one.over()).toBe(false)
    page.document.visibilityState = 'visible'
    page.document.dispatchEvent(new Event('visibilitychange'))
    await until(() => one.isOpen())
  })

  it('try no more once the server has ended the session', async () => {
    const { openPage, sockets } = await openBrowser()
    const one = openPage()
    await until(() => one.isOpen())
    sockets.forEach((socket) => socket.close(4423))
    await until(() => one.over())
    expect(one.isOpen()).toBe(false)
  })
})
