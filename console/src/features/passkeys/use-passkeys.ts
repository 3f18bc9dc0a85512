import type { PasskeyRule, Passkeys } from '@himoya/contract/passkeys'
import type { Api } from '@himoya/kit/session/api-client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'
import { useFailed } from '../../ui/notices/use-notify.ts'

const KEYS = ['passkeys'] as const

export function usePasskeys() {
  const { api } = useServices()
  return useQuery({ queryKey: KEYS, queryFn: ({ signal }) => api.get<Passkeys>('staff/auth/passkey/', { signal }) })
}

/** For admins. */
export function usePasskeyRule() {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEYS, 'rule'],
    queryFn: ({ signal }) => api.get<PasskeyRule>('staff/passkey-rule/', { signal }),
  })
}

/** Whatever is changed, the lists are asked for again. */
export function usePasskeyChange<T>(change: (api: Api, value: T) => Promise<unknown>, onDone: () => void = () => {}) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (value: T) => change(api, value),
    onSuccess: onDone,
    onError: failed,
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS }),
  })
}
