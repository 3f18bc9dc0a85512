import { browserStorage, openStorage } from '@himoya/kit/browser-storage'
import { OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import { fillsScreen } from './fills-screen.ts'
import { KEPT_KEY } from './kept-things.ts'
import { MEDIA_DATABASE } from '../media/media-shelf.ts'
import { askForPage } from '../offline/offline-return.ts'
import type { OutboxEvent } from '@himoya/kit/chat/outbox'
import { DRAFT_KEYS_DATABASE, PANEL_KEY, SHARED_KEY } from './page-keys.ts'

/** What the page's own small script needs of the browser's storage and network; no other part of the kit comes with it. */

const LEFT_KEY = 'himoya_left'
const TOKEN_KEYS = new Set(['himoya_access', 'himoya_refresh'])

/** The mark of a session in memory: somebody is signed in on a phone that is not theirs. */
const isShared = (): boolean => browserStorage('session').get(SHARED_KEY) !== null

/**
 * A stored access token makes the visitor a user at first sight (seed section 4), and so does the mark of a session in memory;
 * the server has the last word.
 */
export const looksSignedIn = (): boolean => browserStorage('local').get('himoya_access') !== null || isShared()

/** Is there anything that a page shows differently for this visitor: an account, or what a guest keeps here? */
export const hasOwnThings = (): boolean => looksSignedIn() || browserStorage('local').get(KEPT_KEY) !== null

/** The language for `/`, read by the server. Over https no other host of the domain can have set it (RFC 6265bis, `__Host-`). */
export function rememberLanguage(lang: string): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', ';secure'] : ['', '']
  document.cookie = `${prefix}lang=${lang};path=/;max-age=31536000;samesite=lax${secure}`
}

/** Marks this tab as left by the quick exit, so that Back shows nothing. */
export const markLeft = (): void => browserStorage('session').set(LEFT_KEY, '1')
export const wasLeft = (): boolean => browserStorage('session').get(LEFT_KEY) !== null
export const clearLeft = (): void => browserStorage('session').remove(LEFT_KEY)

/** Remembers for this tab whether the chat panel is open. */
export function rememberPanel(open: boolean): void {
  const storage = browserStorage('session')
  if (open && !isShared()) storage.set(PANEL_KEY, location.pathname)
  else storage.remove(PANEL_KEY)
}

/**
 * Was the panel open when this tab came here? Over a link it stays open, except where it would cover the page that the link
 * leads to; there it opens again when that page is loaded anew or come back to.
 */
export function wasPanelOpen(): boolean {
  const path = browserStorage('session').get(PANEL_KEY)
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return path !== null && (!fillsScreen() || (path === location.pathname && visit?.type !== 'navigate'))
}

const CHAT_REQUEST_KEY = 'himoya_chat'

/** Whoever left the chat panel to sign in finds it open when they come back to the page they left. */
export const requestChat = (): void => browserStorage('session').set(CHAT_REQUEST_KEY, location.pathname)

/** True once after requestChat, on the page it was left on. Whoever goes to another page first wants that page, uncovered. */
export function takeChatRequest(): boolean {
  const storage = browserStorage('session')
  const path = storage.get(CHAT_REQUEST_KEY)
  storage.remove(CHAT_REQUEST_KEY)
  return path === location.pathname
}

/**
 * Drops drafts and the outbox; the account's tokens stay, they hold no text (safety.md 1). The other tabs drop what is not
 * sent as well: told by the browser that the database goes, and by us where there is none. The one cache there is holds the
 * card with the numbers; the worker, which alone writes it, drops any other (offline-worker.ts). It never throws: whoever calls
 * it is on the way out.
 */
export function forgetTraces(): void {
  for (const kind of ['local', 'session'] as const) {
    const storage = openStorage(kind)
    for (const key of Object.keys(storage ?? {})) if (key !== LEFT_KEY && !TOKEN_KEYS.has(key)) storage?.removeItem(key)
  }
  try {
    if ('BroadcastChannel' in globalThis)
      new BroadcastChannel(OUTBOX_DATABASE).postMessage({ type: 'clear' } satisfies OutboxEvent)
    // Open pages let go of them.
    for (const name of [OUTBOX_DATABASE, DRAFT_KEYS_DATABASE, MEDIA_DATABASE]) globalThis.indexedDB?.deleteDatabase(name)
  } catch {
    // A browser that forbids its databases has kept nothing in them.
  }
}

const inPageLanguage = (): Record<string, string> => ({ 'accept-language': document.documentElement.lang })

const RELOADED_KEY = 'himoya_reloaded'

/**
 * Loads the page anew. On somebody else's phone a reload signs out (shared-device.ts), so there the page is gone to once more; an
 * open chat, which that tab does not remember, is asked for again.
 */
export function loadAnew(): void {
  if (!isShared()) return location.reload()
  if (document.documentElement.dataset['panel'] !== undefined) requestChat()
  askForPage()
}

/** `loadAnew` unless that was done for the same `reason` before in this tab; false: it was, or cannot be remembered. */
export function loadAnewOnce(reason: string): boolean {
  const before = browserStorage('session').get(RELOADED_KEY)
  browserStorage('session').set(RELOADED_KEY, reason)
  if (before === reason || openStorage('session')?.getItem(RELOADED_KEY) !== reason) return false
  loadAnew()
  return true
}

/** What the server says in the page's language instead of a script that is gone; '' when it has it, null when nothing answers. */
export async function askForScript(path: string): Promise<string | null> {
  const answer = await fetch(path, { headers: inPageLanguage(), cache: 'no-store' }).catch(() => null)
  if (answer?.ok) return ''
  return answer?.status === 404
    ? answer.json().then(
        ({ message }) => message,
        () => null,
      )
    : null
}

/** `GET chat/availability/`; null when no answer came: then nothing is said. */
export async function readAvailability(): Promise<{ state: string; wait_minutes?: number; opens_text?: string } | null> {
  const answer = await fetch('/api/v1/chat/availability/', { headers: inPageLanguage(), credentials: 'omit' }).catch(() => null)
  return answer?.ok ? answer.json() : null
}
