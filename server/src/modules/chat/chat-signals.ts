import type { ServerFrame } from '@himoya/contract/chat/socket'
import type { StaffFrame } from '@himoya/contract/staff/staff'
import type { Connection } from '../../platform/realtime/connection.ts'
import { topic, type Hub, type Topic } from '../../platform/realtime/hub.ts'

/** Of one chat, for the screens of its person or of staff; encoded once. */
type ChatSignal = { frame: string } & ({ to: 'person' } | { to: 'staff'; account_id: string | null })

/** Keyed by chat id: typing and reading. Never stored as they are; a screen that is behind with reading misses them. */
const chatSignals: Topic<ChatSignal> = topic('chat.signals')

/** To every screen of the person whose chat it is. */
export function signalPerson(hub: Hub, chat_id: string, frame: ServerFrame): void {
  hub.publish(chatSignals, chat_id, { to: 'person', frame: JSON.stringify(frame) })
}

/** To the consoles that read the chat along: all, or with `account_id` one member's own. */
export function signalStaff(hub: Hub, frame: StaffFrame & { chat_id: string }, account_id: string | null = null): void {
  hub.publish(chatSignals, frame.chat_id, { to: 'staff', account_id, frame: JSON.stringify(frame) })
}

/** What is meant for the person alone; answers the way to stop. */
export function hearAsPerson(hub: Hub, chat_id: string, connection: Connection): () => void {
  return hub.subscribe(chatSignals, chat_id, (signal) => {
    if (signal.to === 'person') connection.hint(signal.frame)
  })
}

/** What is meant for staff, or for this member alone. */
export function hearAsStaff(hub: Hub, chat_id: string, account_id: string, connection: Connection): () => void {
  return hub.subscribe(chatSignals, chat_id, (signal) => {
    if (signal.to === 'staff' && (signal.account_id ?? account_id) === account_id) connection.hint(signal.frame)
  })
}

/** A client repeats itself every 3 s; on the way two may come closer together. */
const TYPING_MS = 2_500

/** Lets one `on` through in 3 s, and one `off` after each. */
export function limitTyping(tell: (on: boolean) => void): (on: boolean) => void {
  let on_at = -Infinity
  let typing = false
  return (on) => {
    const now = performance.now()
    if (on ? now - on_at < TYPING_MS : !typing) return
    if (on) on_at = now
    typing = on
    tell(on)
  }
}
