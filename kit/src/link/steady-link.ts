import { createHttpLink, type HttpLinkOptions, type OutgoingFrame } from './http-link.ts'
import { createLiveLink, type LinkState, type LiveLinkOptions } from './live-link.ts'

/** A way for chats, whatever carries it. */
export type ChatLink = {
  start(): void
  stop(): void
  /** false when it cannot leave now. */
  send(chat_id: string, frame: OutgoingFrame): boolean
  /** Gives the connection up without waiting for its close, and connects anew. */
  drop(): void
}

type SteadyLinkOptions<F> = LiveLinkOptions<F> &
  HttpLinkOptions & {
    /** The console's one socket carries many chats: its frames name theirs. */
    names_chat: boolean
  }

/** How long a socket may be missing before calls take its place. */
const SOCKET_MS = 8_000

/** A socket, and calls in its place while it is missing. */
export function createSteadyLink<F>(options: SteadyLinkOptions<F>): ChatLink {
  let live_state: LinkState = 'stopped'
  let http_works = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let said: LinkState = 'stopped'

  const live = createLiveLink<F>({
    ...options,
    onState(state) {
      live_state = state
      if (state === 'open' || state === 'stopped') endPolling()
      else patience ??= setTimeout(http.start, SOCKET_MS)
      say()
    },
  })
  const http = createHttpLink(options, (works) => {
    http_works = works
    say()
  })

  function endPolling(): void {
    clearTimeout(patience)
    patience = undefined
    http_works = false
    http.stop()
  }
  function say(): void {
    const state = http_works ? 'polling' : live_state
    if (state === said) return
    said = state
    options.onState(state)
  }

  return {
    start: live.start,
    stop: live.stop,
    drop: live.drop,
    send(chat_id, frame) {
      const by_call = said === 'polling' || (frame.type === 'send' && frame.attachment_id !== undefined)
      if (by_call) return (said === 'polling' || said === 'open') && http.send(chat_id, frame)
      return live.send(options.names_chat ? { ...frame, chat_id } : frame)
    },
  }
}
