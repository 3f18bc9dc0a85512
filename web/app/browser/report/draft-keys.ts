import { DRAFT_KEYS_DATABASE } from '../visit/page-keys.ts'

/** A key that cannot be taken out of the browser, and until when it may be used (milliseconds). */
export type KeyRow = { id: string; key: CryptoKey; until: number }

export type DraftKeys = {
  get(id: string): Promise<KeyRow | null>
  put(row: KeyRow): Promise<boolean>
  remove(id: string): void
  close(): void
}

const STORE = 'keys'

/** null: this browser keeps none. Keys of other tabs whose time is over are deleted on the way. */
export function openDraftKeys(onWiped: () => void): Promise<DraftKeys | null> {
  return new Promise((resolve) => {
    const request = openDatabase()
    if (!request) return resolve(null)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onerror = () => resolve(null)
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = () => {
        database.close()
        onWiped()
      }
      const store = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE)
      forgetOld(store('readwrite'))
      resolve({
        get: (id) => answerOf(store('readonly').get(id) as IDBRequest<KeyRow | undefined>).then((found) => found ?? null),
        put: (row) => answerOf(store('readwrite').put(row)).then((id) => id !== null),
        remove: (id) => void store('readwrite').delete(id),
        close: () => database.close(),
      })
    }
  })
}

function openDatabase(): IDBOpenDBRequest | null {
  try {
    return indexedDB.open(DRAFT_KEYS_DATABASE, 1)
  } catch {
    // a browser that forbids its databases
    return null
  }
}

function forgetOld(store: IDBObjectStore): void {
  const request = store.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    if ((cursor.value as KeyRow).until < Date.now()) cursor.delete()
    cursor.continue()
  }
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer | null> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(null)
  })
