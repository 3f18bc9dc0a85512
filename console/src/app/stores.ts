import { createBell } from '../features/bell/public/bell.ts'
import { addQuestions } from '../features/builder/builder-store.ts'
import { createCasesStore } from '../features/cases/cases-store.ts'
import { createDraftsStore } from '../features/content/drafts-store.ts'
import { createRoomsStore } from '../features/conversation/rooms-store.ts'
import { createInviteStore } from '../features/invite/take-invite.ts'
import { createNotesStore } from '../features/notes/notes-store.ts'
import { createQueueStore } from '../features/queue/public/queue-store.ts'
import { hearCalls } from '../features/sos/hear-call.ts'
import type { MakeStore } from '../session/services.ts'

/** What is there from the first moment, before any screen asks: it hears what the socket tells. */
export const STORES: readonly MakeStore<unknown>[] = [
  createInviteStore,
  createQueueStore,
  createRoomsStore,
  createNotesStore,
  createCasesStore,
  hearCalls,
  createDraftsStore,
  addQuestions,
  createBell,
]
