import { openStorage } from './browser-storage.ts'
import { DRAFT_KEYS_DATABASE } from './page-keys.ts'
import { uuid } from './uuid.ts'

/** What is kept of something half told, over a reload of this tab and for no longer than this after the last touch. */
export const KEPT_MS = 30 * 60_000

export type SealedDraft<Draft> = {
  /** What this tab has kept; null: nothing, or nothing that can be opened any more. */
  read(): Promise<Draft | null>
  /** Keeps the latest of what it is given. `onKept`: whether it now outlives a reload. */
  write(draft: Draft, onKept?: (is_kept: boolean) => void): void
  /** Forgets it, and the key. */
  forget(): void
  /** Forgets what is on its way too, and writes nothing any more: the page is being left. */
  stop(): void
  /** The keys were deleted from elsewhere: a quick exit or a signing out in another tab. Returns an unsubscribe function. */
  onWiped(listener: () => void): () => void
}

type KeyRow = { id: string; key: CryptoKey; until: number }
type Kept = { id: string; iv: string; words: string }
type Keys = {
  get(id: string): Promise<KeyRow | null>
  put(row: KeyRow): Promise<boolean>
  remove(id: string): void
  close(): void
}

const STORE = 'keys'
const IV_BYTES = 12

/**
 * One draft in this tab. Its words lie in the tab's session storage, sealed with AES-GCM; the key lies in IndexedDB, cannot be
 * taken out, and is found only by the id that stands beside the words. So a closed tab leaves a key without words, and deleting
 * the keys makes every copy of the words unreadable, also those a browser keeps to bring tabs back.
 */
export function createSealedDraft<Draft>(name: string, now: () => number = Date.now): SealedDraft<Draft> {
  const storage = openStorage('session')
  const subtle = globalThis.crypto?.subtle
  const can_keep = storage !== null && subtle !== undefined && 'indexedDB' in globalThis
  const wiped = new Set<() => void>()
  let keys: Promise<Keys | null> | null = null
  let row: KeyRow | null = null
  /** Goes up with each forgetting: what was begun before it is not written. */
  let round = 0
  let stopped = false
  let busy = false
  let next: { draft: Draft; onKept: ((is_kept: boolean) => void) | undefined } | null = null

  const open = (): Promise<Keys | null> =>
    (keys ??= openKeys(() => {
      keys = null
      forgetHere()
      wiped.forEach((listener) => listener())
    }))

  function forgetHere(): void {
    round += 1
    row = null
    next = null
    storage?.removeItem(name)
  }

  async function seal(draft: Draft): Promise<boolean> {
    const began = round
    const open_keys = await open()
    if (!open_keys || began !== round) return false
    row = { ...(row ?? (await makeKey())), until: now() + KEPT_MS }
    const { id, key } = row
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
    const words = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(id) }, key, bytesOf(JSON.stringify(draft)))
    if (began !== round || !(await open_keys.put(row)) || began !== round) return false
    storage!.setItem(name, JSON.stringify({ id, iv: toText(iv), words: toText(new Uint8Array(words)) } satisfies Kept))
    return true
  }

  async function work(): Promise<void> {
    busy = true
    while (next) {
      const { draft, onKept } = next
      next = null
      // no room, or a browser that keeps no keys: the page's memory has it
      const is_kept = await seal(draft).catch(() => false)
      onKept?.(is_kept)
    }
    busy = false
  }

  function forget(): void {
    const id = row?.id ?? keptIn(storage, name)?.id
    forgetHere()
    if (id !== undefined) void open().then((open_keys) => open_keys?.remove(id))
  }

  return {
    async read() {
      const kept = can_keep ? keptIn(storage, name) : null
      if (!kept) return null
      const open_keys = await open()
      const found = await open_keys?.get(kept.id)
      if (!found || found.until < now()) return (forget(), null)
      try {
        const words = await subtle.decrypt(
          { name: 'AES-GCM', iv: fromText(kept.iv), additionalData: bytesOf(kept.id) },
          found.key,
          fromText(kept.words),
        )
        row = found
        return JSON.parse(new TextDecoder().decode(words)) as Draft
      } catch {
        // somebody changed it: it is worth as much as nothing
        return (forget(), null)
      }
    },
    write(draft, onKept) {
      if (!can_keep || stopped) return onKept?.(false)
      next = { draft, onKept }
      if (!busy) void work()
    },
    forget,
    stop() {
      stopped = true
      forgetHere()
      void keys?.then((open_keys) => open_keys?.close())
    },
    onWiped(listener) {
      wiped.add(listener)
      return () => void wiped.delete(listener)
    },
  }
}

const makeKey = async (): Promise<Omit<KeyRow, 'until'>> => ({
  id: uuid(),
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
})

function keptIn(storage: Storage | null, name: string): Kept | null {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** null: this browser keeps none. Keys of other tabs whose time is over are deleted on the way. */
function openKeys(onWiped: () => void): Promise<Keys | null> {
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

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
