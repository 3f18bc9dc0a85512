import type { Tokens } from '@himoya/contract/accounts/auth'
import { browserStorage, memoryStorage } from '../browser-storage.ts'
import { createTabChannel } from '../link/tab-channel.ts'

export type TokenStore = {
  /** On a shared device: what a person types must not outlive the page either. It may begin and end while the page is open. */
  readonly in_memory: boolean
  access(): string | null
  refresh(): string | null
  write(tokens: Tokens): void
  clear(): void
  /** Called after every change in this tab and in the others. Returns the way to stop listening. */
  onChange(listener: () => void): () => void
}

type TokenStoreOptions = {
  /** The two product-specific keys of seed section 9: `himoya_access`, `himoya_refresh`; the console has its own. */
  access_key: string
  refresh_key: string
  /** true: never on disk (a shared device, a test). */
  memory?: boolean
}

/** What another tab wrote may be seen here this much later than its word of it. */
export const STORAGE_LAG_MS = 500

/** Keeps the token pair in local storage. The role is "user" as long as an access token is stored (seed section 4). */
export function createTokenStore({ access_key, refresh_key, memory = false }: TokenStoreOptions): TokenStore {
  const storage = memory ? memoryStorage() : browserStorage('local')
  const listeners = new Set<() => void>()
  let seen = storage.get(access_key)
  const look = (): void => {
    if (storage.get(access_key) === seen) return
    seen = storage.get(access_key)
    listeners.forEach((listener) => listener())
  }

  const others = memory || typeof window === 'undefined' ? null : createTabChannel<'changed'>(access_key)
  if (others) {
    window.addEventListener('storage', look)
    // That event alone is not enough: a page in the back-forward cache never hears it, and whoever signed out in another tab must
    // be signed out in this one.
    window.addEventListener('pageshow', look)
    others.listen(() => {
      look()
      setTimeout(look, STORAGE_LAG_MS)
    })
  }
  const tellAll = (): void => {
    look()
    others?.post('changed')
  }

  return {
    in_memory: memory,
    access: () => storage.get(access_key),
    refresh: () => storage.get(refresh_key),
    write(tokens) {
      // refresh first: a tab that reads between the two writes holds an old access token and a usable refresh token
      storage.set(refresh_key, tokens.refresh)
      storage.set(access_key, tokens.access)
      tellAll()
    },
    clear() {
      storage.remove(refresh_key)
      storage.remove(access_key)
      tellAll()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
