import { useStore } from '../../../../session/services.ts'
import type { NewNote } from '../note-book.ts'
import { createNotesStore } from '../notes-store.ts'

/** Resolves once it is stored beside the chat. */
export function useAddNote(chat_id: string): (note: NewNote) => Promise<void> {
  const notes = useStore(createNotesStore)
  return (note) => notes.add(chat_id, note)
}
