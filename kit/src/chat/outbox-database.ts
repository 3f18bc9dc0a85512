import { reopeningDatabase } from '../database.ts'
import type { Outbox, OutboxEntry } from './outbox.ts'

/** An outbox in IndexedDB. Any call rejects when the browser has none, forbids it, or has no room left. */
export type OutboxDatabase = Omit<Outbox, 'watch' | 'keeping'>

/** `onWiped`: somebody else deletes the database, as the quick exit does. */
export function createOutboxDatabase(name: string, onWiped: () => void): OutboxDatabase {
  const { read, write } = reopeningDatabase({
    name,
    store: 'entries',
    create: (database, store) =>
      database.createObjectStore(store, { autoIncrement: true }).createIndex('cid', 'cid', { unique: true }),
    onWiped,
  })
  // strict: a battery that dies right after the text box was emptied takes nothing along
  const change = (work: (store: IDBObjectStore) => unknown): Promise<void> => write(work, 'strict')
  return {
    list: () => read<OutboxEntry[]>((store) => store.getAll()),
    put: (entry) =>
      change((store) => {
        const known = store.index('cid').getKey(entry.cid)
        // the key counts up, so that the order is that of writing, over all tabs
        known.onsuccess = () => (known.result === undefined ? store.add(entry) : store.put(entry, known.result))
      }),
    remove: (cid) =>
      change((store) => {
        const known = store.index('cid').getKey(cid)
        known.onsuccess = () => known.result !== undefined && store.delete(known.result)
      }),
    clear: () => change((store) => store.clear()),
  }
}
