import type { Services } from '../../../session/services.ts'
import { createQueueStore } from '../queue/public/queue-store.ts'
import { type ChatChannels, createChatChannels } from './channels.ts'

export function createChannelsStore({ api, socket, storeOf, onForget }: Services): ChatChannels {
  const { readAgain, typing } = storeOf(createQueueStore)
  const onTyping = (chat_id: string, on: boolean): void => {
    const others = [...typing.get()].filter((id) => id !== chat_id)
    typing.set(new Set(on ? [...others, chat_id] : others))
  }
  const channels = createChatChannels({ api, socket, onMessage: readAgain, onTyping })
  onForget(channels.closeAll)
  return channels
}
