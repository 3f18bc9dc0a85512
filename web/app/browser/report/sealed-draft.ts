import { openStorage } from '@himoya/kit/browser-storage'
import { claimKey, type DraftKeys, type KeyRow, openDraftKeys } from './draft-keys.ts'
import { uuid } from '@himoya/kit/uuid'

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

type Kept = { id: string; iv: string; words: string }

const IV_BYTES = 12

/**
 * One draft in this tab. Its words lie in the tab's session storage, sealed with AES-GCM; the key lies in IndexedDB, cannot be
 * taken out, and is found only by the id that stands beside the words. So a closed tab leaves a key without words, and deleting
 * the keys makes every copy of the words unreadable, also those a browser keeps to bring tabs back.
 */
export function createSealedDraft<Draft>(name: string, now: () => number = Date.now): SealedDraft<Draft> {
  let storage = keepingStorage()
  const wiped = new Set<() => void>()
  let keys: Promise<DraftKeys | null> | null = null
  let row: KeyRow | null = null
  /** Goes up with each forgetting: what was begun before it is not written. */
  let round = 0
  const writer = latestOnly<Draft>(seal)

  const open = (): Promise<DraftKeys | null> =>
    (keys ??= openDraftKeys(() => {
      keys = null
      forgetHere()
      wiped.forEach((listener) => listener())
    }))

  function forgetHere(): void {
    round += 1
    row = null
    writer.drop()
    storage?.removeItem(name)
  }

  async function seal(draft: Draft): Promise<boolean> {
    const began = round
    const open_keys = await open()
    if (!open_keys || began !== round) return false
    row = { ...(row ?? (await makeKey())), until: now() + KEPT_MS }
    const kept = await sealWords(row, JSON.stringify(draft))
    if (began !== round || !(await open_keys.put(row)) || began !== round) return false
    storage?.setItem(name, JSON.stringify(kept))
    return true
  }

  function forget(): void {
    const id = row?.id ?? keptIn(storage, name)?.id
    forgetHere()
    if (id !== undefined) void open().then((open_keys) => open_keys?.remove(id))
  }

  return {
    async read() {
      const kept = keptIn(storage, name)
      const found = kept && (await (await open())?.get(kept.id))
      const words = found && found.until >= now() ? await openWords(found, kept) : null
      if (kept && words === null) forget()
      if (words === null || !found) return null
      const draft = JSON.parse(words) as Draft
      // a duplicated tab seals its copy anew, so that nothing forgotten there is forgotten here
      if (await claimKey(found.id)) row = found
      else await seal(draft)
      return draft
    },
    write: (draft, onKept) => (storage ? writer.put(draft, onKept) : onKept?.(false)),
    forget,
    stop() {
      forgetHere()
      storage = null
      void keys?.then((open_keys) => open_keys?.close())
    },
    onWiped: (listener) => (wiped.add(listener), () => void wiped.delete(listener)),
  }
}

/** null: a browser that keeps nothing, or has no keys to seal it. */
const keepingStorage = (): Storage | null =>
  globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis ? openStorage('session') : null

type OnKept = ((is_kept: boolean) => void) | undefined

/** One writing at a time; of what comes meanwhile only the latest is written. */
function latestOnly<Item>(write: (item: Item) => Promise<boolean>): { put(item: Item, onKept: OnKept): void; drop(): void } {
  let busy = false
  let next: { item: Item; onKept: OnKept } | null = null
  async function work(): Promise<void> {
    busy = true
    while (next) {
      const { item, onKept } = next
      next = null
      // no room, or a browser that keeps no keys: the page's memory has it
      const is_kept = await write(item).catch(() => false)
      onKept?.(is_kept)
    }
    busy = false
  }
  return {
    put(item, onKept) {
      next = { item, onKept }
      if (!busy) void work()
    },
    drop() {
      next = null
    },
  }
}

async function claimedId(): Promise<string> {
  const id = uuid()
  await claimKey(id)
  return id
}

const makeKey = async (): Promise<Omit<KeyRow, 'until'>> => ({
  id: await claimedId(),
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
})

async function sealWords({ id, key }: KeyRow, text: string): Promise<Kept> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const words = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(id) }, key, bytesOf(text))
  return { id, iv: toText(iv), words: toText(new Uint8Array(words)) }
}

/** null: somebody changed it, and it is worth as much as nothing. */
async function openWords({ id, key }: KeyRow, { iv, words }: Kept): Promise<string | null> {
  try {
    const sealing = { name: 'AES-GCM', iv: fromText(iv), additionalData: bytesOf(id) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(sealing, key, fromText(words)))
  } catch {
    return null
  }
}

function keptIn(storage: Storage | null, name: string): Kept | null {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromText = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
