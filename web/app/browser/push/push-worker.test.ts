import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tellOfPushes } from './push-worker.ts'

type Work = (event: { waitUntil(work: Promise<unknown>): void; notification: { close(): void } }) => void

/** A worker's surroundings: which pages are open, what it remembers, and what it did. */
let open: { url: string; focus: () => Promise<void> }[]
let remembered: string | undefined
let did: unknown[]
const listeners = new Map<string, Work>()

beforeEach(() => {
  open = []
  remembered = undefined
  did = []
  vi.stubGlobal('addEventListener', (type: string, work: Work) => listeners.set(type, work))
  vi.stubGlobal('registration', { showNotification: async (title: string, more: object) => did.push({ title, ...more }) })
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow: async (url: string) => did.push(url) })
  vi.stubGlobal('cookieStore', {
    get: async (name: string) => (remembered && name === '__Host-lang' ? { value: remembered } : null),
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', { languages: ['de-DE', 'ru-RU', 'en-GB'] })
  tellOfPushes()
})
afterEach(() => vi.unstubAllGlobals())

async function happens(type: 'push' | 'notificationclick', more: object = {}): Promise<void> {
  let work: Promise<unknown> | undefined
  const event = { waitUntil: (one: Promise<unknown>) => (work = one), notification: { close: () => did.push('closed') }, ...more }
  listeners.get(type)!(event)
  await work
}
const page = (url: string) => ({ url, focus: async () => void did.push(`focus ${url}`) })

describe('a push', () => {
  it('says that there is something new and nothing else, whatever it carries', async () => {
    await happens('push', { data: { text: () => 'Nodira sizga yozdi' } })
    expect(did).toEqual([{ title: 'Есть новое', body: 'Нажмите, чтобы посмотреть.', lang: 'ru', tag: 'news', renotify: true }])
  })

  it('speaks the language of an open page, else the remembered one, else the phone’s, else Uzbek', async () => {
    open = [page('https://himoya.test/uz/learn')]
    remembered = 'en'
    await happens('push')
    open = []
    await happens('push')
    remembered = undefined
    await happens('push')
    vi.stubGlobal('navigator', { languages: ['de'] })
    await happens('push')
    expect(did.map((one) => (one as { lang: string }).lang)).toEqual(['uz', 'en', 'ru', 'uz'])
  })

  it('leads at a tap to a page that is open, else to the first page of the language; never to what it is about', async () => {
    open = [page('https://himoya.test/en/news')]
    await happens('notificationclick')
    open = []
    await happens('notificationclick')
    expect(did).toEqual(['closed', 'focus https://himoya.test/en/news', 'closed', '/ru'])
  })
})
