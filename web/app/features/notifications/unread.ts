import type { Notification } from '@himoya/contract/notifications/notifications'

/** What waits for the person: the counsellors' messages, and everything else their list says. */
export type Unread = { chat: number; news: number }

let unread: Unread | null = null
const listeners = new Set<() => void>()

/**
 * Counted in one place for the whole page, by its bell (live-notifications.ts): the bell, the round chat button and the list say the same.
 * Null: nobody knows yet, and nothing is said.
 */
export const unreadNow = (): Unread | null => unread

export function sayUnread(changes: Partial<Unread> | null): void {
  unread = changes && { chat: 0, news: 0, ...unread, ...changes }
  listeners.forEach((listener) => listener())
}

/** Returns an unsubscribe function. */
export function onUnread(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** That a message waits stands in the list as well; while the messages themselves are counted it says nothing more. */
export const isCoveredByChat = ({ kind, is_read }: Notification, chat: number): boolean =>
  chat > 0 && kind === 'message' && !is_read

const MOST = 99
export const countWords = (count: number): string => (count > MOST ? `${MOST}+` : String(count))
