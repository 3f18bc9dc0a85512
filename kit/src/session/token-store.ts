import type { Tokens } from '@himoya/contract/auth'
import { browserStorage, memoryStorage } from '../browser-storage.ts'

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

/** Keeps the token pair in local storage. The role is "user" as long as an access token is stored (seed section 4). */
export function createTokenStore({ access_key, refresh_key, memory = false }: TokenStoreOptions): TokenStore {
  const storage = memory ? memoryStorage() : browserStorage('local')
  const listeners = new Set<() => void>()
  const announce = (): void => listeners.forEach((listener) => listener())

  if (!memory && typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      // key is null when another tab cleared everything
      if (event.key === null || event.key === access_key) announce()
    })
  }

  return {
    in_memory: memory,
    access: () => storage.get(access_key),
    refresh: () => storage.get(refresh_key),
    write(tokens) {
      // refresh first: a tab that reads between the two writes holds an old access token and a usable refresh token
      storage.set(refresh_key, tokens.refresh)
      storage.set(access_key, tokens.access)
      announce()
    },
    clear() {
      storage.remove(refresh_key)
      storage.remove(access_key)
      announce()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
