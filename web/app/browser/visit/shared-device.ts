import type { Tokens } from '@himoya/contract/accounts/auth'
import { browserStorage } from '@himoya/kit/browser-storage'
import type { HandoverMessage } from './handover-worker.ts'
import { PANEL_KEY, SHARED_KEY } from './page-keys.ts'
import { createTabChannel } from '@himoya/kit/link/tab-channel'
import { uuid } from '@himoya/kit/uuid'

/**
 * "This is not my phone" (safety.md 3). The tokens live in this page's memory; while a link leads from one page of the site to
 * the next, the service worker carries them in its own (handover-worker.ts). A reload, a closed tab or 15 minutes of quiet end it.
 */
export type SharedDevice = {
  is_on(): boolean
  /** null: there is no session, or none here. */
  tokens(): Tokens | null
  /** From now on this page's session is held in memory. */
  start(): void
  hold(tokens: Tokens): void
  /** In this tab and in all others: whoever leaves one leaves them all. */
  end(): void
  /** At a quick exit: as `end`, and no page says afterwards that somebody was here. */
  leave(): void
  /**
   * After `end`, by whoever signs out with an own hand: the next page of this tab says that nothing stays. A call that was under way
   * and is refused now ends the session once more, and takes nothing of this back.
   */
  announceEnd(): void
  /** Has the person just signed out here, or did the reload that brought this page do it? Then the page says what stays. */
  has_ended(): boolean
  /** After each change of the tokens. Returns the way to stop. */
  onChange(listener: () => void): () => void
}

/** A worker that does not answer within this time has nothing. */
const ANSWER_MS = 2_000
/** A first visit fetches the worker and its few pages. */
const PREPARE_MS = 6_000

/** In place of a word: whoever was signed in here has just left. It goes with the first look at it. */
const ENDED = 'ended'

const storage = browserStorage('session')
const channel = createTabChannel<'end'>(SHARED_KEY)
const listeners = new Set<() => void>()
let is_on = false
let has_ended = false
let held: Tokens | null = null
/** Its worker is asked for each time: a release may put another in its place while the page stands. */
let registration: ServiceWorkerRegistration | undefined

const leaveMark = (): void => storage.set(SHARED_KEY, ENDED)
const announce = (): void => listeners.forEach((listener) => listener())

/** This page's own; every part of the page means the same one. */
export const sharedDevice: SharedDevice = {
  is_on: () => is_on,
  tokens: () => held,
  start,
  hold(tokens) {
    held = tokens
    announce()
  },
  end,
  leave() {
    removeEventListener('pagehide', leaveMark)
    end()
  },
  // as the page goes: until then other parts of it still clear the tab
  announceEnd: () => addEventListener('pagehide', leaveMark, { once: true }),
  has_ended: () => has_ended,
  onChange(listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function end(): void {
  if (!is_on) return
  forget()
  say({ type: 'drop' })
  channel.post('end')
}

function start(): void {
  if (is_on) return
  is_on = true
  storage.remove(PANEL_KEY)
  // a word of the page before is still to be used
  if (storage.get(SHARED_KEY) === null) storage.set(SHARED_KEY, '1')
  addEventListener('pagehide', handOver)
  addEventListener('pageshow', onShown)
}

function forget(): void {
  is_on = false
  held = null
  storage.remove(SHARED_KEY)
  removeEventListener('pagehide', handOver)
  removeEventListener('pageshow', onShown)
  announce()
}

async function findWorker(): Promise<void> {
  registration = await navigator.serviceWorker?.getRegistration()
  // the first time it is still on its way
  if (registration && !registration.active) registration = await navigator.serviceWorker.ready
}

const say = (message: HandoverMessage, ports: MessagePort[] = []): void => registration?.active?.postMessage(message, ports)

/** The page is left. It keeps nothing itself: it may lie in the back-forward cache while another one renews the tokens. */
function handOver(): void {
  if (!held) return
  const word = uuid()
  storage.set(SHARED_KEY, word)
  say({ type: 'hold', word, tokens: held })
  held = null
}

/** Back from the back-forward cache: the page that was left meanwhile has handed over. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) void takeOver()
}

/** Asks the worker for what the last page of this tab handed over; nothing there ends the session. */
async function takeOver(): Promise<void> {
  const word = storage.get(SHARED_KEY)
  await findWorker()
  const answer = new MessageChannel()
  const tokens = new Promise<Tokens | null>((resolve) => {
    answer.port1.onmessage = ({ data: tokens_or_none }: MessageEvent<Tokens | null>) => resolve(tokens_or_none)
    setTimeout(() => resolve(null), ANSWER_MS)
  })
  if (word === null || !registration?.active) return forget()
  say({ type: 'take', word }, [answer.port2])
  const taken = await tokens
  answer.port1.close()
  if (taken) sharedDevice.hold(taken)
  else forget()
}

/**
 * Before a session starts here: waits for the worker that will carry it, a few seconds at most. Without one the session is this
 * page's alone.
 */
export async function prepareSharedDevice(): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PREPARE_MS))
  registration = await Promise.race([navigator.serviceWorker?.ready, late])
}

/** A reload signs out, and says so beforehand: somebody else may press it. */
const isReload = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload'

/** Before a page asks who is signed in. Resolves at once on one's own phone. */
export async function arrive(): Promise<void> {
  channel.listen(() => is_on && forget())
  const word = storage.get(SHARED_KEY)
  if (word === null) return
  has_ended = word === ENDED || isReload()
  if (has_ended) return forget()
  start()
  await takeOver()
}
