import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveOfflinePages } from './offline-worker.ts'

const LIST = '/uz/places/kept'
const DAY_MS = 86_400_000
const CARD = '<h1>card</h1><div hidden data-kept-list><a>list</a></div>'
let kept: Map<string, Response>
let asked: string[]
let online: boolean
let hear: Record<string, (event: object) => void>
let device: { saveData?: boolean }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  kept = new Map()
  asked = []
  online = true
  hear = {}
  device = {}
  const own = {
    match: async (path: string) => kept.get(path)?.clone(),
    async addAll(requests: { path: string }[]) {
      for (const { path } of requests) {
        asked.push(path)
        if (!online) throw new TypeError('Failed to fetch')
        kept.set(path, new Response(path === LIST ? 'list' : CARD, { headers: { date: new Date().toUTCString() } }))
      }
    },
  }
  vi.stubGlobal(
    'Request',
    class {
      readonly path: string
      constructor(path: string) {
        this.path = path
      }
    },
  )
  vi.stubGlobal('caches', { open: async () => own, keys: async () => ['offline-2'], delete: async () => true })
  vi.stubGlobal('navigator', { connection: device })
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => (hear[name] = listener))
  vi.stubGlobal('fetch', async () => {
    if (!online) throw new TypeError('Failed to fetch')
    return new Response('live')
  })
  vi.stubGlobal('skipWaiting', async () => {})
  serveOfflinePages({
    cache: 'offline-2',
    pages: ['/uz/offline'],
    pageFor: () => '/uz/offline',
    listFor: (path) => (path.startsWith('/uz/places') ? LIST : null),
    offeredOn: () => LIST,
  })
  await dispatch('install', {})
  asked = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function dispatch(name: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  hear[name]!({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event })
  await Promise.all(works)
}

async function visit(path: string, preloadResponse?: Promise<Response>): Promise<string> {
  let shown: Promise<Response> | undefined
  const request = { mode: 'navigate', url: `https://himoya.test${path}` }
  await dispatch('fetch', { request, preloadResponse, respondWith: (answer: Promise<Response>) => (shown = answer) })
  return (await shown!).text()
}

const press = async (list: string): Promise<boolean[]> => {
  const said: boolean[] = []
  await dispatch('message', { data: { type: 'keep', list }, ports: [{ postMessage: (is_kept: boolean) => said.push(is_kept) }] })
  return said
}

it('who looked at places has their list without a network, whichever region they open', async () => {
  expect(await visit('/uz/places')).toBe('live')
  online = false
  expect(await visit('/uz/places/in/samarqand')).toBe('list')
})

it('who never looked at places keeps no list, and the card offers none', async () => {
  await visit('/uz/learn')
  expect(asked).not.toContain(LIST)
  online = false
  expect(await visit('/uz/places')).toBe(CARD)
})

it('a preload that failed shows the card, whether the browser refuses it or, as Firefox, gives it out as an answer', async () => {
  online = false
  for (const failed of [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Response.error())])
    expect(await visit('/uz/learn', failed)).toBe(CARD)
})

it('the card offers the list once it is kept', async () => {
  await visit('/uz/places')
  online = false
  expect(await visit('/uz/learn')).toBe('<h1>card</h1><div><a>list</a></div>')
})

it('the list is fetched once a day, however many places are looked at', async () => {
  for (const path of ['/uz/places', '/uz/places/one', '/uz/places']) await visit(path)
  expect(asked.filter((path) => path === LIST)).toHaveLength(1)
  vi.setSystemTime(Date.now() + DAY_MS + 1_000)
  await visit('/uz/places')
  expect(asked.filter((path) => path === LIST)).toHaveLength(2)
})

it('who saves data is brought no list, until it is asked for by a press', async () => {
  device.saveData = true
  await visit('/uz/places')
  expect(asked).not.toContain(LIST)
  expect(await press(LIST)).toEqual([true])
  online = false
  expect(await visit('/uz/places')).toBe('list')
})

it('a press without a network is told so, and nothing but a list of ours is kept by one', async () => {
  online = false
  expect(await press(LIST)).toEqual([false])
  online = true
  expect(await press('/uz/report/mine')).toEqual([])
  expect(await press('/uz/places/in/samarqand')).toEqual([])
})
