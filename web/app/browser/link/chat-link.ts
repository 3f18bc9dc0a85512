import type { Incoming } from '@himoya/contract/chat/socket'
import type { Api } from '@himoya/kit/session/api-client'
import type { LinkState } from '@himoya/kit/link/live-link'
import { createSteadyLink } from '@himoya/kit/link/steady-link'
import { chatLinkName } from '@himoya/kit/link/tab-channel'
import { createTabLink, type TabLink } from './tab-link.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'

type ChatLinkOptions<S> = {
  api: Api
  tokens: TokenStore
  chat_id: string
  shares_tabs: boolean
  /** Up to which seq nothing is missing here. */
  reached(): number
  onFrame(frame: Incoming): void
  onState(state: LinkState): void
  /** What a tab that joins must know of the one that leads. */
  snapshot(): S
  onSnapshot(snapshot: S): void
}

/** The visitor's way to one chat: a socket or calls, for this tab or for all tabs. */
export function createChatLink<S>(options: ChatLinkOptions<S>): TabLink<Incoming> {
  const { api, tokens, chat_id, shares_tabs, reached } = options
  return createTabLink<Incoming, S>({
    ...options,
    ...(shares_tabs && { name: chatLinkName(chat_id) }),
    make: (events) =>
      createSteadyLink<Incoming>({
        api,
        tokens,
        path: () => `/ws/chat/${chat_id}/?v=1&since=${reached()}`,
        names_chat: false,
        chats: () => [[chat_id, reached()]],
        readPath: () => `chat/${chat_id}/read/`,
        onHttpFrame: (_, frame) => events.onFrame(frame),
        ...events,
      }),
  })
}
