import type { StaffChat } from '@himoya/contract/staff/staff'
import { useEffect } from 'react'
import { useServices } from '../../../../session/services.ts'

/** Whispers that are on the screen are no news any more. */
export function useNotesRead(chat: StaffChat, newest: number): void {
  const { api, queries } = useServices()
  const { id, whispers } = chat
  useEffect(() => {
    if (whispers === 0 || newest === 0) return undefined
    const tell = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      // Out of reach now: the mark stays on the row, and the next look says it again.
      await api.post(`staff/chat/${id}/note/read/`, { seq: newest }).catch(() => null)
      await queries.invalidateQueries({ queryKey: ['queue', 'mine'] })
    }
    const look = (): void => void tell()
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [api, queries, id, whispers, newest])
}
