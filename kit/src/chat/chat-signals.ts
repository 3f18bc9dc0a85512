import type { ChatStatus, Message } from '@himoya/contract/chat/chat'
import type { ReadFrame, StateFrame, TypingFrame } from '@himoya/contract/chat/socket'
import type { OutgoingFrame } from '../link/http-link.ts'

export type Signals = {
  /** Up to which seq each side has read; null until the server said so. */
  read: { me: number; peer: number } | null
  /** The other side is writing at this moment. */
  peer_types: boolean
  /** How the chat stands: availability, place in the queue, who has it. */
  status: ChatStatus | null
}
export const NO_SIGNALS: Signals = { read: null, peer_types: false, status: null }

type ChatSignalsOptions = {
  is_admin: boolean
  post(frame: OutgoingFrame & { type: 'read' | 'typing' }): boolean
  onChange(changes: Partial<Signals>): void
}

export type ChatSignals = {
  /** What the server says beside acknowledgements. */
  hear(frame: Message | ReadFrame | TypingFrame | StateFrame): void
  /**
   * The connection is there: what was read meanwhile is told; `is_anew`: of rows that are not stored any more nothing is known.
   */
  opened(read: { me: number; peer?: number } | undefined, is_anew?: boolean): void
  /** Everything up to `seq` was really shown. Told at most once in 2 s, and never backwards. */
  read(seq: number): void
  /** The person writes, or has stopped: sent, emptied, gone elsewhere. */
  typing(on: boolean): void
}

const READ_PAUSE_MS = 2_000
const TYPING_PAUSE_MS = 3_000
const TYPING_LIFE_MS = 6_000

/** What two people know of each other between the messages: read, typing, status. May be lost, never matters for a message. */
export function createChatSignals({ is_admin, post, onChange }: ChatSignalsOptions): ChatSignals {
  let read_seqs: Signals['read'] = null
  /** Shown here, and what of it the server knows. */
  let shown = 0
  let sent_seq = 0
  let read_pause: ReturnType<typeof setTimeout> | undefined
  let typing_end: ReturnType<typeof setTimeout> | undefined

  function mark(me: number, peer: number): void {
    const before = read_seqs
    read_seqs = { me: Math.max(before?.me ?? 0, me), peer: Math.max(before?.peer ?? 0, peer) }
    if (read_seqs.me !== before?.me || read_seqs.peer !== before.peer) onChange({ read: read_seqs })
  }
  function tellRead(): void {
    if (read_pause !== undefined || shown <= sent_seq || !post({ type: 'read', seq: shown })) return
    sent_seq = shown
    read_pause = setTimeout(() => {
      read_pause = undefined
      tellRead()
    }, READ_PAUSE_MS)
  }
  function showTyping(on: boolean): void {
    clearTimeout(typing_end)
    if (on) typing_end = setTimeout(() => showTyping(false), TYPING_LIFE_MS)
    onChange({ peer_types: on })
  }

  return {
    hear(frame) {
      if (!('type' in frame)) {
        if (frame.is_admin !== is_admin) showTyping(false)
        // Who answers has read what stands above the answer.
        if (read_seqs && frame.is_admin && !is_admin) mark(0, frame.seq)
      } else if (frame.type === 'read') mark(frame.who === 'me' ? frame.seq : 0, frame.who === 'peer' ? frame.seq : 0)
      else if (frame.type === 'typing') showTyping(frame.on)
      else {
        const { type: _, ...status } = frame
        onChange({ status })
      }
    },
    opened(read, is_anew = false) {
      if (is_anew) {
        read_seqs = null
        shown = 0
      }
      if (read) {
        sent_seq = read.me
        mark(Math.max(read.me, shown), read.peer ?? 0)
      }
      tellRead()
    },
    read(seq) {
      if (seq <= Math.max(shown, read_seqs?.me ?? 0)) return
      shown = seq
      mark(seq, 0)
      tellRead()
    },
    typing: createTypingTeller(post),
  }
}

function createTypingTeller(post: ChatSignalsOptions['post']): ChatSignals['typing'] {
  let since: number | null = null
  return (on) => {
    const now = Date.now()
    if (on ? since !== null && now - since < TYPING_PAUSE_MS : since === null) return
    const sent_seq = post({ type: 'typing', on })
    since = on && sent_seq ? now : null
  }
}
