import type { Api } from './api-client.ts'
import { createLeadership } from './leadership.ts'
import { createLiveLink, type LinkState } from './live-link.ts'
import { chatLinkName, createTabChannel } from './tab-channel.ts'
import type { TabMessage } from './tab-link.ts'
import type { TokenStore } from './token-store.ts'
import { listenForSleep } from './waking.ts'

type LightLinkOptions<F> = {
  api: Pick<Api, 'renew' | 'socketUrl'>
  tokens: TokenStore
  chat_id: string
  /** Up to which seq nothing of the chat is missing here. */
  reached(): number
  /** What comes over the one socket of this browser, whoever holds it. */
  onFrame(frame: F): void
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
}

/** A tab of the chat that wants to lead says so within a moment; a socket opened before would be closed at once. */
const ASK_MS = 150

/**
 * Listens along on a page whose chat is closed. There is one socket in a browser: where a tab has the chat open, its link
 * leads (tab-link) and this one listens to it; else one of the light ones leads, of those that are looked at. It asks for
 * the same lock, and gives way as soon as a chat asks who leads.
 */
export function createLightLink<F>(options: LightLinkOptions<F>): LightLink<F> {
  const { api, tokens, chat_id, reached } = options
  const name = chatLinkName(chat_id)
  const channel = createTabChannel<TabMessage<F, unknown>>(name)
  const leadership = createLeadership(name, lead, wait)
  let role: 'out' | 'waits' | 'leads' = 'out'
  let state: LinkState = 'stopped'
  let opening: ReturnType<typeof setTimeout> | undefined
  let stops: (() => void)[] = []

  const live = createLiveLink<F>({
    api,
    tokens,
    path: () => `/ws/chat/${chat_id}/?v=1&since=${reached()}`,
    onFrame(frame) {
      channel.post({ type: 'frame', frame })
      options.onFrame(frame)
    },
    onState(now) {
      state = now
      if (now !== 'stopped' || role !== 'leads') return
      stop()
      options.onOver()
    },
  })

  function lead(): void {
    role = 'leads'
    channel.post({ type: 'light' })
    opening = setTimeout(live.start, ASK_MS)
  }
  function wait(): void {
    role = 'waits'
    clearTimeout(opening)
    live.stop()
  }
  function giveWay(): void {
    leadership.leave()
    wait()
    leadership.seek()
  }
  function leave(): void {
    wait()
    role = 'out'
    leadership.leave()
  }
  function join(): void {
    if (role !== 'out' || document.visibilityState === 'hidden') return
    role = 'waits'
    leadership.seek()
  }
  function hear(message: TabMessage<F, unknown>): void {
    if (message.type === 'frame' || message.type === 'told') options.onFrame(message.frame)
    else if (role === 'leads' && message.type !== 'light') giveWay()
  }
  function stop(): void {
    leave()
    stops.splice(0).forEach((end) => end())
  }

  return {
    start() {
      if (stops.length > 0) return
      const look = (): void => (document.visibilityState === 'hidden' ? leave() : join())
      document.addEventListener('visibilitychange', look)
      stops = [channel.listen(hear), listenForSleep(leave, join), () => document.removeEventListener('visibilitychange', look)]
      join()
    },
    stop,
    tell: (frame) => channel.post({ type: 'told', frame }),
    isOpen: () => state === 'open',
  }
}
