import type { ErrorCode } from '@himoya/contract/errors'
import type { KeyValues } from './browser-storage.ts'

/** A message that no acknowledgement has taken out of its sender's hands. */
export type OutboxEntry = {
  cid: string
  chat_id: string
  message: string
  /** The sender's clock; only its age is used. */
  created_at: string
  /** Why it was not sent; null while it is being sent. */
  failed: ErrorCode | 'expired' | null
}

/** Where unacknowledged messages wait. Asynchronous, because a database may stand behind it. */
export type Outbox = {
  list(): Promise<OutboxEntry[]>
  /** Resolves once the entry is kept: only then may the text box be cleared. */
  put(entry: OutboxEntry): Promise<void>
  remove(cid: string): Promise<void>
  clear(): Promise<void>
}

/** Session storage keeps the outbox over a reload of the tab; memory keeps it as long as the page. */
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
