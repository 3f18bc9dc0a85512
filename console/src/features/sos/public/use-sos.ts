import type { SosDetail, SosRow } from '@himoya/contract/sos/sos'
import type { SosOutcome } from '@himoya/contract/sos/sos-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { explain } from '../../../ui/words/explain.ts'
import { useServices, useStore } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { OPEN_CALLS } from '../open-calls-key.ts'
import { isRinging, mergeCall } from '../sos-calls.ts'
import { createQueueStore } from '../../chat/queue/public/queue-store.ts'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useRead } from '../../../session/use-read.ts'

/** The socket brings each call itself; this is for the time when it is not there. */
const REREAD_MS = 5_000
const detailKey = (id: string) => ['sos', 'one', id] as const

/** What rings, what is worked on, what has just ended. */
export const useOpenCalls = () =>
  useRead<SosRow[]>(OPEN_CALLS, 'staff/sos/', { refetchInterval: REREAD_MS, refetchIntervalInBackground: true })

export const useRinging = (): SosRow[] => (useOpenCalls().data ?? []).filter(isRinging)

export const useRecentCalls = () =>
  useRead<SosRow[]>(['sos', 'recent'], 'staff/sos/?view=recent', { refetchInterval: 4 * REREAD_MS })

/** What the sender said; each reading stands in the audit, so it is read again only when the call has changed. */
export const useCall = (id: string) => useRead<SosDetail>(detailKey(id), `staff/sos/${id}/`, { staleTime: 60_000 })

/** One winner; the others read who it was. Whoever wins stands in the conversation at once. */
export function useAccept() {
  const { api, queries } = useServices()
  const { claiming } = useStore(createQueueStore)
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  return useMutation({
    mutationFn({ id, chat_id }: SosRow) {
      if (chat_id !== null) claiming.add(chat_id)
      return api.post<SosDetail>(`staff/sos/${id}/accept/`)
    },
    onSuccess(detail) {
      queries.setQueryData(detailKey(detail.id), detail)
      queries.setQueryData<SosRow[]>(OPEN_CALLS, (calls) => mergeCall(calls ?? [], rowOf(detail)))
      void navigate(placeOf(detail))
    },
    onError(error, { chat_id }) {
      if (chat_id !== null) claiming.delete(chat_id)
      const code = error instanceof ApiError ? error.code : null
      const taken = error instanceof ApiError && code === 'already_claimed' ? text('sos.taken', { alias: error.by ?? '' }) : null
      notify(taken ?? (code === 'already_done' ? text('sos.over') : explain(error, text)), taken ? 'info' : 'error')
    },
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: ['sos'] }), queries.invalidateQueries({ queryKey: ['queue'] })]),
  })
}

/** "I am coming": nobody else is woken meanwhile. */
export function useCome() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: (id: string) => api.post<SosRow>(`staff/sos/${id}/coming/`),
    onSuccess: (call) => queries.setQueryData<SosRow[]>(OPEN_CALLS, (calls) => mergeCall(calls ?? [], call)),
    onError(error) {
      const who = error instanceof ApiError && error.code === 'already_claimed' ? (error.by ?? '') : null
      notify(who === null ? explain(error, text) : text('sos.other_comes', { alias: who }), who === null ? 'error' : 'info')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sos'] }),
  })
}

/** Where the sender is answered. */
export const placeOf = ({ id, chat_id, report_id }: SosRow): string =>
  chat_id !== null ? `/mine/${chat_id}` : report_id !== null ? `/cases/${report_id}` : `/sos/${id}`

function rowOf({ text: _text, phone: _phone, place: _place, note: _note, ...row }: SosDetail): SosRow {
  return row
}

export function useSettle(id: string, onDone: () => void) {
  const { api } = useServices()
  const text = useText()
  const write = useWrite(id)
  return useMutation({
    mutationFn: (body: { outcome: SosOutcome; note?: string }) => api.post<SosDetail>(`staff/sos/${id}/settle/`, body),
    onSuccess(detail) {
      write.done(detail, text('sos.settled'))
      onDone()
    },
    onError: write.failed,
    onSettled: write.over,
  })
}

/** The call did not end so: it is in work again. */
export function useUndo(id: string) {
  const { api } = useServices()
  const text = useText()
  const write = useWrite(id)
  return useMutation({
    mutationFn: () => api.post<SosDetail>(`staff/sos/${id}/undo/`),
    onSuccess: (detail) => write.done(detail, text('sos.undone')),
    onError: write.failed,
    onSettled: write.over,
  })
}

/** What follows a change of a call on this screen. */
function useWrite(id: string) {
  const { queries } = useServices()
  const notify = useNotify()
  const failed = useFailed()
  return {
    done(detail: SosDetail, said: string): void {
      queries.setQueryData(detailKey(id), detail)
      notify(said, 'success')
    },
    failed,
    over: () => queries.invalidateQueries({ queryKey: ['sos'] }),
  }
}
