import type { BegunSos } from './sos/sos-first.ts'
import type { NotificationChange } from './push/notification-list.ts'

/**
 * What the page's script and the islands tell each other, by events on `document`; neither imports the other.
 * `himoya:leave`: the quick exit has begun. Islands stop sound and close sockets at once, and ask nothing.
 * `himoya:signed-in`: somebody signed in on this page; what is theirs wakes up.
 * `himoya:chat`: the chat island opened or closed its panel; the round button follows.
 */
export const LEAVE_EVENT = 'himoya:leave'
export const SIGNED_IN_EVENT = 'himoya:signed-in'
export const CHAT_EVENT = 'himoya:chat'

/**
 * `himoya:news`: a notification came or changed, as the live link says it; null: some may have been missed, so ask again.
 * `himoya:news-frame`: a screen has changed one itself; the bell and the other tabs follow.
 */
export const NOTIFICATION_EVENT = 'himoya:news'
export const NOTIFICATION_FRAME_EVENT = 'himoya:news-frame'
export type NotificationEvent = CustomEvent<NotificationChange | null>

/** `himoya:chat-read`: this much of a chat has been on this page's screen; what waits grows less. */
export const CHAT_READ_EVENT = 'himoya:chat-read'
export type ChatReadEvent = CustomEvent<{ chat_id: string; seq: number }>

/** What app/islands/chat.ts exports. The panel's element is `#chat`; it is shown, with a loading line, before the island comes. */
export type ChatIsland = {
  /** `about`: what the writing begins with when nothing was begun; empty: nothing; null: nor does the focus move. */
  openChat: (about: string | null) => void
  closeChat: () => void
}

/** What a module named by `data-touch` exports: `part` is the element that names it, `pressed` what in it was pressed. */
export type TouchedPart = { touch: (part: HTMLElement, pressed: Element) => void }

/** What a module of parts with `data-own` exports: `wake` shows in all of them what is the visitor's own, however often it is called. */
export type PersonalPart = { wake: () => unknown }

/** What app/islands/sos.ts exports: `start` gives the rest of SOS once all of it is there. */
export type SosIsland = { start: () => Promise<SosRest | null> }
export type SosRest = {
  /** From now on the call, if the page's script has begun one, is this one's. */
  takeOver: (begun: BegunSos | undefined) => void
  /** Held for two seconds, or the sheet's own button. */
  press: () => void
}
