import { openDatabase } from '@himoya/kit/database'
import { type KeptKey, keysDatabase } from '../visit/keys-database.ts'

/** A key that cannot be taken out of the browser. */
export type KeyRow = KeptKey & { key: CryptoKey }

export type DraftKeys = {
  get(id: string): Promise<KeyRow | null>
  put(row: KeyRow): Promise<boolean>
  remove(id: string): void
  close(): void
}

/**
 * Whether this page is the only one that keeps words under this key, from now on. A duplicated tab has a copy of the words and no
 * lock: what one of them forgets must not be lost by the other. Without locks nobody knows, and each page takes a key of its own.
 */
export function claimKey(id: string): Promise<boolean> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return Promise.resolve(false)
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null)
      // as long as the page is open
      return lock ? new Promise(() => undefined) : undefined
    }
    locks.request(`himoya_report:${id}`, { ifAvailable: true }, hold).catch(() => resolve(false))
  })
}

/** null: this browser keeps none. Keys of other tabs whose time is over are deleted on the way. */
export async function openDraftKeys(onWiped: () => void): Promise<DraftKeys | null> {
  try {
    const database = await openDatabase(keysDatabase(onWiped))
    await database.write(forgetOld)
    return {
      get: async (id) => (await database.read<KeyRow | undefined>((store) => store.get(id)).catch(() => null)) ?? null,
      put: (row) =>
        database
          .write((store) => store.put(row))
          .then(
            () => true,
            () => false,
          ),
      // one whose time is over opens nothing, and the next who opens the keys deletes it
      remove: (id) => void database.write((store) => store.delete(id)).catch(() => null),
      close: database.close,
    }
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
    if ((cursor.value as KeptKey).until < Date.now()) cursor.delete()
    cursor.continue()
  }
}
