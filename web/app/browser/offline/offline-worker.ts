import type { KeepMessage } from './keep-list.ts'

/** What a service worker's events carry; the browser's own types for it exclude those of a page. */
type LongEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LongEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type KeepEvent = LongEvent & { data: KeepMessage | null; ports: readonly { postMessage(kept: boolean): void }[] }
type Worker = {
  navigator: { connection?: { saveData?: boolean } }
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: KeepEvent) => void): void
}

type OfflinePages = {
  /** The one cache of the site, by its version: neutral pages with numbers, nothing personal (safety.md 3). */
  cache: string
  pages: readonly string[]
  /** What to show instead of an address that does not come. */
  pageFor(path: string): string
  /** The list that is kept once an address like this was opened, and shown there before the page above; null: none. */
  listFor(path: string): string | null
  /** The list that the page in the place of this address offers, once it is kept. */
  offeredOn(path: string): string
}

/** A list is fetched anew where it is older: it is no small page, and says of which day it is. */
const LIST_AGE_MS = 86_400_000
/** What a page hides until a list lies beside it (routes/offline.tsx). */
const HIDDEN = ' hidden data-kept-list'

/**
 * A proxy's word that no server is behind it; the server's own page for what is broken has the numbers too, and says more. Firefox gives
 * out a preload that failed as an answer of this type, and would show a page of its own for it.
 */
const isAway = ({ type, status, headers }: Response): boolean =>
  type === 'error' || ([502, 503, 504].includes(status) && !headers.has('permissions-policy'))

/** What is kept for when a page cannot be had. */
function openShelf({ cache, pageFor, listFor, offeredOn }: OfflinePages) {
  const keep = async (paths: readonly string[]): Promise<void> =>
    // past the browser's own store, so that what is kept is what the server says now
    (await caches.open(cache)).addAll(paths.map((path) => new Request(path, { cache: 'reload' })))
  const dropOthers = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== cache) await caches.delete(name)
  }

  async function cardFor(path: string): Promise<Response | undefined> {
    const own = await caches.open(cache)
    const list = listFor(path)
    const kept_list = list === null ? undefined : await own.match(list)
    if (kept_list) return kept_list
    const shown = await own.match(pageFor(path))
    if (!shown || !(await own.match(offeredOn(path)))) return shown
    const headers = new Headers(shown.headers)
    for (const of_body of ['content-encoding', 'content-length']) headers.delete(of_body)
    return new Response((await shown.text()).replace(HIDDEN, ''), { headers })
  }

  /** Of whoever saves data nothing is fetched that they have not asked for. */
  async function keepListOf(path: string): Promise<void> {
    const list = listFor(path)
    if (list === null || (globalThis as unknown as Worker).navigator.connection?.saveData) return
    const made = Date.parse((await (await caches.open(cache)).match(list))?.headers.get('date') ?? '')
    if (!(Date.now() - made < LIST_AGE_MS)) await keep([list])
  }

  return { keep, dropOthers, cardFor, keepListOf }
}

/**
 * Inside the service worker: keeps a few neutral pages and shows one when a page cannot be had. Everything else goes past
 * it, and a page that can be fetched is never taken from a cache. A new version takes over at once, and whatever cache is not
 * its own goes: nobody is held by an old one.
 */
export function serveOfflinePages(offline: OfflinePages): void {
  const { pages, pageFor, listFor } = offline
  const { keep, dropOthers, cardFor, keepListOf } = openShelf(offline)
  const worker = globalThis as unknown as Worker
  let fresh = false

  async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
    const kept = () => cardFor(new URL(request.url).pathname)
    try {
      const given = (await preloadResponse) ?? (await fetch(request))
      return isAway(given) ? ((await kept()) ?? given) : given
    } catch (error) {
      const card = await kept()
      if (!card) throw error
      return card
    }
  }

  async function takeOver(): Promise<void> {
    await dropOthers()
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep(pages).then(() => worker.skipWaiting())))
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    const answered = answer(event)
    event.respondWith(answered)
    const { pathname } = new URL(event.request.url)
    // a list that does not come is asked for at the next page of its kind
    event.waitUntil(answered.then(() => keepListOf(pathname)).catch(() => null))
    if (fresh) return
    fresh = true
    // Once each time the worker wakes, so that numbers that have changed change here too.
    const path = pageFor(pathname)
    const renewed = answered.then(() => Promise.all([keep([path]), dropOthers()]))
    event.waitUntil(renewed.catch(() => (fresh = false)))
  })
  worker.addEventListener('message', (event) => {
    const { data: message } = event
    // only what is a list of ours: a page may not have anything else kept
    if (message?.type !== 'keep' || listFor(message.list) !== message.list) return
    const kept = keep([message.list]).then(
      () => true,
      () => false,
    )
    event.waitUntil(kept.then((is_kept) => event.ports[0]?.postMessage(is_kept)))
  })
}
