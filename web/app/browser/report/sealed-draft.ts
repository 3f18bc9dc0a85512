import { openStorage } from '@himoya/kit/browser-storage'
import { claimKey, type DraftKeys, type KeyRow, openDraftKeys } from './draft-keys.ts'
import { latestOnly } from './latest-only.ts'
import { makeKey, openWords, type SealedWords, sealWords } from './sealed-words.ts'

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
      const found = kept && (await openKept(kept, await open(), now()))
      if (kept && !found) forget()
      if (!found) return null
      const draft = JSON.parse(found.words) as Draft
      // a duplicated tab seals its copy anew, so that nothing forgotten there is forgotten here
      if (await claimKey(found.row.id)) row = found.row
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

async function openKept(kept: SealedWords, keys: DraftKeys | null, now: number): Promise<{ row: KeyRow; words: string } | null> {
  const row = await keys?.get(kept.id)
  const words = row && row.until >= now ? await openWords(row, kept) : null
  return row && words !== null ? { row, words } : null
}

function keptIn(storage: Storage | null, name: string): SealedWords | null {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') as SealedWords | null
  } catch {
    return null
  }
}
