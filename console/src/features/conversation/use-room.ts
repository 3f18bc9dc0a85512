import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { useQuery } from '@tanstack/react-query'
import type { ChatRoom } from './rooms.ts'
import { useStore } from '../../session/services.ts'
import { createRoomsStore } from './rooms-store.ts'
import { useValue } from '../../session/value.ts'

/** Opens a chat's room; the room itself keeps live, the query only tells of loading and failure. */
export function useRoom(chat_id: string) {
  const rooms = useStore(createRoomsStore)
  return useQuery({
    queryKey: ['room', chat_id],
    queryFn: () => rooms.open(chat_id),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}

export const useRoomView = (room: ChatRoom): StaffChatView => useValue(room.live)
