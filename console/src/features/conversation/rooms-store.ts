import type { Services } from '../../session/services.ts'
import { createQueueStore } from '../queue/public/queue-store.ts'
import { type ChatRooms, createChatRooms } from './rooms.ts'

export function createRoomsStore({ api, socket, storeOf, onForget }: Services): ChatRooms {
  const rooms = createChatRooms({ api, socket, onMessage: storeOf(createQueueStore).readAgain })
  onForget(rooms.closeAll)
  return rooms
}
