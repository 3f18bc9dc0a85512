import type { Presence } from '@himoya/contract/staff/staff'
import { useRead } from './use-read.ts'

/** Begins as the queue's key does: whatever changes the lists changes how many chats I have. */
export const PRESENCE = ['queue', 'presence'] as const
/** Another tab or computer of the same person, or a setting of the team, may have changed it. */
const REREAD_MS = 5_000

export const usePresence = () => useRead<Presence>(PRESENCE, 'staff/presence/', { refetchInterval: REREAD_MS })
