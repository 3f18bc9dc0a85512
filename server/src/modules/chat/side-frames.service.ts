import type { SignedInActor } from '../../platform/core/actors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Connection } from '../../platform/realtime/connection.ts'
import { hearAsPerson, hearAsStaff, limitTyping, signalPerson, signalStaff } from './chat-signals.ts'
import { openReader } from './history/reading.service.ts'

/** What goes beside the messages. */
export type SideFrame = { type: 'read'; seq: number } | { type: 'typing'; on: boolean }

export type Side = { hear(frame: SideFrame): void; close(): void }

/** Reading and typing of one chat on one socket, both ways. */
export function openSide(platform: Platform, actor: SignedInActor, chat_id: string, connection: Connection): Side {
  const { hub } = platform
  const reader = openReader(platform, actor, chat_id)
  const isStaff = actor.kind === 'staff'
  const silence = isStaff ? hearAsStaff(hub, chat_id, actor.id, connection) : hearAsPerson(hub, chat_id, connection)
  const type = limitTyping((on) => {
    if (isStaff) signalPerson(hub, chat_id, { type: 'typing', on })
    else signalStaff(hub, { type: 'typing', chat_id, on })
  })
  return {
    hear(frame) {
      if (frame.type === 'read') reader.note(frame.seq)
      else type(frame.on)
    },
    close() {
      silence()
      reader.close()
    },
  }
}
