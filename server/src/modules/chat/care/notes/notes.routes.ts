import { Note, NoteBody, Notes, NotesQuery, NotesReadBody } from '@himoya/contract/chat/desk'
import type { App } from '../../../../platform/core/app-type.ts'
import { get, post } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { ChatPath, DESK } from '../care-paths.ts'
import { addNote, listNotes, readNotes } from './notes.service.ts'

export function notesRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/chat/:chat_id/note/', DESK, 'Notes and whispers beside a chat, ascending; the last 200')
    .takes({ params: ChatPath, query: NotesQuery, errors: ['not_found'] })
    .answers(Notes, ({ actor, params, query }) => listNotes(platform, actor, params.chat_id, query))

  post(app, '/api/v1/staff/chat/:chat_id/note/', DESK, 'Add a note or a whisper; no person ever sees it')
    .takes({ params: ChatPath, body: NoteBody, errors: ['not_found', 'forbidden'] })
    .answers(Note, ({ actor, params, body }) => addNote(platform, actor, params.chat_id, body))

  post(app, '/api/v1/staff/chat/:chat_id/note/read/', DESK, 'Up to where the notes beside a chat were shown')
    .takes({ params: ChatPath, body: NotesReadBody, errors: ['not_found'], idempotency: false })
    .does(({ actor, params, body }) => readNotes(platform, actor, params.chat_id, body.seq))
}
