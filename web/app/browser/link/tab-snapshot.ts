import type { ChatSignals, Signals } from '@himoya/kit/chat/chat-signals'
import type { Conversation } from '@himoya/kit/chat/conversation'

/** What a tab that joins must know of the one that leads. */
type Snapshot = Pick<Signals, 'status'> & {
  read: NonNullable<Signals['read']> | undefined
  reached: number
  /** The server's time when what is stored began anew, because a backup was put back; null: that is not known to have happened. */
  begun: string | null
}

export type TabSnapshot = {
  take(): Snapshot
  hear(snapshot: Snapshot): void
  /** What a greeting of the server tells: `begun` anew, or that the rows that are known are stored. */
  note(begun: string | null): void
}

type Parts = {
  conversation: Conversation
  signals: ChatSignals
  view(): Signals
  update(changes: Pick<Signals, 'status'>): void
}

/**
 * One tab tells the others how the chat stands. A tab that slept while a backup was put back has not heard it, and by how far the
 * leading one has come it cannot know it; so the time at which it happened goes along. A tab that was opened after it, while all others
 * slept, has not heard of it either: led by that one, they show what they had until they are loaded anew.
 */
export function createTabSnapshot({ conversation, signals, view, update }: Parts): TabSnapshot {
  /** undefined: neither the server nor another tab has said anything yet, so what was read before is as new as that. */
  let known: string | null | undefined
  const note = (begun: string | null): void => {
    if (begun !== null || known === undefined) known = begun
  }
  return {
    note,
    take: () => ({
      read: view().read ?? undefined,
      status: view().status,
      reached: conversation.reached(),
      begun: known ?? null,
    }),
    hear({ read, status, reached, begun }) {
      const is_anew = begun !== null && known !== undefined && begun !== known
      note(begun)
      update({ status })
      if (is_anew) conversation.startOver(reached)
      signals.opened(read, is_anew)
      if (reached > conversation.reached()) conversation.catchUp(reached)
    },
  }
}
