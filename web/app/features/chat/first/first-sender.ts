import type { Outbox, OutboxEntry } from '@himoya/kit/chat/outbox'
import { postMessage } from '@himoya/kit/link/post-message'
import { listenForWaking } from '@himoya/kit/link/waking'
import { server_time } from '@himoya/kit/server-time'
import type { Api } from '@himoya/kit/session/api-client'
import { uuid } from '@himoya/kit/uuid'

/** `refused`: the panel itself says why, and what can be done. */
export type Fate = 'sending' | 'waits' | 'sent' | 'refused'
export type FirstEntry = OutboxEntry & { fate: Fate }

type SenderOptions = { api: Pick<Api, 'post'>; outbox: Outbox; onChange(entries: readonly FirstEntry[]): void }

export type FirstSender = {
  /** Resolves once the text is in the outbox: only then may the text box be emptied. */
  write(chat_id: string, text: string): Promise<void>
  /** Resolves when nothing is under way. */
  atRest(): Promise<void>
  /** What is not sent yet is somebody else's to send, who finds it in the outbox under the same id. */
  stop(): void
}

/**
 * Sends what is written before the chat's own client is there: kept first, then by calls, one after the other in the order of
 * writing. The client that comes meanwhile may send the same again: a `cid` is one message, however often it arrives.
 */
export function createFirstSender({ api, outbox, onChange }: SenderOptions): FirstSender {
  let entries: readonly FirstEntry[] = []
  let under_way: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let is_stopped = false

  const mark = (cid: string, fate: Fate): void => {
    entries = entries.map((entry) => (entry.cid === cid ? { ...entry, fate } : entry))
    onChange(entries)
  }
  /** False: it waits, and what was written after it does as well. */
  async function sendOne({ cid, chat_id, message, created_at }: FirstEntry): Promise<boolean> {
    mark(cid, 'sending')
    const answer = await postMessage(api, chat_id, { cid, message })
    if (!('type' in answer)) {
      await outbox.remove(cid)
      mark(cid, 'sent')
      return true
    }
    if (answer.retry) {
      mark(cid, 'waits')
      timer = setTimeout(pump, answer.retry_after_ms)
      return false
    }
    if (!is_stopped) await outbox.put({ cid, chat_id, message, created_at, failed: answer.code })
    mark(cid, 'refused')
    return true
  }
  async function sendAll(): Promise<void> {
    for (;;) {
      const next = entries.find(({ fate }) => fate === 'sending' || fate === 'waits')
      if (!next || is_stopped || !(await sendOne(next))) return
    }
  }
  function pump(): void {
    clearTimeout(timer)
    if (is_stopped) return
    under_way ??= sendAll().finally(() => (under_way = null))
  }
  const unlisten = listenForWaking(pump)

  return {
    async write(chat_id, text) {
      const entry = { cid: uuid(), chat_id, message: text, created_at: server_time.writtenAt(), failed: null }
      // what an earlier page could not send goes first, and that is the client's work
      const is_first = (await outbox.list()).every(({ cid }) => entries.some((one) => one.cid === cid))
      await outbox.put(entry)
      entries = [...entries, { ...entry, fate: 'sending' }]
      onChange(entries)
      if (is_first) pump()
    },
    atRest: async () => under_way ?? undefined,
    stop() {
      is_stopped = true
      clearTimeout(timer)
      unlisten()
    },
  }
}
