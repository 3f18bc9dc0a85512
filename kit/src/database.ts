type DatabaseOptions = {
  name: string
  /** Its one store. */
  store: string
  create: (database: IDBDatabase, store: string) => unknown
  /** Somebody else deletes the database, as the quick exit does; this page has let go of it. */
  onWiped: () => void
  /** The browser closed it by itself, as it does when it needs room. */
  onClosed?: () => void
}

/** Calls reject when the browser refuses them: it has no room, or the database is closed. */
export type Database = {
  /** What a request answers. */
  read<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>
  /** Resolves once all of it is kept; `strict`: on the disk. */
  write(work: (store: IDBObjectStore) => unknown, durability?: IDBTransactionDurability): Promise<void>
  close(): void
}

/** One store in IndexedDB. Rejects when the browser has none or forbids it. */
export async function openDatabase({ name, store, create, onWiped, onClosed }: DatabaseOptions): Promise<Database> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => create(request.result, store)
  const database = await answerOf(request)
  database.onclose = () => onClosed?.()
  database.onversionchange = () => {
    database.close()
    onWiped()
  }
  return {
    read: async (ask) => answerOf(ask(database.transaction(store).objectStore(store))),
    write: (work, durability = 'default') =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(store, 'readwrite', { durability })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(refusalOf(transaction.error))
        work(transaction.objectStore(store))
      }),
    close: () => database.close(),
  }
}

/** It was closed under the call; what was asked did not happen. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')

/**
 * Opened by the first call, and anew after it was deleted, was closed by the browser or did not open: a call that met that is
 * made once more.
 */
export function reopeningDatabase(options: DatabaseOptions): Omit<Database, 'close'> {
  let opening: Promise<Database> | null = null
  function open(): Promise<Database> {
    opening ??= openDatabase({
      ...options,
      onWiped() {
        opening = null
        options.onWiped()
      },
      onClosed: () => (opening = null),
    })
    opening.catch(() => (opening = null))
    return opening
  }
  async function twice<T>(call: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await call(await open())
    } catch (error) {
      if (!isClosed(error)) throw error
      opening = null
      return call(await open())
    }
  }
  return {
    read: (ask) => twice((database) => database.read(ask)),
    write: (work, durability) => twice((database) => database.write(work, durability)),
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(refusalOf(request.error))
  })
}

const refusalOf = (error: DOMException | null): Error => error ?? new Error('IndexedDB refused')
