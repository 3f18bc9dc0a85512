import type { Chat } from '@himoya/contract/chat/chat'
import type { Incoming } from '@himoya/contract/chat/socket'

export type WaitingAnswers = {
  /** What `GET chat/` said; the first chat is the one whose frames are heard. */
  begin(chats: readonly Chat[]): void
  hear(frame: Incoming): void
  /** The person has had this chat on the screen up to `seq`. */
  read(chat_id: string, seq: number): void
  /** Up to which seq the heard chat is known. */
  reached(): number
}

type Known = { last_seq: number; read_seq: number }

/** How many of the counsellors' messages wait, over all chats. One's own are read as they are written. */
export function countWaitingAnswers(onChange: (count: number) => void): WaitingAnswers {
  let known = new Map<string, Known>()
  let heard = ''
  const say = (): void => onChange([...known.values()].reduce((sum, { last_seq, read_seq }) => sum + last_seq - read_seq, 0))

  function raise(chat_id: string, last_seq: number, read_seq: number): void {
    const before = known.get(chat_id) ?? { last_seq: 0, read_seq: 0 }
    const last = Math.max(before.last_seq, last_seq)
    known.set(chat_id, { last_seq: last, read_seq: Math.min(last, Math.max(before.read_seq, read_seq)) })
    say()
  }
  return {
    begin(chats) {
      heard = chats[0]?.id ?? ''
      known = new Map(chats.map(({ id, last_seq, unread }) => [id, { last_seq, read_seq: last_seq - unread }]))
      say()
    },
    hear(frame) {
      if (frame.type === 'hello') raise(heard, frame.last_seq, frame.read.me)
      else if (frame.type === 'read' && frame.who === 'me') raise(heard, frame.seq, frame.seq)
      else if (frame.type === undefined) raise(heard, frame.seq, frame.is_admin ? 0 : frame.seq)
    },
    read: (chat_id, seq) => known.has(chat_id) && raise(chat_id, seq, seq),
    reached: () => known.get(heard)?.last_seq ?? 0,
  }
}
