import type { SignedInActor } from '../../../platform/core/actors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readAbout } from '../../notifications/notifications.service.ts'
import { signalPerson, signalStaff } from '../chat-signals.ts'
import { writeReadByPerson, writeReadByStaff } from './reading.store.ts'

/**
 * Everything up to `seq` has been on the caller's screen. The person learns what the counsellor has read; what the person
 * has read, only their own other screens do (product.md, 2).
 */
export async function markRead(platform: Platform, actor: SignedInActor, chat_id: string, seq: number): Promise<void> {
  const { db, hub } = platform
  const reading = { chat_id, account_id: actor.id, seq }
  if (actor.kind === 'user') {
    const read = await writeReadByPerson(db, reading)
    if (read) signalPerson(hub, chat_id, { type: 'read', who: 'me', seq: read.user_read_seq })
    if (read?.had_notice) await readAbout(platform, actor.id, chat_id)
    return
  }
  const me = await writeReadByStaff(db, reading)
  if (me === undefined) return
  signalPerson(hub, chat_id, { type: 'read', who: 'peer', seq: me })
  signalStaff(hub, { type: 'read', chat_id, who: 'me', seq: me }, actor.id)
}

export type Reader = {
  note(seq: number): void
  /** Writes what is noted and nothing more. */
  close(): void
}

const PAUSE_MS = 2_000

/** Reading of one chat on one socket: the first note is written at once, then one for all of 2 s. */
export function openReader(platform: Platform, actor: SignedInActor, chat_id: string): Reader {
  let noted = 0
  let written = 0
  let pause: NodeJS.Timeout | undefined

  const write = (): void => {
    pause = undefined
    if (noted <= written) return
    written = noted
    pause = setTimeout(write, PAUSE_MS).unref()
    markRead(platform, actor, chat_id, noted).catch((error: unknown) => {
      // The next note of this chat, or the next visit, says it again.
      platform.log.warn('what was read could not be noted', errorFields(error))
    })
  }
  return {
    note(seq) {
      noted = Math.max(noted, seq)
      if (!pause) write()
    },
    close() {
      clearTimeout(pause)
      write()
      clearTimeout(pause)
    },
  }
}
