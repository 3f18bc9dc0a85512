/** What a service worker's events carry; the browser's own types for it exclude those of a page. */
type LongEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = LongEvent & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

/** The one cache of the site: a neutral card with the numbers, nothing personal (safety.md 3). */
export const OFFLINE_CACHE = 'offline'

/**
 * Inside the service worker: keeps one page per language and shows it when a page cannot be fetched. Everything else
 * goes past it, and a page that can be fetched is never taken from a cache. `pageFor` gives the card for an address.
 */
export function serveOfflinePages(pages: readonly string[], pageFor: (path: string) => string): void {
  const worker = globalThis as unknown as Worker
  let fresh = false

  const keep = async (paths: readonly string[]): Promise<void> => (await caches.open(OFFLINE_CACHE)).addAll(paths)

  async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      const card = await caches.match(pageFor(new URL(request.url).pathname))
      if (!card) throw error
      return card
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep(pages).then(() => worker.skipWaiting())))
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()))
  })
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return
    const answered = answer(event)
    event.respondWith(answered)
    if (fresh) return
    fresh = true
    // Once each time the worker wakes, so that numbers that have changed change here too.
    const path = pageFor(new URL(event.request.url).pathname)
    event.waitUntil(answered.then(() => keep([path])).catch(() => (fresh = false)))
  })
}
