import type { ServerFrame } from '@himoya/contract/socket'
import type { StaffFrame } from '@himoya/contract/staff'
import { topic, type Hub, type Topic } from '../../platform/realtime/hub.ts'

/** Of one chat, for the screens of its person or of staff; encoded once. */
type ChatSignal = { frame: string } & ({ to: 'person' } | { to: 'staff'; account_id: string | null })

/**
 * Keyed by chat id: typing, reading, standing. Never stored as they are and never in order with messages; a screen that
 * does not keep up misses them.
 */
export const chatSignals: Topic<ChatSignal> = topic('chat.signals')

/** To every screen of the person whose chat it is. */
export function signalPerson(hub: Hub, chat_id: string, frame: ServerFrame): void {
  hub.publish(chatSignals, chat_id, { to: 'person', frame: JSON.stringify(frame) })
}

/** To the consoles that read the chat along: all, or with `account_id` one member's own. */
export function signalStaff(hub: Hub, frame: StaffFrame & { chat_id: string }, account_id: string | null = null): void {
  hub.publish(chatSignals, frame.chat_id, { to: 'staff', account_id, frame: JSON.stringify(frame) })
}
