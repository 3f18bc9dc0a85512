import type { Note } from '@himoya/contract/chat/desk'
import { useQuery } from '@tanstack/react-query'
import { useLinkState } from '../../../../session/use-link-state.ts'
import { useStore } from '../../../../session/services.ts'
import { createNotesStore } from '../notes-store.ts'
import { useValue } from '../../../../session/value.ts'

/** The socket brings them; this is for the beginning, and for the time when it is not there. */
const REREAD_MS = { open: 60_000, missing: 5_000 }

export function useNotes(chat_id: string): { notes: readonly Note[]; failed: boolean } {
  const notes = useStore(createNotesStore)
  const link = useLinkState()
  const book = notes.of(chat_id)
  const reading = useQuery({
    queryKey: ['notes', chat_id],
    queryFn: async () => {
      await notes.read(chat_id)
      return true
    },
    refetchInterval: link === 'open' ? REREAD_MS.open : REREAD_MS.missing,
  })
  return { notes: useValue(book), failed: reading.isError && !reading.data }
}
