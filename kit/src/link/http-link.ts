import type { Message } from '@himoya/contract/chat/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { ErrorFrame } from '@himoya/contract/chat/socket'
import type { Api } from '../session/api-client.ts'
import { CALL_MS, mayBeSentAgain, postMessage } from './post-message.ts'
import { listenForWaking } from './waking.ts'

/** What goes out, over the socket or by calls. */
export type OutgoingFrame =
  | { type: 'send'; cid: string; message: string; attachment_id?: string }
  | { type: 'get'; from: number; to: number }
  | { type: 'read'; seq: number }
  | { type: 'typing'; on: boolean }
  | { type: 'sub'; since: number; notes_since?: number }
  | { type: 'unsub' }

export type HttpLinkOptions = {
  api: Pick<Api, 'get' | 'post'>
  /** The chats followed now, each with the seq up to which nothing is missing. */
  chats(): readonly (readonly [chat_id: string, reached: number])[]
  /** Where reading is told: the console has another endpoint. */
  readPath(chat_id: string): string
  /** What a socket would have brought: a message, also for an acknowledgement, or a refusal. */
  onHttpFrame(chat_id: string, frame: Message | ErrorFrame): void
  /** Calls get through, and what else the socket would have told may have changed. */
  onPoll?(): void
}

export type HttpLink = {
  /** Polls until stopped. */
  start(): void
  stop(): void
  /** Also without `start`: sends by a call, answered by a frame within 10 s. */
  send(chat_id: string, frame: OutgoingFrame): boolean
}

const POLL_FROM_MS = 3_000
const POLL_TO_MS = 10_000

/** 3 s after something came, slower while nothing does. */
const pollPause = (quiet_polls: number): number => Math.min(POLL_TO_MS, POLL_FROM_MS * 1.25 ** quiet_polls)

/**
 * The chat without a socket (chat-protocol.md, "Client"): sends under the same cid, and polling by `after_seq`.
 * `onWorking` tells whether calls get through.
 */
export function createHttpLink(options: HttpLinkOptions, onWorking: (works: boolean) => void): HttpLink {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let quiet_polls = 0
  let unlisten = (): void => {}

  async function poll(mine: number): Promise<void> {
    const came = await readNews(options).catch(() => null)
    if (mine !== turn) return
    onWorking(came !== null)
    if (came !== null) options.onPoll?.()
    quiet_polls = came ? 0 : quiet_polls + 1
    timer = setTimeout(() => void poll(mine), pollPause(quiet_polls))
  }
  function pollNow(): void {
    clearTimeout(timer)
    quiet_polls = 0
    void poll(++turn)
  }

  return {
    start() {
      unlisten()
      unlisten = listenForWaking(pollNow)
      pollNow()
    },
    stop() {
      turn++
      clearTimeout(timer)
      unlisten()
    },
    send(chat_id, frame) {
      if (frame.type === 'read') {
        // a later one says this and more
        void options.api.post(options.readPath(chat_id), { seq: frame.seq }, { timeout_ms: CALL_MS }).catch(() => null)
        return true
      }
      if (frame.type !== 'send') return false
      const { type: _, ...body } = frame
      void postMessage(options.api, chat_id, body).then((answer) => options.onHttpFrame(chat_id, answer))
      return true
    },
  }
}

/** Resolves with whether anything came; rejects when the server is out of reach. */
async function readNews({ api, chats, onHttpFrame }: HttpLinkOptions): Promise<boolean> {
  let came = false
  const followed = chats()
  if (followed.length === 0) await api.get('chat/availability/', { timeout_ms: CALL_MS })
  for (const [chat_id, reached] of followed) {
    let after = reached
    for (;;) {
      const rows = await readAfter(api, chat_id, after)
      rows.forEach((row) => onHttpFrame(chat_id, row))
      came ||= rows.length > 0
      after = rows.at(-1)?.seq ?? after
      if (rows.length < HISTORY_LIMIT) break
    }
  }
  return came
}

async function readAfter(api: HttpLinkOptions['api'], chat_id: string, after_seq: number): Promise<Message[]> {
  try {
    return await api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`, { timeout_ms: CALL_MS })
  } catch (error) {
    if (mayBeSentAgain(error)) throw error
    // not this caller's any more: there is nothing to read, and the server does answer
    return []
  }
}
