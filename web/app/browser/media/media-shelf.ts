import type { AttachmentKind } from '@himoya/contract/attachments'
import type { ErrorCode } from '@himoya/contract/errors'

const MEDIA_DATABASE = 'himoya_media'
const STORE = 'entries'

/** A picture or voice note that has not become a message yet, with its bytes. */
export type MediaEntry = {
  id: string
  chat_id: string
  kind: AttachmentKind
  caption: string
  blob: Blob
  /** Pixels of a picture. */
  width?: number
  height?: number
  /** Seconds of a voice note. */
  duration?: number
  /** What the server has kept of it already lies under this. */
  upload_id: string | null
  created_at: string
  /** Why it was not sent; null while it is being sent. */
  failed: ErrorCode | 'expired' | null
}

/** Where they wait: in IndexedDB, and where that fails, or on a shared device, as long as the page. */
export type MediaShelf = {
  list(): Promise<MediaEntry[]>
  put(entry: MediaEntry): Promise<void>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** Deletes it from outside: at the quick exit and when somebody signs out. Open pages let go of it. */
export function forgetMedia(): void {
  globalThis.indexedDB?.deleteDatabase(MEDIA_DATABASE)
}

export function createMediaShelf(tokens: { readonly in_memory: boolean }): MediaShelf {
  const aside = new Map<string, MediaEntry>()
  let opening: Promise<IDBDatabase | null> | null = null
  const open = (): Promise<IDBDatabase | null> =>
    tokens.in_memory ? Promise.resolve(null) : (opening ??= openDatabase(() => (opening = null)))

  async function change(work: (store: IDBObjectStore) => void): Promise<boolean> {
    const database = await open()
    if (!database) return false
    return new Promise((resolve) => {
      const transaction = database.transaction(STORE, 'readwrite')
      transaction.oncomplete = () => resolve(true)
      // no room, or a browser that keeps no bytes: this page holds them then
      transaction.onabort = () => resolve(false)
      work(transaction.objectStore(STORE))
    })
  }

  return {
    async list() {
      const database = await open()
      const kept = database ? await readAll(database) : []
      const others = kept.filter(({ id }) => !aside.has(id))
      return [...others, ...aside.values()].sort((a, b) => a.created_at.localeCompare(b.created_at))
    },
    async put(entry) {
      if (await change((store) => store.put(entry))) aside.delete(entry.id)
      else aside.set(entry.id, entry)
    },
    async remove(id) {
      aside.delete(id)
      await change((store) => store.delete(id))
    },
    async clear() {
      aside.clear()
      await change((store) => store.clear())
    },
  }
}

function openDatabase(onWiped: () => void): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null)
    const request = indexedDB.open(MEDIA_DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onerror = () => resolve(null)
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = () => {
        database.close()
        onWiped()
      }
      resolve(database)
    }
  })
}

function readAll(database: IDBDatabase): Promise<MediaEntry[]> {
  return new Promise((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<MediaEntry[]>
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve([])
  })
}
