import type { StaffChat } from '@himoya/contract/staff/staff'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { uuid } from '@himoya/kit/uuid'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { useServices } from '../../../../session/services.ts'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useAddNote } from '../../notes/public/use-add-note.ts'
import { type OpenEnd, openEnds } from './open-ends.ts'

export type Ending = {
  /** What speaks against it; with any of them it ends only with a reason. */
  ends: OpenEnd[]
  reason: string
  setReason(reason: string): void
  ready: boolean
  busy: boolean
  end(): void
}

/** The end of a conversation. Its reason is noted beside the messages first, so that whoever meets this child next reads it. */
export function useEnding(chat: Pick<StaffChat, 'id' | 'waiting_since' | 'hints' | 'risk'>, onEnded: () => void): Ending {
  const { api, queries } = useServices()
  const text = useText()
  const failed = useFailed()
  const addNote = useAddNote(chat.id)
  const [reason, setReason] = useState('')
  const noted = useRef({ reason: '', cid: '' })
  const ends = openEnds(chat)
  const act = useMutation({
    async mutationFn() {
      const words = reason.trim()
      if (ends.length > 0) {
        // tried again with the same reason, it is the same note
        if (noted.current.reason !== words) noted.current = { reason: words, cid: uuid() }
        await addNote({ cid: noted.current.cid, kind: 'note', text: text('ending.note', { reason: words }) })
      }
      return api.post<StaffChat>(`staff/chat/${chat.id}/end/`)
    },
    onSuccess: onEnded,
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  })
  const ready = (ends.length === 0 || reason.trim().length >= DESK_LENGTHS.reason_min) && !act.isPending
  return { ends, reason, setReason, ready, busy: act.isPending, end: () => ready && act.mutate() }
}
