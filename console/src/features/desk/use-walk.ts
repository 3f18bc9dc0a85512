import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { neighbour, nextUnanswered } from './neighbours.ts'
import { type ListName, useChatList } from '../chat/queue/public/use-chat-list.ts'

/** J and K open the next and the previous chat of what the left pane shows, U the one of mine that waits longest. */
export function useWalk(tab: ListName, open: string | undefined): void {
  const navigate = useNavigate()
  const waiting = useChatList('waiting').data
  const mine = useChatList('mine').data
  const ended = useChatList('ended', tab === 'ended').data
  const shortcuts = useMemo(() => {
    const shown = tab === 'ended' ? ended : [...(waiting ?? []), ...(mine ?? [])]
    const ids = (shown ?? []).map(({ id }) => id)
    const walk = (step: 1 | -1): void => {
      const next = neighbour(ids, open, step)
      if (next && next !== open) void navigate(`/${tab === 'waiting' ? 'queue' : tab}/${next}`, { state: { walked: true } })
    }
    const unanswered = (): void => {
      const longest = nextUnanswered(mine ?? [], open)
      if (longest) void navigate(`/queue/${longest}`)
    }
    return { next: () => walk(1), previous: () => walk(-1), unanswered }
  }, [tab, open, waiting, mine, ended, navigate])
  useShortcuts(shortcuts)
}
