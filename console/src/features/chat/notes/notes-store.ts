import type { Services } from '../../../session/services.ts'
import { createNoteBook, type NoteBook } from './note-book.ts'
import { tellDesk } from './tell-desk.ts'

export function createNotesStore({ api, queries, hear, onForget }: Services): NoteBook {
  const notes = createNoteBook(api)
  hear({ onDesk: (frame) => tellDesk(queries, notes, frame), notesReached: notes.reached })
  onForget(notes.clear)
  return notes
}
