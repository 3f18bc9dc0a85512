import type { DeskFrame } from '@himoya/contract/chat/desk'
import type { QueryClient } from '@tanstack/react-query'
import type { NoteBook } from './note-book.ts'

/** What a frame about the desk makes the screens read again. */
export function tellDesk(queries: QueryClient, notes: NoteBook, frame: DeskFrame): void {
  const again = (...queryKey: string[]): void => void queries.invalidateQueries({ queryKey })
  if (frame.type === 'note') {
    notes.receive(frame.chat_id, frame.note)
    if (frame.note.kind === 'whisper') again('queue')
  } else if (frame.type === 'facts') again('desk', frame.chat_id)
  else if (frame.type === 'block') again('blocks')
  else {
    again('transfers')
    again('queue')
  }
}
