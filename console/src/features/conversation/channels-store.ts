import type { Services } from '../../session/services.ts'
import { createQueueStore } from '../queue/public/queue-store.ts'
import { type ChatChannels, createChatChannels } from './channels.ts'

export function createChannelsStore({ api, socket, storeOf, onForget }: Services): ChatChannels {
  const channels = createChatChannels({ api, socket, onMessage: storeOf(createQueueStore).readAgain })
  onForget(channels.closeAll)
  return channels
}
