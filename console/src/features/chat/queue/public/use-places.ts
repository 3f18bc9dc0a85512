import { useMe } from '../../../../session/use-me.ts'
import type { Places } from './places.ts'
import { useChatList } from './use-chat-list.ts'
import { usePresence } from '../../../../session/use-presence.ts'

/** As the lists stand now: the same number that is counted in "my conversations". */
export function usePlaces(): Places {
  const role = useMe().data?.role
  const presence = usePresence().data
  const mine = useChatList('mine').data
  const cap = role === 'supervisor' ? Infinity : (presence?.chat_cap ?? Infinity)
  return { open: mine?.length ?? presence?.open_chats ?? 0, cap }
}
