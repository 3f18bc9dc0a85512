import type { DutyRota, OwnDuty } from '@himoya/contract/duty'
import type { Api } from '@himoya/kit/session/api-client'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TextKey } from '../../i18n/text-key.ts'
import { useText } from '../../i18n/use-text.ts'
import { useServices } from '../../session/services.ts'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'

const ROTA = ['duty', 'rota']
const OWN = ['duty', 'own']
/** Others confirm their phones meanwhile, and messages arrive. */
const REREAD_MS = 10_000

export function useDutyRota(enabled: boolean) {
  const { api } = useServices()
  return useQuery({
    queryKey: ROTA,
    queryFn: ({ signal }) => api.get<DutyRota>('staff/duty/', { signal }),
    refetchInterval: REREAD_MS,
    enabled,
  })
}

export function useOwnDuty() {
  const { api } = useServices()
  return useQuery({ queryKey: OWN, queryFn: ({ signal }) => api.get<OwnDuty>('staff/duty/own/', { signal }) })
}

/** Changes the rota by a call that answers the whole of it. */
export function useDutyChange(ask: (api: Api) => Promise<DutyRota>, done: TextKey, onDone: () => void = () => {}) {
  return useAct(ask, ROTA, done, onDone)
}

export function useOwnDutyChange(ask: (api: Api) => Promise<OwnDuty>, done: TextKey) {
  return useAct(ask, OWN, done, () => {})
}

function useAct<T>(ask: (api: Api) => Promise<T>, key: string[], done: TextKey, onDone: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return useMutation({
    mutationFn: () => ask(api),
    onSuccess(answer) {
      queries.setQueryData(key, answer)
      notify(text(done), 'success')
      onDone()
    },
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['duty'] }),
  })
}
