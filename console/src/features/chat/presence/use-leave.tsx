import type { StaffChat } from '@himoya/contract/staff/staff'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { LeaveDialog, type Leaving } from './leave-dialog.tsx'

/** Goes on a break, off shift or out; with open chats it asks first what becomes of them. `dialog` has to be rendered. */
export function useLeave(leave: (how: Leaving) => void): { ask(how: Leaving): void; dialog: ReactNode } {
  const { api, queries } = useServices()
  const failed = useFailed()
  const [asked, setAsked] = useState<{ how: Leaving; chats: StaffChat[]; promised: boolean } | null>(null)
  const read = useMutation({
    mutationFn: async (how: Leaving) => {
      const [chats, promises] = await Promise.all([
        api.get<StaffChat[]>('staff/chat/?mine=1'),
        how === 'break' ? [] : api.get<FollowUp[]>('staff/follow-up/'),
      ])
      return { how, chats, promised: promises.length > 0 }
    },
    onSuccess: (found) => (found.chats.length > 0 || found.promised ? setAsked(found) : leave(found.how)),
    // Out of reach: whoever wants to go is not held.
    onError: (_error, how) => leave(how),
  })
  const give = useMutation({
    mutationFn: async (chats: StaffChat[]) => {
      for (const { id } of chats) await api.post(`staff/chat/${id}/release/`)
    },
    onSuccess: () => go(),
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  })
  const go = (): void => {
    setAsked(null)
    if (asked) leave(asked.how)
  }
  const dialog = asked ? (
    <LeaveDialog
      leaving={asked.how}
      open_chats={asked.chats.length}
      busy={give.isPending}
      onStay={() => setAsked(null)}
      onGiveBack={() => give.mutate(asked.chats)}
      onKeep={go}
    />
  ) : null
  return { ask: (how) => read.mutate(how), dialog }
}
