import type { StaffChat } from '@himoya/contract/staff/staff'
import { useEffect } from 'react'
import { ME } from '../../../session/me-key.ts'
import { useServices, useStore } from '../../../session/services.ts'
import { useLinkState } from '../../../session/use-link-state.ts'
import { useChatList } from '../queue/public/use-chat-list.ts'
import { createChannelsStore } from './channels-store.ts'

/** Holds the console's one socket open while somebody is signed in, and guards what has not left yet. */
export function useSocket(): void {
  const { socket, queries, link } = useServices()
  const channels = useStore(createChannelsStore)
  const mine = useChatList('mine').data
  useEffect(() => {
    socket.start()
    return () => socket.stop()
  }, [socket])

  const my_ids = idsOf(mine)
  useEffect(() => {
    if (my_ids) void channels.follow(my_ids.split(','))
  }, [channels, my_ids])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (channels.unsent() > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [channels])

  const state = useLinkState()
  useEffect(() => {
    // closed for good: if the session was ended, asking who is here finds it out and leads to the sign-in page
    if (state === 'stopped' && link.get() === 'stopped') void queries.invalidateQueries({ queryKey: ME })
  }, [state, link, queries])
}

const idsOf = (chats: StaffChat[] | undefined): string => (chats ?? []).map(({ id }) => id).join()
