import type { Language } from '@himoya/contract/languages'
import { NEWS_TAG } from './push-note.ts'

type LongEvent = Event & { waitUntil(work: Promise<unknown>): void }
type ClickEvent = LongEvent & { notification: Notification }
type Window = { url: string; focus(): Promise<unknown> }
type Worker = {
  registration: ServiceWorkerRegistration
  location: Location
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: LongEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

/** Whoever looks over a shoulder learns that there is something new, not what, from whom, or about what (safety.md 4). */
const WORDS: Record<Language, { title: string; body: string }> = {
  uz: { title: 'Yangilik bor', body: 'Ko‘rish uchun bosing.' },
  ru: { title: 'Есть новое', body: 'Нажмите, чтобы посмотреть.' },
  en: { title: 'Something new', body: 'Tap to see it.' },
}

const isLanguage = (tag: string | undefined): tag is Language => tag !== undefined && tag in WORDS

/**
 * Inside the service worker: shows that something is new when a push comes, and leads to the first page at a tap. A push
 * carries nothing; what is new is read on the site, by whoever is signed in there.
 */
export function tellOfPushes(): void {
  const worker = globalThis as unknown as Worker
  const windows = (): Promise<Window[]> => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

  /** The language of an open page, else the remembered one, else the phone's. */
  async function language(): Promise<Language> {
    const shown = (await windows()).map(({ url }) => new URL(url).pathname.slice(1, 3)).find(isLanguage)
    const name = location.protocol === 'https:' ? '__Host-lang' : 'lang'
    const remembered = shown ?? (await worker.cookieStore?.get(name).catch(() => null))?.value
    if (isLanguage(remembered)) return remembered
    return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'uz'
  }

  async function show(): Promise<void> {
    const lang = await language()
    const { title, body } = WORDS[lang]
    // One at a time, and each one is heard.
    const options = { body, lang, tag: NEWS_TAG, renotify: true }
    await worker.registration.showNotification(title, options)
  }

  async function open(): Promise<void> {
    const [shown] = await windows()
    await (shown ? shown.focus() : worker.clients.openWindow(`/${await language()}`))
  }

  worker.addEventListener('push', (event) => event.waitUntil(show()))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open())
  })
}
