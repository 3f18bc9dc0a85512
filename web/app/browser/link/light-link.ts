import type { Api } from '@himoya/kit/session/api-client'
import { createLeadership, type Leadership } from './leadership.ts'
import { createLiveLink, type LinkState, type LiveLink } from '@himoya/kit/link/live-link'
import { chatLinkName, createTabChannel, type TabChannel } from '@himoya/kit/link/tab-channel'
import type { TabMessage } from './tab-link.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { listenForSleep } from '@himoya/kit/link/waking'

type LightLinkOptions<F> = {
  api: Pick<Api, 'renew' | 'socketUrl'>
  tokens: TokenStore
  chat_id: string
  /** Up to which seq nothing of the chat is missing here. */
  reached(): number
  /** What comes over the one socket of this browser, whoever holds it. */
  onFrame(frame: F): void
  /** From now on every change is heard here: what came before can be read, and needs to be read once. */
  onReady(): void
  /** The session has ended, or the server wants no more sockets. */
  onOver(): void
}

export type LightLink<F> = {
  start(): void
  stop(): void
  /** To the other tabs, as if the server had said it. */
  tell(frame: F): void
  /** This tab holds the socket, and it is open. */
  isOpen(): boolean
  /** So it is, or another tab tells. */
  hears(): boolean
}

/** A tab of the chat that wants to lead says so within a moment; a socket opened before would be closed at once. */
const ASK_MS = 150

type Page<F> = {
  options: LightLinkOptions<F>
  channel: TabChannel<TabMessage<F, unknown>>
  leadership: Leadership
  live: LiveLink
  role: 'out' | 'waits' | 'leads'
  state: LinkState
  opening: ReturnType<typeof setTimeout> | undefined
  stops: (() => void)[]
}

/**
 * Listens along on a page whose chat is closed. There is one socket in a browser: where a tab has the chat open, its link
 * leads (tab-link) and this one listens to it; else one of the light ones leads, of those that are looked at. It asks for
 * the same lock, and gives way as soon as a chat asks who leads.
 */
export function createLightLink<F>(options: LightLinkOptions<F>): LightLink<F> {
  const name = chatLinkName(options.chat_id)
  const channel = createTabChannel<TabMessage<F, unknown>>(name)
  const page: Page<F> = {
    options,
    channel,
    leadership: createLeadership(
      name,
      () => lead(page),
      () => wait(page),
    ),
    live: createLiveLink<F>({
      api: options.api,
      tokens: options.tokens,
      path: () => `/ws/chat/${options.chat_id}/?v=1&since=${options.reached()}`,
      onFrame(frame) {
        channel.post({ type: 'frame', frame })
        options.onFrame(frame)
      },
      onState: (state) => turn(page, state),
    }),
    role: 'out',
    state: 'stopped',
    opening: undefined,
    stops: [],
  }
  return {
    start: () => start(page),
    stop: () => stop(page),
    tell: (frame) => channel.post({ type: 'relayed', frame }),
    isOpen: () => page.state === 'open',
    hears: () => page.state === 'open' || page.role === 'waits',
  }
}

function turn<F>(page: Page<F>, state: LinkState): void {
  page.state = state
  if (state === 'open') page.options.onReady()
  // stopped by the server, not by us
  if (state !== 'stopped' || page.role !== 'leads') return
  stop(page)
  page.options.onOver()
}

function lead<F>(page: Page<F>): void {
  page.role = 'leads'
  page.channel.post({ type: 'light' })
  clearTimeout(page.opening)
  page.opening = setTimeout(page.live.start, ASK_MS)
}

function wait<F>(page: Page<F>): void {
  page.role = 'waits'
  clearTimeout(page.opening)
  page.live.stop()
}

function hear<F>(page: Page<F>, message: TabMessage<F, unknown>): void {
  if (message.type === 'frame' || message.type === 'relayed') {
    page.options.onFrame(message.frame)
    // whoever holds the socket had none for a time
    if (isHello(message.frame)) page.options.onReady()
    return
  }
  if (page.role !== 'leads' || message.type === 'light') return
  page.leadership.leave()
  wait(page)
  page.leadership.seek()
}

const isHello = (frame: unknown): boolean => (frame as { type?: string }).type === 'hello'

function join<F>(page: Page<F>): void {
  if (page.role !== 'out' || document.visibilityState === 'hidden') return
  page.role = 'waits'
  page.leadership.seek()
  // another tab has the lead, and tells what it hears
  page.opening = setTimeout(() => page.role === 'waits' && page.options.onReady(), ASK_MS)
}

function leave<F>(page: Page<F>): void {
  wait(page)
  page.role = 'out'
  page.leadership.leave()
}

function start<F>(page: Page<F>): void {
  if (page.stops.length > 0) return
  const look = (): void => (document.visibilityState === 'hidden' ? leave(page) : join(page))
  document.addEventListener('visibilitychange', look)
  page.stops = [
    page.channel.listen((message) => hear(page, message)),
    listenForSleep(
      () => leave(page),
      () => join(page),
    ),
    () => document.removeEventListener('visibilitychange', look),
  ]
  join(page)
}

function stop<F>(page: Page<F>): void {
  leave(page)
  page.stops.splice(0).forEach((end) => end())
}
