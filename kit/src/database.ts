type DatabaseOptions = {
  name: string
  /** Its one store. */
  store: string
  create: (database: IDBDatabase, store: string) => unknown
  /** Somebody else deletes the database, as the quick exit does; this page has let go of it. */
  onWiped: () => void
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
export async function openDatabase({ name, store, create, onWiped }: DatabaseOptions): Promise<Database> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => create(request.result, store)
  const database = await answerOf(request)
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

/** Opened by the first call, and anew after it was deleted or did not open. */
export function reopeningDatabase(options: DatabaseOptions): Omit<Database, 'close'> {
  let opening: Promise<Database> | null = null
  function open(): Promise<Database> {
    opening ??= openDatabase({
      ...options,
      onWiped() {
        opening = null
        options.onWiped()
      },
    })
    opening.catch(() => (opening = null))
    return opening
  }
  return {
    read: async (ask) => (await open()).read(ask),
    write: async (work, durability) => (await open()).write(work, durability),
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(refusalOf(request.error))
  })
}

const refusalOf = (error: DOMException | null): Error => error ?? new Error('IndexedDB refused')
