/** What a service worker's events carry; the browser's own types for it exclude those of a page. */
type LongEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LongEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

type OfflinePages = {
  /** The one cache of the site, by its version: neutral pages with numbers, nothing personal (safety.md 3). */
  cache: string
  pages: readonly string[]
  /** What to show instead of an address that does not come. */
  pageFor(path: string): string
}

/** A proxy's word that no server is behind it. The server's own page for what is broken has the numbers too, and says more. */
const isAway = ({ status, headers }: Response): boolean => [502, 503, 504].includes(status) && !headers.has('permissions-policy')

/**
 * Inside the service worker: keeps a few neutral pages and shows one when a page cannot be had. Everything else goes past
 * it, and a page that can be fetched is never taken from a cache. A new version takes over at once, and whatever cache is not
 * its own goes: nobody is held by an old one.
 */
export function serveOfflinePages({ cache, pages, pageFor }: OfflinePages): void {
  const worker = globalThis as unknown as Worker
  let fresh = false

  const keep = async (paths: readonly string[]): Promise<void> =>
    // past the browser's own store, so that what is kept is what the server says now
    (await caches.open(cache)).addAll(paths.map((path) => new Request(path, { cache: 'reload' })))
  const dropOthers = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== cache) await caches.delete(name)
  }

  async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
    const kept = () => caches.open(cache).then((own) => own.match(pageFor(new URL(request.url).pathname)))
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
    if (fresh) return
    fresh = true
    // Once each time the worker wakes, so that numbers that have changed change here too.
    const path = pageFor(new URL(event.request.url).pathname)
    const renewed = answered.then(() => Promise.all([keep([path]), dropOthers()]))
    event.waitUntil(renewed.catch(() => (fresh = false)))
  })
}
