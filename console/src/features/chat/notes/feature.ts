import type { Feature } from '../../../ui/feature.ts'
import { createNotesStore } from './notes-store.ts'

export const notes: Feature = {
  name: 'notes',
  store: createNotesStore,
}
