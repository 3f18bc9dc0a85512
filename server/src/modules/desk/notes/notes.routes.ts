import { Empty } from '@himoya/contract/common'
import { Note, NoteBody, Notes, NotesQuery, NotesReadBody } from '@himoya/contract/desk'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK } from '../desk-paths.ts'
import { addNote, listNotes, readNotes } from './notes.service.ts'

export function notesRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/chat/:chat_id/note/',
    {
      config: { access: DESK, summary: 'Notes and whispers beside a chat, ascending; the last 200', errors: ['not_found'] },
      schema: { params: ChatPath, querystring: NotesQuery, response: { 200: Notes } },
    },
    async (request) => listNotes(platform, staffActor(request.actor), request.params.chat_id, request.query),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/note/',
    {
      config: { access: DESK, summary: 'Add a note or a whisper; no person ever sees it', errors: ['not_found', 'forbidden'] },
      schema: { params: ChatPath, body: NoteBody, response: { 200: Note } },
    },
    async (request) => addNote(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/note/read/',
    {
      config: {
        access: DESK,
        summary: 'Up to where the notes beside a chat were shown',
        errors: ['not_found'],
        idempotency: false,
      },
      schema: { params: ChatPath, body: NotesReadBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await readNotes(platform, staffActor(request.actor), request.params.chat_id, request.body.seq)
      reply.status(204)
    },
  )
}
