import { CLOSE } from '@himoya/contract/chat/close-codes'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Connection } from '../../platform/realtime/connection.ts'
import { caseChanged, hearsOfCase } from '../reports/cases/cases.service.ts'
import { hintFound } from '../chat/chat.service.ts'
import { blockChanged, factsChanged, followNotes } from '../chat/care/care.service.ts'
import { followUpChanged, hearsOfFollowUp } from '../reports/follow-ups/follow-ups.service.ts'
import { sosChanged } from '../sos/sos.service.ts'
import { safeContactChanged } from '../chat/visitor/visitor.service.ts'
import { transferChanged } from './transfers/transfers.service.ts'

export type DeskFeed = {
  /** The notes beside a chat the console has joined, from `since` on; undefined: only that its facts changed. */
  follow(chat_id: string, since: number | undefined): Promise<void>
  leave(chat_id: string): void
  close(): void
}

/** What a console's socket carries beside the messages. No other socket opens one (.dependency-cruiser.mjs). */
export function openDeskFeed(platform: Platform, actor: StaffActor, connection: Connection): DeskFeed {
  const { hub } = platform
  const followed = new Map<string, Set<() => void>>()

  const unsubscribe = [
    hub.subscribe(transferChanged, 'all', ({ chat_id, concerns }) => {
      if (actor.role === 'supervisor' || concerns.includes(actor.id)) connection.tell({ type: 'transfer', chat_id })
    }),
    hub.subscribe(blockChanged, 'all', () => {
      if (actor.role === 'supervisor') connection.tell({ type: 'block' })
    }),
    hub.subscribe(caseChanged, 'all', (news) => {
      const { id, change, alarm } = news
      if (hearsOfCase(actor, news)) connection.tell({ type: 'case', id, change, ...(alarm ? { alarm } : {}) })
    }),
    hub.subscribe(followUpChanged, 'all', (news) => {
      const { id, change } = news
      if (hearsOfFollowUp(actor, news)) connection.tell({ type: 'follow_up', id, change })
    }),
    hub.subscribe(sosChanged, 'all', (call) => connection.tell({ type: 'sos', call })),
  ]
  const leave = (chat_id: string): void => {
    for (const stop of followed.get(chat_id) ?? []) stop()
    followed.delete(chat_id)
  }

  return {
    async follow(chat_id, since) {
      leave(chat_id)
      const tell = (): void => connection.tell({ type: 'facts', chat_id })
      const stops = new Set([factsChanged, hintFound, safeContactChanged].map((change) => hub.subscribe(change, chat_id, tell)))
      followed.set(chat_id, stops)
      if (since === undefined) return
      const notes = await followNotes(platform, actor, chat_id, since, {
        deliver: (frame) => connection.send(wrap(chat_id, frame)),
        fail: () => connection.close(CLOSE.resync),
      }).catch(absent)
      // Left, or joined anew, while the notes were read.
      if (followed.get(chat_id) !== stops) return notes?.leave()
      if (!notes) return leave(chat_id)
      stops.add(notes.leave)
      await connection.sendAll(notes.missed.map((frame) => wrap(chat_id, frame)))
      notes.begin()
    },
    leave,
    close() {
      for (const stop of unsubscribe) stop()
      for (const chat_id of followed.keys()) leave(chat_id)
    },
  }
}

const wrap = (chat_id: string, frame: string): string => `{"type":"note","chat_id":"${chat_id}","note":${frame}}`

/** The chat was handed on between joining it and this. */
function absent(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}
