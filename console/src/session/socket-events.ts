import type { createStaffSocket } from '@himoya/kit/chat/staff-socket'

type SocketOptions = Parameters<typeof createStaffSocket>[0]
type SocketListener = Required<Omit<SocketOptions, 'api' | 'tokens' | 'outbox'>>

export type SocketEvents = {
  hear(listener: Partial<SocketListener>): void
  /** For the socket: whatever it says is passed on to all who listen. */
  dispatch: SocketListener
}

/** The one socket tells many features; none of them knows of the others. */
export function createSocketEvents(): SocketEvents {
  const listeners: Partial<SocketListener>[] = []
  return {
    hear: (listener) => void listeners.push(listener),
    dispatch: {
      onState: (state) => listeners.forEach(({ onState }) => onState?.(state)),
      onQueue: () => listeners.forEach(({ onQueue }) => onQueue?.()),
      onClaimed: (chat_id, by) => listeners.forEach(({ onClaimed }) => onClaimed?.(chat_id, by)),
      onDesk: (frame) => listeners.forEach(({ onDesk }) => onDesk?.(frame)),
      onCase: (frame) => listeners.forEach(({ onCase }) => onCase?.(frame)),
      onSos: (frame) => listeners.forEach(({ onSos }) => onSos?.(frame)),
      onFollowUp: (frame) => listeners.forEach(({ onFollowUp }) => onFollowUp?.(frame)),
      notesReached: (chat_id) => Math.max(0, ...listeners.map(({ notesReached }) => notesReached?.(chat_id) ?? 0)),
    },
  }
}
