import { DRAFT_KEYS_DATABASE } from './page-keys.ts'

/** What opens something that is kept, and until when (milliseconds). */
export type KeptKey = { id: string; until: number }

/** The one database of such keys: quick exit and signing out delete it, and all that is kept is closed with it. */
export const keysDatabase = (onWiped: () => void) => ({
  name: DRAFT_KEYS_DATABASE,
  store: 'keys',
  create: (made: IDBDatabase, store: string): IDBObjectStore => made.createObjectStore(store, { keyPath: 'id' }),
  onWiped,
})
