import type { Outbox, OutboxEntry } from './outbox.ts'

const STORE = 'entries'

/** An outbox in IndexedDB. Any call rejects when the browser has none, forbids it, or has no room left. */
export type OutboxDatabase = Omit<Outbox, 'watch' | 'keeping'>

/** `onWiped`: somebody else deletes the database, as the quick exit does. */
export function createOutboxDatabase(name: string, onWiped: () => void): OutboxDatabase {
  let opening: Promise<IDBDatabase> | null = null

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(name, () => {
      opening = null
      onWiped()
    })
    opening.catch(() => {
      opening = null
    })
    return opening
  }

  async function change(work: (store: IDBObjectStore) => void): Promise<void> {
    // strict: a battery that dies right after the text box was emptied takes nothing along
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' })
    const done = completion(transaction)
    work(transaction.objectStore(STORE))
    return done
  }

  return {
    async list() {
      return answer((await open()).transaction(STORE).objectStore(STORE).getAll() as IDBRequest<OutboxEntry[]>)
    },
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

function openDatabase(name: string, onWiped: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { autoIncrement: true }).createIndex('cid', 'cid', { unique: true })
  return answer(request).then((database) => {
    database.onversionchange = () => {
      database.close()
      onWiped()
    }
    return database
  })
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB refused'))
  })
}
