import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveOfflinePages } from './offline-worker.ts'

const CARD = 'the card with the numbers'
type Asked = { mode: string; method: string; url: string }
let hear: (event: object) => void
let answerOf: () => Promise<Response>

beforeEach(() => {
  const listeners: Record<string, typeof hear> = {}
  vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => (listeners[type] = listener))
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (path: string) => new Response(`${CARD} ${path}`), addAll: async () => {} }),
    keys: async () => [],
  })
  vi.stubGlobal('fetch', () => answerOf())
  serveOfflinePages({ cache: 'one', pages: ['/uz/offline'], pageFor: (path) => `/${path.slice(1, 3)}/offline` })
  hear = listeners['fetch']!
})
afterEach(() => vi.unstubAllGlobals())

/** What the worker answers; null: it does not step in. */
async function ask(request: Partial<Asked> = {}, preloadResponse?: Promise<Response>): Promise<string | null> {
  let answered: Promise<Response> | null = null
  hear({
    request: { mode: 'navigate', method: 'GET', url: 'https://himoya.example/ru/news', ...request },
    preloadResponse,
    respondWith: (answer: Promise<Response>) => (answered = answer),
    waitUntil: () => {},
  })
  return answered && (await (answered as Promise<Response>)).text()
}
const answers = (status: number) => async () => new Response('a bare page', { status })

it.each([502, 503, 504])('a page that a proxy answers %d is the card, in the language of the address', async (status) => {
  answerOf = answers(status)
  expect(await ask()).toBe(`${CARD} /ru/offline`)
  expect(await ask({}, answers(status)())).toBe(`${CARD} /ru/offline`)
})

it('no network is the card too', async () => {
  answerOf = () => Promise.reject(new TypeError('no network'))
  expect(await ask({ url: 'https://himoya.example/en/learn' })).toBe(`${CARD} /en/offline`)
})

it.each([200, 404, 500])('what the site itself answers is shown: %d', async (status) => {
  answerOf = answers(status)
  expect(await ask()).toBe('a bare page')
})

it('a form that was sent gets the answer it got, with what was typed in it', async () => {
  answerOf = answers(503)
  expect(await ask({ method: 'POST' })).toBe('a bare page')
})

it('a call is none of its business', async () => {
  answerOf = answers(502)
  expect(await ask({ mode: 'cors' })).toBeNull()
})
