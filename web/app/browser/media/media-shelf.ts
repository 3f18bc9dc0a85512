import type { AttachmentKind } from '@himoya/contract/chat/attachments'
import type { ErrorCode } from '@himoya/contract/errors'
import { reopeningDatabase } from '@himoya/kit/database'

export const MEDIA_DATABASE = 'himoya_media'

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

export function createMediaShelf(tokens: { readonly in_memory: boolean }): MediaShelf {
  const aside = new Map<string, MediaEntry>()
  const database = reopeningDatabase({
    name: MEDIA_DATABASE,
    store: 'entries',
    create: (made, store) => made.createObjectStore(store, { keyPath: 'id' }),
    onWiped: () => {},
  })
  // no room, or a browser that keeps no bytes: this page holds them then
  const change = async (work: (store: IDBObjectStore) => unknown): Promise<boolean> =>
    !tokens.in_memory &&
    database.write(work).then(
      () => true,
      () => false,
    )
  // What is on its way does not vanish because the browser cannot read now.
  let known: MediaEntry[] = []
  const kept = async (): Promise<MediaEntry[]> => {
    if (tokens.in_memory) return []
    known = await database.read<MediaEntry[]>((store) => store.getAll()).catch(() => known)
    return known
  }

  return {
    async list() {
      const others = (await kept()).filter(({ id }) => !aside.has(id))
      return [...others, ...aside.values()].sort((a, b) => a.created_at.localeCompare(b.created_at))
    },
    async put(entry) {
      if (await change((store) => store.put(entry))) aside.delete(entry.id)
      else aside.set(entry.id, entry)
    },
    async remove(id) {
      aside.delete(id)
      known = known.filter((entry) => entry.id !== id)
      await change((store) => store.delete(id))
    },
    async clear() {
      aside.clear()
      known = []
      await change((store) => store.clear())
    },
  }
}
