import type { Attachment } from '@himoya/contract/chat/chat'
import type { ErrorCode } from '@himoya/contract/errors'
import type { KeyValues } from '../browser-storage.ts'

/** A message that no acknowledgement has taken out of its sender's hands. */
export type OutboxEntry = {
  cid: string
  chat_id: string
  message: string
  /** By the server's clock as far as it is known; its age and its place among others are used. */
  created_at: string
  /** Why it was not sent; null while it is being sent. */
  failed: ErrorCode | 'expired' | null
  /** Uploaded already; the message that names it still has to leave. */
  attachment?: Attachment
}

export type OutboxEvent = { type: 'put'; entry: OutboxEntry } | { type: 'remove'; cid: string } | { type: 'clear' }

/** How long what is kept lasts: over closing the browser, over a reload of this tab, or as long as this page is open. */
export type Keeping = 'device' | 'tab' | 'page'

/** Where unacknowledged messages wait, in the order they were written. Asynchronous, because a database may stand behind it. */
export type Outbox = {
  list(): Promise<OutboxEntry[]>
  /** Resolves once the entry is kept: only then may the text box be cleared. */
  put(entry: OutboxEntry): Promise<void>
  remove(cid: string): Promise<void>
  clear(): Promise<void>
  /** What others do with the same outbox: other tabs, or a wipe from outside. Returns the way to stop listening. */
  watch?(listener: (event: OutboxEvent) => void): () => void
  keeping?(): Keeping
}

/** An outbox in key-value storage: a tab's session storage, or memory. */
export function createOutbox(storage: KeyValues, key = 'himoya_outbox'): Outbox {
  const read = (): OutboxEntry[] => JSON.parse(storage.get(key) ?? '[]') as OutboxEntry[]
  const write = (entries: OutboxEntry[]): void =>
    entries.length ? storage.set(key, JSON.stringify(entries)) : storage.remove(key)

  return {
    list: async () => read(),
    async put(entry) {
      const entries = read()
      const at = entries.findIndex(({ cid }) => cid === entry.cid)
      if (at >= 0) entries[at] = entry
      else entries.push(entry)
      write(entries)
    },
    remove: async (cid) => write(read().filter((entry) => entry.cid !== cid)),
    clear: async () => storage.remove(key),
  }
}
