/** A named stream of events of one type, addressed by a key (a chat's id, a session's id). */
export type Topic<T> = { readonly name: string; readonly event?: T }
export const topic = <T>(name: string): Topic<T> => ({ name })

/**
 * Hands events to whoever on this node listens. It is a hint, never the record: an event may be lost or
 * come late, and the listener sees a hole in `seq` and reads the database (chat-protocol.md, principle 5).
 */
export type Hub = {
  /** Returns the way to stop listening. */
  subscribe<T>(about: Topic<T>, key: string, listener: (event: T) => void): () => void
  /** Synchronous and never throws into the publisher. */
  publish<T>(about: Topic<T>, key: string, event: T): void
  /** How many listeners a key has on this node. */
  count(about: Topic<unknown>, key: string): number
}

export function createHub(onListenerError: (error: unknown) => void): Hub {
  const listeners = new Map<string, Set<(event: never) => void>>()
  const address = (name: string, key: string): string => `${name}\0${key}`

  return {
    subscribe(about, key, listener) {
      const at = address(about.name, key)
      const set = listeners.get(at) ?? new Set()
      listeners.set(at, set)
      set.add(listener)
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(at) === set) listeners.delete(at)
      }
    },
    publish(about, key, event) {
      for (const listener of listeners.get(address(about.name, key)) ?? []) {
        try {
          listener(event as never)
        } catch (error) {
          onListenerError(error)
        }
      }
    },
    count: (about, key) => listeners.get(address(about.name, key))?.size ?? 0,
  }
}
