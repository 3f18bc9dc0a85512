/** What the kit needs of local and session storage; a browser that forbids them gets memory instead. */
export type KeyValues = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export function memoryStorage(): KeyValues {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/**
 * `localStorage` or `sessionStorage` behind KeyValues. Reading the property alone can throw (cookies blocked), and
 * writing throws when the quota is used up; then the values live as long as the page.
 */
export function browserStorage(kind: 'local' | 'session'): KeyValues {
  const fallback = memoryStorage()
  const storage = openStorage(kind)
  if (!storage) return fallback
  return {
    get: (key) => fallback.get(key) ?? storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value)
        fallback.remove(key)
      } catch {
        fallback.set(key, value)
      }
    },
    remove(key) {
      fallback.remove(key)
      storage.removeItem(key)
    },
  }
}

/** This tab's session storage; while the tokens are in memory what is written stays there as well (safety.md 3). */
export function tabStorage(tokens: { readonly in_memory: boolean }): KeyValues {
  const [storage, memory] = [browserStorage('session'), memoryStorage()]
  return {
    get: (key) => memory.get(key) ?? storage.get(key),
    set: (key, value) => (tokens.in_memory ? memory : storage).set(key, value),
    remove(key) {
      memory.remove(key)
      storage.remove(key)
    },
  }
}

/** null where the browser forbids it. */
export function openStorage(kind: 'local' | 'session'): Storage | null {
  try {
    return (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage) ?? null
  } catch {
    return null
  }
}

/** Whether what is written there outlives this page: not so in some private windows, or when the quota is used up. */
export function isStorageWritable(kind: 'local' | 'session'): boolean {
  const storage = openStorage(kind)
  try {
    storage?.setItem('himoya_try', '1')
    storage?.removeItem('himoya_try')
    return storage !== null
  } catch {
    return false
  }
}
