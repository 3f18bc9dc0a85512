export type TabChannel<T> = {
  /** To all other tabs of this site; never to this one. */
  post(message: T): void
  /** Returns the way to stop listening. */
  listen(listener: (message: T) => void): () => void
}

/** Tells the other tabs what changed here. A browser without BroadcastChannel shows it after its next loading. */
export function createTabChannel<T>(name: string): TabChannel<T> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<T>): void => listener(event.data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}

/** What the tabs of one browser that follow a chat agree by: the lock of who leads, and the channel between them. */
export const chatLinkName = (chat_id: string): string => `himoya_chat_${chat_id}`
