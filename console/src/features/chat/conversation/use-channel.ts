import type { StaffChatView } from '@himoya/kit/chat/staff-socket'
import { useQuery } from '@tanstack/react-query'
import type { ChatChannel } from './channels.ts'
import { useStore } from '../../../session/services.ts'
import { createChannelsStore } from './channels-store.ts'
import { useValue } from '../../../session/value.ts'

/** Opens a chat's channel; the channel itself keeps live, the query only tells of loading and failure. */
export function useChannel(chat_id: string) {
  const channels = useStore(createChannelsStore)
  return useQuery({
    queryKey: ['channel', chat_id],
    queryFn: () => channels.open(chat_id),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}

export const useChannelView = (channel: ChatChannel): StaffChatView => useValue(channel.live)
