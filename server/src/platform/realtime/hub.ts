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
  /** As `publish`, to the listeners of this node alone. */
  deliver<T>(about: Topic<T>, key: string, event: T): void
  /** How many listeners a key has on this node; `listeners`: how many there are, whatever they hear of. */
  count(about: Topic<unknown>, key: string): number
  listeners(): number
}

export function createHub(onListenerError: (error: unknown) => void): Hub {
  const topics = new Map<string, Map<string, Set<(event: never) => void>>>()
  const deliver: Hub['publish'] = (about, key, event) => {
    for (const listener of topics.get(about.name)?.get(key) ?? []) {
      try {
        listener(event as never)
      } catch (error) {
        onListenerError(error)
      }
    }
  }

  return {
    subscribe(about, key, listener) {
      const keys = topics.get(about.name) ?? new Map<string, Set<(event: never) => void>>()
      topics.set(about.name, keys)
      const set = keys.get(key) ?? new Set()
      keys.set(key, set)
      set.add(listener)
      return () => {
        set.delete(listener)
        if (set.size === 0 && keys.get(key) === set) keys.delete(key)
      }
    },
    publish: deliver,
    deliver,
    count: (about, key) => topics.get(about.name)?.get(key)?.size ?? 0,
    listeners: () => [...topics.values()].flatMap((keys) => [...keys.values()]).reduce((sum, { size }) => sum + size, 0),
  }
}
