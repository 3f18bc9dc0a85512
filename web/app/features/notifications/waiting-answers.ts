import type { Chat } from '@himoya/contract/chat'
import type { Language } from '@himoya/contract/languages'
import type { Incoming } from '@himoya/contract/socket'
import { showUnreadMark } from '../shell/unread-mark.ts'
import { BELL_WORDS } from './bell-words.ts'

export type WaitingAnswers = {
  /** What `GET chat/` said. */
  begin(chats: readonly Chat[]): void
  hear(frame: Incoming): void
  reached(): number
}

/** The mark on the closed chat: how many of the counsellors' messages wait. The open chat counts by itself. */
export function countWaitingAnswers(lang: Language): WaitingAnswers {
  let unread = 0
  let last_seq = 0
  const show = (count: number): void => {
    unread = count
    if (!document.documentElement.dataset['panel']) showUnreadMark(count, BELL_WORDS[lang].answers + count)
  }
  return {
    begin(chats) {
      last_seq = chats[0]?.last_seq ?? 0
      show(chats.reduce((sum, chat) => sum + chat.unread, 0))
    },
    hear(frame) {
      if (frame.type === 'read' && frame.who === 'me' && frame.seq >= last_seq) show(0)
      if (frame.type !== undefined || frame.seq <= last_seq) return
      last_seq = frame.seq
      if (frame.is_admin) show(unread + 1)
    },
    reached: () => last_seq,
  }
}
